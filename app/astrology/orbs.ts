import {
  ASPECT_RULES,
  type Aspect,
  type AspectRule,
  type AspectType,
  closestFirst,
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

/** For each whole degree of separation, 0 to 180, the bands that reach into it: few, so that most pairs are told at once. */
type BandsByDegree = readonly (readonly Band[])[];

/** One for all degrees without any: what is read again and again stays in the processor's cache. */
const NO_BANDS: readonly Band[] = [];

function byDegree(bands: readonly Band[]): BandsByDegree {
  return Array.from({ length: 181 }, (_, degree) => {
    const reaching = bands.filter(({ angle, orb }) => angle - orb <= degree + 1 && angle + orb >= degree);
    return reaching.length > 0 ? reaching : NO_BANDS;
  });
}

/** Of two planets by their places in `PLANETS`. */
type BandsOf = (a: number, b: number) => BandsByDegree;

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
    const reaches = PLANETS.map((planet) => MOIETY_ORBS[planet]);
    // A pair's orb is one of few.
    const bySum: (BandsByDegree | undefined)[] = [];
    return (a, b) => {
      const sum = (reaches[a] as number) + (reaches[b] as number);
      bySum[sum] ??= byDegree(bandsWith(bands, ({ isMajor, orb }) => (isMajor ? sum / 2 : orb)));
      return bySum[sum];
    };
  }
  const own = orbs === "Standard" || orbs === "Tight" ? {} : orbs;
  const factor = orbs === "Tight" ? TIGHT : 1;
  const found = byDegree(bandsWith(bands, ({ type, orb }) => own[type] ?? orb * factor));
  return () => found;
}

function pointBands(orb: number) {
  const toPlanets = bandsWith(
    BANDS.filter(({ isMajor }) => isMajor),
    () => orb,
  );
  const toPoints = toPlanets.filter(({ type }) => type === "Conjunction");
  return { toPlanets: byDegree(toPlanets), toPoints: byDegree(toPoints) };
}
const POINT_BANDS = pointBands(POINT_ORB);
const TIGHT_POINT_BANDS = pointBands(POINT_ORB * TIGHT);

/** What is compared, by index: a chart has 250 pairs, and looking places up by name would take longer than the rest. */
interface Compared<Name extends string> {
  readonly names: readonly Name[];
  /** Degrees in [0, 360). */
  readonly longitudes: readonly number[];
  /** Degrees a day. */
  readonly speeds: readonly number[];
}

function signsBetween(a: number, b: number): number {
  const apart = Math.abs(signIndex(a) - signIndex(b));
  return Math.min(apart, 12 - apart);
}

/**
 * The aspect between the i-th of the first and the j-th of the second under given bands, or null. Where two bands claim
 * one separation, it belongs to the one of whose orb it uses the smaller part, and to the earlier where the parts are
 * equal. Only then are the signs asked, so that `outOfSign` takes aspects away and never turns one into another.
 */
function aspectUnder<First extends string, Second extends string>(
  first: Compared<First>,
  i: number,
  second: Compared<Second>,
  j: number,
  byDegree: BandsByDegree,
  outOfSign: boolean,
): Aspect<First, Second, AnyAspectType> | null {
  const a = first.longitudes[i] as number;
  const b = second.longitudes[j] as number;
  // Without asking which is ahead: most pairs make no aspect, and a processor guesses wrongly half of the times.
  const apart = Math.abs(a - b);
  const angle = Math.min(apart, 360 - apart);
  const bands = byDegree[Math.floor(angle)] as readonly Band[];
  let found: Band | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < bands.length; k++) {
    const band = bands[k] as Band;
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
  const gain = (first.speeds[i] as number) - (second.speeds[j] as number);
  const isApplying = isApplyingAt(differenceBetween(a, b), deviation, gain);
  const [planet1, planet2] = [first.names[i] as First, second.names[j] as Second];
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

function comparedOf<Name extends string>(
  names: readonly Name[],
  places: Readonly<Partial<Record<Name, MovingLongitude>>>,
): Compared<Name> {
  const longitudes: number[] = [];
  const speeds: number[] = [];
  for (const name of names) {
    const { longitude, speed } = places[name] as MovingLongitude;
    longitudes.push(longitude);
    speeds.push(speed);
  }
  return { names, longitudes, speeds };
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
  const inPlanets = comparedOf(PLANETS, planets);
  const inPoints = comparedOf(
    CHART_POINTS.filter((point) => points[point]),
    points,
  );
  const twin = points["North Node"] ? inPoints.names.indexOf("South Node") : -1;

  const aspects: Aspect<Planet, Planet, AnyAspectType>[] = [];
  const moreAspects: Aspect<Planet | ChartPoint, ChartPoint, AnyAspectType>[] = [];
  for (let i = 0; i < PLANETS.length; i++) {
    for (let j = i + 1; j < PLANETS.length; j++) {
      const aspect = aspectUnder(inPlanets, i, inPlanets, j, bandsOf(i, j), outOfSign);
      if (aspect) aspects.push(aspect);
    }
    for (let j = 0; j < inPoints.names.length; j++) {
      if (j === twin) continue;
      const aspect = aspectUnder(inPlanets, i, inPoints, j, toPlanets, outOfSign);
      if (aspect) moreAspects.push(aspect);
    }
  }
  for (let i = 0; i < inPoints.names.length; i++) {
    for (let j = i + 1; j < inPoints.names.length; j++) {
      const aspect = aspectUnder(inPoints, i, inPoints, j, toPoints, outOfSign);
      if (aspect && !isDerivedPair(aspect.planet1, aspect.planet2)) moreAspects.push(aspect);
    }
  }
  return { aspects: closestFirst(aspects), moreAspects: closestFirst(moreAspects) };
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
  { orbs, outOfSign }: AspectSettings,
  first: ComparedChart,
  second: ComparedChart,
): readonly AspectAcross[] {
  const { toPlanets, toPoints } = orbs === "Tight" ? TIGHT_POINT_BANDS : POINT_BANDS;
  const isPlanet = (name: string) => PLANETS.some((planet) => planet === name);
  const [inFirst, inSecond] = [standing(first), standing(second)];
  const aspects: AspectAcross[] = [];
  first.forEach(({ name: planet1 }, i) => {
    second.forEach(({ name: planet2 }, j) => {
      const planets = Number(isPlanet(planet1)) + Number(isPlanet(planet2));
      const southNodes = Number(planet1 === "South Node") + Number(planet2 === "South Node");
      if (planets === 2 || (southNodes > 0 && planets + southNodes === 2)) return;
      const found = aspectUnder(inFirst, i, inSecond, j, planets === 1 ? toPlanets : toPoints, outOfSign);
      if (!found) return;
      const { type, angle, orb, isHarmonious } = found;
      aspects.push({ planet1, planet2, type, angle, orb, isHarmonious });
    });
  });
  return closestFirst(aspects);
}

/** A chart in which nothing moves. */
function standing(chart: ComparedChart): Compared<Planet | ChartPoint> {
  return {
    names: chart.map(({ name }) => name),
    longitudes: chart.map(({ longitude }) => longitude),
    speeds: chart.map(() => 0),
  };
}
