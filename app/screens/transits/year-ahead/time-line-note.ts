import type { Planet } from "~/astrology/bodies";
import { holding, listOf, text, word } from "~/calls/shape";
import { note } from "~/notes/note";
import { SPAN_SHAPE, type Span } from "./span";

/** What somebody chose to see of the time line. */
export interface Choice extends Span {
  /** Fast planets whose contacts are shown too. */
  readonly fast: readonly Planet[];
  /** Whose readings are open: the keys of their contacts. */
  readonly open: readonly string[];
}

/** It says nothing of anybody's birth. */
export const timeLineNote = note<Choice>("timeLine", {
  owner: "device",
  lasts: "step",
  check: holding({ ...SPAN_SHAPE, fast: listOf(word<Planet>()), open: listOf(text) }),
});
