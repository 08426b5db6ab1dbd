import type { ReactNode } from "react";
import { Icon } from "./icons";

interface FoldProps {
  /** It stands on what is folded away, so that a link to it unfolds it in every browser. */
  readonly id?: string;
  /** Words, or a heading: what stands in it stands in a row. */
  readonly summary: ReactNode;
  /** At first; who opens or closes it afterwards has the last word. */
  readonly isOpen?: boolean;
  /** Where more than reading text unfolds. */
  readonly isWide?: boolean;
  /** Where many follow each other on a phone. */
  readonly isDense?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A line that unfolds into its text, without JavaScript too; on paper it is unfolded. */
export function Fold({
  id,
  summary,
  isOpen = false,
  isWide = false,
  isDense = false,
  onToggle,
  children,
}: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group scroll-mt-2"
    >
      <summary
        className={`flex list-none items-center gap-3 rounded-sm transition-colors hover:text-gold sm:gap-4 [&::-webkit-details-marker]:hidden ${isDense ? "py-1.5 sm:py-3" : "py-3"}`}
      >
        {summary}
        <Icon
          name="chevron-down"
          size={18}
          className="ms-auto shrink-0 text-muted transition-transform [[open]>summary_&]:rotate-180 screen-only"
        />
      </summary>
      <div id={id} className={`scroll-mt-24 pb-6 print:pb-3 ${isWide ? "" : "max-w-prose"}`}>
        {children}
      </div>
    </details>
  );
}
