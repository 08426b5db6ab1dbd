import {
  ASPECT_RULES,
  type Aspect,
  type AspectContact,
  type Aspecting,
  type AspectRule,
  type AspectType,
  aspectContact,
  aspectsAcross,
  aspectsAmong,
  closestFirst,
  MAJOR_ASPECTS,
  type MovingLongitude,
  type NamedRule,
  TAUGHT_ASPECTS,
  withOrbs,
} from "./aspects";
import { EXTRA_POINTS, isPlanet, type Planet, POINTS } from "./bodies";
import { signIndex } from "./signs";

/** The aspects that are off until somebody asks for them. */
export const MINOR_ASPECT_RULES = {
  SemiSquare: { angle: 45, orb: 2, isHarmonious: false },
  Sesquiquadrate: { angle: 135, orb: 2, isHarmonious: false },
  BiQuintile: { angle: 144, orb: 2, isHarmonious: true },
} as const satisfies Readonly<Record<string, AspectRule>>;
export type MinorAspectType = keyof typeof MINOR_ASPECT_RULES;
export type AnyAspectType = AspectType | MinorAspectType;

export const ALL_ASPECT_RULES: Readonly<Record<AnyAspectType, AspectRule>> = {
  ...ASPECT_RULES,
  ...MINOR_ASPECT_RULES,
};
export const ALL_ASPECT_TYPES = Object.keys(ALL_ASPECT_RULES) as readonly AnyAspectType[];

/** What a chart can show beside the ten planets, in the order in which aspects name them. */
export const CHART_POINTS = [...POINTS, "Ascendant", "Midheaven", ...EXTRA_POINTS] as const;
export type ChartPoint = (typeof CHART_POINTS)[number];

export interface AspectSettings {
  /**
   * Standard: the orbs of `ASPECT_RULES`. Tight: half of them. Moiety: half the sum of the two planets' own orbs for
   * the five major aspects; the others stay as they are, because 13° would be no quintile. Or own numbers, degrees
   * from 0 (exact) to 15, for some of the aspects: the rest are Standard.
   */
  readonly orbs: "Standard" | "Tight" | "Moiety" | Readonly<Partial<Record<AnyAspectType, number>>>;
  /** Whether the aspects of `MINOR_ASPECT_RULES` count too. */
  readonly minorAspects: boolean;
  /**
   * Whether an aspect counts although its signs do not stand in its relation: a trine from 29° Aries to 1° Virgo, which
   * are five signs apart. Aspects that are no number of signs (multiples of 45° and 72°) always count.
   */
  readonly outOfSign: boolean;
}

export interface AspectsUnder {
  /** Among the ten planets. */
  readonly aspects: readonly Aspect<Planet, Planet, AnyAspectType>[];
  /** Between all else that is shown, or that and a planet. */
  readonly moreAspects: readonly Aspect<Planet | ChartPoint, ChartPoint, AnyAspectType>[];
}

/** The planets' own orbs, degrees: an aspect reaches as far as half of both together. */
const MOIETY_ORBS: Readonly<Record<Planet, number>> = {
  Sun: 15,
  Moon: 12,
  Mercury: 7,
  Venus: 7,
  Mars: 8,
  Jupiter: 9,
  Saturn: 9,
  Uranus: 5,
  Neptune: 5,
  Pluto: 5,
};

/** Of every aspect to a point, degrees; half of it when orbs are Tight. */
const POINT_ORB = 3;
const TIGHT = 0.5;

type Rules = readonly NamedRule<AnyAspectType>[];

const TAUGHT: Rules = TAUGHT_ASPECTS;
const ALL: Rules = ALL_ASPECT_TYPES.map((type) => ({ type, ...ALL_ASPECT_RULES[type] }));
const MAJOR = TAUGHT.filter(({ type }) => isMajor(type));

function isMajor(type: AnyAspectType): boolean {
  return MAJOR_ASPECTS.some((major) => major === type);
}

/** By the sum of the two planets' orbs: there are few. */
function moietyRules(rules: Rules): ReadonlyMap<number, Rules> {
  const all = Object.values(MOIETY_ORBS);
  const sums = new Set(all.flatMap((one) => all.map((other) => one + other)));
  const reaching = (sum: number) => withOrbs(rules, ({ type, orb }) => (isMajor(type) ? sum / 2 : orb));
  return new Map([...sums].map((sum) => [sum, reaching(sum)]));
}

const TAUGHT_MOIETY = moietyRules(TAUGHT);
const ALL_MOIETY = moietyRules(ALL);

/** What is looked for between two planets. */
function rulesOfPlanets({ orbs, minorAspects }: AspectSettings): (a: Planet, b: Planet) => Rules {
  if (orbs === "Moiety") {
    const bySum = minorAspects ? ALL_MOIETY : TAUGHT_MOIETY;
    return (a, b) => bySum.get(MOIETY_ORBS[a] + MOIETY_ORBS[b]) as Rules;
  }
  const own = typeof orbs === "string" ? {} : orbs;
  const factor = orbs === "Tight" ? TIGHT : 1;
  const found = withOrbs(minorAspects ? ALL : TAUGHT, ({ type, orb }) => own[type] ?? orb * factor);
  return () => found;
}

function signsBetween(a: number, b: number): number {
  const apart = Math.abs(signIndex(a) - signIndex(b));
  return Math.min(apart, 12 - apart);
}

