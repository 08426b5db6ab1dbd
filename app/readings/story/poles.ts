/**
 * What texts claim of a reader, in 24 pairs of opposites. A text claims one pole or a few (`content/tags`); a chart has
 * both poles of some pairs, and those are what its story is about.
 */
export const PAIRS = [
  "show-hide",
  "give-receive",
  "fast-careful",
  "alone-together",
  "freedom-bond",
  "trust-test",
  "order-drift",
  "keep-release",
  "lead-serve",
  "believe-doubt",
  "word-silence",
  "feel-think",
  "fight-peace",
  "new-known",
  "whole-detail",
  "dream-do",
  "pleasure-duty",
  "armour-tender",
  "own-others",
  "deep-light",
  "climb-enough",
  "play-earnest",
  "senses-ideas",
  "near-far",
] as const;
export type Pair = (typeof PAIRS)[number];

type Halves<Of extends Pair> = Of extends `${infer First}-${infer Second}` ? First | Second : never;
export type Pole = Halves<Pair>;

/** Both poles of a pair, the one that its name begins with first. */
export function polesOf(pair: Pair): readonly [Pole, Pole] {
  return BOTH[pair];
}

const BOTH = Object.fromEntries(PAIRS.map((pair) => [pair, pair.split("-")])) as unknown as Readonly<
  Record<Pair, readonly [Pole, Pole]>
>;

/** All 48, each beside its opposite. */
export const POLES: readonly Pole[] = PAIRS.flatMap(polesOf);

const PAIR_OF = new Map<Pole, Pair>(PAIRS.flatMap((pair) => polesOf(pair).map((pole) => [pole, pair])));

export function pairOf(pole: Pole): Pair {
  return PAIR_OF.get(pole) as Pair;
}

export function oppositeOf(pole: Pole): Pole {
  const [first, second] = polesOf(pairOf(pole));
  return pole === first ? second : first;
}
