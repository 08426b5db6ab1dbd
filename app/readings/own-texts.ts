import type { Language } from "../languages";

/**
 * Texts of the site's owner, which go before ours. Each stands for one part of an entry of `content`, such as its `text`
 * or its `practice`, in one language.
 */

/** One of theirs, as it is kept. */
export interface OwnText {
  /** Which text of ours it stands for, see `textKey`. */
  readonly key: string;
  readonly locale: string;
  readonly text: string;
}

/** A text of an entry: where it stands in that, and its words. */
export interface Part {
  /** "text", "practice", "variants.0", "met.first" */
  readonly name: string;
  readonly text: string;
}

/** Which entry of a set, and which part of it, a key names. */
export interface TextPlace {
  /** "natal/sun-in-sign" */
  readonly set: string;
  readonly id: string;
  readonly part: string;
}

/** What most entries have, and some have nothing else. */
export const MAIN_PART = "text";

/** Parts that are no words to be read: ids, addresses, and an order that its text repeats to the letter. */
const NO_WORDS: readonly string[] = ["genre", "glyph", "instruction", "to"];

/** Letters of a key: more than the longest of ours. */
export const LONGEST_KEY = 120;
const KEY = /^([a-z-]{1,40}\/[a-z0-9-]{1,40})\/([^#]{1,60})(?:#([a-zA-Z0-9.]{1,30}))?$/;

/** "natal/sun-in-sign/Leo", and "natal/sun-in-sign/Leo#practice" for another part than the main one. */
export function textKey({ set, id, part }: TextPlace): string {
  return `${set}/${id}${part === MAIN_PART ? "" : `#${part}`}`;
}

/** What a key names; null where it is none. */
export function placeOfKey(key: string): TextPlace | null {
  const [, set, id, part = MAIN_PART] = (key.length <= LONGEST_KEY && KEY.exec(key)) || [];
  return set && id ? { set, id, part } : null;
}

/** All words of an entry that can be others, in their order. */
export function partsOf(entry: unknown): readonly Part[] {
  return typeof entry === "object" && entry !== null ? partsWithin(entry, "") : [];
}

function partsWithin(whole: object, before: string): readonly Part[] {
  return Object.entries(whole).flatMap(([key, value]: [string, unknown]): readonly Part[] => {
    if (NO_WORDS.includes(key)) return [];
    if (typeof value === "string") return [{ name: before + key, text: value }];
    return typeof value === "object" && value !== null ? partsWithin(value, `${before}${key}.`) : [];
  });
}

/** What stands in braces in a text, with them and each once; a brace without its other half counts as well. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set(text.match(/\{[^{}]*\}?|\}/g) ?? [])].sort();
}

/** Whether both have the same in braces, in whatever order. */
export function haveSamePlaceholders(one: string, other: string): boolean {
  const others = placeholdersIn(other);
  const own = placeholdersIn(one);
  return own.length === others.length && own.every((each, index) => each === others[index]);
}

/** Names the words of a text of ours (FNV-1a): another one where they are others. */
export function editionOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** All of theirs, by entry. */
export class OwnTexts {
  readonly #entries = new Map<string, Map<string, string>>();

  /** @param version another one for other texts */
  constructor(
    texts: Iterable<OwnText>,
    readonly version = 0,
  ) {
    for (const { key, locale, text } of texts) {
      const place = placeOfKey(key);
      if (!place) continue;
      const name = `${locale} ${place.set} ${place.id}`;
      const parts = this.#entries.get(name) ?? new Map<string, string>();
      this.#entries.set(name, parts.set(place.part, text));
    }
  }

  /**
   * An entry of ours with their words in it; null where they have none for it. What ours has no place for, or not the
   * placeholders of, since ours is another than it was, is left out.
   */
  over(language: Language, set: string, id: string, entry: object): object | null {
    const parts = this.#entries.get(`${language} ${set} ${id}`);
    return (parts && withParts(entry, parts)) ?? null;
  }
}

function withParts(entry: object, parts: ReadonlyMap<string, string>): object | null {
  const fitting = partsOf(entry).filter(({ name, text }) => {
    const theirs = parts.get(name);
    return theirs !== undefined && haveSamePlaceholders(theirs, text);
  });
  if (fitting.length === 0) return null;
  const whole: unknown = structuredClone(entry);
  for (const { name } of fitting) {
    const way = name.split(".");
    const last = way.pop() as string;
    const holder = way.reduce((at, key) => at[key] as Nested, whole as Nested);
    holder[last] = parts.get(name);
  }
  return withoutLostOrder(whole as Nested);
}

type Nested = { [key: string]: unknown };

/** A day's order stands in its text to the letter: a text that does not give it has none. */
function withoutLostOrder(entry: Nested): Nested {
  const { instruction, text } = entry;
  const isLost = typeof instruction === "string" && typeof text === "string" && !text.includes(instruction);
  return isLost ? { ...entry, instruction: null } : entry;
}
