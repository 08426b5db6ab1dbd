import type { Asteroid } from "./bodies";
import { apparentPlace } from "./ephemeris/apparent";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import type { EclipticPosition } from "./ephemeris/ecliptic-position";
import { asteroidTable, storedSky } from "./ephemeris/stored-sky";
import type { Instant } from "./instant";

/**
 * Apparent geocentric place of an asteroid on the true ecliptic and equinox of date, degrees, au and degrees a day, as
 * `positionOf` gives a planet's. Longitudes and latitudes are within 1″ of Swiss Ephemeris at the same Terrestrial Time,
 * speeds within 0.2″ a day.
 * @throws RangeError outside 1799-02-08 to 2101-11-24
 */
export function asteroidPositionAt(name: Asteroid, instant: Instant): EclipticPosition {
  return asteroidAtTerrestrial(name, terrestrialJulianDate(instant));
}

/** The same at a Julian date of Terrestrial Time. */
export function asteroidAtTerrestrial(name: Asteroid, jd: number): EclipticPosition {
  return apparentPlace(storedSky().observe(jd), asteroidTable(), name);
}
