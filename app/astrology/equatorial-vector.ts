import { toRadians } from "./angles";
import type { EclipticPosition } from "./ephemeris/apparent";
import { unitVector, type Vector } from "./sphere";

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
