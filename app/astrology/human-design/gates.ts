import { normalizeDegrees } from "../angles";

// biome-ignore format: one line shows that none is missing
export type Gate = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64;
export type Line = 1 | 2 | 3 | 4 | 5 | 6;

/** The gates in the order in which the Sun goes through them. */
// biome-ignore format: a quarter of the zodiac a line
export const GATES_OF_THE_YEAR: readonly Gate[] = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3,
  27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52, 39, 53, 62, 56,
  31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50,
  28, 44, 1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38, 54, 61, 60,
];

/** Where gate 41 begins, degrees of tropical longitude: 2° 00′ Aquarius. */
export const FIRST_GATE_BEGINS = 302;
/** Of each gate. */
export const LINES = 6;
/** How long a line is, degrees of longitude: the 384th part of the circle. */
export const LINE_DEGREES = 0.9375;

export interface GateAndLine {
  readonly gate: Gate;
  readonly line: Line;
}

/** Which line of the year a longitude is in, from 0 (the first of gate 41) to 383; each begins with its first degree. */
export function lineOfTheYear(longitude: number): number {
  return Math.floor(normalizeDegrees(longitude - FIRST_GATE_BEGINS) / LINE_DEGREES);
}

/** The gate and line of a line of the year; any whole number, which is folded into the year. */
export function gateAndLine(lineOfYear: number): GateAndLine {
  const all = GATES_OF_THE_YEAR.length * LINES;
  const index = ((lineOfYear % all) + all) % all;
  return {
    gate: GATES_OF_THE_YEAR[Math.floor(index / LINES)] as Gate,
    line: ((index % LINES) + 1) as Line,
  };
}
