import { normalizeDegrees, separation } from "./angles";
import { ASPECT_RULES, type Aspect } from "./aspects";
import { PLANETS, type Planet, type TraditionalRuler } from "./bodies";
import type { BornChart } from "./born-chart";
import type { NatalChart, Placement } from "./chart";
import { EXALTATIONS, oppositeOf } from "./dignities";
import type { AngleName } from "./finding-weights";
import * as weights from "./finding-weights";
import { type PhaseName, phaseNameAt } from "./lunar-phase";
import { TRADITIONAL_RULERS } from "./profections";
import { ELEMENTS, type Element, elementOf, MODALITIES, type Modality, modalityOf, type Sign } from "./signs";

export type Light = "Sun" | "Moon";
export type Dignity = "domicile" | "exaltation" | "detriment" | "fall";
/** What is counted in elements and modalities. */
export type Counted = Planet | "Ascendant";

interface OfAnyKind {
  /** 0 to about 11; see `finding-weights.ts`. */
  readonly score: number;
  /** The planets that it is about; a statement for each pair is enough. */
  readonly planets: readonly Planet[];
}

/** Something that is strong in a chart, with all that its reason names. */
export type Finding = OfAnyKind &
  (
    | {
        readonly kind: "angle";
        readonly planet: Planet;
        readonly angle: AngleName;
        /** Degrees, never negative. */
        readonly orb: number;
      }
    | {
        readonly kind: "aspect";
        readonly aspect: Aspect;
        readonly signs: readonly [Sign, Sign];
        /** False with an unknown time: then the aspect holds all day, and its orb is not known. */
        readonly isOrbKnown: boolean;
        /** Null where it applies in one part of a day of unknown time and separates in the other. */
        readonly isApplying: boolean | null;
      }
    | { readonly kind: "lights"; readonly sun: Sign; readonly moon: Sign }
    | {
        readonly kind: "light";
        readonly light: Light;
        readonly sign: Sign;
        readonly isOfSect: boolean | null;
      }
    | {
        readonly kind: "ruler";
        readonly ruler: TraditionalRuler;
        readonly rising: Sign;
        readonly sign: Sign;
        readonly house: number;
        readonly dignity: Dignity | null;
        readonly isRetrograde: boolean;
      }
    | {
        readonly kind: "sect";
        readonly planet: "Venus" | "Mars" | "Jupiter" | "Saturn";
        readonly isDay: boolean;
        readonly house: number;
      }
    | { readonly kind: "sign stellium"; readonly sign: Sign }
    | { readonly kind: "house stellium"; readonly house: number }
    | {
        readonly kind: "elements";
        readonly crowded: { readonly element: Element; readonly counted: readonly Counted[] } | null;
        readonly wanting: { readonly element: Element; readonly counted: readonly Counted[] } | null;
      }
    | { readonly kind: "modality"; readonly modality: Modality; readonly counted: readonly Counted[] }
    | { readonly kind: "unaspected"; readonly planet: TraditionalRuler }
    | {
        readonly kind: "singleton";
        readonly planet: Planet;
        readonly of: Element | "above the horizon" | "below the horizon";
      }
    | { readonly kind: "focus"; readonly planet: Planet; readonly aspects: readonly Aspect[] }
    | {
        readonly kind: "retrograde";
        readonly planet: "Mercury" | "Venus" | "Mars";
        /** Degrees a day, negative; null with an unknown time. */
        readonly speed: number | null;
        readonly isStation: boolean;
      }
    | { readonly kind: "manner"; readonly planet: MannerPlanet; readonly sign: Sign }
    /** `elongation` in degrees, [0, 360); null with an unknown time. */
    | { readonly kind: "phase"; readonly phase: PhaseName; readonly elongation: number | null }
  );

type KnownPlace = Placement<Planet>;

/** An aspect at every moment that the birth may have had. */
interface SureAspect {
  readonly aspect: Aspect;
  /** The widest of its orbs, degrees. */
  readonly widest: number;
  /** Null where it applies at some of the moments and separates at others. */
  readonly isApplying: boolean | null;
}

/** What the findings look at: with an unknown time only what holds all that day. */
interface Known {
  readonly chart: BornChart;
  /** The chart itself, or those of all the day. */
  readonly moments: readonly NatalChart[];
  /** The planets whose sign is sure. */
  readonly planets: readonly KnownPlace[];
  readonly placeOf: ReadonlyMap<Planet, KnownPlace>;
  /** Of the five great types, between planets whose signs are sure. */
  readonly aspects: readonly SureAspect[];
  readonly isDay: boolean | null;
}

