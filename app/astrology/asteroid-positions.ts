import type { Asteroid } from "./asteroids";
import type { EclipticPosition } from "./ephemeris/apparent";
import { placeOfAsteroid } from "./ephemeris/asteroid-sky";
import type { Instant } from "./instant";
import { terrestrialJulianDate } from "./positions";

/**
 * Apparent geocentric place of an asteroid on the true ecliptic and equinox of date, degrees, au and degrees a day, as
 * `positionOf` gives a planet's.
 */
export function asteroidPositionAt(name: Asteroid, instant: Instant): EclipticPosition {
  return placeOfAsteroid(name, terrestrialJulianDate(instant));
}
