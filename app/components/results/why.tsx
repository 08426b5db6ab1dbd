import { type ReactNode, useId } from "react";
import { Icon } from "~/components/ui/icons";
import type { Summary } from "~/readings/summary";
import * as words from "~/words/results";

interface WithWhyProps {
  readonly text: string;
  /** What it is told from. */
  readonly why: readonly string[];
  readonly className?: string;
  /** Below the reasons. */
  readonly children?: ReactNode;
}

/** A paragraph that can say why: its reasons stand folded at its end. */
export function WithWhy({ text, why, className = "", children }: WithWhyProps) {
  const id = useId();
  return (
    <div className={className}>
      <span id={id}>{text}</span>
      {"\u00a0"}
      {why.length > 0 && (
        <details className="group inline">
          <summary
            aria-describedby={id}
            className="-mx-1 -my-2 inline list-none rounded-sm px-1 py-2 font-sans text-sm font-semibold whitespace-nowrap text-gold hover:text-gold-strong screen-only [&::-webkit-details-marker]:hidden"
          >
            {words.why()}
            <Icon
              name="chevron-down"
              size={14}
              className="ms-0.5 inline-block transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="letter-aside my-2 border-s-2 border-lilac ps-3 font-sans text-sm text-muted tabular">
            <ul>
              {why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {children}
          </div>
        </details>
      )}
    </div>
  );
}

/** Above a result's cards: the paragraph that holds them together. It stands here because a file of its own would be packed with one of the results that show it, and the others would fetch that one too. */
export function ResultSummary({ text, why }: Summary) {
  return (
    <WithWhy
      text={text}
      why={why}
      className="max-w-prose font-display text-lg leading-relaxed max-sm:text-base"
    />
  );
}
