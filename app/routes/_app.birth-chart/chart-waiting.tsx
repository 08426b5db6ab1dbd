import { Card, EmptyState } from "~/components/ui/card";
import { Skeleton, SkeletonCard } from "~/components/ui/skeleton";
import { SketchRing, WheelSketch } from "~/components/wheel-sketch";
import { CENTER } from "~/components/zodiac-wheel/dial";

export function NoChart() {
  return (
    <EmptyState title="No Chart Generated Yet" outline={<WheelWithoutSky />}>
      Fill in the four fields and your wheel appears here, with planets, houses, aspects and the years ahead.
    </EmptyState>
  );
}

/** Rings and twelve divisions: what is drawn whatever the sky. */
function WheelWithoutSky() {
  return (
    <>
      <SketchRing />
      <WheelSketch className="w-full">
        <circle cx={CENTER} cy={CENTER} r={98} className="stroke-edge" strokeWidth={1} />
      </WheelSketch>
    </>
  );
}

/** The shape of what is coming. */
export function PendingChart() {
  return (
    <>
      <p className="sr-only" role="status">
        Generating Chart...
      </p>
      <Card data-skeleton="" aria-hidden="true">
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
