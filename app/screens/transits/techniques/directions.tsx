import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { DirectedBoundAnswer, DirectionAnswer, DirectionsAnswer } from "~/answers/directions";
import type { TraditionalRuler } from "~/astrology/bodies";
import { dateOfIso, formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding, listOf, nullOr, number, text, word, yesOrNo } from "~/calls/shape";
import { useAsked } from "~/components/results/use-asked";
import { Fold } from "~/components/ui/fold";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
import * as words from "~/words/techniques";
import { CELL, Columns } from "../columns";
import { AskedOfBirth, HowReckoned } from "./asked-of-birth";

const areDirections = holding<DirectionsAnswer>({
  directions: listOf(
    holding<DirectionAnswer>({
      significator: word(),
      promissor: word(),
      aspect: word(),
      side: nullOr(word<"Sinister" | "Dexter">()),
      sign: nullOr(word<NonNullable<DirectionAnswer["sign"]>>()),
      arc: number(),
      isConverse: yesOrNo,
      at: text,
    }),
  ),
  bounds: listOf(holding<DirectedBoundAnswer>({ lord: word(), sign: word(), from: text, to: text })),
  rules: listOf(text),
});

const YEARS_AHEAD = 12;

/** What the turning sky carries to the places of a chart: the years ahead first, then all of a life. */
export function Directions({ chart }: { readonly chart: BirthChartAnswer }) {
  const asked = useAsked(`${chart.id} directions`, null, () =>
    ask("POST /api/directions", { birth: chart.input }, areDirections),
  );
  return (
    <AskedOfBirth asked={asked}>
      {({ directions, bounds, rules }) => {
        const today = localDay(new Date());
        const { year } = today;
        const ahead = directions.filter(({ at }) => {
          const due = dateOfIso(at).year;
          return due >= year && due < year + YEARS_AHEAD;
        });
        const stay = bounds.find(({ from, to }) => from <= formatIsoDate(today) && formatIsoDate(today) < to);
        return (
          <>
            {stay && (
              <p className="mb-4 max-w-prose">
                {words.boundsOfAscendant({
                  strong: (lord) => <strong>{lord}</strong>,
                  lord: names.planet(stay.lord),
                  sign: names.sign(stay.sign),
                  day: longDate(dateOfIso(stay.to)),
                })}
              </p>
            )}
            <DirectionTable
              caption={words.fromTo({ from: year, until: year + YEARS_AHEAD - 1 })}
              directions={ahead}
            />
            <div className="mt-4 border-t border-line">
              <Fold isWide summary={<span className="font-semibold">{words.allOfAHundredYears()}</span>}>
                <DirectionTable caption={words.allOfAHundredYears()} directions={directions} />
              </Fold>
            </div>
            <HowReckoned rules={rules} />
          </>
        );
      }}
    </AskedOfBirth>
  );
}

interface DirectionTableProps {
  readonly caption: string;
  readonly directions: readonly DirectionAnswer[];
}

function DirectionTable({ caption, directions }: DirectionTableProps) {
  if (directions.length === 0) return <p className="text-muted">{words.noDirectionIsDue()}</p>;
  return (
    <table className="w-full border-collapse text-sm tabular">
      <caption className="sr-only">{caption}</caption>
      <Columns titles={[words.due(), words.direction(), words.arc()]} />
      <tbody>
        {directions.map((direction) => (
          <tr key={`${direction.at} ${direction.significator} ${direction.promissor} ${direction.aspect}`}>
            <td className={CELL}>{longDate(dateOfIso(direction.at))}</td>
            <th scope="row" className={CELL}>
              {wordsOf(direction)}
            </th>
            <td className={`${CELL} whitespace-nowrap`}>
              {words.degrees({ degrees: direction.arc.toFixed(2) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Ascendant to the sinister square of Saturn", "Midheaven to the bounds of Venus in Leo" */
function wordsOf(answer: DirectionAnswer): string {
  const { promissor, aspect, side, sign } = answer;
  const planet = promissor.replace(/^Term of /, "") as TraditionalRuler;
  const significator = names.point(answer.significator);
  const kind = (side ? `${side} ${aspect}` : aspect) as Parameters<typeof words.toTheAspect>[0];
  const direction =
    planet !== promissor && sign
      ? words.directionToBounds({
          significator,
          toTheBoundsOf: words.toTheBoundsOf(planet),
          sign: names.sign(sign),
        })
      : words.directionToAspect({
          significator,
          toTheAspect: words.toTheAspect(kind),
          ofPlanet: words.ofPlanet(planet),
        });
  return answer.isConverse ? words.converse({ direction }) : direction;
}
