import { normalizeDegrees, signedDifference, toRadians } from "../../astrology/angles";

/**
 * The geometry of the wheel, in units of its 500 × 500 view box; y grows downwards. Longitudes run counter-clockwise
 * from the ascendant at the left. Nothing here knows how anything looks.
 */

export const SIZE = 500;
export const CENTER = SIZE / 2;
export const OUTER_RADIUS = 220;
export const INNER_RADIUS = 150;
/** Between OUTER_RADIUS and here stand the signs; the scale of degrees begins here. */
export const SIGNS_RADIUS = 199;

export interface DialPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a longitude stands on the dial: degrees counter-clockwise from the right, the ascendant at 180. */
export function dialAngle(longitude: number, ascendant: number): number {
  return normalizeDegrees(180 + longitude - ascendant);
}

export function pointAt(radius: number, angle: number): DialPoint {
  const radians = toRadians(angle);
  return { x: CENTER + radius * Math.cos(radians), y: CENTER - radius * Math.sin(radians) };
}

/** A point as path data, to a tenth of a unit. */
export function format({ x, y }: DialPoint): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The straight piece of a spoke between two radii. */
export function spokePath(angle: number, inner: number, outer: number): string {
  return `M${format(pointAt(outer, angle))}L${format(pointAt(inner, angle))}`;
}

/** A segment of a ring, counter-clockwise from one dial angle over `span` degrees (below 180). */
export function segmentPath(angle: number, span: number, inner: number, outer: number): string {
  const end = angle + span;
  return (
    `M${format(pointAt(outer, angle))}A${outer} ${outer} 0 0 0 ${format(pointAt(outer, end))}` +
    `L${format(pointAt(inner, end))}A${inner} ${inner} 0 0 1 ${format(pointAt(inner, angle))}Z`
  );
}

/**
 * An arc that text runs along, its middle at the dial angle: clockwise in the upper half and at the left and right,
 * else counter-clockwise, so that no label stands on its head. `depth` is how far the letters reach from their foot.
 */
export function labelArc(angle: number, radius: number, span: number, depth: number): string {
  const folded = normalizeDegrees(angle);
  const isLower = folded > 180.5 && folded < 359.5;
  const r = isLower ? radius + depth : radius;
  const [from, to] = isLower ? [angle - span / 2, angle + span / 2] : [angle + span / 2, angle - span / 2];
  return `M${format(pointAt(r, from))}A${r} ${r} 0 0 ${isLower ? 0 : 1} ${format(pointAt(r, to))}`;
}

/**
 * Moves a label along the rim until it is clear of the ascendant's and the descendant's.
 * @param rooms degrees that the middles of the two must be apart: from the ascendant's label, from the descendant's
 */
export function rimLabelAngle(angle: number, rooms: readonly [number, number]): number {
  for (const [i, axis] of [180, 0].entries()) {
    const away = signedDifference(angle, axis);
    const room = rooms[i] as number;
    if (Math.abs(away) < room) return normalizeDegrees(axis + (away < 0 ? -room : room));
  }
  return angle;
}
