import type { Aspect } from "~/astrology/aspects";
import type { AnyAspectType } from "~/astrology/orbs";
import { PLANETS, type Planet } from "../../astrology/bodies";
import { bodyColour } from "../body-style";
import { Glyph } from "../glyphs";
import { TEMPERS } from "./aspect-style";

type PlanetAspect = Aspect<Planet, Planet, AnyAspectType>;

interface AspectGridProps {
  readonly aspects: readonly PlanetAspect[];
}

/**
 * Every pair of planets in one triangle, as charts print it: the glyph of the aspect, its orb below. A row meets its
 * planet at its end, a column at its top.
 */
export function AspectGrid({ aspects }: AspectGridProps) {
  const byPair = new Map(aspects.map((aspect) => [`${aspect.planet1} ${aspect.planet2}`, aspect]));
  return (
    <table className="w-full max-w-lg table-fixed border-separate border-spacing-0 text-center">
      <caption className="sr-only">Aspects between each two planets, with their orbs in degrees</caption>
      <tbody>
        {PLANETS.map((rowPlanet, row) => (
          <tr key={rowPlanet}>
            {PLANETS.slice(0, row).map((columnPlanet, column) => {
              const aspect = byPair.get(`${columnPlanet} ${rowPlanet}`);
              return (
                <td
                  key={columnPlanet}
                  className={`h-9 border-b border-l border-line p-0 align-middle sm:h-12 ${column === row - 1 ? "border-t border-r" : ""}`}
                >
                  {aspect && <AspectCell aspect={aspect} />}
                </td>
              );
            })}
            <th scope="row" className="h-9 p-0 align-middle sm:h-12">
              <span className="inline-flex" style={{ color: bodyColour(rowPlanet) }}>
                <Glyph name={rowPlanet} size={20} label={rowPlanet} />
              </span>
            </th>
            {row < PLANETS.length - 1 && <td colSpan={PLANETS.length - 1 - row} className="p-0" />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AspectCell({
  aspect: { planet1, planet2, type, orb, isApplying },
}: {
  readonly aspect: PlanetAspect;
}) {
  const spoken = `${planet1} ${type} ${planet2}, orb ${orb.toFixed(1)}°, ${isApplying ? "applying" : "separating"}`;
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
      <span className="tabular hidden text-xs leading-none text-muted sm:block">{orb.toFixed(1)}</span>
    </span>
  );
}
