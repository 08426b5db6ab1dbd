/** The languages in which a call may ask for texts. */
export const LANGUAGES = ["en", "es", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether two tags are of one language. A region decides nothing: who wants `pt-PT` or `es-MX` gets what there is. */
export function isSameLanguage(one: string, other: string): boolean {
  return base(one) === base(other);
}

const base = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

/** The language that has every text. */
export const COMPLETE = "en" satisfies Language;

/**
 * What may be in another language than that in which it stands. Every text is in the language of the nearest object
 * around it that says one.
 */
export interface OwnLanguage {
  /** Only where it is another than that of the object around it. */
  readonly language?: Language;
}

/** An answer with texts. */
export interface InLanguage {
  /** In which its texts are, but for those that say another. */
  readonly language: Language;
}
