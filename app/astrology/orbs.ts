import {
  ASPECT_RULES,
  type Aspect,
  type AspectRule,
  type AspectType,
  byOrb,
  differenceBetween,
  isApplyingAt,
  MAJOR_ASPECTS,
  type MovingLongitude,
} from "./aspects";
import { EXTRA_POINTS, PLANETS, type Planet, POINTS } from "./bodies";
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

export interface SettledAspects {
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

/** An aspect and how far it reaches. */
interface Band extends AspectRule {
  readonly type: AnyAspectType;
  readonly isMajor: boolean;
  /** 0–6; null where the angle is no number of signs. */
  readonly signsApart: number | null;
}

const BANDS: readonly Band[] = ALL_ASPECT_TYPES.map((type) => {
  const rule = ALL_ASPECT_RULES[type];
  return {
    type,
    ...rule,
    isMajor: MAJOR_ASPECTS.some((major) => major === type),
    signsApart: rule.angle % 30 === 0 ? rule.angle / 30 : null,
  };
});

/** The same bands, each with an orb of its own. */
function bandsWith(bands: readonly Band[], orbOf: (band: Band) => number): readonly Band[] {
  return bands.map((band) => ({ ...band, orb: orbOf(band) }));
}

type BandsOf = (a: Planet, b: Planet) => readonly Band[];

/** Those of the tables, made when they are first asked for. */
const TABLES = new Map<string, BandsOf>();

/** Finds how far the aspects between two planets reach. */
function planetBands(settings: AspectSettings): BandsOf {
  const { orbs, minorAspects } = settings;
  if (typeof orbs !== "string") return makeBands(settings);
  const table = `${orbs} ${minorAspects}`;
  const known = TABLES.get(table);
  if (known) return known;
  const made = makeBands(settings);
  TABLES.set(table, made);
  return made;
}

function makeBands({ orbs, minorAspects }: AspectSettings): BandsOf {
  const bands = minorAspects ? BANDS : BANDS.filter(({ type }) => type in ASPECT_RULES);
  if (orbs === "Moiety") {
    // A pair's orb is one of few.
    const bySum: (readonly Band[] | undefined)[] = [];
    return (a, b) => {
      const sum = MOIETY_ORBS[a] + MOIETY_ORBS[b];
      bySum[sum] ??= bandsWith(bands, ({ isMajor, orb }) => (isMajor ? sum / 2 : orb));
      return bySum[sum];
    };
  }
  const own = orbs === "Standard" || orbs === "Tight" ? {} : orbs;
  const factor = orbs === "Tight" ? TIGHT : 1;
  const found = bandsWith(bands, ({ type, orb }) => own[type] ?? orb * factor);
  return () => found;
}

function pointBands(orb: number) {
  const toPlanets = bandsWith(
    BANDS.filter(({ isMajor }) => isMajor),
    () => orb,
  );
  return { toPlanets, toPoints: toPlanets.filter(({ type }) => type === "Conjunction") };
}
const POINT_BANDS = pointBands(POINT_ORB);
const TIGHT_POINT_BANDS = pointBands(POINT_ORB * TIGHT);

function signsBetween(a: MovingLongitude, b: MovingLongitude): number {
  const apart = Math.abs(signIndex(a.longitude) - signIndex(b.longitude));
  return Math.min(apart, 12 - apart);
}

/**
 * The aspect between two under given bands, or null. Where two bands claim one separation, it belongs to the one of
 * whose orb it uses the smaller part, and to the earlier where the parts are equal. Only then are the signs asked, so
 * that `outOfSign` takes aspects away and never turns one into another.
 */
function aspectUnder<First extends string, Second extends string>(
  planet1: First,
  a: MovingLongitude,
  planet2: Second,
  b: MovingLongitude,
  bands: readonly Band[],
  outOfSign: boolean,
): Aspect<First, Second, AnyAspectType> | null {
  const difference = differenceBetween(a, b);
  const angle = Math.abs(difference);
  let found: Band | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < bands.length; i++) {
    const band = bands[i] as Band;
    const orb = Math.abs(angle - band.angle);
    if (orb > band.orb) continue;
    const part = orb === 0 ? 0 : orb / band.orb;
    if (part >= smallest) continue;
    found = band;
    smallest = part;
  }
  if (!found) return null;
  const { type, signsApart, isHarmonious } = found;
  if (!outOfSign && signsApart !== null && signsApart !== signsBetween(a, b)) return null;
  const deviation = angle - found.angle;
  const isApplying = isApplyingAt(difference, deviation, a, b);
  return { planet1, planet2, type, angle, orb: Math.abs(deviation), isApplying, isHarmonious };
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
 * The aspects of one moment under the settings of a chart, the closest first; equally close ones in the order of
 * planets and points, as `planet1` and `planet2` are.
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
  planets: Readonly<Record<Planet, MovingLongitude>>,
  points: Readonly<Partial<Record<ChartPoint, MovingLongitude>>>,
): SettledAspects {
  const { orbs, outOfSign } = settings;
  const bandsOf = planetBands(settings);
  const { toPlanets, toPoints } = orbs === "Tight" ? TIGHT_POINT_BANDS : POINT_BANDS;
  const shown = CHART_POINTS.filter((point) => points[point]);
  const isTwin = (point: ChartPoint) => point === "South Node" && points["North Node"] !== undefined;
  const receiving = shown.filter((point) => !isTwin(point));

  const aspects: Aspect<Planet, Planet, AnyAspectType>[] = [];
  const moreAspects: Aspect<Planet | ChartPoint, ChartPoint, AnyAspectType>[] = [];
  // By index: a chart has 250 pairs, and every list made anew would be felt.
  for (let i = 0; i < PLANETS.length; i++) {
    const planet = PLANETS[i] as Planet;
    const place = planets[planet];
    for (let j = i + 1; j < PLANETS.length; j++) {
      const other = PLANETS[j] as Planet;
      const aspect = aspectUnder(planet, place, other, planets[other], bandsOf(planet, other), outOfSign);
      if (aspect) aspects.push(aspect);
    }
    for (const point of receiving) {
      const at = points[point] as MovingLongitude;
      const aspect = aspectUnder(planet, place, point, at, toPlanets, outOfSign);
      if (aspect) moreAspects.push(aspect);
    }
  }
  for (let i = 0; i < shown.length; i++) {
    const first = shown[i] as ChartPoint;
    const place = points[first] as MovingLongitude;
    for (let j = i + 1; j < shown.length; j++) {
      const second = shown[j] as ChartPoint;
      const at = points[second] as MovingLongitude;
      const aspect = aspectUnder(first, place, second, at, toPoints, outOfSign);
      if (aspect && !isDerivedPair(first, second)) moreAspects.push(aspect);
    }
  }
  return { aspects: aspects.sort(byOrb), moreAspects: moreAspects.sort(byOrb) };
}
