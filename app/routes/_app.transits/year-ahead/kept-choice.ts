import type { Planet } from "~/astrology/bodies";
import { holding, listOf, text, word } from "~/calls/shape";
import { SPAN_SHAPE, type Span } from "./span";

/** What somebody chose to see of the time line. */
export interface Choice extends Span {
  /** Fast planets whose contacts are shown too. */
  readonly fast: readonly Planet[];
  /** Whose readings are open: the keys of their contacts. */
  readonly open: readonly string[];
}

const isChoice = holding<Choice>({
  ...SPAN_SHAPE,
  fast: listOf(word<Planet>()),
  open: listOf(text),
});

/** In the step of the tab's history, which Back and a reload come back to. It says nothing of anybody's birth. */
export function keptChoice(): Choice | null {
  const { timeLine } = (history.state ?? {}) as { readonly timeLine?: unknown };
  return isChoice(timeLine) ? timeLine : null;
}

export function keepChoice(timeLine: Choice) {
  history.replaceState({ ...history.state, timeLine }, "");
}
