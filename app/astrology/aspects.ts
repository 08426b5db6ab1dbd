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

/** The six that have a card of their own on the teaching pages. */
export const EXPLAINED_ASPECTS = [
  "Conjunction",
  "Sextile",
  "Square",
  "Trine",
  "Opposition",
  "Quincunx",
] as const satisfies readonly AspectType[];
export type ExplainedAspect = (typeof EXPLAINED_ASPECTS)[number];

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

/** An aspect as it is looked for: by its name, with the orb that counts. */
export interface NamedRule<Type extends string = AspectType> extends AspectRule {
  readonly type: Type;
}

/** The eight that are taught, with the orbs of a natal chart. */
export const TAUGHT_ASPECTS: readonly NamedRule[] = ASPECT_TYPES.map((type) => ({
  type,
  ...ASPECT_RULES[type],
}));

/** The same aspects with other orbs, degrees. */
export function withOrbs<Rule extends NamedRule<string>>(
  rules: readonly Rule[],
  orbOf: (rule: Rule) => number,
): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, orb: orbOf(rule) }));
}

/**
 * The aspect between two longitudes, or null. Where the orbs of two reach one separation, it belongs to the one of whose
 * orb it uses the smaller part, and to the earlier where the parts are equal.
 */
export function aspectContact<Type extends string>(
  a: MovingLongitude,
  b: MovingLongitude,
  rules: readonly NamedRule<Type>[],
): AspectContact<Type> | null {
  const difference = differenceBetween(a.longitude, b.longitude);
  const angle = Math.abs(difference);
  let found: NamedRule<Type> | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const rule of rules) {
    const orb = Math.abs(angle - rule.angle);
    if (orb > rule.orb) continue;
    const part = orb === 0 ? 0 : orb / rule.orb;
    if (part >= smallest) continue;
    found = rule;
    smallest = part;
  }
  if (!found) return null;
  const { type, isHarmonious } = found;
  const deviation = angle - found.angle;
  const isApplying = isApplyingAt(difference, deviation, a.speed - b.speed);
  return { type, angle, orb: Math.abs(deviation), isApplying, isHarmonious };
}

/** What makes aspects. Give what stands still the speed 0. */
export interface Aspecting<Name extends string> extends MovingLongitude {
  readonly planet: Name;
}

/** What makes aspects, out of places by name; names without a place are left out. */
export function aspectingOf<Name extends string>(
  names: readonly Name[],
  places: Readonly<Partial<Record<Name, MovingLongitude>>>,
): readonly Aspecting<Name>[] {
  const aspecting: Aspecting<Name>[] = [];
  for (const planet of names) {
    const place = places[planet];
    if (place) aspecting.push({ planet, longitude: place.longitude, speed: place.speed });
  }
  return aspecting;
}

/** Finds the aspect that counts between two, or null. */
type ContactOf<First, Second, Type extends string> = (a: First, b: Second) => AspectContact<Type> | null;

/** Aspects from each of the first to each of the second, the closest first; equally close ones in the order given. */
export function aspectsAcross<
  First extends Aspecting<string>,
  Second extends Aspecting<string>,
  Type extends string,
>(
  first: readonly First[],
  second: readonly Second[],
  contactOf: ContactOf<First, Second, Type>,
): Aspect<First["planet"], Second["planet"], Type>[] {
  return closestFirst(first.flatMap((one) => aspectsFrom(one, second, contactOf)));
}

/** The same from each of a list to each that comes after it. */
export function aspectsAmong<One extends Aspecting<string>, Type extends string>(
  all: readonly One[],
  contactOf: ContactOf<One, One, Type>,
): Aspect<One["planet"], One["planet"], Type>[] {
  return closestFirst(all.flatMap((one, i) => aspectsFrom(one, all.slice(i + 1), contactOf)));
}

function aspectsFrom<First extends Aspecting<string>, Second extends Aspecting<string>, Type extends string>(
  one: First,
  others: readonly Second[],
  contactOf: ContactOf<First, Second, Type>,
): Aspect<First["planet"], Second["planet"], Type>[] {
  const aspects: Aspect<First["planet"], Second["planet"], Type>[] = [];
  for (const other of others) {
    const contact = contactOf(one, other);
    if (!contact) continue;
    const { type, angle, orb, isApplying, isHarmonious } = contact;
    aspects.push({ planet1: one.planet, planet2: other.planet, type, angle, orb, isApplying, isHarmonious });
  }
  return aspects;
}

/** The same list with the closest first; equally close ones stay in their order. */
export function closestFirst<Found extends { readonly orb: number }>(found: Found[]): Found[] {
  return found.sort((a, b) => a.orb - b.orb);
}

/** The taught aspects among the ten planets of one moment; `planet1` comes before `planet2` in the list of planets. */
export function aspectsBetween(
  positions: Readonly<Record<Planet, MovingLongitude>>,
): readonly Aspect<Planet>[] {
  return aspectsAmong(aspectingOf(PLANETS, positions), (a, b) => aspectContact(a, b, TAUGHT_ASPECTS));
}
