import type { ReactNode } from "react";

interface TilesProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Figures side by side, one below the other where the text is large and the window small. */
export function Tiles({ className = "", children }: TilesProps) {
  return <dl className={`grid grid-fit-[6.5rem] gap-3 ${className}`}>{children}</dl>;
}

interface TileProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One figure, with what it is below it. */
export function Tile({ label, children }: TileProps) {
  return (
    <div className="flex flex-col-reverse rounded-md border border-line bg-sunken p-3 sm:p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-xl font-semibold tabular">{children}</dd>
    </div>
  );
}
