import { normalizeDegrees, toDegrees, toRadians } from "./angles";
import type { EclipticPosition } from "./ephemeris/ecliptic-position";
import { asin, unitVector, type Vector } from "./sphere";

/** From the ecliptic to the equator. */

interface EclipticPlace {
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
}

/** Right ascension in [0, 360) and declination, degrees, of a place on the ecliptic with the given obliquity. */
export function equatorialOf(
  place: EclipticPlace,
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
export function declinationOf(place: EclipticPlace, obliquity: number): number {
  const beta = toRadians(place.latitude);
  const epsilon = toRadians(obliquity);
  const z =
    Math.sin(toRadians(place.longitude)) * Math.cos(beta) * Math.sin(epsilon) +
    Math.sin(beta) * Math.cos(epsilon);
  return toDegrees(asin(z));
}

/** Kilometres (IERS 2010): in equatorial radii of the Earth are all lengths of what depends on where somebody stands. */
export const EQUATORIAL_RADIUS = 6_378.1366;
export const POLAR_RADIUS = 1 - 1 / 298.25642;
const EARTH_RADII_PER_AU = 149_597_870.7 / EQUATORIAL_RADIUS;

/** A place in the sky in equatorial axes of date, so that the third one is the Earth's; `obliquity` in degrees. */
export function equatorialVector(
  { longitude, latitude, distance }: Pick<EclipticPosition, "longitude" | "latitude" | "distance">,
  obliquity: number,
): Vector {
  const e = toRadians(obliquity);
  const r = distance * EARTH_RADII_PER_AU;
  const [x, y, z] = unitVector({ latitude, longitude });
  return [r * x, r * (y * Math.cos(e) - z * Math.sin(e)), r * (y * Math.sin(e) + z * Math.cos(e))];
}