function momentsOf(chart: BornChart): readonly NatalChart[] {
  return chart.throughDay ?? [chart];
}

function placeIn({ planets }: NatalChart, planet: Planet): KnownPlace {
  return planets.find((placement) => placement.planet === planet) as KnownPlace;
}

/** A chart's aspects that are sure: all with a known time; with an unknown one those that it has all that day. */
export function sureAspects(chart: BornChart): readonly Aspect[] {
  return lastingAspects(chart).map(({ aspect }) => aspect);
}

function lastingAspects(chart: BornChart): readonly SureAspect[] {
  const moments = momentsOf(chart);
  return chart.aspects.flatMap((aspect): SureAspect[] => {
    const { planet1, planet2, type } = aspect;
    const then = moments.flatMap(
      ({ aspects }) =>
        aspects.find(
          (other) => other.planet1 === planet1 && other.planet2 === planet2 && other.type === type,
        ) ?? [],
    );
    if (then.length < moments.length) return [];
    const applies = then.filter(({ isApplying }) => isApplying).length;
    const isApplying = applies === then.length ? true : applies === 0 ? false : null;
    return [{ aspect, widest: Math.max(...then.map(({ orb }) => orb)), isApplying }];
  });
}

function isGreat({ type }: Aspect): boolean {
  return type in weights.ASPECT_FACTORS;
}

function isOf(planet: Planet): (aspect: Aspect) => boolean {
  return ({ planet1, planet2 }) => planet1 === planet || planet2 === planet;
}

function knownOf(chart: BornChart): Known {
  const moments = momentsOf(chart);
  const planets = chart.planets.filter(({ planet, sign }) =>
    moments.every((moment) => placeIn(moment, planet).sign === sign),
  );
  const placeOf = new Map(planets.map((placement) => [placement.planet, placement]));
  return {
    chart,
    moments,
    planets,
    placeOf,
    aspects: lastingAspects(chart).filter(
      ({ aspect }) => isGreat(aspect) && placeOf.has(aspect.planet1) && placeOf.has(aspect.planet2),
    ),
    isDay: chart.isDay,
  };
}

const ANGULAR_HOUSES: readonly (number | null)[] = [1, 4, 7, 10];
const isAngularHouse = (house: number | null) => ANGULAR_HOUSES.includes(house);

function anglesOf({ rising, midheaven }: NatalChart): readonly (readonly [AngleName, number])[] {
  if (!rising || !midheaven) return [];
  return [
    ["Ascendant", rising.longitude],
    ["Midheaven", midheaven.longitude],
    ["Descendant", normalizeDegrees(rising.longitude + 180)],
    ["Imum Coeli", normalizeDegrees(midheaven.longitude + 180)],
  ];
}

function angular({ chart, planets }: Known): Finding[] {
  return planets.flatMap(({ planet, longitude }) =>
    anglesOf(chart).flatMap(([angle, at]): Finding[] => {
      const orb = separation(longitude, at);
      if (orb > weights.ANGLE_ORB) return [];
      const score = weights.ANGLE_WEIGHTS[angle] * (1 - orb / weights.ANGLE_ORB / 2);
      return [{ kind: "angle", planet, angle, orb, score, planets: [planet] }];
    }),
  );
}

function aspectScore(
  { planet1, planet2, type }: Aspect,
  { widest, isApplying }: Pick<SureAspect, "widest" | "isApplying">,
): number {
  const closeness = 1 - (0.8 * widest) / ASPECT_RULES[type].orb;
  const share = Math.sqrt(weights.PLANET_SHARES[planet1] * weights.PLANET_SHARES[planet2]);
  const applying = isApplying ? weights.APPLYING_FACTOR : 1;
  return weights.ASPECT_WEIGHT * (weights.ASPECT_FACTORS[type] ?? 0) * closeness * share * applying;
}

/** Those of two slow planets belong to everybody of those months. */
const PERSONAL_PLANETS: readonly Planet[] = ["Sun", "Moon", "Mercury", "Venus", "Mars"];

function aspects(known: Known): Finding[] {
  return known.aspects.flatMap((sure): Finding[] => {
    const { aspect, isApplying } = sure;
    const { planet1, planet2 } = aspect;
    const first = known.placeOf.get(planet1);
    const second = known.placeOf.get(planet2);
    if (!first || !second || !PERSONAL_PLANETS.includes(planet1)) return [];
    return [
      {
        kind: "aspect",
        aspect,
        signs: [first.sign, second.sign],
        isOrbKnown: !known.chart.timeUnknown,
        isApplying,
        score: aspectScore(aspect, sure),
        planets: [planet1, planet2],
      },
    ];
  });
}

