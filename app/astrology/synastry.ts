import {
  ASPECT_RULES,
  type AspectType,
  aspectContact,
  aspectingOf,
  aspectsAcross,
  type MovingLongitude,
  TAUGHT_ASPECTS,
  withOrbs,
} from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { houseOf } from "./houses";
import { ELEMENTS, type Element, elementOf, signAt } from "./signs";
import {
  ASPECT_VALENCES,
  ELEMENT_SCORES,
  PART_WEIGHTS,
  PLANET_TEMPERS,
  PLANET_WEIGHTS,
  SATURATION,
  SUN_MOON_SCORES,
  SYNASTRY_ORB_FACTOR,
} from "./synastry-weights";

/** How two planets meet: fused in a conjunction, flowing in a trine, sextile or quintile, tense in the others. */
export type ContactNature = "fused" | "flowing" | "tense";

/** An aspect from a planet of the first person to one of the second. */
export interface SynastryAspect {
  readonly planet1: Planet;
  readonly planet2: Planet;
  readonly aspectType: AspectType;
  readonly isHarmonious: boolean;
  readonly nature: ContactNature;
  /** Actual separation and deviation from the exact aspect, degrees. */
  readonly angle: number;
  readonly orb: number;
  /** What it adds to (positive) or takes from (negative) the sum behind the aspect score: about -1 to 1. */
  readonly impact: number;
}

/** One of the two ways round of Sun and Moon. */
export interface SunMoonContact {
  readonly sunOf: "person1" | "person2";
  readonly sunElement: Element;
  readonly moonElement: Element;
  /** The aspect that gave the score; null when the elements did. */
  readonly aspect: AspectType | null;
  readonly score: number;
}

export interface ScorePart {
  readonly part: "element" | "sunMoon" | "aspects";
  /** Percent; the three add up to 100. */
  readonly weight: number;
  /** Whole number 0–100. */
  readonly score: number;
}

export interface Synastry {
  /** Whole number 0–100: the weighted mean of `parts`, rounded. */
  readonly overallScore: number;
  readonly parts: readonly ScorePart[];
  readonly elementCompatibility: {
    readonly person1Element: Element;
    readonly person2Element: Element;
    readonly score: number;
  };
  readonly sunMoonCompatibility: { readonly score: number; readonly contacts: readonly SunMoonContact[] };
  /** Every aspect from one chart to the other within half the natal orbs, closest first. */
  readonly synastryAspects: readonly SynastryAspect[];
  /**
   * The aspects that help and those that rub most, strongest first, five of each at most. One person's Sun with the
   * other's Moon is in neither: `sunMoonCompatibility` tells it.
   */
  readonly strengths: readonly SynastryAspect[];
  readonly challenges: readonly SynastryAspect[];
}

/** What synastry needs of a chart: the ten planets with their longitudes in degrees. */
export interface SynastryChart {
  readonly planets: readonly { readonly planet: Planet; readonly longitude: number }[];
}

const LONGEST_LIST = 5;

export function contactNature(type: AspectType): ContactNature {
  switch (type) {
    case "Conjunction":
      return "fused";
    case "Trine":
    case "Sextile":
    case "Quintile":
      return "flowing";
    case "Opposition":
    case "Square":
    case "Quincunx":
    case "SemiSextile":
      return "tense";
    default:
      throw new RangeError(`Unknown aspect: ${type satisfies never}`);
  }
}

function longitudes(chart: SynastryChart): Record<Planet, MovingLongitude> {
  const found = Object.fromEntries(
    chart.planets.map(({ planet, longitude }) => [planet, { longitude, speed: 0 }]),
  );
  return found as Record<Planet, MovingLongitude>;
}

/** 0–100 for two elements, in either order. */
function elementScore(a: Element, b: Element): number {
  const [first, second] = [a, b].sort((x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y));
  return ELEMENT_SCORES[`${first}-${second}` as keyof typeof ELEMENT_SCORES];
}

/** Jupiter and slower. */
function isSlow(planet: Planet): boolean {
  return PLANETS.indexOf(planet) >= PLANETS.indexOf("Jupiter");
}

/** How good a conjunction is: a slow planet decides for both, two personal ones meet in the middle. */
function conjunctionValence(planet1: Planet, planet2: Planet): number {
  if (isSlow(planet1)) return PLANET_TEMPERS[planet1];
  if (isSlow(planet2)) return PLANET_TEMPERS[planet2];
  return (PLANET_TEMPERS[planet1] + PLANET_TEMPERS[planet2]) / 2;
}

function impactOf(planet1: Planet, planet2: Planet, type: AspectType, closeness: number): number {
  const valence = type === "Conjunction" ? conjunctionValence(planet1, planet2) : ASPECT_VALENCES[type];
  return PLANET_WEIGHTS[planet1] * PLANET_WEIGHTS[planet2] * valence * closeness;
}

