import { PATTERN_TYPES, type Pattern } from "~/astrology/patterns";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import * as words from "~/words/birth-chart";
import * as guide from "~/words/chart-guide";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";

interface PatternListProps {
  /** As `toldPatterns` gives them. */
  readonly patterns: readonly Pattern[];
}

/** The figures that planets form: what each kind is like, once, and who forms it. */
export function PatternList({ patterns }: PatternListProps) {
  if (patterns.length === 0) {
    return <p className="mt-2 text-muted">{words.planetsFormNone()}</p>;
  }
  const kinds = PATTERN_TYPES.map((type) => patterns.filter((pattern) => pattern.type === type));
  return (
    <ul className="divide-y divide-line">
      {kinds.map(([first, ...rest]) => {
        if (!first) return null;
        return (
          <li key={first.type} className="py-3 print:break-inside-avoid">
            <h3>{words.pattern(first.type)}</h3>
            <p className="mt-1 mb-2 max-w-prose">{guide.pattern(first.type)}</p>
            <ul>
              {[first, ...rest].map((pattern) => (
                <li key={pattern.planets.join(" ")}>
                  <PatternLine pattern={pattern} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function PatternLine({ pattern: { planets, apex } }: { readonly pattern: Pattern }) {
  const said = listedNames(planets.map(names.planet));
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex items-center gap-1.5" aria-hidden="true">
        {planets.map((planet) => (
          <span key={planet} className="inline-flex" style={{ color: bodyColour(planet) }}>
            <Glyph name={planet} size={18} />
          </span>
        ))}
      </span>
      <span className="text-muted">
        {apex ? words.planetsWithApex({ planets: said, apex: names.planet(apex) }) : said}
      </span>
    </span>
  );
}
