import { normalizeDegrees, toDegrees, toRadians } from "./angles";
import type { Body, ByBody } from "./bodies";
import {
  type EclipticPosition,
  openSky,
  placeOfMeanApogee,
  placeOfMeanNode,
  placeOfMoon,
  placeOfOsculatingApogee,
  placeOfSeries,
  placeOfTrueNode,
} from "./ephemeris/apparent";
import { asteroidSky } from "./ephemeris/asteroid-sky";
import { bodiesAt, southOf } from "./ephemeris/bodies-at";
import { terrestrialJulianDate } from "./ephemeris/delta-t";
import { checkKnownPlaces } from "./ephemeris/known-places";
import { storedSky } from "./ephemeris/stored-sky";
import type { Table } from "./ephemeris/table";
import type { Instant } from "./instant";
import { type SkyFrame, skyFrameAt } from "./sky-frame";
import { asin } from "./sphere";

export { type EclipticPosition, type SkyFrame, skyFrameAt, southOf, terrestrialJulianDate };

function placeOf(body: Body, jd: number): EclipticPosition {
  switch (body) {
    case "Moon":
      return placeOfMoon(jd);
    case "North Node":
      return placeOfTrueNode(jd);
    case "South Node":
      return southOf(placeOfTrueNode(jd));
    default:
      return placeOfSeries(body, jd);
  }
}

/** Places and speeds of the thirteen bodies at a Julian date of Terrestrial Time. */
export const positionsAtTerrestrial = bodiesAt;

/**
 * Apparent places and speeds of the thirteen bodies, 1799-02-08 to 2101-11-24. Longitudes and latitudes are within
 * 0.5″ of JPL DE441 (Chiron 2″), speeds within 1″ a day (Moon 3″). Throws a RangeError outside the span.
 */
export function positionsAt(instant: Instant): ByBody<EclipticPosition> {
  return bodiesAt(terrestrialJulianDate(instant));
}

/** One body of `positionsAt`, for searches that ask for nothing else. */
export function positionOf(body: Body, instant: Instant): EclipticPosition {
  return placeOf(body, terrestrialJulianDate(instant));
}

/**
 * The mean node of the Moon's orbit: the ascending one, from the true equinox of date, within 0.5″ of Swiss Ephemeris;
 * its speed within 0.1″ a day. The North Node of `positionsAt` is the true one, up to 1.8° away.
 */
export function meanNodeAt(instant: Instant): EclipticPosition {
  return placeOfMeanNode(terrestrialJulianDate(instant));
}

/**
 * The mean apogee of the Moon's orbit, "Lilith (mean)": projected from the orbit onto the ecliptic, so that it has a
 * latitude; from the true equinox of date. Within 1″ of Swiss Ephemeris, its speed within 0.1″ a day (about 0.111°).
 */
export function meanApogeeAt(instant: Instant): EclipticPosition {
  return placeOfMeanApogee(terrestrialJulianDate(instant));
}

/**
 * The apogee of the ellipse on which the Moon is just then, "Lilith (osculating)": geometric, on the true ecliptic and
 * equinox of date, up to 30° from the mean one and moving as much as 6° a day either way. It multiplies the error of
 * the Moon's place by twenty and still is within 2″ of Swiss Ephemeris, its speed within 10″ a day.
 */
export function osculatingApogeeAt(instant: Instant): EclipticPosition {
  return placeOfOsculatingApogee(terrestrialJulianDate(instant));
}

/** Right ascension in [0, 360) and declination, degrees, of a place on the ecliptic with the given obliquity. */
export function equatorialOf(
  place: { readonly longitude: number; readonly latitude: number },
  obliquity: number,
): { rightAscension: number; declination: number } {
  const lambda = toRadians(place.longitude);
  const beta = toRadians(place.latitude);
  const epsilon = toRadians(obliquity);
  const y = Math.sin(lambda) * Math.cos(beta) * Math.cos(epsilon) - Math.sin(beta) * Math.sin(epsilon);
  return {
    rightAscension: normalizeDegrees(toDegrees(Math.atan2(y, Math.cos(lambda) * Math.cos(beta)))),
    declination: declinationOf(place, obliquity),
  };
}

/** The declination alone, degrees. */
export function declinationOf(
  place: { readonly longitude: number; readonly latitude: number },
  obliquity: number,
): number {
  const beta = toRadians(place.latitude);
  const epsilon = toRadians(obliquity);
  const z =
    Math.sin(toRadians(place.longitude)) * Math.cos(beta) * Math.sin(epsilon) +
    Math.sin(beta) * Math.cos(epsilon);
  return toDegrees(asin(z));
}

// As the module loads: a damaged table or engine fails the deployment instead of drawing wrong charts. The time for it
// is the isolate's start, not a request's, and the first chart finds the engine compiled.
openSky(storedSky);
checkStoredSky();

/** Everything that is stored of the sky, for who looks whether it is whole. */
export function storedTables(): readonly Pick<Table<string>, "content" | "payload" | "checksum">[] {
  return [storedSky, asteroidSky()];
}

/** Compares the engine with places known from outside. Throws an Error that names the first body which is elsewhere. */
export function checkStoredSky(): void {
  checkKnownPlaces(bodiesAt);
}