/** Whether the signs of two longitudes stand in an aspect's relation, or it has none. */
function isInSign(type: AnyAspectType, a: number, b: number): boolean {
  const { angle } = ALL_ASPECT_RULES[type];
  return angle % 30 !== 0 || angle / 30 === signsBetween(a, b);
}

type Member = Planet | ChartPoint;
type ContactOf<Name extends Member> = (
  a: Aspecting<Name>,
  b: Aspecting<Name>,
) => AspectContact<AnyAspectType> | null;

/** What finds the aspects of a chart under its settings. */
interface Finders {
  readonly ofPlanets: ContactOf<Planet>;
  readonly toPoint: ContactOf<Member>;
  readonly ofPoints: ContactOf<Member>;
}

/** Signs are asked last, so that `outOfSign` takes aspects away and never turns one into another. */
function findersUnder(settings: AspectSettings): Finders {
  const rulesOf = rulesOfPlanets(settings);
  const toPoint = withOrbs(MAJOR, () => (settings.orbs === "Tight" ? POINT_ORB * TIGHT : POINT_ORB));
  const ofPoints = toPoint.filter(({ type }) => type === "Conjunction");
  const found = (a: MovingLongitude, b: MovingLongitude, rules: Rules) => {
    const contact = aspectContact(a, b, rules);
    if (!contact || settings.outOfSign || isInSign(contact.type, a.longitude, b.longitude)) return contact;
    return null;
  };
  return {
    ofPlanets: (a, b) => found(a, b, rulesOf(a.planet, b.planet)),
    toPoint: (a, b) => found(a, b, toPoint),
    ofPoints: (a, b) => found(a, b, ofPoints),
  };
}

/** Pairs of each group would only repeat how they are made. */
const DERIVED: readonly (readonly (Planet | ChartPoint)[])[] = [
  // Opposite by definition.
  ["North Node", "South Node"],
  // They turn with the Earth: how far apart they are says when and where, and nothing of the sky.
  ["Ascendant", "Midheaven", "Vertex", "East Point"],
  // Both lots are as far from the Ascendant as the Moon is from the Sun, which those two say themselves.
  ["Ascendant", "Fortune", "Spirit"],
];

/** Whether an aspect between two would say nothing but how they are made. */
export function isDerivedPair(a: Planet | ChartPoint, b: Planet | ChartPoint): boolean {
  return DERIVED.some((group) => group.includes(a) && group.includes(b));
}

/**
 * The aspects of one moment under the settings of a chart, the closest first; equally close ones in the order given.
 *
 * A point is in one of the five major aspects to a planet within 3° (1.5° when orbs are Tight), and to another point in
 * a conjunction only. Left out is what other lines say: the South Node's aspects to planets where the North Node is
 * given (a conjunction with one is an opposition to the other, a trine a sextile), and pairs that `isDerivedPair` names.
 *
 * @param planets in the zodiac of the chart, by which `outOfSign` asks for signs
 * @param points what the chart shows; angles and lots with the speed 0, so that the planet's motion alone says whether
 *   an aspect applies (they turn once a day, and every aspect to them would apply and part within minutes)
 */
export function aspectsUnder(
  settings: AspectSettings,
  planets: readonly Aspecting<Planet>[],
  points: readonly Aspecting<ChartPoint>[],
): AspectsUnder {
  const { ofPlanets, toPoint, ofPoints } = findersUnder(settings);
  // What the North Node says already.
  const said = points.some(({ planet }) => planet === "North Node") ? "South Node" : null;
  const told = points.filter(({ planet }) => planet !== said);
  const amongPoints = aspectsAmong(points, ofPoints);
  return {
    aspects: aspectsAmong(planets, ofPlanets),
    moreAspects: closestFirst([
      ...aspectsAcross(planets, told, toPoint),
      ...amongPoints.filter(({ planet1, planet2 }) => !isDerivedPair(planet1, planet2)),
    ]),
  };
}

/** Between two charts, in neither of which anything moves: `planet1` of the first, `planet2` of the second. */
export type AspectAcross = Omit<
  Aspect<Planet | ChartPoint, Planet | ChartPoint, AnyAspectType>,
  "isApplying"
>;

/** What two charts are compared by: longitudes of one zodiac. */
export type ComparedChart = readonly { readonly name: Planet | ChartPoint; readonly longitude: number }[];

/**
 * The aspects between two charts to which a point of either belongs, the closest first, by the rules of `aspectsUnder`:
 * the five major ones between a planet and a point, conjunctions of two points. Left out is what the other lines say:
 * planets to a South Node, and both South Nodes to each other.
 */
export function pointAspectsAcross(
  settings: AspectSettings,
  first: ComparedChart,
  second: ComparedChart,
): readonly AspectAcross[] {
  const { toPoint, ofPoints } = findersUnder(settings);
  const standing = (chart: ComparedChart) =>
    chart.map(({ name, longitude }) => ({ planet: name, longitude, speed: 0 }));
  const found = aspectsAcross(standing(first), standing(second), (a, b) => {
    const planets = Number(isPlanet(a.planet)) + Number(isPlanet(b.planet));
    const southNodes = Number(a.planet === "South Node") + Number(b.planet === "South Node");
    if (planets === 2 || (southNodes > 0 && planets + southNodes === 2)) return null;
    return planets === 1 ? toPoint(a, b) : ofPoints(a, b);
  });
  return found.map(({ isApplying: _, ...aspect }) => aspect);
}
