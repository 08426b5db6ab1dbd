import { EmptyState } from "~/components/ui/card";
import { SkeletonCard } from "~/components/ui/skeleton";
import * as words from "~/words/numerology";

export function NoNumbers() {
  return (
    <EmptyState title={words.noResultsYet()} outline={<NumbersOutline />}>
      {words.writeYourFullName()}
    </EmptyState>
  );
}

/** Five cards in faint, each with the place of its number. */
function NumbersOutline() {
  return (
    <svg viewBox="0 0 250 106" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${row * 37})`}>
          <rect x={1} y={1} width={248} height={30} rx={6} />
          <circle cx={20} cy={16} r={8} />
          <path d="M42 11h150M42 21h104" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}

export function PendingNumbers() {
  return (
    <div className="flex flex-col gap-4">
      <p className="sr-only" role="status">
        {words.calculating()}
      </p>
      {[0, 1, 2, 3, 4].map((card) => (
        <SkeletonCard key={card} lines={3} />
      ))}
    </div>
  );
}
