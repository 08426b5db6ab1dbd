import type { Lettering } from "./column";
import { SIGNS_RADIUS } from "./dial";
import type { Ring, Step } from "./place";

/**
 * The two forms in which a wheel is drawn, both in one SVG; its container's width shows one of them: "full" where its
 * letters are 11 px high, else "compact", whose are so from 320 px on. Sizes in units of the view box.
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

/** The ways that every form tries first: on one level, closer to the sign's border, on two levels. */
function firstSteps(detail: Step["detail"]): readonly Step[] {
  return [
    { detail, levels: 1, inset: "column" },
    { detail, levels: 1, inset: "glyph" },
    { detail, levels: 2, inset: "glyph" },
    { detail, levels: 1, inset: "middle" },
    { detail, levels: 2, inset: "middle" },
  ];
}

/** The ways that are left where no numerals have room, by the size of the glyphs. */
function lastSteps(scales: readonly number[]): readonly Step[] {
  return scales.map((scale): Step => ({ detail: "glyph", levels: 9, inset: "middle", isBare: true, scale }));
}

/** Where all is told: then smaller; then without leaders to inner levels, so that columns may stand below one another;
 * only then less is told. */
const FULL_STEPS: readonly Step[] = [
  ...firstSteps("full"),
  { detail: "full", extra: "degree", levels: 2, inset: "glyph", scale: 0.86 },
  { detail: "full", extra: "degree", levels: 2, inset: "middle", scale: 0.86 },
  { detail: "full", extra: "degree", levels: 2, inset: "middle", scale: 0.86, isBare: true },
  { detail: "full", extra: "degree", levels: 3, inset: "middle", scale: 0.76, isBare: true },
  { detail: "full", extra: "glyph", levels: 3, inset: "middle", scale: 0.86, isBare: true, mayShorten: true },
  { detail: "degree", extra: "glyph", levels: 4, inset: "middle", isBare: true, mayShorten: true },
  ...lastSteps([1, 0.7]),
];

/** Where degrees alone are told. Those are not made smaller: they are as small as can be read. */
const DEGREE_STEPS: readonly Step[] = [
  ...firstSteps("degree"),
  { detail: "degree", extra: "glyph", levels: 3, inset: "middle", isBare: true },
  { detail: "degree", extra: "glyph", levels: 4, inset: "middle", isBare: true, mayShorten: true },
  ...lastSteps([1, 0.7, 0.55]),
];

/** Font size of degrees and minutes in the full form, where there is room. */
export const FULL_NUMERALS = 10.5;
/** Pixels: no letter is smaller on a screen. */
export const LEAST_LETTERS = 11;
/**
 * From one of these widths on, in pixels, a wheel is shown in its full form: by whether its numerals stand in their
 * full size, in 0.86 or in 0.76 of it. The container queries of wheel.css have the same numbers.
 */
export const FULL_WIDTHS = [524, 610, 690] as const;

const FULL = { glyph: 17, degree: FULL_NUMERALS, sign: 11, minute: FULL_NUMERALS, retrograde: 8.5 };
const COMPACT = { glyph: 20, degree: 17.2, sign: 0, minute: 0, retrograde: 12 };
const COMPACT_DOUBLE = { ...COMPACT, glyph: 19, retrograde: 0 };

/**
 * One ring or two. In the steady kinds no circle gives way to what stands in a ring, so that a sky can move in them: their
 * circles are as small as a crowd needs, and bodies tell degrees only.
 */
export type WheelKind = "single" | "double" | "steadySingle" | "steadyDouble";

const DOUBLE_HUB: Hub = { radius: 88, houseRing: 13, houseNumber: 11 };

export const HUBS: Readonly<Record<WheelKind, Hub>> = {
  single: { radius: 122, houseRing: 17, houseNumber: 17.2 },
  double: DOUBLE_HUB,
  steadySingle: { radius: 97, houseRing: 0, houseNumber: 0 },
  steadyDouble: DOUBLE_HUB,
};

export const FORMS: Readonly<Record<WheelForm, Readonly<Record<WheelKind, Form>>>> = {
  full: {
    single: single({ size: FULL, steps: FULL_STEPS, floor: 72 }, 17),
    double: double(FULL, { inner: 66, outer: 138, innerEdge: 150 }, 17),
    steadySingle: single({ size: FULL, steps: DEGREE_STEPS, floor: 100 }, 17),
    steadyDouble: double(FULL, { inner: 66, outer: 138, innerEdge: 135 }, 17),
  },
  compact: {
    single: single({ size: COMPACT, steps: DEGREE_STEPS, floor: 80 }, 25),
    double: double(COMPACT_DOUBLE, { inner: 64, outer: 136, innerEdge: 142 }, 25),
    steadySingle: single({ size: COMPACT, steps: DEGREE_STEPS, floor: 100 }, 25),
    steadyDouble: double(COMPACT_DOUBLE, { inner: 64, outer: 136, innerEdge: 133 }, 25),
  },
};

function single(inner: Form["inner"], touch: number): Form {
  return { inner, outer: inner, innerEdge: SIGNS_RADIUS, touch };
}

/** Wheels for two tell degrees only. `floors`: radii. */
function double(
  size: Lettering,
  floors: { readonly inner: number; readonly outer: number; readonly innerEdge: number },
  touch: number,
): Form {
  const ring = { size, steps: DEGREE_STEPS };
  return {
    inner: { ...ring, floor: floors.inner },
    outer: { ...ring, floor: floors.outer },
    innerEdge: floors.innerEdge,
    touch,
  };
}
