import type { AngleName } from "../../astrology/findings/weights";
import type { Opposites } from "./ids";

/** To what a text of a return's page leans, the same in every language; where two lean apart, a third text says how both live together. */

/** One side of two opposites. */
export type Lean = Opposites extends infer Pair
  ? Pair extends `${infer One} ${infer Other}`
    ? One | Other
    : never
  : never;

/** By house. */
export const OF_GROUNDS: Readonly<Partial<Record<number, readonly Lean[]>>> = {
  1: ["seen", "quick"],
  6: ["slow"],
  7: ["together"],
  8: ["hidden"],
  10: ["seen"],
  11: ["together"],
  12: ["hidden", "alone"],
};
export const OF_EFFORTS: Readonly<Partial<Record<number, readonly Lean[]>>> = {
  2: ["slow"],
  4: ["hidden"],
  7: ["together"],
  10: ["seen"],
  11: ["together"],
  12: ["hidden", "alone"],
};
export const OF_RULERS: Readonly<Partial<Record<number, readonly Lean[]>>> = {
  1: ["quick"],
  6: ["slow"],
  7: ["together"],
  10: ["seen"],
  11: ["together"],
  12: ["hidden", "alone", "slow"],
};
export const OF_MOONS: Readonly<Partial<Record<number, readonly Lean[]>>> = {
  7: ["together"],
  8: ["hidden"],
  11: ["together"],
  12: ["alone"],
};

/** By planet and angle. */
export const OF_ANGLES: Readonly<Record<AngleName, Readonly<Partial<Record<string, readonly Lean[]>>>>> = {
  Ascendant: {
    Sun: ["seen"],
    Mars: ["quick"],
    Jupiter: ["more"],
    Saturn: ["slow", "less"],
    Uranus: ["quick"],
  },
  Midheaven: {
    Sun: ["seen"],
    Moon: ["seen"],
    Mercury: ["seen"],
    Venus: ["seen"],
    Mars: ["seen", "quick"],
    Jupiter: ["seen", "more"],
    Saturn: ["seen", "slow"],
    Uranus: ["seen", "quick"],
    Pluto: ["seen"],
  },
  Descendant: {
    Sun: ["together"],
    Moon: ["together"],
    Venus: ["together"],
    Mars: ["quick"],
    Jupiter: ["together", "more"],
    Saturn: ["less"],
    Uranus: ["quick"],
  },
  "Imum Coeli": {
    Sun: ["hidden"],
    Mars: ["quick"],
    Jupiter: ["more"],
    Saturn: ["slow"],
    Uranus: ["quick"],
  },
};
