import { PATTERN_TYPES, type Pattern } from "~/astrology/patterns";
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
  /** Given where something lights a figure: each is a button then; null when it is pressed again. */
  readonly onPick?: (pattern: Pattern | null) => void;
}

/** The figures that planets form: what each kind is like, once, and who forms it. */
export function PatternList({ patterns, picked = null, onPick }: PatternListProps) {
  if (patterns.length === 0) {
    return <p className="mt-2 text-muted">The planets form none of the seven figures.</p>;
  }
  const kinds = PATTERN_TYPES.map((type) => patterns.filter((pattern) => pattern.type === type));
  return (
    <ul className="divide-y divide-line">
      {kinds.map(([first, ...rest]) => {
        if (!first) return null;
        return (
          <li key={first.type} className="py-3 print:break-inside-avoid">
            <h3>{first.type}</h3>
            <p className="mt-1 mb-2 max-w-prose">{patternReadings[first.type]}</p>
            <ul>
              {[first, ...rest].map((pattern) => (
                <li key={pattern.planets.join(" ")}>
                  {onPick ? (
                    <PatternButton pattern={pattern} picked={picked} onPick={onPick} />
                  ) : (
                    <PatternLine pattern={pattern} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface PatternButtonProps extends Required<Pick<PatternListProps, "picked" | "onPick">> {
  readonly pattern: Pattern;
}

function PatternButton({ pattern, picked, onPick }: PatternButtonProps) {
  const isPicked = picked !== null && isSamePattern(pattern, picked);
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={() => onPick(isPicked ? null : pattern)}
      className="-mx-2 min-h-9 w-[calc(100%+1rem)] rounded-md px-2 py-1 text-left transition-colors hover:bg-gold-soft aria-pressed:bg-gold-soft"
    >
      <PatternLine pattern={pattern} />
    </button>
  );
}

function PatternLine({ pattern: { planets, apex } }: { readonly pattern: Pattern }) {
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
        {listed(planets)}
        {apex && `; ${apex} at the tip`}
      </span>
    </span>
  );
}
