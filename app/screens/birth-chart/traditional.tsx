import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { TraditionalRuler } from "~/astrology/bodies";
import { TRADITIONAL_PLANETS } from "~/astrology/bodies";
import { dispositorsOf, type MutualReception } from "~/astrology/dignities";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { reasonOf, signed, withPoints } from "~/components/placements/dignity-words";
import { arcOf, degreesMinutesSeconds } from "~/readings/degrees";
import { listed } from "~/readings/listed";
import { ordinal } from "~/readings/ordinal";
import { withArticle } from "~/readings/with-article";

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
        <dt>Mutual receptions</dt>
        <dd>
          <Receptions receptions={chart.mutualReceptions ?? []} />
        </dd>
        {typeof ayanamsa === "number" && (
          <>
            <dt>Ayanamsa</dt>
            <dd>
              <span className="tabular">{degreesMinutesSeconds(arcOf(ayanamsa))}</span>
              {settings && `, ${settings.zodiac}`}. By so much the signs of this chart begin later than the
              tropical ones.
            </dd>
          </>
        )}
        {moonNakshatra && (
          <>
            <dt>Nakshatra of the Moon</dt>
            <dd>
              {moonNakshatra.nakshatra}, pada {moonNakshatra.pada}. The Moon goes through 27 nakshatras in a
              month, about one a day; a pada is a quarter of one.
            </dd>
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
        <dt>Day or night</dt>
        <dd>
          Without a birth time nobody can say whether the Sun was up, so the dignities, which depend on it,
          are left out. What follows holds for noon.
        </dd>
      </>
    );
  }
  return (
    <>
      <dt>{isDay ? "Day chart" : "Night chart"}</dt>
      <dd>
        {isDay
          ? "The Sun was above the horizon. By day the Sun, Jupiter and Saturn do their work most easily, and Mars is the hardest to handle."
          : "The Sun was below the horizon. By night the Moon, Venus and Mars do their work most easily, and Saturn is the hardest to handle."}
      </dd>
    </>
  );
}

function ChartRuler({ chart: { chartRuler, planets, rising } }: TraditionalProps) {
  const placed = planets.find(({ planet }) => planet === chartRuler);
  if (!chartRuler || !placed || !rising) return null;
  const house = placed.house === null ? "" : `, in the ${ordinal(placed.house)} house`;
  return (
    <>
      <dt>Chart ruler: {chartRuler}</dt>
      <dd>
        It rules {rising.sign}, your rising sign, and stands in {placed.sign}
        {house}. Much of what you set out to do leads there.
      </dd>
    </>
  );
}

function FinalDispositor({ chart: { planets } }: TraditionalProps) {
  const longitudes = Object.fromEntries(planets.map(({ planet, longitude }) => [planet, longitude]));
  const { finalDispositor, loops } = dispositorsOf(longitudes as Record<TraditionalRuler, number>);
  const rule = "Each planet answers to the ruler of its sign, and that one to the ruler of its own.";
  if (finalDispositor) {
    return (
      <>
        <dt>Final dispositor: {finalDispositor}</dt>
        <dd>
          {rule} Here all these chains end with {withArticle(finalDispositor)}, in a sign of its own: it has
          the last word.
        </dd>
      </>
    );
  }
  const alone = loops.filter((loop) => loop.length === 1).flat();
  const ends = [
    ...(alone.length > 0
      ? [`with ${listed(alone.map(withArticle))}, ${alone.length > 1 ? "each " : ""}in a sign of its own`]
      : []),
    ...loops
      .filter((loop) => loop.length > 1)
      .map((loop) => `in a circle of ${listed(loop.map(withArticle))}`),
  ];
  return (
    <>
      <dt>No final dispositor</dt>
      <dd>
        {rule} Here these chains end {ends.join(", or ")}: no planet has the last word alone.
      </dd>
    </>
  );
}

const atStart = (planet: TraditionalRuler) => withArticle(planet).replace("the ", "The ");

/** Where the guest stands, seen from the host. */
function hosted(host: TraditionalRuler, by: MutualReception["planet1In"]): string {
  return by === "Domicile"
    ? `in a sign that ${withArticle(host)} rules`
    : `where ${withArticle(host)} is exalted`;
}

function Receptions({ receptions }: { readonly receptions: readonly MutualReception[] }) {
  if (receptions.length === 0) return "None: no two planets stand each in a sign of the other.";
  return (
    <>
      Each is a guest in the other's sign, so these planets help each other.
      <ul className="mt-1 list-disc pl-5">
        {receptions.map(({ planet1, planet2, planet1In, planet2In }) => (
          <li key={`${planet1} ${planet2}`}>
            {atStart(planet1)} stands {hosted(planet2, planet1In)}, and {withArticle(planet2)}{" "}
            {hosted(planet1, planet2In)}.
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
      <h3 className="mt-6 text-lg">Essential dignities</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">
        How much of its own a planet finds where it stands. Many points: it acts as it likes. Few: it must
        borrow.
      </p>
      <div className="sideways">
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">Dignities of the seven traditional planets</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Planet</th>
              <th scope="col">Points</th>
              <th scope="col">Why, and its dispositor</th>
            </tr>
          </thead>
          <tbody>
            {TRADITIONAL_PLANETS.map((planet) => {
              const dignity = dignities.find((each) => each.planet === planet);
              const placed = planets.find((each) => each.planet === planet);
              if (!dignity || !placed) return null;
              return (
                <tr key={planet} className="border-b border-line align-top [&>*]:py-2">
                  <th scope="row" className="pr-3 text-left font-semibold">
                    <span className="inline-flex items-center gap-1.5">
                      <span className="inline-flex" style={{ color: bodyColour(planet) }} aria-hidden="true">
                        <Glyph name={planet} size={16} />
                      </span>
                      {planet}
                    </span>
                  </th>
                  <td className="pr-4 text-right font-semibold tabular">{signed(dignity.points)}</td>
                  <td className="w-full">
                    <ul>
                      {dignity.held.map((held) => (
                        <li key={held}>
                          {withPoints(held)}
                          <span className="text-muted">
                            : it {reasonOf(held, placed.longitude, isDay ?? true)}
                          </span>
                        </li>
                      ))}
                      <li className="text-muted">
                        {dignity.dispositor === planet
                          ? "Answers to nobody."
                          : `Answers to ${withArticle(dignity.dispositor)}.`}
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
