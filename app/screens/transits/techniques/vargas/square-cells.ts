import { SIGNS, type Sign, signAfter } from "~/astrology/signs";

/** The edge of a square chart in units of its drawing, each of which is a CSS pixel or more, on a window of 320 px too. */
export const SIDE = 276;
const HALF = SIDE / 2;
const QUARTER = SIDE / 4;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle by its upper left corner. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** A house of a square chart. */
export interface Cell {
  readonly sign: Sign;
  /** 1–12 from the rising sign; null while nobody knows which one rises. */
  readonly house: number | null;
  /** Convex, corner by corner. */
  readonly outline: readonly Spot[];
  /** Where its sign is written. */
  readonly label: Box;
  /** Where the ascendant is marked; null where it is not, and in a form that has a place of its own for it. */
  readonly mark: Box | null;
}

const at = (x: number, y: number): Spot => ({ x, y });
const TOP = at(HALF, 0);
const LEFT = at(0, HALF);
const BOTTOM = at(HALF, SIDE);
const RIGHT = at(SIDE, HALF);
const MIDDLE = at(HALF, HALF);
const CORNERS = [at(0, 0), at(0, SIDE), at(SIDE, SIDE), at(SIDE, 0)] as const;
/** Where the diagonals cross the lines between the middles of the edges. */
const CROSSINGS = [
  at(QUARTER, QUARTER),
  at(QUARTER, SIDE - QUARTER),
  at(SIDE - QUARTER, SIDE - QUARTER),
  at(SIDE - QUARTER, QUARTER),
] as const;

/** The houses of the North Indian form from the first, which is the diamond above, to the left and round. */
const [NW, SW, SE, NE] = CORNERS;
const [nw, sw, se, ne] = CROSSINGS;
const NORTH: readonly (readonly Spot[])[] = [
  [TOP, ne, MIDDLE, nw],
  [NW, TOP, nw],
  [NW, nw, LEFT],
  [LEFT, nw, MIDDLE, sw],
  [LEFT, sw, SW],
  [SW, sw, BOTTOM],
  [MIDDLE, se, BOTTOM, sw],
  [BOTTOM, se, SE],
  [SE, se, RIGHT],
  [ne, RIGHT, se, MIDDLE],
  [RIGHT, ne, NE],
  [NE, ne, TOP],
];

const NUMBER = 14;
/** How far from the inmost corner of a house the middle of its number stands. */
const INWARD = 15;

/**
 * The houses of a chart in the North Indian form: the first is always the diamond above, the others follow
 * counterclockwise, and each holds the number of its sign, at the corner that points inwards.
 */
export function northCells(rising: Sign): readonly Cell[] {
  return NORTH.map((outline, index) => ({
    sign: signAfter(rising, index),
    house: index + 1,
    outline,
    label: numberIn(outline),
    mark: null,
  }));
}

function numberIn(outline: readonly Spot[]): Box {
  const inmost = outline.includes(MIDDLE)
    ? MIDDLE
    : (outline.find((spot) => CROSSINGS.includes(spot)) ?? MIDDLE);
  const heart = heartOf(outline);
  const away = Math.hypot(heart.x - inmost.x, heart.y - inmost.y);
  const x = inmost.x + ((heart.x - inmost.x) * INWARD) / away;
  const y = inmost.y + ((heart.y - inmost.y) * INWARD) / away;
  return { x: x - NUMBER / 2, y: y - NUMBER / 2, width: NUMBER, height: NUMBER };
}

/** The middle of a figure's corners. */
export function heartOf(outline: readonly Spot[]): Spot {
  const mean = (axis: "x" | "y") => outline.reduce((sum, spot) => sum + spot[axis], 0) / outline.length;
  return at(mean("x"), mean("y"));
}

/** Columns and rows of the signs in the South Indian form, from Aries on. */
const SOUTH: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** How high the strip is in which sign and mark stand. */
const STRIP = 16;

/**
 * The houses of a chart in the South Indian form: signs have their fixed places, Pisces in the upper left corner and the
 * others clockwise; the rising one is marked.
 * @param rising null where the birth time is unknown
 */
export function southCells(rising: Sign | null): readonly Cell[] {
  return SIGNS.map((sign, index) => {
    const [column, row] = SOUTH[index] as (typeof SOUTH)[number];
    const [x, y] = [column * QUARTER, row * QUARTER];
    return {
      sign,
      house: rising && ((index - SIGNS.indexOf(rising) + 12) % 12) + 1,
      outline: [at(x, y), at(x + QUARTER, y), at(x + QUARTER, y + QUARTER), at(x, y + QUARTER)],
      label: { x: x + QUARTER - STRIP, y: y + 1, width: STRIP - 1, height: STRIP - 1 },
      mark: sign === rising ? { x, y, width: QUARTER - STRIP - 2, height: STRIP } : null,
    };
  });
}
