/** The languages in which a call may ask for texts. */
export const LANGUAGES = ["en", "es", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** As the desk names them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  "pt-BR": "Portuguese",
};

/** Whether two tags are of one language. A region decides nothing: who wants `pt-PT` or `es-MX` gets what there is. */
export function isSameLanguage(one: string, other: string): boolean {
  return base(one) === base(other);
}

const base = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

/** The language that has every text. */
export const COMPLETE = "en" satisfies Language;

/** What may be in words of the site's owner. */
export interface OwnWords {
  /** Only where the owner of this site wrote any of the words themselves, in place of those that come with it. */
  readonly own?: true;
}

/**
 * What may be in another language than that in which it stands. Every text is in the language of the nearest object
 * around it that says one.
 */
export interface OwnLanguage extends OwnWords {
  /** Only where it is another than that of the object around it. */
  readonly language?: Language;
}

/** Whose words it is in and in which language, for a part that is made of it. */
export function marksOf({ language, own }: OwnLanguage): OwnLanguage {
  return { ...(own && { own }), ...(language && { language }) };
}

/** An answer with texts. */
export interface InLanguage extends OwnWords {
  /** In which its texts are, but for those that say another. */
  readonly language: Language;
}
