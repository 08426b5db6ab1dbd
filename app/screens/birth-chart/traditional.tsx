import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { TraditionalRuler } from "~/astrology/bodies";
import { TRADITIONAL_PLANETS } from "~/astrology/bodies";
import { dispositorsOf, type MutualReception } from "~/astrology/dignities";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { reasonOf, signed, withPoints } from "~/components/placements/dignity-words";
import { arcOf, degreesMinutesSeconds } from "~/readings/degrees";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/traditional-chart";

interface TraditionalProps {
  /** Drawn under settings. */
  readonly chart: BirthChartAnswer;
}

/** What tradition reads off a chart: day or night, its ruler, who is strong where they stand, and who answers to whom. */
export function Traditional({ chart }: TraditionalProps) {
  const { ayanamsa, moonNakshatra, settings } = chart;
  return (
    <>
      <dl className="max-w-prose [&_dd]:mb-4 [&_dt]:font-semibold">
        <Sect chart={chart} />
        <ChartRuler chart={chart} />
        <FinalDispositor chart={chart} />
        <dt>{words.mutualReceptions()}</dt>
        <dd>
          <Receptions receptions={chart.mutualReceptions ?? []} />
        </dd>
        {typeof ayanamsa === "number" && (
          <>
            <dt>{words.ayanamsa()}</dt>
            <dd>
              {words.signsBeginLater({
                degrees: () => <span className="tabular">{degreesMinutesSeconds(arcOf(ayanamsa))}</span>,
                hasZodiac: settings !== undefined,
                zodiac: settings?.zodiac ?? "",
              })}
            </dd>
          </>
        )}
        {moonNakshatra && (
          <>
            <dt>{words.nakshatraOfTheMoon()}</dt>
            <dd>{words.nakshatraAndPada(moonNakshatra)}</dd>
          </>
        )}
      </dl>
      {chart.dignities && chart.dignities.length > 0 && <DignityTable chart={chart} />}
    </>
  );
}

function Sect({ chart: { isDay } }: TraditionalProps) {
  if (typeof isDay !== "boolean") {
    return (
      <>
        <dt>{words.dayOrNight()}</dt>
        <dd>{words.withoutABirthTime()}</dd>
      </>
    );
  }
  return (
    <>
      <dt>{isDay ? words.dayChart() : words.nightChart()}</dt>
      <dd>{isDay ? words.sunWasAbove() : words.sunWasBelow()}</dd>
    </>
  );
}

function ChartRuler({ chart: { chartRuler, planets, rising } }: TraditionalProps) {
  const placed = planets.find(({ planet }) => planet === chartRuler);
  if (!chartRuler || !placed || !rising) return null;
  const { sign, house } = placed;
  const told = { rising: names.sign(rising.sign), sign: names.sign(sign) };
  return (
    <>
      <dt>{words.chartRuler({ planet: names.planet(chartRuler) })}</dt>
      <dd>{house === null ? words.rulerInSign(told) : words.rulerInHouse({ ...told, house })}</dd>
    </>
  );
}

function FinalDispositor({ chart: { planets } }: TraditionalProps) {
  const longitudes = Object.fromEntries(planets.map(({ planet, longitude }) => [planet, longitude]));
  const { finalDispositor, loops } = dispositorsOf(longitudes as Record<TraditionalRuler, number>);
  if (finalDispositor) {
    return (
      <>
        <dt>{words.finalDispositor({ planet: names.planet(finalDispositor) })}</dt>
        <dd>{words.chainsEndWithOne({ planet: names.planetWithArticle(finalDispositor) })}</dd>
      </>
    );
  }
  return (
    <>
      <dt>{words.noFinalDispositor()}</dt>
      <dd>{words.chainsEnd({ ends: endsOf(loops) })}</dd>
    </>
  );
}

/** With which planets chains of dispositors end, where no single one ends them all. */
function endsOf(loops: readonly (readonly TraditionalRuler[])[]): string {
  const alone = loops.filter((loop) => loop.length === 1).flat();
  const [first = "", ...others] = [
    ...(alone.length > 0
      ? [words.withRulers({ count: alone.length, planets: listedNames(alone.map(names.planetWithArticle)) })]
      : []),
    ...loops.filter((loop) => loop.length > 1).map(circleOf),
  ];
  return others.reduce((said, next) => words.orNext({ first: said, next }), first);
}

function circleOf([first, ...others]: readonly TraditionalRuler[]): string {
  return listedNames([...(first ? [words.inACircleOf(first)] : []), ...others.map(names.planetWithArticle)]);
}

/** Where the guest stands, seen from the host. */
function hosted(host: TraditionalRuler, by: MutualReception["planet1In"]): string {
  const planet = names.planetWithArticle(host);
  return by === "Domicile" ? words.inASignThat({ planet }) : words.whereExalted({ planet });
}

function Receptions({ receptions }: { readonly receptions: readonly MutualReception[] }) {
  if (receptions.length === 0) return words.noReceptions();
  return (
    <>
      {words.eachIsAGuest()}
      <ul className="mt-1 list-disc ps-5">
        {receptions.map(({ planet1, planet2, planet1In, planet2In }) => (
          <li key={`${planet1} ${planet2}`}>
            {words.reception({
              guest: words.planetAtStart(planet1),
              where: hosted(planet2, planet1In),
              other: names.planetWithArticle(planet2),
              otherWhere: hosted(planet1, planet2In),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The seven with what they hold, why, and to whom they answer. */
function DignityTable({ chart: { dignities = [], planets, isDay } }: TraditionalProps) {
  return (
    <>
      <h3 className="mt-6 text-lg">{words.essentialDignities()}</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">{words.howMuchOfIts()}</p>
      <div className="sideways">
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">{words.dignitiesOfTheSeven()}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.planet()}</th>
              <th scope="col">{words.points()}</th>
              <th scope="col">{words.whyAndItsDispositor()}</th>
            </tr>
          </thead>
          <tbody>
            {TRADITIONAL_PLANETS.map((planet) => {
              const dignity = dignities.find((each) => each.planet === planet);
              const placed = planets.find((each) => each.planet === planet);
              if (!dignity || !placed) return null;
              return (
                <tr key={planet} className="border-b border-line align-top [&>*]:py-2">
                  <th scope="row" className="pe-3 text-start font-semibold">
                    <span className="inline-flex items-center gap-1.5">
                      <span className="inline-flex" style={{ color: bodyColour(planet) }} aria-hidden="true">
                        <Glyph name={planet} size={16} />
                      </span>
                      {names.planet(planet)}
                    </span>
                  </th>
                  <td className="pe-4 text-end font-semibold tabular">{signed(dignity.points)}</td>
                  <td className="w-full">
                    <ul>
                      {dignity.held.map((held) => (
                        <li key={held}>
                          {withPoints(held)}
                          <span className="text-muted">
                            {reasonOf(held, placed.longitude, isDay ?? true)}
                          </span>
                        </li>
                      ))}
                      <li className="text-muted">
                        {dignity.dispositor === planet
                          ? words.answersToNobody()
                          : words.answersTo(dignity.dispositor)}
                      </li>
                    </ul>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
