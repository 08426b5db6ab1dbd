import { separation } from "./angles";
import { ASPECT_RULES, aspectContact, MAJOR_ASPECTS, type MajorAspect, TAUGHT_ASPECTS } from "./aspects";
import { PLANETS, type Planet, SLOW_PLANETS } from "./bodies";
import { type Crossing, crossings, crossingsOfLong, longitudeOf, longStepsOf, stepDaysOf } from "./crossings";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionsAt } from "./positions";
import { sampledSky } from "./sampled-sky";
import { majorAspectAt } from "./sky-ahead";
import { longStationStepDaysOf, STATIONARY, stationsBetween } from "./stations";

/** What moves slowly enough for its contact with a chart to be felt as a time of its own. */
export const TRANSITING_PLANETS = SLOW_PLANETS;
export type TransitingPlanet = (typeof TRANSITING_PLANETS)[number];

interface Exact {
  readonly instant: Instant;
  readonly isRetrograde: boolean;
}

export interface ChartTransit<Name extends string> {
  readonly planet: TransitingPlanet;
  readonly point: Name;
  readonly type: MajorAspect;
  /** Every time that it is exact, in order; several where the planet turns back on the way. */
  readonly exact: readonly Exact[];
}

/** How far a planet is ahead of a place that stands still (degrees). */
function aheadOf(place: number, planet: Planet, sky: ReturnType<typeof sampledSky>) {
  return (instant: Instant) => {
    const { angle, rate } = sky(planet, instant);
    return { angle: angle - place, rate };
  };
}

function passOf({ instant, forward }: Crossing): Exact {
  return { instant, isRetrograde: !forward };
}

/**
 * The major aspects that slow planets make to the points of a chart (longitudes in degrees) in [from, to), each contact
 * once with all its exact instants, in order of the first.
 */
export function chartTransitsBetween<Name extends string>(
  points: Readonly<Record<Name, number>>,
  from: Instant,
  to: Instant,
): ChartTransit<Name>[] {
  const sky = sampledSky();
  const contacts: ChartTransit<Name>[] = [];
  for (const planet of TRANSITING_PLANETS) {
    for (const point of Object.keys(points) as Name[]) {
      const exact = new Map<MajorAspect, Exact[]>();
      const ahead = aheadOf(points[point], planet, sky);
      const found = crossings(ahead, { target: 0, period: 30, stepDays: stepDaysOf(planet) }, from, to);
      for (const crossing of found) {
        const type = majorAspectAt(crossing.index);
        if (type) exact.set(type, [...(exact.get(type) ?? []), passOf(crossing)]);
      }
      for (const [type, times] of exact) contacts.push({ planet, point, type, exact: times });
    }
  }
  return contacts.sort((a, b) => (a.exact[0]?.instant ?? 0) - (b.exact[0]?.instant ?? 0));
}

/**
 * How a planet's contacts are felt: within how many degrees of exact, how many days lie at most between the first and
 * the last pass of one contact, and how many between a moment at which it is felt and the furthest of its passes. Rounded
 * up from those of 1800–2100 (Mars 170 and 173, Uranus 298 and 620, Pluto 928 and 1,676); the next contact with the same
 * place is at least as far again (Venus 291, Mars 521).
 */
const FELT: Readonly<
  Record<Planet, { readonly orb: number; readonly passDays: number; readonly reachDays: number }>
> = {
  Sun: { orb: 1, passDays: 3, reachDays: 3 },
  Moon: { orb: 1, passDays: 1, reachDays: 1 },
  Mercury: { orb: 1, passDays: 60, reachDays: 60 },
  Venus: { orb: 1, passDays: 100, reachDays: 100 },
  Mars: { orb: 1, passDays: 190, reachDays: 200 },
  Jupiter: { orb: 2, passDays: 280, reachDays: 300 },
  Saturn: { orb: 2, passDays: 300, reachDays: 330 },
  Uranus: { orb: 2, passDays: 340, reachDays: 700 },
  Neptune: { orb: 2, passDays: 650, reachDays: 1050 },
  Pluto: { orb: 2, passDays: 1000, reachDays: 1850 },
};

