import { PLANETS, type Planet } from "../../astrology/bodies";
import { ELEMENTS } from "../../astrology/signs";

/** Two wishes that act together, that help each other, or that get in each other’s way. */
export const PAIR_KINDS = ["conjunction", "easy", "hard"] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** Planets whose contacts say something of one person: of a pair, one at least is among them. */
const PERSONAL = ["Sun", "Moon", "Mercury", "Venus", "Mars"] as const;

/** Where the sky cannot make all kinds, with the orbs of a natal chart: none of them is ever far from the Sun. */
const POSSIBLE: Readonly<Record<string, readonly PairKind[]>> = {
  "Sun Mercury": ["conjunction"],
  "Sun Venus": ["conjunction"],
  "Mercury Venus": ["conjunction", "easy"],
};

export type PairId = `${Planet} ${Planet} ${PairKind}`;

export const PAIR_IDS: readonly PairId[] = PERSONAL.flatMap((one) =>
  PLANETS.slice(PLANETS.indexOf(one) + 1).flatMap((other) =>
    (POSSIBLE[`${one} ${other}`] ?? PAIR_KINDS).map((kind): PairId => `${one} ${other} ${kind}`),
  ),
);

/** Sun and Moon of two elements, in the order of the elements. */
export const ELEMENT_PAIRS = ELEMENTS.flatMap((one, index) =>
  ELEMENTS.slice(index).map((other) => `${one} ${other}` as const),
);

/** Planets that have a want for each sign; those after them have one for each element. */
export const WANT_BY_SIGN = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
export const WANT_BY_ELEMENT = ["Uranus", "Neptune", "Pluto"] as const;

export const FRAME_KINDS = [...PAIR_KINDS, "opposition"] as const;
/** A second frame serves where a chart has two contacts of a kind, a third where it has three. */
export const FRAME_TURNS = ["1", "2", "3"] as const;

export const SIDES = [...ELEMENTS, "above the horizon", "below the horizon"] as const;

/** By day Jupiter helps most and Mars tries most, by night Venus and Saturn. */
export const OF_SECT = ["Jupiter", "Venus", "Mars", "Saturn"] as const;
