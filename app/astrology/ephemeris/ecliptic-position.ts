import { normalizeDegrees } from "../angles";
import type { Orientation } from "./orientation";

/** Degrees in a radian. */
export const DEGREE = 180 / Math.PI;

/** Apparent geocentric place on the true ecliptic and equinox of date. */
export interface EclipticPosition {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
  /** Change of longitude, degrees a day; negative is retrograde. */
  readonly speed: number;
}

/** The place of an apparent vector s, which changes by u a day, on the true ecliptic of date. */
export function eclipticPlace(
  { rotation: m, equinox, equinoxRate }: Orientation,
  distance: number,
  sx: number,
  sy: number,
  sz: number,
  ux: number,
  uy: number,
  uz: number,
): EclipticPosition {
  const x = m[0] * sx + m[1] * sy;
  const y = m[3] * sx + m[4] * sy + m[5] * sz;
  const z = m[6] * sx + m[7] * sy + m[8] * sz;
  const vx = m[0] * ux + m[1] * uy;
  const vy = m[3] * ux + m[4] * uy + m[5] * uz;
  const flat = x * x + y * y;
  return {
    longitude: normalizeDegrees((Math.atan2(y, x) + equinox) * DEGREE),
    latitude: Math.atan2(z, Math.sqrt(flat)) * DEGREE,
    distance,
    speed: ((x * vy - y * vx) / flat + equinoxRate) * DEGREE,
  };
}

/** The South Node of a North Node. */
export function southOf({ longitude, distance, speed }: EclipticPosition): EclipticPosition {
  return { longitude: normalizeDegrees(longitude + 180), latitude: 0, distance, speed };
}
