import type { BirthChartAnswer } from "~/answers/birth-chart";
import { separation } from "~/astrology/angles";
import { signPosition } from "~/astrology/signs";
import { Contact, FoldedList } from "~/components/sky/contact-rows";
import { arcOf, degreesAndMinutes } from "~/readings/degrees";

interface MoreContactsProps {
  readonly chart: BirthChartAnswer;
}

/** What a chart under settings has beside the aspects between planets; each list folded. */
export function MoreContacts({ chart }: MoreContactsProps) {
  const { moreAspects = [], declinationAspects = [] } = chart;
  const stars = starsMet(chart);
  const hasStars = (chart.stars ?? []).length > 0;
  return (
    <div className="mt-6 divide-y divide-line border-t border-line empty:hidden">
      {moreAspects.length > 0 && (
        <FoldedList title="Aspects to angles and points" count={moreAspects.length}>
          {moreAspects.map(({ planet1, planet2, type, orb, isApplying }) => (
            <Contact key={`${planet1} ${planet2}`} title={`${planet1} ${type} ${planet2}`}>
              orb {degreesAndMinutes(arcOf(orb))} · {isApplying ? "applying" : "separating"}
            </Contact>
          ))}
        </FoldedList>
      )}
      {declinationAspects.length > 0 && (
        <FoldedList
          title="Parallels"
          count={declinationAspects.length}
          note="A parallel works like a conjunction: both are equally far from the celestial equator. In a contraparallel one is north of it and the other south, and it works like an opposition."
        >
          {declinationAspects.map(({ planet1, planet2, type, orb }) => (
            <Contact key={`${planet1} ${planet2}`} title={`${planet1} ${type} ${planet2}`}>
              orb {degreesAndMinutes(arcOf(orb))}
            </Contact>
          ))}
        </FoldedList>
      )}
      {hasStars && (
        <FoldedList
          title="Fixed stars"
          count={stars.length}
          note={
            stars.length > 0
              ? "Stars within 1° of a planet, a point or an angle. The smaller the magnitude, the brighter the star."
              : "No star of the list is within 1° of a planet, a point or an angle."
          }
        >
          {stars.map(({ star, longitude, magnitude, name, orb }) => (
            <Contact key={`${star} ${name}`} title={`${name} Conjunction ${star}`}>
              orb {degreesAndMinutes(arcOf(orb))} · {positionText(longitude)} · magnitude{" "}
              {magnitude.toFixed(1)}
            </Contact>
          ))}
        </FoldedList>
      )}
    </div>
  );
}

function positionText(longitude: number): string {
  const position = signPosition(longitude);
  return `${degreesAndMinutes(position)} ${position.sign}`;
}

/** Each star with each that stands at it, the closest first. */
function starsMet({ stars = [], planets, points, extras = [], rising, midheaven }: BirthChartAnswer) {
  const longitudes = new Map<string, number>(
    [...planets, ...points, ...extras].map(({ planet, longitude }) => [planet, longitude]),
  );
  if (rising) longitudes.set("Ascendant", rising.longitude);
  if (midheaven) longitudes.set("Midheaven", midheaven.longitude);
  return stars
    .flatMap(({ star, longitude, magnitude, with: beside }) =>
      beside.flatMap((name) => {
        const of = longitudes.get(name);
        return of === undefined ? [] : [{ star, longitude, magnitude, name, orb: separation(of, longitude) }];
      }),
    )
    .sort((a, b) => a.orb - b.orb);
}
