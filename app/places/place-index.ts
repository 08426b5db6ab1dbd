import { compareKeys } from "./place-names";

/** In which block a key lies: by the first keys of the blocks, which the manifest holds. */

export type BlockKind = "names" | "prefixes" | "qualifiers";

/** Index of the block that would hold the key, -1 when it sorts before the first one. */
export function blockIndex(firstKeys: readonly string[], key: string): number {
  let low = 0;
  let high = firstKeys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(firstKeys[middle] ?? "", key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Sorts after every continuation of a prefix. */
const AFTER_ALL = "\uffff";

/** First and last index of the blocks that hold keys with this prefix. */
export function prefixRange(firstKeys: readonly string[], prefix: string): readonly [number, number] {
  return [Math.max(0, blockIndex(firstKeys, prefix)), blockIndex(firstKeys, prefix + AFTER_ALL)];
}

/** A beginning that reaches over more blocks than this has a list of its own ("prefixes"), if it is so long. */
export const MOST_BLOCKS_TO_SCAN = 2;
export const LISTED_LENGTHS = { least: 2, most: 16 } as const;

/** Whether the best entries of a beginning stand in a list, and beside it those that are called just so. */
export function isListed(firstKeys: readonly string[], prefix: string): boolean {
  const [first, last] = prefixRange(firstKeys, prefix);
  return last - first + 1 > MOST_BLOCKS_TO_SCAN;
}

/** Names the list of the entries under exactly the key of a listed beginning. No key has such a sign. */
export function exactList(key: string): string {
  return `${key}=`;
}

export function blockName(kind: BlockKind, index: number): string {
  return `${kind}/${String(index).padStart(4, "0")}.txt`;
}
