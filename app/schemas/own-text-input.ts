import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { LANGUAGES, type Language } from "~/languages";
import { LONGEST_KEY, placeOfKey } from "~/readings/own-texts";
import { type Refusals, refusal } from "~/refusals";
import { oneOf } from "./birth-input";
import { KIBIBYTE, MOST_BYTES_OF_TEXT, MOST_BYTES_OF_TEXTS, MOST_OWN_TEXTS } from "./desk-limits";
import { asSent, cleanText, isBlank, isRecord, isUntyped, type Parsed, readBy, underPrefix } from "./fields";
import { flag } from "./flag";
import { readVersionGiven } from "./updated-at";

type Raw = Readonly<Record<string, unknown>>;

const OwnTextKeyFields = z.object({
  key: asSent({ type: "string", maxLength: LONGEST_KEY, isRequired: true }),
  locale: oneOf(LANGUAGES),
});

export const RemovedTextFields = z.object({
  ...OwnTextKeyFields.shape,
  updatedAt: asSent({
    type: "integer",
    description: "Which version is taken back; without it whichever is there",
  }),
});

export const OwnTextFields = z.object({
  ...OwnTextKeyFields.shape,
  text: asSent({ type: "string", maxLength: MOST_BYTES_OF_TEXT }),
  updatedAt: asSent({ type: "integer", description: "Which version it changes; without it it is new" }),
  texts: asSent({
    type: "array",
    items: { type: "object", additionalProperties: true },
    maxItems: MOST_OWN_TEXTS,
    description: "Many at once, as a file has them, in place of a key, a locale and a text",
  }),
  replace: flag("Whether texts of a file go in place of others that are there"),
});

const Options = z.object({ replace: OwnTextFields.shape.replace });

/** A text of the owner's that is to be kept. */
export interface TextToKeep {
  readonly key: string;
  readonly locale: Language;
  readonly text: string;
  /** Names the words of ours that it was written over, as a file has it; null for those that there are. */
  readonly edition: string | null;
  /** Where it stands in a file, as `texts.3`; empty for one by itself. */
  readonly at: string;
}

/** One text over the version that was shown, or those of a file. */
export type TextsToKeep<Text = TextToKeep> =
  | { readonly is: "one"; readonly one: Text; readonly updatedAt: number | null }
  | { readonly is: "file"; readonly texts: readonly Text[]; readonly replace: boolean };

/** Reads what is to be kept, by its form alone: whether there is such a text of ours is not looked up here. */
export function readTextsToKeep(raw: Raw): Parsed<TextsToKeep> {
  if (isUntyped(raw.texts) && !isUntyped(raw.key)) {
    const one = readText(raw);
    const updatedAt = readVersionGiven(raw.updatedAt);
    if (one.ok && updatedAt.ok)
      return { ok: true, value: { is: "one", one: one.value, updatedAt: updatedAt.value } };
    return { ok: false, fields: { ...(!one.ok && one.fields), ...(!updatedAt.ok && updatedAt.fields) } };
  }
  if (isUntyped(raw.texts)) return { ok: false, fields: { key: [deskRefusal("own-text.key-unknown")] } };
  const options = readBy(Options)(raw);
  const texts = readFile(raw.texts);
  if (!options.ok) return options;
  return texts.ok ? { ok: true, value: { is: "file", texts: texts.value, ...options.value } } : texts;
}

/** A text that is to be taken back. */
export interface TextToRemove extends Pick<TextToKeep, "key" | "locale"> {
  /** Null where it is whichever version is there. */
  readonly updatedAt: number | null;
}

/** Reads which text is to be taken back. */
export function readTextToRemove(raw: Raw): Parsed<TextToRemove> {
  const named = readTextKey(raw);
  if (!named.ok) return named;
  const updatedAt = readVersionGiven(raw.updatedAt);
  return updatedAt.ok ? { ok: true, value: { ...named.value, updatedAt: updatedAt.value } } : updatedAt;
}

/** Which text is meant. */
function readTextKey(raw: Raw): Parsed<Pick<TextToKeep, "key" | "locale">> {
  const read = readBy(OwnTextKeyFields)(raw);
  if (!read.ok) return read;
  const { key, locale } = read.value;
  if (typeof key === "string" && placeOfKey(key)) return { ok: true, value: { key, locale } };
  return { ok: false, fields: { key: [deskRefusal("own-text.key-unknown")] } };
}

function readText(raw: Raw): Parsed<TextToKeep> {
  const named = readTextKey(raw);
  const text = readWords(raw.text);
  if (!named.ok || !text.ok) {
    return { ok: false, fields: { ...(!named.ok && named.fields), ...(!text.ok && text.fields) } };
  }
  const { edition } = raw;
  const isEdition = typeof edition === "string" && /^[0-9a-f]{8}$/.test(edition);
  return {
    ok: true,
    value: { ...named.value, text: text.value, edition: isEdition ? edition : null, at: "" },
  };
}

/** What begins like a tag: the words are shown as they stand, and nothing is read as HTML. */
const TAG = /<[a-z/!]/i;

function readWords(given: unknown): Parsed<string> {
  const refused = (why: Refusals[string]) => ({ ok: false, fields: { text: why } }) as const;
  const tooLarge = () => refused([deskRefusal("own-text.too-large", MOST_BYTES_OF_TEXT / KIBIBYTE)]);
  if (isBlank(given)) return refused([deskRefusal("own-text.required")]);
  if (typeof given !== "string") return refused([refusal("text.not-text")]);
  if (given.length > MOST_BYTES_OF_TEXT) return tooLarge();
  const text = cleanText(given).replaceAll(/ {2,}/g, " ");
  if (new TextEncoder().encode(text).length > MOST_BYTES_OF_TEXT) return tooLarge();
  return TAG.test(text) ? refused([deskRefusal("own-text.not-plain")]) : { ok: true, value: text };
}

/** The texts of a file: of the same text twice, the last. */
function readFile(given: unknown): Parsed<readonly TextToKeep[]> {
  const refusedFile = (why: Refusals[string][number]) => ({ ok: false, fields: { texts: [why] } }) as const;
  if (typeof given === "string" && given.length > MOST_BYTES_OF_TEXTS)
    return refusedFile(deskRefusal("own-texts.too-large", MOST_BYTES_OF_TEXTS / KIBIBYTE));
  const list = listIn(given);
  if (!list) return refusedFile(deskRefusal("own-texts.not-a-list", MOST_OWN_TEXTS));
  const texts = new Map<string, TextToKeep>();
  let fields: Refusals = {};
  for (const [index, one] of list.entries()) {
    const at = `texts.${index}`;
    const read = readText(one);
    if (read.ok) texts.set(`${read.value.locale} ${read.value.key}`, { ...read.value, at });
    else fields = { ...fields, ...underPrefix(at, read.fields) };
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: [...texts.values()] };
}

function listIn(given: unknown): readonly Raw[] | null {
  const parsed = typeof given === "string" ? jsonIn(given) : given;
  const list = isRecord(parsed) ? parsed.texts : parsed;
  const isList =
    Array.isArray(list) && list.length > 0 && list.length <= MOST_OWN_TEXTS && list.every(isRecord);
  return isList ? list : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
