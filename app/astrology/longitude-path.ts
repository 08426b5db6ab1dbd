import { normalizeDegrees, separation, signedDifference } from "./angles";
import { PLANETS, type Planet } from "./bodies";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { type Station, type Stationary, stationIn } from "./stations";

/** Where a planet is at an instant of a span. */
export interface Knot {
  readonly instant: Instant;
  /** Degrees, without a seam: it goes on growing beyond 360, and shrinks while the planet is retrograde. */
  readonly longitude: number;
  /** Degrees a day; 0 at a station. */
  readonly speed: number;
  /** Whether the planet is behind the Sun, or nearly, where its light is bent too abruptly for a cubic. */
  readonly isBehindSun: boolean;
}

/** What is followed. */
export type PathBody = Planet | "Chiron";

/** A planet's way through a span; of a progressed or directed chart, whatever moves in it. */
export interface LongitudePath<Mover extends string = Planet> {
  readonly planet: Mover;
  /** In order of time, from the beginning to the end of the span; between two of them the longitude only grows or only shrinks. */
  readonly knots: readonly Knot[];
  /** Which of the knots are stations. */
  readonly stations: readonly Station[];
}

/**
 * How far apart samples are (whole days), and by how much the cubic between two of them can miss the longitude (degrees;
 * the most of every sample from 1900 to 2044). Behind the Sun it misses Mercury, Venus and Mars by up to 0.0021°; there
 * it is not believed (`isBehindSun`). The slow ones' is so much that it never is.
 */
const SAMPLES: Readonly<Record<PathBody, { readonly days: number; readonly error: number }>> = {
  Sun: { days: 3, error: 2.6e-6 },
  Moon: { days: 1, error: 1.8e-4 },
  Mercury: { days: 1, error: 2.5e-5 },
  Venus: { days: 2, error: 1.6e-5 },
  Mars: { days: 2, error: 2.9e-6 },
  Jupiter: { days: 12, error: 1e-3 },
  Saturn: { days: 12, error: 1e-3 },
  Uranus: { days: 12, error: 1e-3 },
  Neptune: { days: 12, error: 1e-3 },
  Pluto: { days: 12, error: 1e-3 },
  Chiron: { days: 12, error: 1e-3 },
};

/** How far an instant that the cubic tells may be off before it is refined, days: two seconds. */
const TOLERANCE = 2 / 86_400;

function isStationary(planet: PathBody): planet is PathBody & Stationary {
  return planet !== "Sun" && planet !== "Moon";
}

/** A path as it is followed. */
interface Growing<Body extends PathBody> extends LongitudePath<Body> {
  readonly knots: Knot[];
  readonly stations: Station[];
}

/**
 * The paths of planets from `from` to `to`, both included. They are followed together, day by day, because the Earth's
 * place and the equinox of a moment take longer than a planet does.
 */
export function longitudePaths<Body extends PathBody>(
  planets: readonly Body[],
  from: Instant,
  to: Instant,
): readonly LongitudePath<Body>[] {
  const paths = planets.map(
    (planet): Growing<Body> => ({ planet, knots: [knotAt(planet, from)], stations: [] }),
  );
  const steps = Math.max(1, Math.ceil((to - from) / MILLISECONDS_PER_DAY));
  for (let step = 1; step <= steps; step++) {
    const instant = from + ((to - from) * step) / steps;
    for (const path of paths) {
      if (step % SAMPLES[path.planet].days === 0 || step === steps) follow(path, instant);
    }
  }
  return paths;
}

/** Carries a path on to an instant, by way of the station before it if there is one. */
function follow({ planet, knots, stations }: Growing<PathBody>, instant: Instant): void {
  const before = knots.at(-1) as Knot;
  const after = knotAt(planet, instant, before);
  if (before.speed < 0 !== after.speed < 0 && isStationary(planet)) {
    const station = stationIn(planet, before.instant, before.speed, instant, after.speed);
    stations.push(station);
    const longitude = unwound(station.longitude, before);
    knots.push({ instant: station.instant, longitude, speed: 0, isBehindSun: false });
  }
  knots.push(after);
}