/** Fire and air feed each other, and so do earth and water; any other two elements pull. */
function arePulling(a: Sign, b: Sign): boolean {
  return (ELEMENTS.indexOf(elementOf(a)) + ELEMENTS.indexOf(elementOf(b))) % 2 === 1;
}

function lights({ placeOf, aspects: contacts, isDay }: Known): Finding[] {
  const sun = placeOf.get("Sun");
  const moon = placeOf.get("Moon");
  const inAspect = contacts.some(({ aspect }) => isOf("Sun")(aspect) && isOf("Moon")(aspect));
  const both: Finding[] =
    sun && moon && !inAspect
      ? [
          {
            kind: "lights",
            sun: sun.sign,
            moon: moon.sign,
            score:
              weights.LIGHTS_WEIGHTS.base +
              (arePulling(sun.sign, moon.sign) ? weights.LIGHTS_WEIGHTS.pulling : 0),
            planets: ["Sun", "Moon"],
          },
        ]
      : [];
  const each = [sun, moon].flatMap((placement): Finding[] => {
    if (!placement) return [];
    const light: Light = placement.planet === "Moon" ? "Moon" : "Sun";
    const isOfSect = isDay === null ? null : isDay === (light === "Sun");
    const { ofTheSect, other, either, angularHouse } = weights.LIGHT_WEIGHTS;
    const base = isOfSect === null ? either : isOfSect ? ofTheSect : other;
    const score = base + (isAngularHouse(placement.house) ? angularHouse : 0);
    return [{ kind: "light", light, sign: placement.sign, isOfSect, score, planets: [light] }];
  });
  return [...both, ...each];
}

/** The greatest of a planet's dignities and debilities in a sign. */
function dignityOf(planet: TraditionalRuler, sign: Sign): Dignity | null {
  if (TRADITIONAL_RULERS[sign] === planet) return "domicile";
  if (EXALTATIONS[planet] === sign) return "exaltation";
  if (TRADITIONAL_RULERS[oppositeOf(sign)] === planet) return "detriment";
  return EXALTATIONS[planet] === oppositeOf(sign) ? "fall" : null;
}

function ruler({ chart: { rising }, placeOf }: Known): Finding[] {
  if (!rising) return [];
  const planet = TRADITIONAL_RULERS[rising.sign];
  const placement = placeOf.get(planet);
  if (!placement?.house) return [];
  const { sign, house, isRetrograde } = placement;
  const dignity = dignityOf(planet, sign);
  const { base, angularHouse, dignityOrDebility, retrograde } = weights.RULER_WEIGHTS;
  const score =
    base +
    (isAngularHouse(house) ? angularHouse : 0) +
    (dignity ? dignityOrDebility : 0) +
    (isRetrograde ? retrograde : 0);
  const found = { ruler: planet, rising: rising.sign, sign, house, dignity, isRetrograde };
  return [{ kind: "ruler", ...found, score, planets: [planet] }];
}

function sect({ isDay, placeOf, aspects: contacts }: Known): Finding[] {
  if (isDay === null) return [];
  const { helper, teacher, angularHouse, onALight } = weights.SECT_WEIGHTS;
  const roles = [
    [isDay ? "Jupiter" : "Venus", helper],
    [isDay ? "Mars" : "Saturn", teacher],
  ] as const;
  return roles.flatMap(([planet, base]): Finding[] => {
    const house = placeOf.get(planet)?.house;
    if (!house) return [];
    const meetsALight = contacts.some(
      ({ aspect: { planet1, planet2, orb } }) =>
        planet2 === planet && (planet1 === "Sun" || planet1 === "Moon") && orb <= 3,
    );
    const score = base + (isAngularHouse(house) ? angularHouse : 0) + (meetsALight ? onALight : 0);
    return [{ kind: "sect", planet, isDay, house, score, planets: [planet] }];
  });
}

function stelliumScore(planets: readonly Planet[]): number {
  const { three, eachFurther, withALight } = weights.STELLIUM_WEIGHTS;
  const hasLight = planets.includes("Sun") || planets.includes("Moon");
  return three + eachFurther * (planets.length - 3) + (hasLight ? withALight : 0);
}

