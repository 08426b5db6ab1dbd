import { Card } from "./card";

/** A quiet block in the place and shape of what is awaited; give it a height and width. */
export function Skeleton({ className = "" }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-sm bg-line ${className}`} />;
}

/** A card as it will stand, without its words. Say beside it, in an `aria-live` region, what is awaited. */
export function SkeletonCard({
  lines = 2,
  className = "",
}: {
  readonly lines?: number;
  readonly className?: string;
}) {
  return (
    <Card data-skeleton="" aria-hidden="true" className={className}>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10" />
        <Skeleton className="h-5 w-1/3" />
      </div>
      <div className="mt-4 space-y-2.5">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          <Skeleton key={line} className={`h-4 ${line === lines - 1 ? "w-2/3" : "w-full"}`} />
        ))}
      </div>
    </Card>
  );
}
