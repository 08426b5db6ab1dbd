import type { Kept } from "~/calls/desk/written.server";
import type { Outcome } from "~/calls/outcome";

/** Says of what came between that the form is to be sent again over the version that is shown now. */
export const CHANGED: Outcome<never> = {
  ok: false,
  status: 409,
  message: "changed meanwhile",
  reason: "Not saved yet: both versions are here.",
  fields: {},
};

export function rowOf<Row, Words>(kept: Kept<Row, Words>): Row {
  return kept.isKept ? kept.row : kept.theirs;
}

/** Whether the version between says the same: the form was sent twice. */
export function isSame(yours: object, theirs: object): boolean {
  const there = theirs as Readonly<Record<string, unknown>>;
  return Object.entries(yours).every(([key, value]) => JSON.stringify(value) === JSON.stringify(there[key]));
}
