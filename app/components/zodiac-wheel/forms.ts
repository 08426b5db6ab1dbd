import { SIGNS_RADIUS } from "./dial";
import type { Ring, Step } from "./place";

/**
 * The two forms in which a wheel is drawn, both in one SVG; its container's width shows one of them. "compact" is for
 * less than 30rem: its numerals are still 11 px high at 320 px. Sizes in units of the view box.
 */
export type WheelForm = "full" | "compact";

export interface Form {
  readonly inner: Omit<Ring, "edge">;
  /** The second ring, when there are two. */
  readonly outer: Omit<Ring, "edge">;
  /** The largest radius at which the inner of two rings begins. */
  readonly innerEdge: number;
  /** Radius of what can be touched at a body: 16 px in the form's smallest container. */
  readonly touch: number;
}

/** What both forms share: one hub with house numbers and aspects. */
export interface Hub {
  /** The largest radius of the ring of house numbers, and how thick that is. */
  readonly radius: number;
  readonly houseRing: number;
  /** Font size of the numbers, the largest of both forms. */
  readonly houseNumber: number;
}

/**
 * How a crowd is placed, the best way first: on one level, closer to the sign's border, on two levels; then smaller;
 * then without leaders to inner levels, so that columns may stand below one another; only then less is told.
 */
const FULL_STEPS: readonly Step[] = [
  { detail: "full", levels: 1, inset: "column" },
  { detail: "full", levels: 1, inset: "glyph" },
  { detail: "full", levels: 2, inset: "glyph" },
  { detail: "full", levels: 1, inset: "middle" },
  { detail: "full", levels: 2, inset: "middle" },
  { detail: "full", levels: 2, inset: "glyph", scale: 0.86 },
  { detail: "full", levels: 2, inset: "middle", scale: 0.86 },
  { detail: "full", levels: 2, inset: "middle", scale: 0.86, isBare: true },
  { detail: "full", levels: 3, inset: "middle", scale: 0.76, isBare: true },
  { detail: "full", levels: 3, inset: "middle", scale: 0.86, isBare: true, mayShorten: true },
  { detail: "degree", levels: 4, inset: "middle", isBare: true, mayShorten: true },
  { detail: "glyph", levels: 9, inset: "middle", isBare: true },
  { detail: "glyph", levels: 9, inset: "middle", isBare: true, scale: 0.7 },
];

/** Where degrees alone are told. Those are not made smaller: they are as small as can be read. */
const DEGREE_STEPS: readonly Step[] = [
  { detail: "degree", levels: 1, inset: "column" },
  { detail: "degree", levels: 1, inset: "glyph" },
  { detail: "degree", levels: 2, inset: "glyph" },
  { detail: "degree", levels: 1, inset: "middle" },
  { detail: "degree", levels: 2, inset: "middle" },
  { detail: "degree", levels: 3, inset: "middle", isBare: true },
  { detail: "degree", levels: 4, inset: "middle", isBare: true, mayShorten: true },
  { detail: "glyph", levels: 9, inset: "middle", isBare: true },
  { detail: "glyph", levels: 9, inset: "middle", isBare: true, scale: 0.7 },
  { detail: "glyph", levels: 9, inset: "middle", isBare: true, scale: 0.55 },
];

const FULL = { glyph: 17, degree: 10.5, sign: 11, minute: 10, retrograde: 8.5 };
const COMPACT = { glyph: 20, degree: 17.2, sign: 0, minute: 0, retrograde: 12 };
const COMPACT_DOUBLE = { ...COMPACT, glyph: 19, retrograde: 0 };

export const HUBS: Readonly<Record<"single" | "double", Hub>> = {
  single: { radius: 122, houseRing: 17, houseNumber: 17.2 },
  double: { radius: 88, houseRing: 13, houseNumber: 11 },
};

export const FORMS: Readonly<Record<WheelForm, Readonly<Record<"single" | "double", Form>>>> = {
  full: {
    single: only({ size: FULL, steps: FULL_STEPS, floor: 72 }, 17),
    double: {
      inner: { size: FULL, steps: DEGREE_STEPS, floor: 66 },
      outer: { size: FULL, steps: DEGREE_STEPS, floor: 138 },
      innerEdge: 150,
      touch: 17,
    },
  },
  compact: {
    single: only({ size: COMPACT, steps: DEGREE_STEPS, floor: 80 }, 25),
    double: {
      inner: { size: COMPACT_DOUBLE, steps: DEGREE_STEPS, floor: 64 },
      outer: { size: COMPACT_DOUBLE, steps: DEGREE_STEPS, floor: 136 },
      innerEdge: 142,
      touch: 25,
    },
  },
};

function only(inner: Form["inner"], touch: number): Form {
  return { inner, outer: inner, innerEdge: SIGNS_RADIUS, touch };
}
