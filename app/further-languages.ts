import type { Language } from "./languages";

/** A language in which pages are served. */
export interface LanguageOfPages {
  /** As HTML says it: `pt-BR`. */
  readonly tag: Language;
  /** What its paths begin with: `/pt-br`. English has none. */
  readonly prefix: string;
  /** What its speakers call it. */
  readonly name: string;
  /** As Open Graph says it. */
  readonly locale: string;
  /** Paths of the screens that it has whole: their words, their texts and all that their answers say. */
  readonly screens: readonly string[];
}

const SIGNS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;

/** What both languages have whole. */
const WHOLE: readonly string[] = [
  "/moon-phases",
  "/moon-phases/eclipses",
  "/aspects",
  "/accuracy",
  "/degrees",
  ...SIGNS.map((sign) => `/degrees/${sign}`),
  "/insights",
  ...["planets", "signs", "houses", "aspects", "reading", "glossary"].map((part) => `/insights/${part}`),
];

const ENGLISH: LanguageOfPages = { tag: "en", prefix: "", name: "English", locale: "en_US", screens: [] };

/**
 * Beside English, which has every screen. A screen that a language has in part is not listed: its address under the
 * prefix leads to the English one, so that nobody meets a page in two languages.
 */
export const FURTHER_LANGUAGES: readonly LanguageOfPages[] = [
  { tag: "es", prefix: prefixOf("es"), name: "Español", locale: "es_ES", screens: WHOLE },
  { tag: "pt-BR", prefix: prefixOf("pt-BR"), name: "Português", locale: "pt_BR", screens: WHOLE },
];

/** What the paths of a language beside English begin with. */
export function prefixOf(tag: string): string {
  return `/${tag.toLowerCase()}`;
}

/** The languages that have a screen, English first. */
export function languagesOf(screen: string): readonly LanguageOfPages[] {
  return [ENGLISH, ...FURTHER_LANGUAGES.filter(({ screens }) => screens.includes(screen))];
}

/** Under English where a tag is of none. */
export function languageOf(tag: string): LanguageOfPages {
  return FURTHER_LANGUAGES.find((language) => language.tag === tag) ?? ENGLISH;
}

/** The path of a screen under the prefix of a language. */
export function screenIn(prefix: string, screen: string): string {
  return prefix && screen === "/" ? prefix : prefix + screen;
}