function isOfLights({ planet1, planet2 }: SynastryAspect): boolean {
  return (planet1 === "Sun" && planet2 === "Moon") || (planet1 === "Moon" && planet2 === "Sun");
}

const SYNASTRY_ASPECTS = withOrbs(TAUGHT_ASPECTS, ({ orb }) => orb * SYNASTRY_ORB_FACTOR);

function findAspects(
  first: Record<Planet, MovingLongitude>,
  second: Record<Planet, MovingLongitude>,
): readonly SynastryAspect[] {
  const found = aspectsAcross(aspectingOf(PLANETS, first), aspectingOf(PLANETS, second), (a, b) =>
    aspectContact(a, b, SYNASTRY_ASPECTS),
  );
  return found.map(({ planet1, planet2, type, isHarmonious, angle, orb }) => {
    const closeness = 1 - orb / (ASPECT_RULES[type].orb * SYNASTRY_ORB_FACTOR);
    // Everyone born in the same years shares these: they say nothing about two people.
    const isShared = isSlow(planet1) && isSlow(planet2);
    const impact = isShared ? 0 : impactOf(planet1, planet2, type, closeness);
    return {
      planet1,
      planet2,
      aspectType: type,
      isHarmonious,
      nature: contactNature(type),
      angle,
      orb,
      impact,
    };
  });
}

/** 0–100 from the aspects' impacts: 50 where they balance, and ever slower towards the ends. */
function aspectScore(aspects: readonly SynastryAspect[]): number {
  // Added up in numerical order, so that swapping the persons cannot change the last bit.
  const impacts = aspects.map(({ impact }) => impact).sort((a, b) => a - b);
  const sum = impacts.reduce((total, impact) => total + impact, 0);
  return Math.round(50 + 50 * Math.tanh(sum / SATURATION));
}

function sunMoonContact(
  sunOf: SunMoonContact["sunOf"],
  sun: number,
  moon: number,
  aspect: AspectType | null,
): SunMoonContact {
  const sunElement = elementOf(signAt(sun));
  const moonElement = elementOf(signAt(moon));
  const score = aspect ? SUN_MOON_SCORES[aspect] : elementScore(sunElement, moonElement);
  return { sunOf, sunElement, moonElement, aspect, score };
}

/**
 * How two charts meet: a score with its three parts, and the aspects behind it. Swapping the persons swaps the roles
 * and changes no score. It measures affinity by the rules of `synastry-weights`, which are a convention, not a finding.
 */
export function synastry(person1: SynastryChart, person2: SynastryChart): Synastry {
  const first = longitudes(person1);
  const second = longitudes(person2);
  const aspects = findAspects(first, second);
  const between = (planet1: Planet, planet2: Planet) =>
    aspects.find((each) => each.planet1 === planet1 && each.planet2 === planet2)?.aspectType ?? null;

  const person1Element = elementOf(signAt(first.Sun.longitude));
  const person2Element = elementOf(signAt(second.Sun.longitude));
  const element = elementScore(person1Element, person2Element);

  const contacts = [
    sunMoonContact("person1", first.Sun.longitude, second.Moon.longitude, between("Sun", "Moon")),
    sunMoonContact("person2", second.Sun.longitude, first.Moon.longitude, between("Moon", "Sun")),
  ];
  const sunMoon = Math.round(contacts.reduce((total, { score }) => total + score, 0) / 2);

  const parts: readonly ScorePart[] = [
    { part: "element", weight: PART_WEIGHTS.element, score: element },
    { part: "sunMoon", weight: PART_WEIGHTS.sunMoon, score: sunMoon },
    { part: "aspects", weight: PART_WEIGHTS.aspects, score: aspectScore(aspects) },
  ];
  const byStrength = aspects
    .filter((aspect) => !isOfLights(aspect))
    .sort((a, b) => Math.abs(b.impact) - Math.abs(a.impact));
  return {
    overallScore: Math.round(parts.reduce((total, { weight, score }) => total + weight * score, 0) / 100),
    parts,
    elementCompatibility: { person1Element, person2Element, score: element },
    sunMoonCompatibility: { score: sunMoon, contacts },
    synastryAspects: aspects,
    strengths: byStrength.filter(({ impact }) => impact > 0).slice(0, LONGEST_LIST),
    challenges: byStrength.filter(({ impact }) => impact < 0).slice(0, LONGEST_LIST),
  };
}

/** The house of the other person's chart, 1–12, that each planet falls into; none where that birth time is unknown. */
export function houseOverlays(
  guest: SynastryChart,
  host: { readonly houses: readonly { readonly longitude: number }[] },
): readonly { readonly planet: Planet; readonly house: number }[] {
  const cusps = host.houses.map(({ longitude }) => longitude);
  if (cusps.length === 0) return [];
  const placed = longitudes(guest);
  return PLANETS.map((planet) => ({ planet, house: houseOf(placed[planet].longitude, cusps) }));
}