/** Three or more in a house, and in a sign unless the same ones share a house. */
function stellia({ planets }: Known): Finding[] {
  const inHouses = grouped(planets, ({ house }) => house);
  const inSigns = grouped(planets, ({ sign }) => sign);
  const isTold = (names: string) => inHouses.some(([, members]) => members.join() === names);
  return [
    ...inHouses.map(
      ([house, members]): Finding => ({
        kind: "house stellium",
        house,
        score: stelliumScore(members),
        planets: members,
      }),
    ),
    ...inSigns
      .filter(([, members]) => !isTold(members.join()))
      .map(
        ([sign, members]): Finding => ({
          kind: "sign stellium",
          sign,
          score: stelliumScore(members),
          planets: members,
        }),
      ),
  ];
}

function grouped<Key>(
  planets: readonly KnownPlace[],
  keyOf: (placement: KnownPlace) => Key | null,
): (readonly [Key, readonly Planet[]])[] {
  const groups = new Map<Key, Planet[]>();
  for (const placement of planets) {
    const key = keyOf(placement);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), placement.planet]);
  }
  return [...groups].filter(([, members]) => members.length >= 3);
}

function isSunToSaturn(name: Counted): name is TraditionalRuler {
  return name in EXALTATIONS;
}

function signsCounted({ planets, chart }: Known): readonly (readonly [Counted, Sign])[] {
  const signs = planets.map(({ planet, sign }) => [planet, sign] as const);
  return chart.rising ? [...signs, ["Ascendant", chart.rising.sign]] : signs;
}

const pointsOf = (counted: readonly Counted[]) =>
  counted.reduce((sum, name) => sum + weights.BALANCE_POINTS[name], 0);

const ALL_POINTS = pointsOf([...PLANETS, "Ascendant"]);

/** The part of all points, 0–1; whatever may stand elsewhere counts for none. */
function shareOf(counted: readonly Counted[]): number {
  return pointsOf(counted) / ALL_POINTS;
}

function elements(known: Known): Finding[] {
  const signs = signsCounted(known);
  const counts = ELEMENTS.map((element) => ({
    element,
    counted: signs.filter(([, sign]) => elementOf(sign) === element).map(([name]) => name),
  }));
  const weight = weights.BALANCE_WEIGHTS;
  const fullest = counts.reduce((a, b) => (pointsOf(b.counted) > pointsOf(a.counted) ? b : a));
  const share = shareOf(fullest.counted);
  const surplus = share - weight.crowdedFrom;
  // With an unknown time any sign may rise: what it adds may make another element fuller, and nothing is known to be
  // wanting.
  const isComplete = !known.chart.timeUnknown;
  const crowded = surplus >= 0 && (isComplete || share > 0.5) ? fullest : null;
  const isWanting = ({ counted }: { readonly counted: readonly Counted[] }) =>
    !counted.some((name) => name === "Ascendant" || isSunToSaturn(name));
  const wanting = (isComplete && counts.find(isWanting)) || null;
  if (!crowded && !wanting) return [];
  const base = crowded && wanting ? weight.both : crowded ? weight.crowded : weight.wanting;
  const score = base + (crowded ? surplus * weight.surplus : 0);
  return [{ kind: "elements", crowded, wanting, score, planets: [] }];
}

function modality(known: Known): Finding[] {
  const weight = weights.BALANCE_WEIGHTS;
  const signs = signsCounted(known);
  return MODALITIES.flatMap((name): Finding[] => {
    const counted = signs.filter(([, sign]) => modalityOf(sign) === name).map(([body]) => body);
    const surplus = shareOf(counted) - weight.modalityFrom;
    if (surplus < 0) return [];
    const score = weight.modality + surplus * weight.surplus;
    return [{ kind: "modality", modality: name, counted, score, planets: [] }];
  });
}

function unaspected({ moments, planets }: Known): Finding[] {
  return planets.flatMap(({ planet }): Finding[] => {
    if (!isSunToSaturn(planet)) return [];
    const meets = isOf(planet);
    const isMet = moments.some(({ aspects }) => aspects.some((aspect) => isGreat(aspect) && meets(aspect)));
    return isMet ? [] : [{ kind: "unaspected", planet, score: weights.UNASPECTED_WEIGHT, planets: [planet] }];
  });
}

/** Degrees from the horizon within which a planet counts as neither above nor below it. */
const HORIZON_EDGE = 1;

