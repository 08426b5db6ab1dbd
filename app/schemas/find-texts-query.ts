import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { LONGEST_SEARCH, searchWords } from "~/readings/find-texts";
import { LONGEST_KEY, placeOfKey, type TextPlace } from "~/readings/own-texts";
import { isTextFolder, TEXT_FOLDERS, type TextFolder } from "~/readings/text-folders";
import { asSent, isUntyped, type Parsed, readBy } from "./fields";
import { LangFields } from "./lang-query";

type Raw = Readonly<Record<string, unknown>>;

export const FindTextsFields = z.object({
  ...LangFields.shape,
  in: asSent({ type: "string", description: "Which of our texts", enum: Object.keys(TEXT_FOLDERS) }),
  q: asSent({ type: "string", maxLength: LONGEST_SEARCH, description: "Words of it or of its name" }),
  from: asSent({ type: "integer", minimum: 0, description: "How many of those that are found are skipped" }),
});

export interface FindTextsQuery extends z.output<typeof LangFields> {
  readonly in: TextFolder;
  readonly words: readonly string[];
  readonly from: number;
}

/** Reads what texts are looked for. What is longer than can be looked for is refused, and not cut. */
export function readFindTexts(raw: Raw): Parsed<FindTextsQuery> {
  const read = readBy(FindTextsFields)(raw);
  if (!read.ok) return read;
  const { lang, q } = read.value;
  const folder = isUntyped(read.value.in) ? "natal" : String(read.value.in);
  if (!isTextFolder(folder)) {
    const names = Object.keys(TEXT_FOLDERS);
    return { ok: false, fields: { in: [deskRefusal("own-text.set-unknown", names)] } };
  }
  const from = Number(read.value.from ?? 0);
  const words = searchWords(typeof q === "string" ? q : "");
  return {
    ok: true,
    value: { lang, in: folder, words, from: Number.isSafeInteger(from) && from > 0 ? from : 0 },
  };
}

export const TextFields = z.object({
  ...LangFields.shape,
  of: asSent({ type: "string", maxLength: LONGEST_KEY, isRequired: true }),
});

export interface TextQuery extends z.output<typeof LangFields> {
  readonly of: TextPlace;
}

/** Reads which entry is asked for, in which language. */
export function readTextQuery(raw: Raw): Parsed<TextQuery> {
  const read = readBy(TextFields)(raw);
  if (!read.ok) return read;
  const of = typeof read.value.of === "string" ? placeOfKey(read.value.of) : null;
  if (!of) return { ok: false, fields: { of: [deskRefusal("own-text.key-unknown")] } };
  return { ok: true, value: { lang: read.value.lang, of } };
}
