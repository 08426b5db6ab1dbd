import { Card, EmptyState } from "~/components/ui/card";
import { Skeleton, SkeletonCard } from "~/components/ui/skeleton";
import * as words from "~/words/human-design";

export function NoDesign() {
  return (
    <EmptyState title={words.noDesignYet()} outline={<DesignOutline />}>
      {words.fillInTheBirth()}
    </EmptyState>
  );
}

/** The nine centres in faint. By itself: the drawing's own code comes with the first result. */
function DesignOutline() {
  return (
    <svg
      viewBox="0 0 170 318"
      className="mx-auto block h-80 max-w-full"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M85 33V44M85 78V90M85 135V152M85 190V214M85 257V274M64 108C34 112 22 170 22 214M106 108C136 112 148 170 148 214M41 232H64M106 232H129M32 248C36 276 50 288 64 292M138 248C134 276 120 288 106 292" />
      {[
        [85, 18, 15],
        [85, 61, 17],
        [85, 112, 22],
        [85, 171, 19],
        [124, 186, 14],
        [22, 232, 19],
        [85, 236, 21],
        [148, 232, 19],
        [85, 295, 21],
      ].map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

/** The shape of what is coming. */
export function PendingDesign() {
  return (
    <>
      <p className="sr-only" role="status">
        {words.calculating()}
      </p>
      <Card data-skeleton="" aria-hidden="true">
        <Skeleton className="mb-2 h-8 w-2/3" />
        <Skeleton className="mb-6 h-4 w-1/2" />
        <Skeleton className="mx-auto aspect-[340/636] w-full max-w-80 rounded-lg!" />
      </Card>
      <SkeletonCard lines={4} />
    </>
  );
}
