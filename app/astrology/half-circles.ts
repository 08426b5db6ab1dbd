import { toDegrees } from "./angles";
import {
  angleBetween,
  asin,
  cross,
  dot,
  EARTH_RADIUS,
  type GeoPoint,
  length,
  normalized,
  opposite,
  unitVector,
  type Vector,
} from "./sphere";

/**
 * Half of a great circle on the globe, from `-end` through `middle` to `end`: unit vectors from the Earth's centre, all
 * three at right angles.
 */
export interface HalfCircle {
  /** The pole of the circle. */
  readonly normal: Vector;
  readonly middle: Vector;
  readonly end: Vector;
}

function geoPointOf([x, y, z]: Vector): GeoPoint {
  return { latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))), longitude: toDegrees(Math.atan2(y, x)) };
}

/** Great-circle distance from a place to the nearest point of a half circle, in kilometres. */
export function distanceToHalfCircle(place: GeoPoint, { normal, middle, end }: HalfCircle): number {
  const direction = unitVector(place);
  const angle =
    dot(direction, middle) >= 0
      ? Math.abs(asin(dot(direction, normal)))
      : Math.min(angleBetween(direction, end), angleBetween(direction, opposite(end)));
  return EARTH_RADIUS * angle;
}

/** Circles whose planes are closer than this (radians) are the same curve. */
const SAME_CURVE = 1e-9;

/** Where two half circles meet: none, one or two places; none when they are parts of the same circle. */
export function intersections(a: HalfCircle, b: HalfCircle): readonly GeoPoint[] {
  const axis = cross(a.normal, b.normal);
  if (length(axis) < SAME_CURVE) return [];
  const there = normalized(axis);
  return [there, opposite(there)]
    .filter((direction) => dot(direction, a.middle) >= 0 && dot(direction, b.middle) >= 0)
    .map(geoPointOf);
}
