import { normalizeDegrees, signedDifference } from "./angles";
import { midpoint } from "./derived/pair-chart";
import { isWide, type MidpointOrbs } from "./midpoint-orbs";
import type { NatalPlaces, NatalPoint } from "./natal-points";

/** How the zodiac is folded, degrees; the first is the default. */
export const DIALS = [90, 45] as const;
export type Dial = (typeof DIALS)[number];

export interface Midpoint {
  /** In the order of the points. */
  readonly a: NatalPoint;
  readonly b: NatalPoint;
  /** The nearer of the two, degrees in [0, 360). */
  readonly longitude: number;
}

/** A third point at the midpoint of two, on the dial. */
export interface MidpointContact {
  readonly a: NatalPoint;
  readonly b: NatalPoint;
  readonly point: NatalPoint;
  /** From the nearer midpoint to the point, without the orb: 0, 45, 90, 135 or 180 degrees. */
  readonly angle: number;
  /** Degrees, 0 or more. */
  readonly orb: number;
}

/** A reflection of one point in another. */
export interface AntiscionContact {
  readonly a: NatalPoint;
  readonly b: NatalPoint;
  readonly kind: "Antiscion" | "Contra-antiscion";
  /** Degrees, 0 or more. */
  readonly orb: number;
}

/** Degrees. */
const ANTISCION_ORB = 1;

/** The nearer midpoint of every two points, each pair once. */
export function midpointsOf(places: NatalPlaces): readonly Midpoint[] {
  return pairsOf(places).map(([[a, longitudeOfA], [b, longitudeOfB]]) => ({
    a,
    b,
    longitude: midpoint(longitudeOfA, longitudeOfB),
  }));
}

/**
 * The points that stand on a midpoint of two others, the closest first: both ends of its axis count, and what stands
 * square to it, on the dial of 45° what stands at half a square too (R. Ebertin, "The Combination of Stellar Influences").
 * Orbs are inclusive.
 */
export function midpointContacts(
  places: NatalPlaces,
  dial: Dial,
  orbs: MidpointOrbs,
): readonly MidpointContact[] {
  const contacts: MidpointContact[] = [];
  for (const { a, b, longitude } of midpointsOf(places)) {
    for (const [point, at] of places) {
      if (point === a || point === b) continue;
      const away = signedDifference(at, longitude);
      const steps = Math.round(away / dial);
      const orb = Math.abs(away - dial * steps);
      if (orb <= (isWide(a, b, point) ? orbs.ofLights : orbs.usual))
        contacts.push({ a, b, point, angle: Math.abs(dial * steps), orb });
    }
  }
  return contacts.sort((one, other) => one.orb - other.orb);
}

/**
 * Pairs that mirror each other in the solstices (antiscia: their longitudes add up to 180°) or in the equinoxes
 * (contra-antiscia: to 360°) within 1°, the closest first, each pair once and none with itself.
 * @param places tropical longitudes: solstices and equinoxes are of no other zodiac
 */
export function antisciaOf(places: NatalPlaces): readonly AntiscionContact[] {
  const contacts: AntiscionContact[] = [];
  for (const [[a, longitudeOfA], [b, longitudeOfB]] of pairsOf(places)) {
    const sum = normalizeDegrees(longitudeOfA + longitudeOfB);
    for (const [kind, mirror] of MIRRORS) {
      const orb = Math.abs(signedDifference(sum, mirror));
      if (orb <= ANTISCION_ORB) contacts.push({ a, b, kind, orb });
    }
  }
  return contacts.sort((one, other) => one.orb - other.orb);
}

const MIRRORS = [
  ["Antiscion", 180],
  ["Contra-antiscion", 0],
] as const;

type Placed = readonly [NatalPoint, number];

function pairsOf(places: NatalPlaces): (readonly [Placed, Placed])[] {
  const all = [...places];
  return all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const));
}
