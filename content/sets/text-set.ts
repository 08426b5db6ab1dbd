import { z } from "zod";

/** What one file of texts must hold: `content/<language>/<name of the set>.json`. */
export interface TextSet<Id extends string, Entry> {
  /** Every id of which English must have a text, and no language another one. */
  readonly ids: readonly Id[];
  readonly entry: z.ZodType<Entry>;
  /** What may stand in braces, as in “{a} owns the Moon”. */
  readonly placeholders: readonly string[];
}

export function textSet<const Id extends string, Entry>(
  ids: readonly Id[],
  entry: z.ZodType<Entry>,
  placeholders: readonly string[] = [],
): TextSet<Id, Entry> {
  return { ids, entry, placeholders };
}

/** Words as they are shown. */
export const words = z
  .string()
  .min(1, "is empty")
  .refine((text) => text === text.trim(), "begins or ends with a space");

/** `[1, 2, …]` as the ids that they are. */
export function numbersTo<const Last extends number>(last: Last): `${number}`[] {
  return Array.from({ length: last }, (_, index): `${number}` => `${index + 1}`);
}
