import { isSameLanguage, type Language } from "./languages";

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
  /** Only where its lines run from the right: the browser takes all others to run from the left. */
  readonly direction?: "rtl";
  /** Paths of the pages that it has not, or not whole: their words, their texts and all that their answers say. */
  readonly lacks: readonly string[];
}

/**
 * Pages for whoever builds a site or works on this one. The desk's are none of these: where there is no desk, their
 * addresses are answered as any that is nowhere, its languages too.
 */
const FOR_BUILDERS: readonly string[] = ["/developers", "/embed", "/styleguide", "/local/mail", "/dashboard"];

const ENGLISH: LanguageOfPages = { tag: "en", prefix: "", name: "English", locale: "en_US", lacks: [] };

/**
 * Beside English, which has every page. What a language has in part it has not: the address under the prefix leads to
 * the English page, so that nobody meets a page in two languages.
 */
export const FURTHER_LANGUAGES: readonly LanguageOfPages[] = [
  { tag: "es", prefix: prefixOf("es"), name: "Español", locale: "es_ES", lacks: FOR_BUILDERS },
  { tag: "pt-BR", prefix: prefixOf("pt-BR"), name: "Português", locale: "pt_BR", lacks: FOR_BUILDERS },
];

/** English first. */
export const LANGUAGES_OF_PAGES: readonly LanguageOfPages[] = [ENGLISH, ...FURTHER_LANGUAGES];

/** What the paths of a language beside English begin with. */
export function prefixOf(tag: string): string {
  return `/${tag.toLowerCase()}`;
}

/** The languages that have a page, English first. */
export function languagesOf(page: string): readonly LanguageOfPages[] {
  return LANGUAGES_OF_PAGES.filter(({ lacks }) => !lacks.includes(page));
}

/** The language of a path's prefix, English where it has none. */
export function languageOfPath(path: string): LanguageOfPages {
  const [pathname = ""] = path.split("?", 1);
  return FURTHER_LANGUAGES.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ?? ENGLISH;
}

/** Under English where a tag is of none. */
export function languageOf(tag: string): LanguageOfPages {
  return FURTHER_LANGUAGES.find((language) => language.tag === tag) ?? ENGLISH;
}

/** What HTML's own element says of a page in a language, where it is written as text. */
export function langMarks({ tag, direction }: Pick<LanguageOfPages, "direction"> & { tag: string }): string {
  return `lang="${tag}"${direction ? ` dir="${direction}"` : ""}`;
}

/** What there is for a tag of any region, however it is written: `pt-PT` is `pt-BR`. English for what is none of ours. */
export function languageLike(tag: string): LanguageOfPages {
  return FURTHER_LANGUAGES.find((language) => isSameLanguage(language.tag, tag)) ?? ENGLISH;
}

/**
 * Where it says what is installed from a page of a language, so that it begins in it: `/site.es.webmanifest`, a file of
 * `public`, or `/own.es.webmanifest`, which is made of what the owner says of the site.
 */
export function manifestIn({ prefix }: Pick<LanguageOfPages, "prefix">, whose: "site" | "own"): string {
  return `/${whose}${prefix.replace("/", ".")}.webmanifest`;
}

/** The path of a page under the prefix of a language. */
export function screenIn(prefix: string, screen: string): string {
  return prefix && screen === "/" ? prefix : prefix + screen;
}
