import { Card } from "~/components/ui/card";
import { Skeleton, SkeletonCard } from "~/components/ui/skeleton";
import * as words from "~/words/compatibility";

/** What will stand here, in faint. */
export function NoResult() {
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg border border-dashed border-edge/60 px-6 py-8 sm:flex-row sm:gap-10 sm:px-10">
      <div className="w-28 shrink-0 text-muted opacity-45" aria-hidden="true">
        <TwoWheels />
      </div>
      <p className="max-w-prose text-center text-sm text-muted sm:text-start">{words.yourResultTakesThe()}</p>
    </div>
  );
}

/** Two rings that overlap. */
function TwoWheels() {
  return (
    <svg viewBox="0 0 160 100" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
      {[54, 106].map((x) => (
        <g key={x}>
          <circle cx={x} cy={50} r={46} />
          <circle cx={x} cy={50} r={36} />
        </g>
      ))}
    </svg>
  );
}

/** The shape of what is coming. */
export function PendingResult() {
  return (
    <div className="flex flex-col gap-6">
      <p className="sr-only" role="status">
        {words.analyzing()}
      </p>
      <Card data-skeleton="" aria-hidden="true">
        <Skeleton className="mb-4 h-12 w-28" />
        <Skeleton className="mb-6 h-2 w-full" />
        <Skeleton className="mb-2.5 h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <SkeletonCard lines={4} />
        <SkeletonCard lines={4} />
      </div>
    </div>
  );
}
