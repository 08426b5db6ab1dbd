import type { Instant } from "./instant";

/**
 * When a function that has different signs at two moments is zero between them, to half a millisecond: by the line
 * through both ends, of which one that stays weighs less each time (regula falsi after Anderson and Björck, 1973).
 */
export function zeroBetween(
  f: (instant: Instant) => number,
  start: Instant,
  startValue: number,
  end: Instant,
  endValue: number,
): Instant {
  // The zero is between both; b is where the function was last asked for.
  let [a, fa, b, fb] = [start, startValue, end, endValue];
  for (let i = 0; i < 60 && Math.abs(b - a) > 1; i++) {
    const next = b - (fb * (b - a)) / (fb - fa);
    if (Math.abs(next - b) < 0.5) return next;
    const value = f(next);
    if (value < 0 !== fb < 0) {
      [a, fa] = [b, fb];
    } else {
      // Or a would stay for ever: the less the value has shrunk, the more the line must lean towards a.
      const weight = 1 - value / fb;
      fa *= weight > 0 ? weight : 0.5;
    }
    [b, fb] = [next, value];
  }
  return b;
}
