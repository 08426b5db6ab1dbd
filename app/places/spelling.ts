import { oncePer } from "~/memo";
import { type PlaceFiles, UnreadablePlaceFile } from "./place-files";
import { compareKeys } from "./place-names";

/**
 * Misspelt names. The spellings of the better known places and of countries and divisions lie in files by key
 * length, each spelling with a mask of the letters that occur in it: an edit brings at most one new letter and takes
 * at most one away, so names whose masks differ more need no comparison. That passes over most names of a file,
 * wherever in the word the mistake is.
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

/** Numbers of 32 bits before the masks: how many spellings, and where each of the 26 initials and their end begin. */
const HEAD = 1 + 27;

/**
 * A file of spellings of one length, by initial and then by descending score: the head, their masks (32 bits each, in
 * the byte order of every machine that matters, little-endian), their scores in tenths (a byte each), their letters
 * (a byte each, a = 0).
 */
export function writeSpellings(spellings: readonly Spelling[], length: number): Uint8Array {
  const sorted = [...spellings].sort(
    (a, b) =>
      compareKeys(a.key.slice(0, 1), b.key.slice(0, 1)) || b.score - a.score || compareKeys(a.key, b.key),
  );
  const count = sorted.length;
  const masksAt = 4 * HEAD;
  const bytes = new Uint8Array(masksAt + count * (5 + length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, count, true);
  for (let initial = 0; initial <= LETTERS; initial++) {
    const before = sorted.filter(({ key }) => key.charCodeAt(0) - A < initial).length;
    view.setUint32(4 + 4 * initial, before, true);
  }
  sorted.forEach(({ key, score }, index) => {
    view.setUint32(masksAt + 4 * index, letterMask(key), true);
    bytes[masksAt + 4 * count + index] = Math.max(0, Math.min(255, Math.round(score * 10)));
    bytes.set(lettersOf(key), masksAt + 5 * count + index * length);
  });
  return bytes;
}

const A = "a".charCodeAt(0);
const LETTERS = 26;
const isVowel = Array.from({ length: LETTERS }, (_, code) =>
  "aeiouy".includes(String.fromCharCode(A + code)),
);
const H = 7;

/** Letters that are easily taken for one another because they may sound alike. */
const SOUND_ALIKE = "ck kq cq sz sc cz vw bv fv dt bp gk gj iy ij jy mn xs".split(" ");

/** Hundredths of an edit for one letter in place of another. */
const substitution = new Uint8Array(LETTERS * LETTERS).fill(100);
for (let first = 0; first < LETTERS; first++) {
  for (let second = 0; second < LETTERS; second++) {
    if (first === second) substitution[first * LETTERS + second] = 0;
    else if (isVowel[first] && isVowel[second]) substitution[first * LETTERS + second] = 60;
  }
}
for (const pair of SOUND_ALIKE) {
  const first = pair.charCodeAt(0) - A;
  const second = pair.charCodeAt(1) - A;
  substitution[first * LETTERS + second] = 70;
  substitution[second * LETTERS + first] = 70;
}

const SWAP = 80;
const WRONG_FIRST_LETTER = 50;

/** A letter too many or too few beside its neighbours: doubled letters, mute h and vowels are the usual slips. */
function oneLetter(word: Uint8Array, at: number): number {
  const letter = word[at] ?? 0;
  if ((at > 0 && letter === word[at - 1]) || letter === word[at + 1]) return 50;
  return letter === H || isVowel[letter] ? 70 : 100;
}

function lettersOf(key: string): Uint8Array {
  return Uint8Array.from(key, (letter) => letter.charCodeAt(0) - A);
}

// Three rows of the comparison's table, used again and again: a look-up makes thousands of comparisons.
let beforeLast = new Uint16Array(LONGEST + 1);
let last = new Uint16Array(LONGEST + 1);
let current = new Uint16Array(LONGEST + 1);

/** As spellingDistance, in hundredths, over letters counted from 0; more than `limit` as soon as it must be. */
function weightedDistance(a: Uint8Array, b: Uint8Array, limit: number): number {
  const tooFar = limit + 1;
  // No path that ends within the limit strays farther from the diagonal: an insertion costs 50 or more.
  const reach = Math.floor(limit / 50);
  if (Math.abs(a.length - b.length) > reach) return tooFar;
  last[0] = 0;
  for (let column = 1; column <= b.length; column++)
    last[column] = (last[column - 1] ?? 0) + oneLetter(b, column - 1);
  for (let row = 1; row <= a.length; row++) {
    const letter = a[row - 1] ?? 0;
    const dropped = oneLetter(a, row - 1);
    const from = Math.max(1, row - reach);
    const to = Math.min(b.length, row + reach);
    current[from - 1] = from === 1 ? Math.min(tooFar, (last[0] ?? 0) + dropped) : tooFar;
    let least = current[from - 1] ?? 0;
    for (let column = from; column <= to; column++) {
      const other = b[column - 1] ?? 0;
      let cost = (last[column - 1] ?? 0) + (substitution[letter * LETTERS + other] ?? 0);
      if (column < row + reach) cost = Math.min(cost, (last[column] ?? 0) + dropped);
      cost = Math.min(cost, (current[column - 1] ?? 0) + oneLetter(b, column - 1));
      if (row > 1 && column > 1 && letter === b[column - 2] && a[row - 2] === other) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + SWAP);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return (last[b.length] ?? 0) + (a[0] === b[0] ? 0 : WRONG_FIRST_LETTER);
}

/**
 * Damerau–Levenshtein distance (optimal string alignment) of two comparable keys, with lighter weights for likely
 * slips and 0.5 more for a wrong first letter; Infinity when it exceeds `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  const distance = weightedDistance(lettersOf(a), lettersOf(b), Math.round(limit * 100)) / 100;
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

/** How many letters a key of this length may have that were not meant, or lack. */
function editsFor(length: number): number {
  return length < 6 ? 1 : length < 14 ? 2 : 3;
}

/** How large the weighted distance may be. */
function costFor(length: number): number {
  return length < 6 ? 0.8 : length < 8 ? 1.4 : 2;
}

/** A place whose initial was mistyped must be this well known: the others are too many to compare with. */
const WELL_KNOWN = 5.5;

/** Whether a file is as long as its head says, and its initials follow each other to the end. */
function isWhole(buffer: ArrayBuffer, length: number): boolean {
  if (buffer.byteLength < 4 * HEAD) return false;
  const [count = 0, ...starts] = new Uint32Array(buffer, 0, HEAD);
  return (
    buffer.byteLength === 4 * HEAD + count * (5 + length) &&
    starts.at(-1) === count &&
    starts.every((start, initial) => start >= (starts[initial - 1] ?? 0))
  );
}

/** The spellings of one length that are near enough, from those with this initial or, if well known, any other. */
function nearSpellings(
  buffer: ArrayBuffer,
  length: number,
  key: string,
  initials: "same" | "other",
  leastScore: number,
): readonly Correction[] {
  const edits = editsFor(key.length);
  const limit = Math.round(costFor(key.length) * 100);
  const mask = letterMask(key);
  const letters = lettersOf(key);
  const head = new Uint32Array(buffer, 0, HEAD);
  const count = head[0] ?? 0;
  const masks = new Uint32Array(buffer, 4 * HEAD, count);
  const scores = new Uint8Array(buffer, 4 * HEAD + 4 * count, count);
  const words = new Uint8Array(buffer, 4 * HEAD + 5 * count, count * length);
  const found: Correction[] = [];
  for (let initial = 0; initial < LETTERS; initial++) {
    if ((initial === letters[0]) !== (initials === "same")) continue;
    const end = head[initial + 2] ?? 0;
    for (let index = head[initial + 1] ?? 0; index < end; index++) {
      const score = (scores[index] ?? 0) / 10;
      if (score < leastScore) break;
      const other = masks[index] ?? 0;
      if (bitCount(other & ~mask) > edits || bitCount(mask & ~other) > edits) continue;
      const word = words.subarray(index * length, (index + 1) * length);
      const cost = weightedDistance(letters, word, limit);
      if (cost === 0 || cost > limit) continue;
      const spelling = String.fromCharCode(...word.map((letter) => letter + A));
      found.push({ key: spelling, score, cost: cost / 100 });
    }
  }
  return found;
}

/** A look-up that compares more keys than this understands nothing any more; of the reference places none needs three. */
const MOST_COMPARED = 5;

/** What a look-up would compare next is one misspelt word too many. */
export class TooManySpellings extends Error {}

/** What a look-up has compared: its readings have words in common. */
const compared = oncePer((_: PlaceFiles) => new Map<string, Promise<readonly Correction[]>>());

/**
 * The known spellings closest to a misspelt key, the likeliest first; the key itself is not among them. Those with
 * the same initial come first, and only where there is none the well-known others.
 * @throws TooManySpellings
 */
export async function corrections(
  files: PlaceFiles,
  kind: SpellingKind,
  key: string,
): Promise<readonly Correction[]> {
  if (!isComparable(key)) return [];
  const known = compared(files);
  const asked = `${kind} ${key}`;
  if (!known.has(asked)) {
    if (known.size >= MOST_COMPARED) throw new TooManySpellings();
    known.set(asked, compareWithAll(files, kind, key));
  }
  return known.get(asked) ?? [];
}

async function compareWithAll(
  files: PlaceFiles,
  kind: SpellingKind,
  key: string,
): Promise<readonly Correction[]> {
  const edits = editsFor(key.length);
  const lengths = kind === "name" ? files.manifest.nameLengths : files.manifest.qualifierLengths;
  const near = lengths.filter((length) => Math.abs(length - key.length) <= edits);
  const worth = ({ score, cost }: Correction) => score - POINTS_PER_EDIT * cost;
  for (const initials of ["same", "other"] as const) {
    const leastScore = kind === "name" && initials === "other" ? WELL_KNOWN : 0;
    const found: Correction[] = [];
    for (const length of near) {
      const name = spellingFile(kind, length);
      const buffer = await files.bytes(name);
      if (!isWhole(buffer, length)) throw new UnreadablePlaceFile(name, "damaged");
      found.push(...nearSpellings(buffer, length, key, initials, leastScore));
    }
    if (found.length > 0) return found.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_CORRECTIONS);
  }
  return [];
}
