import { Card, EmptyState } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
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
    <Card>
      <p className="sr-only" role="status">
        Generating Chart...
      </p>
      <Skeleton className="mb-6 h-11 w-full" />
      <Skeleton className="mb-2 h-8 w-2/3" />
      <Skeleton className="mb-6 h-4 w-1/2" />
      <Skeleton className="mx-auto aspect-square w-full max-w-lg rounded-full" />
    </Card>
  );
}
