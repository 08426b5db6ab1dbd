import { holding, listOf, text } from "~/calls/shape";
import type { Summary } from "~/readings/summary";
import { WithWhy } from "./why";

/** Whether it can be shown. */
export const isSummary = holding<Summary>({ text, why: listOf(text) });

/** Above a result's cards: the paragraph that holds them together. */
export function ResultSummary({ text, why }: Summary) {
  return (
    <WithWhy
      text={text}
      why={why}
      className="max-w-prose font-display text-lg leading-relaxed max-sm:text-base"
    />
  );
}