/** Within how many degrees of exact a planet's contact with a chart is felt. */
export function feltOrb(planet: Planet): number {
  return FELT[planet].orb;
}

/** How many days to both sides of an exact contact its other passes lie. */
export function passDays(planet: Planet): number {
  return FELT[planet].passDays;
}

/** Degrees: how close a planet must be to a point that is neither a planet nor an angle. */
const POINT_ORB = 1;
const FELT_WHOLLY: readonly string[] = [...PLANETS, "Ascendant", "Midheaven"];

/** Within how many degrees of exact a planet's contact with a place of a chart, by its name, is felt. */
export function feltWithin(planet: Planet, point: string): number {
  return FELT_WHOLLY.includes(point) ? feltOrb(planet) : Math.min(feltOrb(planet), POINT_ORB);
}

/** A contact of a moving planet with a point of a chart at a moment. */
export interface ActiveTransit<Name extends string> {
  readonly planet: Planet;
  readonly point: Name;
  readonly type: MajorAspect;
  /** Degrees from exact, never negative. */
  readonly orb: number;
  readonly isApplying: boolean;
  /** Where the planet stands, degrees in [0, 360). */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** Every pass at which it is exact, before and after the moment; none where the planet turns back before it. */
  readonly exact: readonly Exact[];
  /**
   * Where no pass lies the way it goes: when the planet turns back nearest to exact, ahead while it applies, behind while
   * it separates. Null where a pass lies there.
   */
  readonly closest: { readonly instant: Instant; readonly orb: number } | null;
}

/** When a planet turns for the first time from a moment on, or did so last before it, and how far from a place. */
function turnBeside(planet: Planet, target: number, moment: Instant, end: Instant) {
  const body = STATIONARY.find((body) => body === planet);
  if (!body) return null;
  const [from, to] = end > moment ? [moment, end] : [end, moment];
  const station = stationsBetween(body, from, to, longStationStepDaysOf(body)).at(end > moment ? 0 : -1);
  return station ? { instant: station.instant, orb: separation(station.longitude, target) } : null;
}

/**
 * The major aspects that the planets of a moment make to the points of a chart (longitudes in degrees), the closest
 * first; their passes are sought in [first, last). Planets and angles, by their names, feel them within 2° (of fast ones
 * 1°), all else within 1°.
 */
export function transitsActiveAt<Name extends string>(
  points: Readonly<Record<Name, number>>,
  moment: Instant,
  [first, last]: readonly [Instant, Instant],
): ActiveTransit<Name>[] {
  const positions = positionsAt(moment);
  return PLANETS.flatMap((planet) => {
    const { longitude, speed } = positions[planet];
    const felt = (Object.keys(points) as Name[]).flatMap((point) => {
      const contact = aspectContact(
        { longitude, speed },
        { longitude: points[point], speed: 0 },
        TAUGHT_ASPECTS,
      );
      const most = feltWithin(planet, point);
      const type = MAJOR_ASPECTS.find((major) => major === contact?.type);
      if (!contact || !type || contact.orb > most) return [];
      const { angle } = ASPECT_RULES[type];
      // A square to one side is another contact than that to the other, a fortnight or forty years later.
      const side = separation(longitude, points[point] + angle) <= most ? angle : -angle;
      const { orb, isApplying } = contact;
      return [{ point, type, orb, isApplying, target: points[point] + side }];
    });
    if (felt.length === 0) return [];
    const reach = FELT[planet].reachDays * MILLISECONDS_PER_DAY;
    const [from, to] = [Math.max(first, moment - reach), Math.min(last, moment + reach)];
    const passes = crossingsOfLong(longitudeOf(planet), felt, longStepsOf(planet), from, to);
    return felt.map((sought): ActiveTransit<Name> => {
      const { target, ...contact } = sought;
      const exact = passes.filter((pass) => pass.sought === sought).map(passOf);
      const isPassThere = exact.some(({ instant }) => instant >= moment === contact.isApplying);
      const closest = isPassThere ? null : turnBeside(planet, target, moment, contact.isApplying ? to : from);
      return { planet, ...contact, longitude, isRetrograde: speed < 0, exact, closest };
    });
  }).sort((a, b) => a.orb - b.orb);
}
