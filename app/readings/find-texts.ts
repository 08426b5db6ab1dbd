import { type Part, partsOf } from "./own-texts";
import type { TextBlock } from "./text-block";

/** An entry of `content` with its words. */
export interface FoundText {
  readonly set: string;
  readonly id: string;
  readonly parts: readonly Part[];
}

interface Asked {
  /** In small letters; an entry has all of them, in its name or in its words. */
  readonly words: readonly string[];
  /** How many are skipped. */
  readonly from: number;
  readonly most: number;
  /** Other words of an entry, which are looked through as well. */
  readonly otherWords?: (set: string, id: string) => string;
}

/** Words that are looked for: of a longer passage the longest say enough. */
const MOST_WORDS = 8;
/** Letters of what is looked for that may be typed. */
export const LONGEST_SEARCH = 400;

/** The words of what somebody typed or copied from a page, the longest first. */
export function searchWords(typed: string): readonly string[] {
  const words =
    typed
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
}

/** The entries of files that have all the words, and how many come before the next one; null where that was the last. */
export function findTexts(blocks: readonly TextBlock[], { words, from, most, otherWords }: Asked) {
  const found: FoundText[] = [];
  let skipped = 0;
  for (const block of blocks) {
    const { letters, places } = block.atOnce();
    const hits = words.map((word) => hitsOf(word, letters));
    for (const { set, id, from: first, to } of places) {
      const besides = `${set} ${id} ${otherWords?.(set, id) ?? ""}`.toLowerCase();
      if (!words.every((word, index) => besides.includes(word) || hits[index]?.(first, to))) continue;
      const parts = partsOf(block.entry(set, id));
      // Among the hits are names of parts, which are no words.
      const all = `${besides} ${parts.map(({ text }) => text.toLowerCase()).join(" ")}`;
      if (parts.length === 0 || !words.every((word) => all.includes(word))) continue;
      if (skipped < from) skipped++;
      else if (found.length === most) return { found, next: from + most };
      else found.push({ set, id, parts });
    }
  }
  return { found, next: null };
}

/**
 * Whether a word stands within a stretch, in small letters, with a capital or in capitals; stretches are asked for in
 * their order. Small letters of all of it would take longer than all else.
 */
function hitsOf(word: string, letters: string) {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const spelt = new Set([word, first.toUpperCase() + word.slice(first.length), word.toUpperCase()]);
  const ways = [...spelt].map((way) => ({ way, at: letters.indexOf(way) }));
  return (from: number, to: number): boolean =>
    ways.some((one) => {
      if (one.at >= 0 && one.at < from) one.at = letters.indexOf(one.way, from);
      return one.at >= from && one.at + one.way.length <= to;
    });
}
