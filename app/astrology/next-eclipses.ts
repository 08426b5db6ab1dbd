import { normalizeDegrees } from "./angles";
import { type Eclipse, eclipsesBetween } from "./eclipses";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";

/** How fast the Sun runs from one node to the other, degrees a day on the mean: 360° in an eclipse year of 346.62 days. */
const SUN_FROM_NODE = 360 / 346.62;
/** Eclipses happen while the Sun is within 18.5° of a node; two days more for the node's own wobble. */
const HALF_SEASON_DAYS = 18.5 / SUN_FROM_NODE + 2;

/**
 * The next `count` eclipses whose greatest moment is not before `from`, those before `end` only. Looks at the eclipse
 * seasons instead of at every new and full Moon.
 */
export function nextEclipses(from: Instant, count: number, end: Instant): Eclipse[] {
  const found: Eclipse[] = [];
  let center = seasonNear(from - HALF_SEASON_DAYS * MILLISECONDS_PER_DAY);
  while (found.length < count && center < end) {
    const begin = Math.max(from, center - HALF_SEASON_DAYS * MILLISECONDS_PER_DAY);
    const finish = Math.min(end, center + HALF_SEASON_DAYS * MILLISECONDS_PER_DAY);
    if (begin < finish) found.push(...eclipsesBetween(begin, finish));
    center += (180 / SUN_FROM_NODE) * MILLISECONDS_PER_DAY;
  }
  return found.slice(0, count);
}

/** When the Sun next passes a node, to within a day or two. */
function seasonNear(instant: Instant): Instant {
  const node = positionOf("North Node", instant).longitude;
  const sun = positionOf("Sun", instant).longitude;
  return instant + ((normalizeDegrees(node - sun) % 180) / SUN_FROM_NODE) * MILLISECONDS_PER_DAY;
}
