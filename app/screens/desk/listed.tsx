import type { ReactNode } from "react";

interface ListedProps {
  /** Its own page. */
  readonly to: string;
  /** As somebody typed it. */
  readonly name: string;
  /** What stands behind the name. */
  readonly beside?: ReactNode;
  readonly heading?: "h2" | "h3";
  /** By which a script finds what it looks for. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly children: ReactNode;
}

/** One in a list of the desk's: the way to its page, and what is told of it below. */
export function Listed({ to, name, beside, heading: Heading = "h2", marks, children }: ListedProps) {
  return (
    <li
      {...marks}
      className="min-w-0 rounded-lg border border-line bg-card p-[min(1.25rem,24px)] shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="min-w-0 font-display text-lg font-semibold break-words">
          <a href={to} className="link">
            <bdi>{name}</bdi>
          </a>
        </Heading>
        {beside}
      </div>
      {children}
    </li>
  );
}
