import { type Lettering, scaled } from "./column";
import { SIGNS_RADIUS } from "./dial";
import { type Ring, SCALE, type Step } from "./place";

/**
 * The two forms in which a wheel is drawn, both in one SVG; its container's width shows one of them: "full" where its
 * letters are 11 px high, else "compact", whose are so from 320 px on. Sizes in units of the view box.
 */
export type WheelForm = "full" | "compact";

export interface Form {
  readonly inner: Omit<Ring, "edge">;
  /** The second ring, when there are two, and the third, when there are three. */
  readonly outer: Omit<Ring, "edge">;
  readonly outermost: Omit<Ring, "edge">;
  /** The largest radii at which the inner of two rings begins, and the second of three. */
  readonly innerEdge: number;
  readonly outerEdge: number;
  /** Where the innermost of several rings reaches further in than this radius, none tells its degrees. */
  readonly enough?: number;
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
 * only then less is told, on two levels before three, for a third leaves no room for a whole column on the second. */
const FULL_STEPS: readonly Step[] = [
  ...firstSteps("full"),
  { detail: "full", extra: "degree", levels: 2, inset: "glyph", scale: 0.86 },
  { detail: "full", extra: "degree", levels: 2, inset: "middle", scale: 0.86 },
  { detail: "full", extra: "degree", levels: 2, inset: "middle", scale: 0.86, isBare: true },
  { detail: "full", extra: "degree", levels: 2, inset: "middle", scale: 0.76, isBare: true },
  { detail: "full", extra: "degree", levels: 3, inset: "middle", scale: 0.76, isBare: true },
  { detail: "full", extra: "glyph", levels: 2, inset: "middle", scale: 0.86, isBare: true, mayShorten: true },
  { detail: "full", extra: "glyph", levels: 3, inset: "middle", scale: 0.86, isBare: true, mayShorten: true },
  { detail: "full", extra: "glyph", levels: 2, inset: "middle", scale: 0.76, isBare: true, mayShorten: true },
  { detail: "full", extra: "glyph", levels: 3, inset: "middle", scale: 0.76, isBare: true, mayShorten: true },
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

/**
 * Where several rings share the room: a crowd that has none on one level is told by its glyphs alone, on as many levels
 * as it needs.
 */
const SHARED_GLYPH_STEPS: readonly Step[] = [
  ...oneLevel("glyph"),
  { detail: "glyph", levels: 2, inset: "middle", isBare: true },
  ...lastSteps([1]),
];
const SHARED_STEPS: readonly Step[] = [...oneLevel("degree"), ...SHARED_GLYPH_STEPS];
/** Where circles keep their places a crowd may have to be smaller. */
const STEADY_STEPS: readonly Step[] = [...SHARED_STEPS, ...lastSteps([0.9, 0.78, 0.7, 0.55])];

function oneLevel(detail: Step["detail"]): readonly Step[] {
  return (["column", "glyph", "middle"] as const).map((inset) => ({ detail, levels: 1, inset }));
}

/** Font size of degrees and minutes in the full form, where there is room. */
export const FULL_NUMERALS = 10.5;
/** Pixels: no letter is smaller on a screen. */
export const LEAST_LETTERS = 11;
/**
 * From one of these widths on, in pixels, a wheel is shown in its full form: by whether its numerals stand in their
 * full size, in 0.86 or in 0.76 of it. The container queries of wheel.css have the same numbers.
 */
export const FULL_WIDTHS = [524, 610, 690] as const;

/** Radial room of the leaders in one ring, in two, in three: straight below the scale, and fanned. */
const ROOM_OF_ONE = { lead: SCALE, fan: 8 };
const ROOM_OF_TWO = { lead: SCALE, fan: 5, isShared: true };
const ROOM_OF_THREE = { lead: 2.5, fan: 4.5, isShared: true };

const FULL = { glyph: 17, degree: FULL_NUMERALS, sign: 11, minute: FULL_NUMERALS, retrograde: 8.5 };
const COMPACT = { glyph: 20, degree: 17.2, sign: 0, minute: 0, retrograde: 12 };
/** In several rings, on a phone: glyphs are 14 px high at 390, numerals 11 px; where those would be less, none stand. */
const COMPACT_SHARED = { ...COMPACT, glyph: 18.2, degree: 14.4, retrograde: 0 };

/**
 * One ring, two or three. In the steady kinds no circle gives way to what stands in a ring, so that a sky can move in
 * them: their circles are as small as a crowd needs, and bodies tell degrees only.
 */
export type WheelKind = "single" | "double" | "triple" | "steadySingle" | "steadyDouble";

export const HUBS: Readonly<Record<WheelKind, Hub>> = {
  single: { radius: 122, houseRing: 17, houseNumber: 17.2 },
  double: { radius: 100, houseRing: 12, houseNumber: 11 },
  triple: { radius: 100, houseRing: 0, houseNumber: 0 },
  steadySingle: { radius: 97, houseRing: 0, houseNumber: 0 },
  steadyDouble: { radius: 88, houseRing: 12, houseNumber: 11 },
};

/** Radii: rather than that a crowd in a ring reaches further in its glyphs are smaller. */
const FLOORS = { inner: 20, outer: 60, outermost: 96 };
/** Aspects are told apart from some 80 px on in a phone's wheel: then degrees give way to them. */
const ENOUGH = 80;

export const FORMS: Readonly<Record<WheelForm, Readonly<Record<WheelKind, Form>>>> = {
  full: {
    single: single({ size: FULL, steps: FULL_STEPS, floor: 72, ...ROOM_OF_ONE }, 17),
    double: double(FULL, 17),
    triple: triple(FULL, 17),
    steadySingle: single({ size: FULL, steps: DEGREE_STEPS, floor: 100, ...ROOM_OF_ONE }, 17),
    steadyDouble: steadyDouble(FULL, { outer: 138, innerEdge: 135 }, 17),
  },
  compact: {
    single: single({ size: COMPACT, steps: DEGREE_STEPS, floor: 80, ...ROOM_OF_ONE }, 25),
    double: double(COMPACT_SHARED, 25),
    triple: triple(COMPACT_SHARED, 25),
    steadySingle: single({ size: COMPACT, steps: DEGREE_STEPS, floor: 100, ...ROOM_OF_ONE }, 25),
    steadyDouble: steadyDouble(COMPACT_SHARED, { outer: 132, innerEdge: 131 }, 25),
  },
};

function single(inner: Form["inner"], touch: number): Form {
  return { inner, outer: inner, outermost: inner, innerEdge: SIGNS_RADIUS, outerEdge: SIGNS_RADIUS, touch };
}

type SharedRing = Omit<Form["inner"], "floor">;

function shared(ring: SharedRing, touch: number, floors: Readonly<typeof FLOORS> = FLOORS): Form {
  const { inner, outer, outermost } = floors;
  return {
    inner: { ...ring, floor: inner },
    outer: { ...ring, floor: outer },
    outermost: { ...ring, floor: outermost },
    innerEdge: SIGNS_RADIUS,
    outerEdge: SIGNS_RADIUS,
    touch,
  };
}

/** Wheels for two tell degrees only, and each ring begins as far out as the one around it leaves room. */
function double(size: Lettering, touch: number): Form {
  const form = shared({ size, ...ROOM_OF_TWO, steps: SHARED_STEPS }, touch, { ...FLOORS, inner: 27 });
  return { ...form, enough: ENOUGH };
}

/** Three tell none at all: that is for the cards and the tables. */
function triple(size: Lettering, touch: number): Form {
  return shared({ size, ...ROOM_OF_THREE, steps: SHARED_GLYPH_STEPS }, touch);
}

/** @param radii how far in the outer ring reaches, and where the inner one begins, whatever stands in them */
function steadyDouble(
  size: Lettering,
  { outer, innerEdge }: { readonly outer: number; readonly innerEdge: number },
  touch: number,
): Form {
  const form = shared({ size, ...ROOM_OF_TWO, steps: STEADY_STEPS }, touch, { ...FLOORS, inner: 67, outer });
  return { ...form, innerEdge };
}

/** What several rings try one after the other: with degrees, without, and then smaller than they should be. */
export function sharedForms(form: Form): readonly Form[] {
  const { inner, outer, outermost, enough } = form;
  const without = SCALES.map((scale): Form => {
    const bare = (ring: Form["inner"]): Form["inner"] => {
      return { ...ring, size: scaled(ring.size, scale), steps: SHARED_GLYPH_STEPS };
    };
    return { ...form, inner: bare(inner), outer: bare(outer), outermost: bare(outermost), enough: undefined };
  });
  return enough === undefined ? without : [form, ...without];
}

/** Of the glyphs of several rings. With the first they are 14 px high on a phone; others are for a stellium that stands in all three. */
const SCALES = [1, 0.93, 0.86, 0.8, 0.7, 0.6, 0.5, 0.4];
