import type { Asteroid } from "./bodies";
import type { EclipticPosition } from "./ephemeris/apparent";
import { placeOfAsteroid } from "./ephemeris/asteroid-sky";
import type { Instant } from "./instant";
import { terrestrialJulianDate } from "./positions";

/**
 * Apparent geocentric place of an asteroid on the true ecliptic and equinox of date, degrees, au and degrees a day, as
 * `positionOf` gives a planet's. Longitudes and latitudes are within 1″ of Swiss Ephemeris at the same Terrestrial Time,
 * speeds within 0.2″ a day.
 * @throws RangeError outside 1799-02-08 to 2101-11-24
 */
export function asteroidPositionAt(name: Asteroid, instant: Instant): EclipticPosition {
  return placeOfAsteroid(name, terrestrialJulianDate(instant));
}
