import { normalizeDegrees, signedDifference, toRadians } from "../../astrology/angles";

/**
 * The geometry of the wheel, in units of its 500 × 500 view box; y grows downwards. Longitudes run counter-clockwise
 * from the ascendant at the left. Nothing here knows how anything looks.
 */

export const SIZE = 500;
export const CENTER = SIZE / 2;
export const OUTER_RADIUS = 220;
export const INNER_RADIUS = 150;

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

/** One circle of bodies: the glyphs stand on it, their numerals further in, their ticks at its outer edge. */
export interface Ring {
  /** Radius where ticks begin: the true degree. */
  readonly edge: number;
  readonly glyphRadius: number;
  readonly glyphSize: number;
  readonly numeralsRadius: number;
  /** Degree over minute, the retrograde mark beside the glyph; or degrees alone, with the mark for a degree sign. */
  readonly withMinutes: boolean;
}

export interface Dial {
  /** Between OUTER_RADIUS and here stand the signs. */
  readonly signs: number;
  readonly bodies: Ring;
  /** A second person's (or moment's) bodies, outside of the first's. */
  readonly outer: Ring | null;
  /** The ring of house numbers; aspect lines fill the circle within it. */
  readonly houses: number;
  readonly aspects: number;
}

export const SINGLE_DIAL: Dial = {
  signs: 192,
  bodies: { edge: 192, glyphRadius: 168, glyphSize: 25, numeralsRadius: 132, withMinutes: true },
  outer: null,
  houses: 114,
  aspects: 98,
};

export const DOUBLE_DIAL: Dial = {
  signs: 201,
  outer: { edge: 201, glyphRadius: 185, glyphSize: 19, numeralsRadius: 161.2, withMinutes: false },
  bodies: { edge: 150, glyphRadius: 134, glyphSize: 19, numeralsRadius: 110.2, withMinutes: false },
  houses: 98,
  aspects: 84,
};

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

/** Moves the midheaven's label along the rim until it is `room` degrees from the ascendant's and the descendant's. */
export function midheavenLabelAngle(midheaven: number, room: number): number {
  for (const axis of [180, 0]) {
    const away = signedDifference(midheaven, axis);
    if (Math.abs(away) < room) return normalizeDegrees(axis + (away < 0 ? -room : room));
  }
  return midheaven;
}
