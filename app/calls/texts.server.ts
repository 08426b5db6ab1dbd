import { COMPLETE, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import type { TextBlock } from "~/readings/text-block";
import type { TextFolder } from "~/readings/text-folders";
import { blockAt, type NoteText, type Texts, textsFrom } from "~/readings/texts";
import { readLang } from "~/schemas/lang-query";
import { ownTexts } from "./own-texts.server";

/** Where this build's texts lie. */
const textsFolder = () => `/texts/${__TEXTS_VERSION__}`;

/**
 * The texts in the language of whoever asks, or in one that is given, the owner's before ours.
 * @param note is told of each text that is looked up
 */
export function textsFor(context: LoadContext, language = languageFor(context), note?: NoteText): Texts {
  if (context.isStart) return textsAtStart;
  return textsFrom(context.readAsset, textsFolder(), language, { own: () => ownTexts(context), note });
}

/** A file of ours as it came with this build, whoever wrote other words; null where the language has none. */
export function ourTexts(
  { readAsset }: Pick<LoadContext, "readAsset">,
  language: Language,
  folder: TextFolder,
): Promise<TextBlock | null> {
  return blockAt(`${textsFolder()}/${language}/${folder}.txt`, readAsset);
}

/** The language that is asked for, where it has texts at all: no file of another is looked for. */
export function languageFor({ lang }: Pick<LoadContext, "lang">): Language {
  const read = readLang(lang);
  return read.ok && __TEXTS_LANGUAGES__.includes(read.value) ? read.value : COMPLETE;
}

/** While an isolate starts no file can be read, and nobody reads what is answered: every text is this one. */
const SAID = {
  language: "en",
  entry: {
    text: "Text.",
    practice: "Practice.",
    title: "Title",
    theme: "Theme",
    strategy: "Strategy.",
    defined: "Defined.",
    open: "Open.",
    image: "Image.",
    sense: "Sense.",
    core: "Core.",
    more: "More.",
    keywords: ["keyword"],
    variants: ["Variant.", "Variant."],
    opening: "Opening.",
    work: "Work.",
    love: "Love.",
    growth: "Growth.",
    home: "Home.",
    short: "Short.",
    next: "Next.",
    seated: "Seated.",
    sides: ["one", "other"],
    met: { first: "First.", second: "Second." },
    rest: ["Rest.", "Rest."],
    gift: ["Gift.", "Gift."],
    questions: [],
  },
};
const textsAtStart = Object.assign(async () => ({ find: () => SAID, of: () => SAID.entry }), {
  tell: (build: (language: Language) => object) => build(COMPLETE),
  language: COMPLETE,
}) as unknown as Texts;
