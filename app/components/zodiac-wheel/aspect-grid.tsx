import type { Aspect } from "~/astrology/aspects";
import type { AnyAspectType, ChartPoint } from "~/astrology/orbs";
import * as names from "~/words/names";
import * as words from "~/words/zodiac-wheel";
import { PLANETS, type Planet } from "../../astrology/bodies";
import { bodyColour, type ChartName } from "../drawings/body-style";
import { Glyph } from "../drawings/glyphs";
import { Written } from "../ui/written";
import { TEMPERS } from "./aspect-style";

type GridAspect = Aspect<ChartName, ChartName, AnyAspectType>;

interface AspectGridProps {
  readonly aspects: readonly Aspect<Planet, Planet, AnyAspectType>[];
  /** A row for each of these points below the planets, and the aspects in those rows. */
  readonly more?: {
    readonly points: readonly ChartPoint[];
    readonly aspects: readonly Aspect<Planet | ChartPoint, ChartPoint, AnyAspectType>[];
  };
}

/**
 * Every pair of planets in one triangle, as charts print it: the glyph of the aspect, its orb below. A row meets its
 * planet at its end, a column at its top. Points have rows, and a column only where one meets another point.
 */
export function AspectGrid({ aspects, more }: AspectGridProps) {
  const { points, aspects: ofPoints } = more ?? { points: [], aspects: [] };
  const all: readonly GridAspect[] = [...aspects, ...ofPoints];
  const byPair = new Map(all.map((aspect) => [`${aspect.planet1} ${aspect.planet2}`, aspect]));
  const rows: readonly ChartName[] = [...PLANETS, ...points];
  const columns = rows.filter((name, i) =>
    i < PLANETS.length
      ? i < PLANETS.length - 1 || points.length > 0
      : ofPoints.some(({ planet1 }) => planet1 === name),
  );
  return (
    <table
      className={`w-full table-fixed border-separate border-spacing-0 text-center ${more ? "" : "max-w-lg"}`}
      // Wide enough for the glyphs: in a narrow window its box scrolls.
      style={
        more && {
          minWidth: `${(columns.length + 1) * LEAST_CELL}rem`,
          maxWidth: `${(columns.length + 1) * 3}rem`,
        }
      }
    >
      <caption className="sr-only">{more ? words.gridWithPoints() : words.gridOfPlanets()}</caption>
      <Written as="tbody">
        {rows.map((rowName, row) => {
          const before = columns.filter((name) => rows.indexOf(name) < row);
          return (
            <tr key={rowName}>
              {before.map((columnName, column) => {
                const aspect = byPair.get(`${columnName} ${rowName}`);
                return (
                  <td
                    key={columnName}
                    className={`h-9 border-b border-s border-line p-0 align-middle sm:h-12 ${column === before.length - 1 ? "border-e" : ""} ${rows[row - 1] === columnName ? "border-t" : ""}`}
                  >
                    {aspect && <AspectCell aspect={aspect} />}
                  </td>
                );
              })}
              <th scope="row" className="h-9 p-0 align-middle sm:h-12">
                <RowHead name={rowName} />
              </th>
              {before.length < columns.length && (
                <td colSpan={columns.length - before.length} className="p-0" />
              )}
            </tr>
          );
        })}
      </Written>
    </table>
  );
}

/** Rem: no cell is narrower. */
const LEAST_CELL = 1.5;

const ANGLES = { Ascendant: "AC", Midheaven: "MC" } as const;

function RowHead({ name }: { readonly name: ChartName }) {
  if (name === "Ascendant" || name === "Midheaven") {
    return (
      <abbr
        title={names.point(name)}
        className="font-display text-xs font-semibold whitespace-nowrap no-underline sm:text-sm"
      >
        {names.angleLetters(ANGLES[name])}
      </abbr>
    );
  }
  return (
    <span className="inline-flex" style={{ color: bodyColour(name) }}>
      <Glyph name={name} size={20} label={names.point(name)} />
    </span>
  );
}

function AspectCell({
  aspect: { planet1, planet2, type, orb, isApplying },
}: {
  readonly aspect: GridAspect;
}) {
  const spoken = words.aspectInGrid({
    first: names.point(planet1),
    aspect: names.anyAspect(type),
    second: names.otherPoint(planet2),
    orb: orb.toFixed(1),
    isApplying,
  });
  return <AspectMark type={type} orb={orb} spoken={spoken} />;
}

interface AspectMarkProps {
  readonly type: AnyAspectType;
  /** Degrees. */
  readonly orb: number;
  readonly spoken: string;
}

/** What stands in one cell of a grid of aspects. */
export function AspectMark({ type, orb, spoken }: AspectMarkProps) {
  return (
    <span
      role="img"
      aria-label={spoken}
      title={spoken}
      className="flex flex-col items-center justify-center gap-0.5 leading-none"
      style={{ color: `var(--${TEMPERS[type]})` }}
    >
      <Glyph name={type} size={16} />
      <span className="tabular hidden text-xs leading-none text-muted sm:block">
        {words.orb({ orb: orb.toFixed(1) })}
      </span>
    </span>
  );
}
