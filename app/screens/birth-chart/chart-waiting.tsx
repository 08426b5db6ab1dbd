import { Card, EmptyState } from "~/components/ui/card";
import { Skeleton, SkeletonCard } from "~/components/ui/skeleton";
import * as words from "~/words/birth-chart";

export function NoChart() {
  return (
    <EmptyState title={words.noChartGeneratedYet()} outline={<WheelWithoutSky />}>
      {words.fillInTheFour()}
    </EmptyState>
  );
}

const SPOKES = Array.from({ length: 12 }, (_, sign) => 30 * sign);

/** Rings and twelve divisions: what is drawn whatever the sky. By itself: the wheel's own code comes with the first chart. */
function WheelWithoutSky() {
  return (
    <svg viewBox="-228 -228 456 456" fill="none" className="block w-full stroke-edge" aria-hidden="true">
      {[220, 172, 98].map((radius) => (
        <circle key={radius} r={radius} vectorEffect="non-scaling-stroke" />
      ))}
      {SPOKES.map((degrees) => (
        <path
          key={degrees}
          d="M0-172V-220"
          transform={`rotate(${degrees})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The shape of what is coming. */
export function PendingChart() {
  return (
    <>
      <p className="sr-only" role="status">
        {words.generatingChart()}
      </p>
      <Card className="wheel-paper" data-skeleton="" aria-hidden="true">
        <Skeleton className="mb-6 h-11 w-full" />
        <Skeleton className="mb-2 h-8 w-2/3" />
        <Skeleton className="mb-6 h-4 w-1/2" />
        <Skeleton className="aspect-square w-full rounded-full!" />
        <div className="mt-6 divide-y divide-line border-y border-line">
          {["Sun", "Moon", "Rising"].map((row) => (
            <div key={row} className="flex items-center gap-4 py-4">
              <Skeleton className="size-10" />
              <Skeleton className="h-5 w-2/5" />
            </div>
          ))}
        </div>
      </Card>
      <SkeletonCard lines={3} />
    </>
  );
}
