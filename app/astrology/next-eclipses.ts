import { signedDifference } from "./angles";
import { type Eclipse, eclipsesBetween } from "./eclipses";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";

/** How long the Sun takes from one node to the other on the mean: half an eclipse year of 346.62 days. */
const HALF_YEAR = 173.31 * MILLISECONDS_PER_DAY;
/** Days from the Sun's passing of a node to the furthest eclipse: 17.9 at most in the years 1800–2100. */
const HALF_SEASON = 19 * MILLISECONDS_PER_DAY;
/** How much sooner than on the mean the Sun can be at the next node. */
const EARLIER = 5 * MILLISECONDS_PER_DAY;

/**
 * The next `count` eclipses whose greatest moment is not before `from`, those before `end` only. Looks at the eclipse
 * seasons instead of at every new and full Moon.
 */
export function nextEclipses(from: Instant, count: number, end: Instant): Eclipse[] {
  const found: Eclipse[] = [];
  for (let season = seasonNear(from); ; season = seasonNear(season + HALF_YEAR)) {
    const begin = Math.max(from, season - HALF_SEASON);
    const finish = Math.min(end, season + HALF_SEASON);
    if (begin < finish) found.push(...eclipsesBetween(begin, finish));
    // Each is sought anew, for from one to the next are 169 to 178 days; and none beyond what the tables may hold.
    if (found.length >= count || season + HALF_YEAR - EARLIER - HALF_SEASON >= end) break;
  }
  return found.slice(0, count);
}

/** The Sun's passing of a node that is nearest to an instant, to within an hour or two. */
function seasonNear(instant: Instant): Instant {
  let season = instant;
  for (let round = 0; round < 3; round++) {
    const sun = positionOf("Sun", season).longitude;
    const node = positionOf("North Node", season).longitude;
    season -= (signedDifference(2 * sun, 2 * node) / 360) * HALF_YEAR;
  }
  return season;
}
