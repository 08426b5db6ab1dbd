import { normalizeDegrees } from "./angles";
import { isWide, type MidpointOrbs } from "./midpoint-orbs";
import type { Dial } from "./midpoints";
import type { NatalPoint } from "./natal-points";

/** Whose points lie on one circle of the dial: the birth's, the birth's carried on, those of a day's sky. */
export const RINGS = ["Natal", "Directed", "Transiting"] as const;
export type Ring = (typeof RINGS)[number];

export interface RingPoint {
  readonly point: NatalPoint;
  /** Degrees in [0, 360), all rings in one zodiac. */
  readonly longitude: number;
}

export interface DialRing {
  readonly ring: Ring;
  readonly points: readonly RingPoint[];
}

/** What stands on the pointer; orbs are degrees of the zodiac, 0 or more. */
export interface PointOnAxis {
  readonly ring: Ring;
  readonly point: NatalPoint;
  readonly orb: number;
}

/** A midpoint of two points of one ring. */
export interface MidpointOnAxis {
  readonly ring: Ring;
  readonly a: NatalPoint;
  readonly b: NatalPoint;
  readonly orb: number;
}

/** One end of the pointer's axis, each list the closest first. */
export interface AxisEnd {
  readonly points: readonly PointOnAxis[];
  readonly midpoints: readonly MidpointOnAxis[];
}

export interface Axis {
  readonly near: AxisEnd;
  /** Half the dial on: 45° on that of 90°, 22°30′ on that of 45°. */
  readonly far: AxisEnd;
}

/** Where a longitude stands on a dial, degrees in [0, dial); any finite angle. */
export function dialPlace(longitude: number, dial: Dial): number {
  return normalizeDegrees(longitude) % dial;
}

/** The shorter way on the dial between two places, degrees in [0, dial / 2]. */
export function dialSeparation(a: number, b: number, dial: Dial): number {
  const away = dialPlace(a - b, dial);
  return Math.min(away, dial - away);
}

/**
 * Where the middle of two longitudes stands on a dial. Both midpoints of a pair have one place: they are 180° apart, which
 * is a whole number of turns.
 */
export function dialMidpoint(a: number, b: number, dial: Dial): number {
  return dialPlace((a + b) / 2, dial);
}

/** How near a point must be to the pointer to be what the pointer was set to, degrees. */
const SET_TO = 1 / 120;

/**
 * What stands at both ends of a dial's pointer: points, and midpoints of the pairs within each ring, in orb. The wider orb
 * is that of a light or an angle among them, or under the pointer: then the near end is the tree of that point, as
 * `midpointContacts` tells it, and points with midpoints of other rings besides (R. Ebertin, "The Combination of Stellar
 * Influences"). Orbs are inclusive.
 * @param pointer degrees on the dial
 */
export function axisAt(rings: readonly DialRing[], pointer: number, dial: Dial, orbs: MidpointOrbs): Axis {
  const isSetToWide = rings.some(({ points }) =>
    points.some(
      ({ point, longitude }) => isWide(point) && dialSeparation(longitude, pointer, dial) <= SET_TO,
    ),
  );
  const endAt = (place: number): AxisEnd => {
    const within = (orb: number, ...points: NatalPoint[]) =>
      orb <= (isSetToWide || isWide(...points) ? orbs.ofLights : orbs.usual);
    const points = rings.flatMap(({ ring, points }) =>
      points
        .map(({ point, longitude }) => ({ ring, point, orb: dialSeparation(longitude, place, dial) }))
        .filter(({ point, orb }) => within(orb, point)),
    );
    const midpoints = rings.flatMap(({ ring, points }) =>
      points.flatMap((a, index) =>
        points
          .slice(index + 1)
          .map((b) => ({
            ring,
            a: a.point,
            b: b.point,
            orb: dialSeparation(dialMidpoint(a.longitude, b.longitude, dial), place, dial),
          }))
          .filter(({ a, b, orb }) => within(orb, a, b)),
      ),
    );
    return { points: points.sort(byOrb), midpoints: midpoints.sort(byOrb) };
  };
  return { near: endAt(pointer), far: endAt(pointer + dial / 2) };
}

function byOrb(one: { readonly orb: number }, other: { readonly orb: number }): number {
  return one.orb - other.orb;
}
