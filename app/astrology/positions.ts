import type { Body, ByBody } from "./bodies";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import type { EclipticPosition } from "./ephemeris/ecliptic-position";
import { placeOfMeanApogee, placeOfMeanNode, placeOfOsculatingApogee } from "./ephemeris/lunar-orbit";
import { bodiesIn, type SkyFrame } from "./ephemeris/sky";
import { storedSky } from "./ephemeris/stored-sky";
import type { Instant } from "./instant";

export type { EclipticPosition, SkyFrame };

/**
 * The stored sky of an instant, 1799-02-08 to 2101-11-24; outside this span all of it throws a RangeError. What runs in
 * a browser, which has no room for the whole table, reads a window of it (`sky-window.ts`) and nothing here.
 */

/** The moment itself, for what is worked out from it elsewhere. */
export function observationAt(instant: Instant) {
  return storedSky().observe(terrestrialJulianDate(instant));
}

/**
 * Apparent places and speeds of the thirteen bodies. Longitudes and latitudes are within 0.5″ of JPL DE441 (Chiron 2″),
 * speeds within 1″ a day (Moon 3″).
 */
export function positionsAt(instant: Instant): ByBody<EclipticPosition> {
  return storedSky().positionsAt(instant);
}

/** The same at a Julian date of Terrestrial Time. */
export function positionsAtTerrestrial(jd: number): ByBody<EclipticPosition> {
  return bodiesIn(storedSky().observe(jd));
}

/** One body of `positionsAt`, for searches that ask for nothing else. */
export function positionOf(body: Body, instant: Instant): EclipticPosition {
  return storedSky().positionOf(body, instant);
}

/** True obliquity and Greenwich apparent sidereal time. */
export function skyFrameAt(instant: Instant): SkyFrame {
  return storedSky().frameAt(instant);
}

/**
 * The mean node of the Moon's orbit: the ascending one, from the true equinox of date, within 0.5″ of Swiss Ephemeris;
 * its speed within 0.1″ a day. The North Node of `positionsAt` is the true one, up to 1.8° away.
 */
export function meanNodeAt(instant: Instant): EclipticPosition {
  return placeOfMeanNode(observationAt(instant));
}

/**
 * The mean apogee of the Moon's orbit, "Lilith (mean)": projected from the orbit onto the ecliptic, so that it has a
 * latitude; from the true equinox of date. Within 1″ of Swiss Ephemeris, its speed within 0.1″ a day (about 0.111°).
 */
export function meanApogeeAt(instant: Instant): EclipticPosition {
  return placeOfMeanApogee(observationAt(instant));
}

/**
 * The apogee of the ellipse on which the Moon is just then, "Lilith (osculating)": geometric, on the true ecliptic and
 * equinox of date, up to 30° from the mean one and moving as much as 6° a day either way. It multiplies the error of
 * the Moon's place by twenty and still is within 2″ of Swiss Ephemeris, its speed within 10″ a day.
 */
export function osculatingApogeeAt(instant: Instant): EclipticPosition {
  return placeOfOsculatingApogee(observationAt(instant));
}
