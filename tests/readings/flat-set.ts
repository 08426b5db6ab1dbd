import type { ReadingSet } from "./lint";

/** A text with its practice, as most sets have them. */
interface Practised {
  readonly text: string;
  readonly practice?: string;
}

/** A text, or texts under keys of any depth. */
type Texts = string | Practised | { readonly [key: string]: Texts } | { readonly [key: number]: Texts };

const isText = (value: Texts): value is Practised => typeof value === "object" && "text" in value;

/** "moonInSign Aries" → text with its practice. */
export function flat(value: object | string, key = ""): [string, string][] {
  const texts = value as Texts;
  if (typeof texts === "string") return [[key, texts]];
  if (isText(texts)) return [[key, [texts.text, texts.practice].filter(Boolean).join(" ")]];
  return Object.entries(texts).flatMap(([name, inner]) => flat(inner, `${key} ${name}`.trim()));
}

/** A maker of sets from tables of texts, each named after what they all belong to. */
export function setsOf(family: string) {
  return (
    id: string,
    tables: object,
    count: number,
    words: readonly [number, number],
    ease: readonly [number, number],
  ): ReadingSet => ({
    id: `${family}, ${id}`,
    texts: Object.fromEntries(flat(tables)),
    count,
    words,
    ease,
  });
}
