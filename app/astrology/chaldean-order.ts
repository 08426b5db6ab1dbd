import type { TraditionalRuler } from "./bodies";
import type { Weekday } from "./calendar";

/** The order of the ancients, from the slowest to the fastest: so the seven follow each other as rulers, over and over. */
const CHALDEAN_ORDER = [
  "Saturn",
  "Jupiter",
  "Mars",
  "Sun",
  "Venus",
  "Mercury",
  "Moon",
] as const satisfies readonly TraditionalRuler[];

/** Each rules the first hour of its day. */
export const DAY_RULERS: Readonly<Record<Weekday, TraditionalRuler>> = {
  Sunday: "Sun",
  Monday: "Moon",
  Tuesday: "Mars",
  Wednesday: "Mercury",
  Thursday: "Jupiter",
  Friday: "Venus",
  Saturday: "Saturn",
};

/** Who comes so many places after a ruler. */
export function rulerAfter(first: TraditionalRuler, places: number): TraditionalRuler {
  return CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(first) + places) % 7] as TraditionalRuler;
}

/** After how many places, 0–6, a ruler comes that another one precedes. */
export function placesBetween(first: TraditionalRuler, ruler: TraditionalRuler): number {
  return (CHALDEAN_ORDER.indexOf(ruler) - CHALDEAN_ORDER.indexOf(first) + 7) % 7;
}
