import { signedDifference } from "./angles";
import { PLANETS, type Planet } from "./bodies";

export const ASPECT_TYPES = [
  "Conjunction",
  "Opposition",
  "Trine",
  "Square",
  "Sextile",
  "Quincunx",
  "SemiSextile",
  "Quintile",
] as const;
export type AspectType = (typeof ASPECT_TYPES)[number];

/** The five aspects of the tradition; all of them multiples of 30°. */
export const MAJOR_ASPECTS = [
  "Conjunction",
  "Sextile",
  "Square",
  "Trine",
  "Opposition",
] as const satisfies readonly AspectType[];
export type MajorAspect = (typeof MAJOR_ASPECTS)[number];

export interface AspectRule {
  /** Exact separation in degrees, 0–180. */
  readonly angle: number;
  /** Largest deviation that still counts in a natal chart, in degrees, inclusive. */
  readonly orb: number;
  readonly isHarmonious: boolean;
}

/**
 * The orbs that the learn page teaches, 2° for the two that it leaves out. A conjunction counts as challenging in the
 * totals, although it depends on its planets. The bands do not touch, so no separation is two aspects at once.
 */
export const ASPECT_RULES: Readonly<Record<AspectType, AspectRule>> = {
  Conjunction: { angle: 0, orb: 10, isHarmonious: false },
  Opposition: { angle: 180, orb: 10, isHarmonious: false },
  Trine: { angle: 120, orb: 8, isHarmonious: true },
  Square: { angle: 90, orb: 8, isHarmonious: false },
  Sextile: { angle: 60, orb: 6, isHarmonious: true },
  Quincunx: { angle: 150, orb: 3, isHarmonious: false },
  SemiSextile: { angle: 30, orb: 2, isHarmonious: false },
  Quintile: { angle: 72, orb: 2, isHarmonious: true },
};

/** A longitude in degrees that moves by `speed` degrees a day; 0 for one that stands still, such as a natal place. */
export interface MovingLongitude {
  readonly longitude: number;
  readonly speed: number;
}

export interface AspectContact<Type extends string = AspectType> {
  readonly type: Type;
  /** The actual separation, 0–180 degrees. */
  readonly angle: number;
  /** Deviation from the exact aspect, degrees, never negative. */
  readonly orb: number;
  /** True while the orb shrinks as both move at their speeds; false when exact, parting, or when neither gains. */
  readonly isApplying: boolean;
  readonly isHarmonious: boolean;
}

export interface Aspect<
  First extends string = Planet,
  Second extends string = First,
  Type extends string = AspectType,
> extends AspectContact<Type> {
  readonly planet1: First;
  readonly planet2: Second;
}

/**
 * The shortest way from longitude b to a, degrees in [-180, 180], the same either way round to the last bit: always taken
 * from the smaller number to the larger, so that rounding cannot make (a, b) differ from (b, a).
 */
export function differenceBetween(a: number, b: number): number {
  return a >= b ? signedDifference(a, b) : -signedDifference(b, a);
}

/**
 * Whether the orb shrinks as both move on.
 * @param difference `differenceBetween(a, b)`, degrees
 * @param deviation its size less the aspect's exact angle, degrees
 * @param gain the speed of a less that of b, degrees a day
 */
export function isApplyingAt(difference: number, deviation: number, gain: number): boolean {
  return deviation * Math.sign(difference) * gain < 0;
}

/** How far ahead of another a place is that makes an aspect to it, degrees: to either side, but 0° and 180° only once. */
export function sidesOf(type: AspectType): readonly number[] {
  const { angle } = ASPECT_RULES[type];
  return angle === 0 || angle === 180 ? [angle] : [angle, -angle];
}

/** The aspect between two longitudes, or null. `orbFactor` scales every orb (synastry uses half). */
export function aspectContact(a: MovingLongitude, b: MovingLongitude, orbFactor = 1): AspectContact | null {
  const difference = differenceBetween(a.longitude, b.longitude);
  const angle = Math.abs(difference);
  for (const type of ASPECT_TYPES) {
    const rule = ASPECT_RULES[type];
    const deviation = angle - rule.angle;
    const orb = Math.abs(deviation);
    if (orb > rule.orb * orbFactor) continue;
    const isApplying = isApplyingAt(difference, deviation, a.speed - b.speed);
    return { type, angle, orb, isApplying, isHarmonious: rule.isHarmonious };
  }
  return null;
}

/** The same list with the closest first; equally close ones stay in their order. */
export function closestFirst<Found extends { readonly orb: number }>(found: Found[]): Found[] {
  // By insertion: for the few dozen of a chart `sort` takes several times as long.
  for (let i = 1; i < found.length; i++) {
    const one = found[i] as Found;
    let place = i;
    for (; place > 0 && (found[place - 1] as Found).orb > one.orb; place--)
      found[place] = found[place - 1] as Found;
    found[place] = one;
  }
  return found;
}

/** Aspects among the ten planets of one moment, the closest first; `planet1` comes before `planet2` in the list of planets. */
export function aspectsBetween(
  positions: Readonly<Record<Planet, MovingLongitude>>,
): readonly Aspect<Planet>[] {
  const aspects: Aspect<Planet>[] = [];
  for (let i = 0; i < PLANETS.length; i++) {
    const planet1 = PLANETS[i] as Planet;
    for (let j = i + 1; j < PLANETS.length; j++) {
      const planet2 = PLANETS[j] as Planet;
      const contact = aspectContact(positions[planet1], positions[planet2]);
      if (contact) aspects.push(aspectOf(planet1, planet2, contact));
    }
  }
  return closestFirst(aspects);
}

/** Written out, because spreading the contact would take longer than finding it. */
function aspectOf<First extends string, Second extends string>(
  planet1: First,
  planet2: Second,
  { type, angle, orb, isApplying, isHarmonious }: AspectContact,
): Aspect<First, Second> {
  return { planet1, planet2, type, angle, orb, isApplying, isHarmonious };
}

/**
 * Aspects from each of the first set to each of the second (two people; transits to a natal chart), the closest first.
 * Give the longitudes of a chart that stands still the speed 0.
 */
export function aspectsAcross<First extends string, Second extends string>(
  first: Readonly<Record<First, MovingLongitude>>,
  second: Readonly<Record<Second, MovingLongitude>>,
  orbFactor = 1,
): readonly Aspect<First, Second>[] {
  const aspects: Aspect<First, Second>[] = [];
  for (const planet1 of Object.keys(first) as First[]) {
    for (const planet2 of Object.keys(second) as Second[]) {
      const contact = aspectContact(first[planet1], second[planet2], orbFactor);
      if (contact) aspects.push(aspectOf(planet1, planet2, contact));
    }
  }
  return closestFirst(aspects);
}
