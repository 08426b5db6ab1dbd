import { crossings, longitudeOf, stepDaysOf } from "../crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";

/** How far the Sun is behind its place at birth, degrees. */
export const DESIGN_ARC = 88;

/** The Sun takes 86 days for 88° where the Earth is near it, 92 where it is far. */
const [LEAST_DAYS, MOST_DAYS] = [84, 94];

const sun = longitudeOf("Sun");

/** The instant before a birth at which the Sun was exactly 88° behind, within a millisecond of where our tables have it. */
export function designInstantOf(birth: Instant): Instant {
  const target = sun(birth).angle - DESIGN_ARC;
  const from = birth - MOST_DAYS * MILLISECONDS_PER_DAY;
  const to = birth - LEAST_DAYS * MILLISECONDS_PER_DAY;
  const [found] = crossings(sun, { target, stepDays: stepDaysOf("Sun") }, from, to);
  if (!found) throw new RangeError(`The Sun is not ${DESIGN_ARC}° behind within the ten days after ${from}`);
  return found.instant;
}
