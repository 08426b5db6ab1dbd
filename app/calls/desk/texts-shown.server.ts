import { readingAnswer } from "~/answers/reading";
import { Failure } from "~/failure";
import { LANGUAGES, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import { type FoundText, findTexts } from "~/readings/find-texts";
import { partsOf, placeOfKey, textKey } from "~/readings/own-texts";
import { isTextFolder } from "~/readings/text-folders";
import { folderOf } from "~/readings/texts";
import { TEXTS_OF_A_PAGE } from "~/schemas/desk-limits";
import { FindTextsFields, readFindTexts, readTextQuery, TextFields } from "~/schemas/find-texts-query";
import { readReading } from "~/schemas/reading-input";
import { operation, type Raw } from "../operation";
import { orInvalid } from "../perform.server";
import { ourTexts, textsFor } from "../texts.server";
import { besideOurs, type TextBeside, textsOfOwner } from "./texts.server";

/** One part of an entry: ours, and theirs where there is one. */
export interface ShownPart {
  readonly name: string;
  readonly key: string;
  readonly ours: string;
  readonly theirs: TextBeside | null;
}

/** An entry in one language with all its parts. */
export interface ShownText {
  readonly set: string;
  readonly id: string;
  readonly language: Language;
  /** In which of the languages there is such a text of ours. */
  readonly languages: readonly Language[];
  readonly parts: readonly ShownPart[];
}

/** Texts of ours by their names and words, in which theirs are looked through as well; which of them are theirs. */
export const foundTexts = operation({
  access: "owner",
  user: "required",
  fields: FindTextsFields,
  read: readFindTexts,
  run: async ({ lang, in: folder, words, from }, { context }) => {
    const [block, theirs] = await Promise.all([ourTexts(context, lang, folder), theirTexts(lang, context)]);
    const otherWords = (set: string, id: string) => theirs.get(`${set}/${id}`)?.join(" ") ?? "";
    const asked = { words, from, most: TEXTS_OF_A_PAGE, otherWords };
    const { found, next } = findTexts(block ? [block] : [], asked);
    return { found: found.map((text) => withOwn(text, theirs)), next };
  },
});

/** One entry, to be changed. */
export const textShown = operation({
  access: "owner",
  user: "required",
  fields: TextFields,
  read: readTextQuery,
  run: async ({ lang, of: { set, id } }, { context }): Promise<ShownText> => {
    const folder = folderOf(set);
    const blocks = isTextFolder(folder)
      ? await Promise.all(LANGUAGES.map((language) => ourTexts(context, language, folder)))
      : [];
    const entries = blocks.map((block) => partsOf(block?.entry(set, id)));
    const languages = LANGUAGES.filter((_, index) => entries[index]?.length);
    const ours = entries[LANGUAGES.indexOf(lang)] ?? [];
    if (ours.length === 0) throw new Failure("not_found", "There is no such text.");
    const { texts } = await textsOfOwner(context);
    const parts = ours.map(({ name, text }): ShownPart => {
      const key = textKey({ set, id, part: name });
      const own = texts.find((one) => one.key === key && one.locale === lang);
      return { name, key, ours: text, theirs: own ? besideOurs(own, text) : null };
    });
    return { set, id, language: lang, languages, parts };
  },
});

/**
 * The texts that a birth's reading shows, in the order in which they are looked up: those of its places, or of its
 * story. Of what was looked up and passed over none is among them.
 * @throws Failure where the birth cannot be read
 */
export async function textsOfBirth(
  birth: Raw,
  part: "places" | "story",
  language: Language,
  context: LoadContext,
) {
  const looked = new Map<string, FoundText>();
  const texts = textsFor(context, language, (its, set, id, entry) => {
    if (its === language) looked.set(`${set}/${id}`, { set, id, parts: partsOf(entry) });
  });
  const asked = orInvalid(await readReading({ ...birth, part }, context.readAsset));
  const told = JSON.stringify(orInvalid(await readingAnswer(asked, texts)));
  const theirs = await theirTexts(language, context);
  return [...looked.values()]
    .filter(({ parts }) => parts.some(({ text }) => told.includes(longestPiece(text))))
    .map((text) => withOwn(text, theirs));
}

/** What of a text stands in an answer to the letter, whatever was filled in, as JSON has it. */
function longestPiece(text: string): string {
  const pieces = text.split(/\{[^{}]*\}/);
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one));
  return JSON.stringify(longest).slice(1, -1);
}

/** The owner's words in a language, by entry. */
async function theirTexts(
  language: Language,
  context: LoadContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { texts } = await textsOfOwner(context);
  const byEntry = new Map<string, string[]>();
  for (const { key, locale, text } of texts) {
    const place = locale === language ? placeOfKey(key) : null;
    if (!place) continue;
    const entry = `${place.set}/${place.id}`;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), text]);
  }
  return byEntry;
}

function withOwn(text: FoundText, theirs: ReadonlyMap<string, readonly string[]>) {
  return { ...text, isOwn: theirs.has(`${text.set}/${text.id}`) };
}

export type ListedText = ReturnType<typeof withOwn>;