function singletons({ chart, planets }: Known): Finding[] {
  if (planets.length < PLANETS.length) return [];
  const { element: inElement, horizon } = weights.SINGLETON_WEIGHTS;
  const found: Finding[] = [];
  const keep = (
    members: readonly KnownPlace[],
    of: Extract<Finding, { kind: "singleton" }>["of"],
    score: number,
  ) => {
    const [alone, ...others] = members;
    if (alone && others.length === 0)
      found.push({ kind: "singleton", planet: alone.planet, of, score, planets: [alone.planet] });
  };
  const { altitudes } = chart;
  // Refraction lifts what stands on the horizon, and parallax lowers the Moon: who is seen there is not told by this.
  if (altitudes && planets.every(({ planet }) => Math.abs(altitudes[planet]) > HORIZON_EDGE)) {
    const isAbove = ({ planet }: KnownPlace) => altitudes[planet] > 0;
    keep(planets.filter(isAbove), "above the horizon", horizon);
    keep(
      planets.filter((placement) => !isAbove(placement)),
      "below the horizon",
      horizon,
    );
  }
  for (const element of ELEMENTS)
    keep(
      planets.filter(({ sign }) => elementOf(sign) === element),
      element,
      inElement,
    );
  return found;
}

/** Which planet has the closest aspects of all, by the sum of their scores, and whether it leads the next by far. */
function closestIn({ aspects }: NatalChart): { readonly planet: Planet; readonly isLeading: boolean } | null {
  const scored = aspects
    .filter(isGreat)
    .map((aspect) => ({ aspect, score: aspectScore(aspect, { ...aspect, widest: aspect.orb }) }));
  const sums = PLANETS.map((planet) => {
    const own = scored.filter(({ aspect }) => isOf(planet)(aspect));
    return { planet, sum: own.reduce((sum, { score }) => sum + score, 0) };
  });
  const [first, second] = sums.sort((a, b) => b.sum - a.sum);
  return first && second
    ? { planet: first.planet, isLeading: first.sum >= second.sum * weights.FOCUS_WEIGHTS.leadsBy }
    : null;
}

function focus({ moments, aspects: contacts }: Known): Finding[] {
  const closest = moments.map(closestIn);
  const planet = closest[0]?.planet;
  if (!planet || closest.some((other) => other?.planet !== planet)) return [];
  const own = contacts.map(({ aspect }) => aspect).filter(isOf(planet));
  if (own.length < 3) return [];
  const isLeading = closest.every((each) => each?.isLeading);
  const score = isLeading ? weights.FOCUS_WEIGHTS.leading : weights.FOCUS_WEIGHTS.first;
  return [{ kind: "focus", planet, aspects: own, score, planets: [planet] }];
}

function retrograde({ chart, moments, planets }: Known): Finding[] {
  return planets.flatMap(({ planet, speed }): Finding[] => {
    if (planet !== "Mercury" && planet !== "Venus" && planet !== "Mars") return [];
    const speeds = moments.map((moment) => placeIn(moment, planet).speed);
    if (speeds.some((each) => each >= 0)) return [];
    const isStation = speeds.every((each) => -each < weights.STATION_SPEEDS[planet]);
    const score = weights.RETROGRADE_WEIGHTS[planet] + (isStation ? weights.RETROGRADE_WEIGHTS.station : 0);
    const told = chart.timeUnknown ? null : speed;
    return [{ kind: "retrograde", planet, speed: told, isStation, score, planets: [planet] }];
  });
}

const MANNER_PLANETS = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
export type MannerPlanet = (typeof MANNER_PLANETS)[number];

function manners({ placeOf }: Known): Finding[] {
  return MANNER_PLANETS.flatMap((planet): Finding[] => {
    const sign = placeOf.get(planet)?.sign;
    const score = weights.MANNER_WEIGHT * weights.PLANET_SHARES[planet];
    return sign ? [{ kind: "manner", planet, sign, score, planets: [planet] }] : [];
  });
}

function elongationIn({ sun, moon }: NatalChart): number {
  return normalizeDegrees(moon.longitude - sun.longitude);
}

function phase({ chart, moments }: Known): Finding[] {
  const elongation = elongationIn(chart);
  const name = phaseNameAt(elongation);
  if (moments.some((moment) => phaseNameAt(elongationIn(moment)) !== name)) return [];
  const told = chart.timeUnknown ? null : elongation;
  return [
    { kind: "phase", phase: name, elongation: told, score: weights.PHASE_WEIGHT, planets: ["Sun", "Moon"] },
  ];
}

const KINDS = [
  angular,
  aspects,
  ruler,
  lights,
  sect,
  stellia,
  elements,
  modality,
  unaspected,
  singletons,
  focus,
  retrograde,
  phase,
  manners,
];

/**
 * What is strong in a chart, the strongest first. With an unknown time only what holds all that day: nothing of
 * houses, angles and sect, and nothing of a planet that changes its sign.
 */
export function findingsOf(chart: BornChart): readonly Finding[] {
  const known = knownOf(chart);
  return KINDS.flatMap((find) => find(known)).sort((a, b) => b.score - a.score);
}
