import type { Pattern } from "~/astrology/patterns";
import { bodyColour } from "~/components/body-style";
import { Glyph } from "~/components/glyphs";
import { patternReadings } from "~/readings/patterns";
import { listed } from "./dignity-words";
import { isSamePattern } from "./told-patterns";

interface PatternListProps {
  /** As `toldPatterns` gives them. */
  readonly patterns: readonly Pattern[];
  /** The figure that is lit elsewhere. */
  readonly picked?: Pattern | null;
  /** Given where something lights a figure: each line is a button then; null when it is pressed again. */
  readonly onPick?: (pattern: Pattern | null) => void;
}

/** The figures that planets form, each with its planets and what such a figure is like. */
export function PatternList({ patterns, picked = null, onPick }: PatternListProps) {
  if (patterns.length === 0) {
    return (
      <p className="text-muted">
        The planets form none of the seven figures. Most of their contacts are pairs: see Aspects.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {patterns.map((pattern) => {
        const isPicked = picked !== null && isSamePattern(pattern, picked);
        const line = <PatternLine pattern={pattern} />;
        return (
          <li key={`${pattern.type} ${pattern.planets.join(" ")}`} className="py-3 print:break-inside-avoid">
            {onPick ? (
              <button
                type="button"
                aria-pressed={isPicked}
                onClick={() => onPick(isPicked ? null : pattern)}
                className="-mx-2 w-[calc(100%+1rem)] rounded-md px-2 py-1 text-left transition-colors hover:bg-gold-soft aria-pressed:bg-gold-soft"
              >
                {line}
              </button>
            ) : (
              line
            )}
            <p className="mt-1 max-w-prose">{patternReadings[pattern.type]}</p>
          </li>
        );
      })}
    </ul>
  );
}

function PatternLine({ pattern: { type, planets, apex } }: { readonly pattern: Pattern }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{type}</span>
      <span className="flex items-center gap-1.5" aria-hidden="true">
        {planets.map((planet) => (
          <span key={planet} className="inline-flex" style={{ color: bodyColour(planet) }}>
            <Glyph name={planet} size={18} />
          </span>
        ))}
      </span>
      <span className="text-sm text-muted">
        {listed(planets)}
        {apex && `; ${apex} at the tip`}
      </span>
    </span>
  );
}
