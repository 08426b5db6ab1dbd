import { toDegrees, toRadians } from "./angles";
import type { GeoPoint } from "./houses";

/** A direction from the Earth's centre: x to 0° N 0° E, y to 0° N 90° E, z to the north pole; length 1. */
export type Direction = readonly [number, number, number];

/** Half of a great circle on the globe, from `-end` through `middle` to `end`. All three directions are at right angles. */
export interface HalfCircle {
  /** The pole of the circle. */
  readonly normal: Direction;
  readonly middle: Direction;
  readonly end: Direction;
}

/** Kilometres, the sphere that the specification measures on. */
export const EARTH_RADIUS = 6371;

export function directionOf({ latitude, longitude }: GeoPoint): Direction {
  const phi = toRadians(latitude);
  const lambda = toRadians(longitude);
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function geoPointOf([x, y, z]: Direction): GeoPoint {
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) };
}

export function opposite([x, y, z]: Direction): Direction {
  return [-x, -y, -z];
}

function dot(a: Direction, b: Direction): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Angle between two directions in radians, exact for small ones too. */
function angleBetween(a: Direction, b: Direction): number {
  return Math.atan2(Math.hypot(...cross(a, b)), dot(a, b));
}

/** Great-circle distance from a place to the nearest point of a half circle, in kilometres. */
export function distanceToHalfCircle(place: GeoPoint, { normal, middle, end }: HalfCircle): number {
  const direction = directionOf(place);
  const angle =
    dot(direction, middle) >= 0
      ? Math.abs(Math.asin(Math.max(-1, Math.min(1, dot(direction, normal)))))
      : Math.min(angleBetween(direction, end), angleBetween(direction, opposite(end)));
  return EARTH_RADIUS * angle;
}

/** Circles closer together than this (radians) are the same curve. */
const SAME_CURVE = 1e-9;

/** Where two half circles meet: none, one or two places; none when they are parts of the same circle. */
export function intersections(a: HalfCircle, b: HalfCircle): readonly GeoPoint[] {
  const axis = cross(a.normal, b.normal);
  const length = Math.hypot(...axis);
  if (length < SAME_CURVE) return [];
  const there: Direction = [axis[0] / length, axis[1] / length, axis[2] / length];
  return [there, opposite(there)]
    .filter((direction) => dot(direction, a.middle) >= 0 && dot(direction, b.middle) >= 0)
    .map(geoPointOf);
}
