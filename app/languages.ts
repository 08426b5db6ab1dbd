/** The languages in which a call may ask for texts. */
export const LANGUAGES = ["en", "es", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

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
