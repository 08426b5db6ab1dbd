import type { ReactNode } from "react";
import { Fold } from "../ui/fold";

interface FoldedListProps {
  readonly title: string;
  readonly count: number;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A list that opens, with how much is in it. */
export function FoldedList({ title, count, note, children }: FoldedListProps) {
  return (
    <Fold
      isWide
      summary={
        <>
          <h3 className="min-w-0 grow">{title}</h3>
          <span className="text-sm text-muted tabular">{count}</span>
        </>
      }
    >
      {note && <p className="mb-2 max-w-prose text-sm text-muted">{note}</p>}
      {count > 0 && <ul className="grid gap-x-8 @min-[44rem]:grid-cols-2">{children}</ul>}
    </Fold>
  );
}

interface ContactProps {
  /** "Sun Trine Ascendant" */
  readonly title: string;
  readonly children: ReactNode;
}

export function Contact({ title, children }: ContactProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5 text-sm">
      <span className="min-w-0 font-semibold break-words">{title}</span>
      <span className="text-muted tabular max-sm:text-xs">{children}</span>
    </li>
  );
}
