import type { PlaceFiles } from "./place-blocks";

/**
 * Misspelt names. The spellings of the better known places and of countries and divisions lie in files by key
 * length, each spelling with a mask of the letters that occur in it: an edit brings at most one new letter and takes
 * at most one away, so names whose masks differ more need no comparison, so a file of 20,000 names is gone through in a fraction of a
 * millisecond, wherever in the word the mistake is.
 */

export type SpellingKind = "name" | "qualifier";

export interface Spelling {
  readonly key: string;
  /** Score of the best place of that name; 0 for qualifiers. */
  readonly score: number;
}

export interface Correction extends Spelling {
  /** Weighted edits, more than 0. */
  readonly cost: number;
}

const SHORTEST = 4;
const LONGEST = 28;
const MOST_CORRECTIONS = 10;
/** How many points of a place's score one full edit costs. */
export const POINTS_PER_EDIT = 1.6;

/** Whether spellings of this key are kept for comparison: the 26 letters only, 4 to 28 of them. */
export function isComparable(key: string): boolean {
  return key.length >= SHORTEST && key.length <= LONGEST && /^[a-z]+$/.test(key);
}

function letterMask(key: string): number {
  let mask = 0;
  for (let index = 0; index < key.length; index++) mask |= 1 << (key.charCodeAt(index) - 97);
  return mask >>> 0;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function spellingFile(kind: SpellingKind, length: number): string {
  return `spellings/${kind}-${String(length).padStart(2, "0")}.bin`;
}

/**
 * A file of spellings of one length: how many (32 bits, little-endian), their masks (32 bits each), their scores in
 * tenths (a byte each), their letters.
 */
export function writeSpellings(spellings: readonly Spelling[], length: number): Uint8Array {
  const count = spellings.length;
  const bytes = new Uint8Array(4 + count * (5 + length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, count, true);
  spellings.forEach(({ key, score }, index) => {
    view.setUint32(4 + 4 * index, letterMask(key), true);
    bytes[4 + 4 * count + index] = Math.max(0, Math.min(255, Math.round(score * 10)));
    for (let at = 0; at < length; at++) bytes[4 + 5 * count + index * length + at] = key.charCodeAt(at);
  });
  return bytes;
}

const VOWELS = "aeiouy";
/** Letters that are easily taken for one another because they may sound alike. */
const SOUND_ALIKE = [
  "ck",
  "kq",
  "cq",
  "sz",
  "sc",
  "cz",
  "vw",
  "bv",
  "fv",
  "dt",
  "bp",
  "gk",
  "gj",
  "iy",
  "ij",
  "jy",
  "mn",
  "xs",
];

function substitution(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return 0.6;
  return SOUND_ALIKE.includes(a < b ? a + b : b + a) ? 0.7 : 1;
}

/** A letter too many or too few, beside its neighbours: doubled letters, mute h and vowels are the usual slips. */
function oneLetter(letter: string, before: string | undefined, after: string | undefined): number {
  if (letter === before || letter === after) return 0.5;
  return letter === "h" || VOWELS.includes(letter) ? 0.7 : 1;
}

/**
 * Damerau–Levenshtein distance (optimal string alignment) with lighter weights for likely slips, and 0.3 more for a
 * wrong first letter; Infinity when it exceeds `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  let beforeLast: number[] = [];
  let last: number[] = [0];
  for (let column = 1; column <= b.length; column++) {
    last.push((last[column - 1] ?? 0) + oneLetter(b[column - 1] ?? "", b[column - 2], b[column]));
  }
  for (let row = 1; row <= a.length; row++) {
    const letter = a[row - 1] ?? "";
    const dropped = oneLetter(letter, a[row - 2], a[row]);
    const current = [(last[0] ?? 0) + dropped];
    let least = current[0] ?? 0;
    for (let column = 1; column <= b.length; column++) {
      const other = b[column - 1] ?? "";
      let cost = Math.min(
        (last[column] ?? 0) + dropped,
        (current[column - 1] ?? 0) + oneLetter(other, b[column - 2], b[column]),
        (last[column - 1] ?? 0) + substitution(letter, other),
      );
      if (row > 1 && column > 1 && letter === b[column - 2] && a[row - 2] === other) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 0.8);
      }
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const distance = (last[b.length] ?? 0) + (a[0] === b[0] ? 0 : 0.3);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

/** How many plain edits a key of this length may be away from what was meant. */
function editsFor(length: number): number {
  return length < 6 ? 1 : length < 10 ? 2 : 3;
}

/** How large the weighted distance may be. */
function costFor(length: number): number {
  return length < 6 ? 1 : length < 8 ? 1.4 : 2;
}

/** The known spellings closest to a misspelt key, the likeliest first; the key itself is not among them. */
export async function corrections(
  files: PlaceFiles,
  kind: SpellingKind,
  key: string,
): Promise<readonly Correction[]> {
  if (!isComparable(key)) return [];
  const edits = editsFor(key.length);
  const limit = costFor(key.length);
  const mask = letterMask(key);
  const lengths = kind === "name" ? files.manifest.nameLengths : files.manifest.qualifierLengths;
  const near = lengths.filter((length) => Math.abs(length - key.length) <= edits);
  const found: Correction[] = [];
  for (const length of near) {
    const buffer = await files.bytes(spellingFile(kind, length));
    const view = new DataView(buffer);
    const bytes = new Uint8Array(buffer);
    const count = view.getUint32(0, true);
    for (let index = 0; index < count; index++) {
      const letters = view.getUint32(4 + 4 * index, true);
      if (bitCount(letters & ~mask) > edits || bitCount(mask & ~letters) > edits) continue;
      const start = 4 + 5 * count + index * length;
      const other = String.fromCharCode(...bytes.subarray(start, start + length));
      const cost = spellingDistance(key, other, limit);
      if (cost === 0 || cost > limit) continue;
      found.push({ key: other, score: (bytes[4 + 4 * count + index] ?? 0) / 10, cost });
    }
  }
  const worth = ({ score, cost }: Correction) => score - POINTS_PER_EDIT * cost;
  return found.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_CORRECTIONS);
}
