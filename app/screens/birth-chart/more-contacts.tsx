import type { BirthChartAnswer } from "~/answers/birth-chart";
import { separation } from "~/astrology/angles";
import { signPosition } from "~/astrology/signs";
import type { ChartName } from "~/components/drawings/body-style";
import { Contact, FoldedList } from "~/components/sky/contact-rows";
import { formatSignPosition } from "~/components/zodiac-wheel/sign-position";
import { arcOf, degreesAndMinutes } from "~/readings/degrees";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";

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
        <FoldedList title={words.aspectsToAnglesAnd()} count={moreAspects.length}>
          {moreAspects.map(({ planet1, planet2, type, orb, isApplying }) => (
            <Contact key={`${planet1} ${planet2}`} title={titleOf(planet1, names.anyAspect(type), planet2)}>
              {words.orbAndMotion({ orb: degreesAndMinutes(arcOf(orb)), isApplying })}
            </Contact>
          ))}
        </FoldedList>
      )}
      {declinationAspects.length > 0 && (
        <FoldedList
          title={words.parallels()}
          count={declinationAspects.length}
          note={words.parallelWorksLike()}
        >
          {declinationAspects.map(({ planet1, planet2, type, orb }) => (
            <Contact key={`${planet1} ${planet2}`} title={titleOf(planet1, words.parallel(type), planet2)}>
              {words.orb({ orb: degreesAndMinutes(arcOf(orb)) })}
            </Contact>
          ))}
        </FoldedList>
      )}
      {hasStars && (
        <FoldedList
          title={words.fixedStars()}
          count={stars.length}
          note={stars.length > 0 ? words.starsWithin1Of() : words.noStarOfThe()}
        >
          {stars.map(({ star, longitude, magnitude, name, orb }) => (
            <Contact key={`${star} ${name}`} title={words.atStar({ body: names.point(name), star })}>
              {words.orbPositionMagnitude({
                orb: degreesAndMinutes(arcOf(orb)),
                position: formatSignPosition(signPosition(longitude)),
                magnitude: magnitude.toFixed(1),
              })}
            </Contact>
          ))}
        </FoldedList>
      )}
    </div>
  );
}

function titleOf(first: ChartName, aspect: string, second: ChartName): string {
  return words.contact({ first: names.point(first), aspect, second: names.otherPoint(second) });
}

/** Each star with each that stands at it, the closest first. */
function starsMet({ stars = [], planets, points, extras = [], rising, midheaven }: BirthChartAnswer) {
  const longitudes = new Map<ChartName, number>(
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
