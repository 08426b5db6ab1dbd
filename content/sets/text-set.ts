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

/** A text that has nothing beside it. */
export const text = z.strictObject({ text: words });

/** A text, and one thing to do, in words that follow a label "Practice". */
export const practised = z.strictObject({ text: words, practice: words });

/** A text that may end in a practice. */
export const maybePractised = z.strictObject({ text: words, practice: words.optional() });

/** `[1, 2, …]` as the ids that they are. */
export function numbersTo<const Last extends number>(last: Last): `${number}`[] {
  return Array.from({ length: last }, (_, index): `${number}` => `${index + 1}`);
}

/** Every one of the first with every one of the second: "Sun ascendant". */
export function pairs<One extends string, Other extends string>(
  ones: readonly One[],
  others: readonly Other[],
): `${One} ${Other}`[] {
  return ones.flatMap((one) => others.map((other) => `${one} ${other}` as const));
}
