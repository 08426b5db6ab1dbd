import type { PLANETS, Planet } from "~/astrology/bodies";
import type { HouseNumber } from "~/astrology/houses";
import type { Sign } from "~/astrology/signs";
import type { AspectKind } from "~/readings/natal/natal-text";

export type BySign<T> = Readonly<Record<Sign, T>>;
export type ByHouse<T> = Readonly<Record<HouseNumber, T>>;
/** Conjunct the Ascendant or the Midheaven. */
export type ByAngle<T> = Readonly<Record<"ascendant" | "midheaven", T>>;

type After<P, List extends readonly unknown[]> = List extends readonly [infer Head, ...infer Tail]
  ? Head extends P
    ? Tail[number]
    : After<P, Tail>
  : never;
/** The planets that come after one in the list of planets: a pair is kept under its first. */
export type LaterPlanet<P extends Planet> = After<P, typeof PLANETS> & Planet;

/**
 * The kinds that the sky can make between 1800 and 2100 with the orbs of a natal chart. Mercury is never more than
 * 27.8° from the Sun, Venus 47.3°, the two 73.7° from each other; Neptune and Pluto reach 136° in that time.
 */
type PossibleKind<A extends Planet, B extends Planet> = [A, B] extends ["Sun", "Mercury" | "Venus"]
  ? "conjunction"
  : [A, B] extends ["Mercury", "Venus"]
    ? "conjunction" | "flowing"
    : [A, B] extends ["Neptune", "Pluto"]
      ? Exclude<AspectKind, "opposition">
      : AspectKind;

/** The contacts of one planet with those after it. */
export type ByAspect<A extends Planet, T> = {
  readonly [B in LaterPlanet<A>]: Readonly<Record<PossibleKind<A, B>, T>>;
};