/** @param before the knot whose turns are counted on; none at the beginning of a path */
function knotAt(planet: PathBody, instant: Instant, before?: Knot): Knot {
  const { longitude, distance, speed } = positionOf(planet, instant);
  return {
    instant,
    longitude: before ? unwound(longitude, before) : longitude,
    speed,
    isBehindSun: isBehindSun(planet, instant, longitude, distance),
  };
}

/** How far away a planet is at least while it stands behind the Sun, au; the others' passes are exact all the way. */
const BEHIND_SUN: Readonly<Partial<Record<PathBody, number>>> = { Mercury: 1.28, Venus: 1.69, Mars: 2.35 };

/** Degrees of longitude from the Sun: where both knots are further away, bending costs the cubic less than 0.1 s. */
const BESIDE_SUN = 1;

function isBehindSun(planet: PathBody, instant: Instant, longitude: number, distance: number): boolean {
  if (distance < (BEHIND_SUN[planet] ?? Number.POSITIVE_INFINITY)) return false;
  return separation(longitude, positionOf("Sun", instant).longitude) < BESIDE_SUN;
}

/** A longitude with the turns that bring it next to a knot's: no planet moves by half a circle between two samples. */
function unwound(longitude: number, near: Knot): number {
  return longitude + 360 * Math.round((near.longitude - longitude) / 360);
}

/**
 * When a planet on its way from one knot to the next passes a longitude that lies between theirs, to two seconds: by
 * the cubic, and by its exact places where it moves too slowly for the cubic to tell or where the Sun bends its light.
 */
export function instantOf(planet: PathBody, start: Knot, end: Knot, longitude: number): Instant {
  const length = end.instant - start.instant;
  const days = length / MILLISECONDS_PER_DAY;
  const change = end.longitude - start.longitude;
  const isRising = change > 0;
  const sought = longitude - start.longitude;
  // The cubic with the places and speeds of both knots, on [0, 1].
  const a = start.speed * days;
  const c = 3 * change - 2 * a - end.speed * days;
  const d = change - a - c;
  let low = 0;
  let high = 1;
  let x = sought / change;
  let slope = change;
  // Newton's method, halving what is left between both ends wherever it would leave that; here and below. Each step's
  // error is about the square of the one before: the last needs not be small, or is one too many.
  for (let step = 1; Math.abs(step) > 1e-6; x += step) {
    const value = x * (a + x * (c + x * d)) - sought;
    slope = a + x * (2 * c + 3 * d * x);
    if (value < 0 === isRising) low = x;
    else high = x;
    const newton = x - value / slope;
    step = (newton >= low && newton <= high ? newton : (low + high) / 2) - x;
  }
  const guess = start.instant + x * length;
  const isBent = start.isBehindSun || end.isBehindSun;
  if (!isBent && SAMPLES[planet].error * days < TOLERANCE * Math.abs(slope)) return guess;
  return exactInstantOf(planet, guess, [start.instant, end.instant], longitude, isRising);
}

/** Milliseconds: after a step of Newton's method so short, what is left is far below a second. */
const LAST_STEP = 20_000;

function exactInstantOf(
  planet: PathBody,
  guess: Instant,
  [from, to]: readonly [Instant, Instant],
  longitude: number,
  isRising: boolean,
): Instant {
  let [low, high, instant] = [from, to, guess];
  while (high - low > 1) {
    const place = positionOf(planet, instant);
    const value = signedDifference(place.longitude, normalizeDegrees(longitude));
    if (value < 0 === isRising) low = instant;
    else high = instant;
    const newton = instant - (value / place.speed) * MILLISECONDS_PER_DAY;
    if (!(newton >= low && newton <= high)) instant = (low + high) / 2;
    else if (Math.abs(newton - instant) < LAST_STEP) return newton;
    else instant = newton;
  }
  return instant;
}

/** From the slowest to the fastest on the mean, as a list of times to come is read: what lasts longest first. */
export const SLOWEST_FIRST: readonly Planet[] = [...PLANETS.slice(2).reverse(), "Sun", "Moon"];
