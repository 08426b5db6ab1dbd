import { normalizeDegrees, signedDifference } from "./angles";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { FIRST_SAMPLE, SAMPLES, type Slow, type SlowPlace, STEP_DAYS, slowPlace } from "./slow-places";

/**
 * When slow bodies pass over places, to a few days: stored places a hundred days apart with their speeds, and a cubic
 * between them, for what is told by the year. Exact instants are `crossings.ts`'s.
 */

const STEP_MS = STEP_DAYS * MILLISECONDS_PER_DAY;

/** From the first to the last time that a body passes a place in one approach, with the retrograde returns between. */
export interface Passage {
  readonly from: Instant;
  readonly to: Instant;
}

/** Passes that are further apart, ms, belong to two approaches. */
const APART = 900 * MILLISECONDS_PER_DAY;

/**
 * A body's approaches to a longitude (degrees, tropical) in a span, in order of time. Near the ends of the stored sky
 * there are none.
 */
export function passagesOver(body: Slow, longitude: number, from: Instant, to: Instant): readonly Passage[] {
  const target = normalizeDegrees(longitude);
  const first = Math.max(0, Math.floor((from - FIRST_SAMPLE) / STEP_MS));
  const last = Math.min(Math.ceil((to - FIRST_SAMPLE) / STEP_MS), SAMPLES - 1);
  if (first >= last) return [];
  const passes: Instant[] = [];
  const reach = REACH[body];
  for (let index = first; index < last; ) {
    const start = slowPlace(body, index);
    const distance = Math.abs(signedDifference(start.longitude, target));
    // As many steps as it cannot come so far in.
    const idle = Math.floor(distance / reach);
    if (idle > 0) {
      index += idle;
      continue;
    }
    for (const part of crossed(start, slowPlace(body, index + 1), target)) {
      const instant = FIRST_SAMPLE + (index + part) * STEP_MS;
      if (instant >= from && instant <= to) passes.push(instant);
    }
    index++;
  }
  const passages: { from: Instant; to: Instant }[] = [];
  for (const instant of passes) {
    const before = passages.at(-1);
    if (before && instant - before.to <= APART) before.to = instant;
    else passages.push({ from: instant, to: instant });
  }
  return passages;
}

/** Degrees that a body makes in a step at most, in either direction. */
const REACH: Readonly<Record<Slow, number>> = {
  Jupiter: 25,
  Saturn: 14,
  Uranus: 7,
  Neptune: 5,
  Pluto: 6,
  Chiron: 22,
  "North Node": 12,
};
const PIECES = 8;

/** Where on the cubic between two samples (0 to 1) a longitude is passed. */
function crossed(start: SlowPlace, end: SlowPlace, target: number): number[] {
  const offset = signedDifference(start.longitude, target);
  const change = signedDifference(end.longitude, start.longitude);
  const c = 3 * change - 2 * start.pace - end.pace;
  const d = change - start.pace - c;
  const found: number[] = [];
  let before = offset;
  for (let step = 1; step <= PIECES; step++) {
    const x = step / PIECES;
    const value = offset + x * (start.pace + x * (c + x * d));
    if (before < 0 !== value < 0) found.push((step - 1 + before / (before - value)) / PIECES);
    before = value;
  }
  return found;
}
