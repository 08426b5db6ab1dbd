import type { SynastryAspectAnswer } from "~/answers/synastry";
import { PLANETS, type Planet } from "~/astrology/bodies";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Written } from "~/components/ui/written";
import { AspectMark } from "~/components/zodiac-wheel/aspect-grid";
import * as words from "~/words/compatibility";
import * as names from "~/words/names";

interface SynastryGridProps {
  readonly aspects: readonly SynastryAspectAnswer[];
  readonly name1: string;
  readonly name2: string;
}

/** Each planet of the first person by each of the second: the glyph of the aspect, its orb below. */
export function SynastryGrid({ aspects, name1, name2 }: SynastryGridProps) {
  const byPair = new Map(aspects.map((aspect) => [`${aspect.planet1} ${aspect.planet2}`, aspect]));
  return (
    <table className="w-full max-w-xl table-fixed border-separate border-spacing-0 text-center">
      <caption className="sr-only">
        {words.aspectsOfRowsAnd({ one: name1, other: name2, bdi: (inner) => <bdi>{inner}</bdi> })}
      </caption>
      <thead>
        <tr>
          <td />
          {PLANETS.map((planet) => (
            <th key={planet} scope="col" className="h-9 p-0 align-middle">
              <PlanetGlyph planet={planet} />
            </th>
          ))}
        </tr>
      </thead>
      <Written as="tbody">
        {PLANETS.map((row, rowIndex) => (
          <tr key={row}>
            <th scope="row" className="h-9 p-0 align-middle sm:h-11">
              <PlanetGlyph planet={row} />
            </th>
            {PLANETS.map((column, columnIndex) => {
              const aspect = byPair.get(`${row} ${column}`);
              return (
                <td
                  key={column}
                  className={`h-9 border-e border-b border-line p-0 align-middle sm:h-11 ${rowIndex === 0 ? "border-t" : ""} ${columnIndex === 0 ? "border-s" : ""}`}
                >
                  {aspect && (
                    <AspectMark
                      type={aspect.aspectType}
                      orb={aspect.orb}
                      spoken={words.aspectAndOrb({ aspect: aspect.title, orb: aspect.orb.toFixed(1) })}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </Written>
    </table>
  );
}

function PlanetGlyph({ planet }: { readonly planet: Planet }) {
  return (
    <span className="inline-flex" style={{ color: bodyColour(planet) }}>
      <Glyph name={planet} size={18} label={names.planet(planet)} />
    </span>
  );
}
