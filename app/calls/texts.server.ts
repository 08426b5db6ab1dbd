import { COMPLETE, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import { type Texts, textsFrom } from "~/readings/texts";
import { readLang } from "~/schemas/lang-query";

/** The texts in the language of whoever asks, or in one that is given. */
export function textsFor(context: LoadContext, language = languageFor(context)): Texts {
  if (context.isStart) return textsAtStart;
  return textsFrom(context.readAsset, `/texts/${__TEXTS_VERSION__}`, language);
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
