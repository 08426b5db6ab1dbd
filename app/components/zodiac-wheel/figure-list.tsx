import { Suspense, useEffect } from "react";
import * as words from "~/words/zodiac-wheel";
import type { Figure } from "./figures";
import { Meaning } from "./meaning";

interface FigureListProps {
  readonly figures: readonly Figure[];
  /** The one that is lit. */
  readonly lit: Figure | null;
  readonly onLight: (figure: Figure | null) => void;
}

/** A button for each figure of a chart: it lights the figure in the wheel, and lets it go again, as Escape does. */
export function FigureList({ figures, lit, onLight }: FigureListProps) {
  const isLit = lit !== null;
  useEffect(() => {
    if (!isLit) return;
    const end = ({ key }: KeyboardEvent) => {
      // An open card or the enlarged wheel is what Escape closes first.
      if (key === "Escape" && !document.querySelector(".wheel-card, .wheel-large")) onLight(null);
    };
    // Before the card hears of it.
    document.addEventListener("keydown", end, { capture: true });
    return () => document.removeEventListener("keydown", end, { capture: true });
  }, [isLit, onLight]);
  return (
    <div className="px-4 pt-4 screen-only noscript:hidden">
      <ul aria-label={words.figuresInThisChart()} className="flex flex-wrap justify-center gap-2">
        {figures.map((figure) => (
          <li key={figure.title} className="min-w-0">
            <button
              type="button"
              aria-pressed={figure === lit}
              className="min-h-9 rounded-lg border border-line px-3 py-1 text-sm transition-colors hover:border-gold aria-pressed:border-gold aria-pressed:bg-gold-soft aria-pressed:text-gold"
              onClick={() => onLight(figure === lit ? null : figure)}
            >
              {figure.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {lit && words.litInTheWheel({ figure: lit.title })}
      </p>
      {lit && (
        <div className="mx-auto mt-2 max-w-prose text-center text-sm">
          <Suspense fallback={null}>
            <Meaning key={lit.term} place={lit.term} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
