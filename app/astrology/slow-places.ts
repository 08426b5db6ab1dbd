import type { Body } from "./bodies";
import { sixBitsAt } from "./ephemeris/table";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import places from "./slow-places-data";

/** Where slow bodies stand every hundred days, stored: geocentric, tropical, of date, as the ephemeris has them. */

export const SLOW = [
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
  "Chiron",
  "North Node",
] as const satisfies readonly Body[];

/** What is slow enough: the quickest, Jupiter, turns twice between four samples. */
export type Slow = (typeof SLOW)[number];

/** Days between samples. */
export const STEP_DAYS = 100;
export const FIRST_SAMPLE: Instant = Date.UTC(1799, 2, 1);
/** As many of each body as lie in the stored sky. */
export const SAMPLES =
  Math.floor((Date.UTC(2101, 10, 1) - FIRST_SAMPLE) / (STEP_DAYS * MILLISECONDS_PER_DAY)) + 1;
/** Three characters of six bits for a longitude, two for what is gone in a step, which may be backwards. */
export const CHARACTERS = 5;
/** Degrees of one unit of each. */
export const PLACE_UNIT = 360 / 2 ** 18;
export const PACE_UNIT = 1 / 80;
/** What stands for no motion. */
export const RESTING = 2 ** 11;

export interface SlowPlace {
  /** Degrees, to 0.001. */
  readonly longitude: number;
  /** Degrees a step, to 0.007. */
  readonly pace: number;
}

/** @param index of the sample, 0 to `SAMPLES` - 1 */
export function slowPlace(body: Slow, index: number): SlowPlace {
  const at = CHARACTERS * (SLOW.indexOf(body) * SAMPLES + index);
  const bits = (offset: number) => sixBitsAt(places, at + offset);
  return {
    longitude: (bits(0) * 4096 + bits(1) * 64 + bits(2)) * PLACE_UNIT,
    pace: (bits(3) * 64 + bits(4) - RESTING) * PACE_UNIT,
  };
}
