import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { SIGNS, type Sign } from "../../../astrology/signs";

/** The Moon's mean sidereal month, days, and a moment at which her mean longitude was 0° (Meeus, chapter 47). */
const SIDEREAL_MONTH = 27.321_582;
const MOON_AT_ARIES = Date.UTC(2000, 0, 1, 12) - (218.316 / 360) * SIDEREAL_MONTH * MILLISECONDS_PER_DAY;

/**
 * How often the Moon has come through a sign, counted from 2000 on (less than 0 before): one number for a whole stay, since
 * her true place is never 15° from the mean one.
 */
export function roundOfMoon(at: Instant, sign: Sign): number {
  const rounds = (at - MOON_AT_ARIES) / (SIDEREAL_MONTH * MILLISECONDS_PER_DAY);
  return Math.round(rounds - (SIGNS.indexOf(sign) + 0.5) / 12);
}

/** Whose turn it is of so many, from 0 on; counts before 2000 are less than 0. */
export function turnOf(count: number, turn: number): number {
  return ((turn % count) + count) % count;
}

/** One of some values, in turn. */
export function inTurn<Value>(values: readonly Value[], turn: number): Value {
  return values[turnOf(values.length, turn)] as Value;
}
