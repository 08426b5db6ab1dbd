/** A language beside English in which pages are served. */
interface PageLanguage {
  /** As HTML says it: `pt-BR`. */
  readonly language: string;
  /** What its paths begin with: `/pt-br`. */
  readonly prefix: string;
  /** Where among the assets the browser's code with its words lies. */
  readonly folder: string;
}

/** Those of this build, which the words' plugin names; none where nothing was built. */
export const PAGE_LANGUAGES: readonly PageLanguage[] =
  typeof __PAGE_LANGUAGES__ === "undefined" ? [] : __PAGE_LANGUAGES__;

let rendered = "en";

/** The language of the page: in the browser that of the document, on the server of what is being rendered. */
export function inUse(): string {
  return typeof document === "undefined" ? rendered : document.documentElement.lang;
}

/**
 * What `make` makes, in a language. It must not wait for anything: nothing else runs between its first line and its
 * last, so no request meets another's language.
 */
export function inLanguage<Made>(language: string, make: () => Made): Made {
  const before = rendered;
  rendered = language;
  try {
    return make();
  } finally {
    rendered = before;
  }
}
