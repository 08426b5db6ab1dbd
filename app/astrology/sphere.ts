import { toRadians } from "./angles";

/**
 * Points and directions on a sphere. Places are in degrees, angles in radians, vectors without unit: `[x, y, z]`, right-handed.
 */

/** A place on the Earth in degrees: latitude -90 to 90, north positive; longitude -180 to 180, east positive. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export type Vector = readonly [number, number, number];

/** Kilometres: the sphere on which distances on the Earth are measured; up to 0.5 % off the ellipsoid. */
export const EARTH_RADIUS = 6371;

/** Arcsine in radians of a sine that rounding may have carried beyond ±1. */
export function asin(sine: number): number {
  return sine > 1 ? Math.PI / 2 : sine < -1 ? -Math.PI / 2 : Math.asin(sine);
}

/** Arccosine in radians of a cosine that rounding may have carried beyond ±1. */
export function acos(cosine: number): number {
  return cosine > 1 ? 0 : cosine < -1 ? Math.PI : Math.acos(cosine);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

export function opposite([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}

/** The vector of length 1 in the same direction; `a` must not be zero. */
export function normalized(a: Vector): Vector {
  const size = length(a);
  return [a[0] / size, a[1] / size, a[2] / size];
}

/** Between two vectors of any length, radians in [0, π]: exact for the smallest angles too, where an arccosine is not. */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.atan2(length(cross(a, b)), dot(a, b));
}

/**
 * The vector of length 1 to a point of the sphere, on the Earth or in the sky, in degrees: x to 0° N 0° E, y to
 * 0° N 90° E, z to the north pole. A latitude beyond 90° goes on over the pole.
 */
export function unitVector({ latitude, longitude }: GeoPoint): Vector {
  const phi = toRadians(latitude);
  const lambda = toRadians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
