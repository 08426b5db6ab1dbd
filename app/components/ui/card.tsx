import type { HTMLAttributes, ReactNode } from "react";

/** One hairline border; a soft shadow by day, none at night. */
export function Card({ className = "", ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={`min-w-0 rounded-lg border border-line bg-card p-[min(1.25rem,24px)] shadow-card sm:p-[min(1.5rem,28px)] ${className}`}
    />
  );
}

interface CardHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The heading's level in the page's outline; the look stays. */
  readonly level?: 2 | 3 | 4;
  /** Stands at the right of the title: a badge, a button. */
  readonly aside?: ReactNode;
  readonly id?: string;
}

export function CardHeader({ title, description, level = 2, aside, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-2 print:break-after-avoid">
      <div className="min-w-[min(8rem,100%)] flex-1">
        <Heading id={id} className="font-display text-lg font-semibold">
          {title}
        </Heading>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {aside}
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  /** What will appear here, and what to do for it. */
  readonly children: ReactNode;
  /** A faint outline of what will appear. */
  readonly outline?: ReactNode;
}

export function EmptyState({ title, children, outline }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-edge/60 px-6 py-12 text-center">
      {outline && (
        <div className="mb-6 w-full max-w-64 text-muted opacity-45" aria-hidden="true">
          {outline}
        </div>
      )}
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 max-w-prose text-sm text-muted">{children}</div>
    </div>
  );
}
