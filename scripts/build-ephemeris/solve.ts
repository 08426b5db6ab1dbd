import { ASTEROIDS, type Asteroid } from "../../app/astrology/bodies";
import type { SeriesName } from "../../app/astrology/ephemeris/table";
import type { Vector } from "../../app/astrology/sphere";
import {
  type AsteroidStarts,
  asteroidsAcceleration,
  improvedStarts,
  roughStarts,
  type Start,
  withShadows,
} from "./asteroid-orbits";
import { ASTEROID_EPOCH, asteroidState, HEAVIEST } from "./asteroids";
import known from "./asteroids.json";
import { type ChebyshevFit, evaluateFit, fitChebyshev, nodeOffsets } from "./chebyshev-fit";
import { type Acceleration, integrate, type State, stateAt } from "./integrator";
import { moonSampler, roughMoon } from "./lunar-theory";
import { FIRST_JD, PLANS, SPAN_DAYS, type StoredName } from "./series";
import {
  AU_KM,
  GM_SUN,
  GM_UNIT,
  MASSES,
  massesAcceleration,
  type Pullers,
  particlesAcceleration,
  seedState,
} from "./solar-system";
import seeds from "./solar-system.json";

type Path = (jd: number) => State;

/** Steps of four days keep Mercury within 20 m of what steps of 2.5 days give over 170 years. */
const STEP_DAYS = 4;
const SMALL_BODY_STEP_DAYS = 16;

export interface Span {
  readonly firstJd: number;
  readonly lastJd: number;
}

export const WHOLE_SPAN: Span = { firstJd: FIRST_JD, lastJd: FIRST_JD + SPAN_DAYS };

/** Integrates both ways from an epoch until a span is covered. */
function path(acceleration: Acceleration, epoch: number, state: State, span: Span, stepDays: number): Path {
  const steps = (days: number) => Math.max(1, Math.ceil(days / stepDays) + 1);
  const back = integrate(acceleration, epoch, state, -stepDays, steps(epoch - span.firstJd));
  const forth = integrate(acceleration, epoch, state, stepDays, steps(span.lastJd - epoch));
  return (jd) => stateAt(jd < epoch ? back : forth, jd);
}

/** The span with a few more days on both ends, for the steps of a path that leans on this one. */
function widened({ firstJd, lastJd }: Span): Span {
  return { firstJd: firstJd - 2 * SMALL_BODY_STEP_DAYS, lastJd: lastJd + 2 * SMALL_BODY_STEP_DAYS };
}

/** Each moment of a step is asked for several times while the step converges. */
function remembered(place: (jd: number) => Vector): (jd: number) => Vector {
  const known = new Map<number, Vector>();
  return (jd) => {
    let value = known.get(jd);
    if (value === undefined) {
      if (known.size > 64) known.clear();
      value = place(jd);
      known.set(jd, value);
    }
    return value;
  };
}

/** Adds the Sun's state to a heliocentric one. */
function barycentric(heliocentric: { x: readonly number[]; v: readonly number[] }, masses: State): State {
  return {
    x: Float64Array.from(heliocentric.x, (value, axis) => value + (masses.x[axis] as number)),
    v: Float64Array.from(heliocentric.v, (value, axis) => value + (masses.v[axis] as number)),
  };
}

function joined(states: readonly State[]): State {
  return {
    x: Float64Array.from(states.flatMap((state) => [...state.x])),
    v: Float64Array.from(states.flatMap((state) => [...state.v])),
  };
}

/** The segments of a series that lie wholly inside a span: the first one's number and how many. */
export function segmentsWithin(
  name: StoredName,
  span: Span,
): { readonly first: number; readonly count: number } {
  const { segmentDays } = PLANS[name];
  const first = Math.max(0, Math.ceil((span.firstJd - FIRST_JD) / segmentDays));
  const end = Math.min(SPAN_DAYS / segmentDays, Math.floor((span.lastJd - FIRST_JD) / segmentDays));
  return { first, count: Math.max(0, end - first) };
}

function fitPath(name: StoredName, span: Span, bodyPath: Path, offset: number): ChebyshevFit {
  const { segmentDays, degree } = PLANS[name];
  const { first, count } = segmentsWithin(name, span);
  const offsets = nodeOffsets(degree, segmentDays);
  const place = (jd: number): Vector => {
    const { x } = bodyPath(jd);
    return [x[offset] as number, x[offset + 1] as number, x[offset + 2] as number];
  };
  return fitChebyshev(
    (middle) => [
      ...offsets.map((days) => place(middle + days)),
      ...offsets.map((days) => place(middle - days)),
    ],
    { firstJd: FIRST_JD + first * segmentDays, segmentDays, segments: count },
    degree,
  );
}

/** The Moon by the full theory (au) on the segments inside a span, and on some more around them as a path. */
function fitMoon(span: Span): { readonly within: ChebyshevFit; readonly around: (jd: number) => Vector } {
  const { segmentDays, degree } = PLANS.Moon;
  const sample = moonSampler(nodeOffsets(degree, segmentDays));
  const { first, count } = segmentsWithin("Moon", span);
  const spare = 6; // 96 days, more than the steps beyond the span take
  const firstJd = FIRST_JD + (first - spare) * segmentDays;
  const fit = fitChebyshev(
    (middle) => sample(middle).map(([x, y, z]) => [x / AU_KM, y / AU_KM, z / AU_KM] as const),
    { firstJd, segmentDays, segments: count + 2 * spare },
    degree,
  );
  return {
    within: {
      firstJd: firstJd + spare * segmentDays,
      segmentDays,
      coefficients: fit.coefficients.slice(spare, -spare),
    },
    around: (jd) => evaluateFit(fit, jd),
  };
}

/** The solar system solved on a span: the Moon as it is stored, and the path of the Sun and the planets. */
interface Solved {
  readonly span: Span;
  readonly moon: ChebyshevFit;
  readonly masses: Path;
}

/**
 * Solves the solar system on a span that holds the epochs of the seeds (1969 and 2000). As the integration starts there,
 * a shorter span gives the same numbers as the whole one where both reach.
 */
export function solveSky(span: Span): Solved {
  const moon = fitMoon(span);
  const epoch = seeds.seed.jd_tdb;
  const wide = widened(span);
  const wider = widened(wide);
  const widest = widened({ firstJd: wider.firstJd, lastJd: Math.max(wider.lastJd, ASTEROID_EPOCH) });

  // Once without the asteroids, to have the field that they move in; then once more with their pull.
  const rough = remembered((jd) => {
    const [x, y, z] = roughMoon(jd);
    return [x / AU_KM, y / AU_KM, z / AU_KM];
  });
  const field = path(massesAcceleration(rough), epoch, seedState(), widest, STEP_DAYS);
  const heavySeed = joined(
    HEAVIEST.map((asteroid) => barycentric(asteroidState(asteroid, GM_SUN), field(ASTEROID_EPOCH))),
  );
  const heavy = path(particlesAcceleration(field), ASTEROID_EPOCH, heavySeed, wider, SMALL_BODY_STEP_DAYS);
  const pullers: Pullers = { gm: HEAVIEST.map(({ gm }) => gm * GM_UNIT), at: (jd) => heavy(jd).x };
  const masses = path(massesAcceleration(moon.around, pullers), epoch, seedState(), wide, STEP_DAYS);
  return { span, moon: moon.within, masses };
}

/** Fits the series of Sun, planets, Moon and Chiron on the segments inside the span. */
export function fitSky({ span, moon, masses }: Solved): Readonly<Record<SeriesName, ChebyshevFit>> {
  const { jd_tdb: chironEpoch, r, v } = seeds.chiron_seed;
  const chiron = path(
    particlesAcceleration(masses),
    chironEpoch,
    barycentric({ x: r, v }, masses(chironEpoch)),
    span,
    SMALL_BODY_STEP_DAYS,
  );
  const fits = MASSES.map((mass, index) => [mass, fitPath(mass, span, masses, 3 * index)] as const);
  return {
    ...(Object.fromEntries(fits) as Record<(typeof MASSES)[number], ChebyshevFit>),
    Moon: moon,
    Chiron: fitPath("Chiron", span, chiron, 0),
  };
}

/** Path of bodies that begin at the asteroids' epoch with these heliocentric states. */
function asteroidPath({ span, masses }: Solved, starts: readonly Start[]): Path {
  const epoch = known.seed.jd_tdb;
  const seed = starts.map(({ r, v }) => barycentric({ x: r, v }, masses(epoch)));
  return path(asteroidsAcceleration(masses), epoch, joined(seed), span, SMALL_BODY_STEP_DAYS);
}

/** Fits the series of the asteroids, which begin with these states, on the segments inside the span. */
export function fitAsteroids(
  solved: Solved,
  starts: AsteroidStarts,
): Readonly<Record<Asteroid, ChebyshevFit>> {
  const orbits = asteroidPath(
    solved,
    ASTEROIDS.map((name) => starts[name]),
  );
  return Object.fromEntries(
    ASTEROIDS.map((name, index) => [name, fitPath(name, solved.span, orbits, 3 * index)]),
  ) as Record<Asteroid, ChebyshevFit>;
}

/** The second step of Newton moves the asteroids by less than their rounding; the third is there to be sure. */
const NEWTON_STEPS = 3;

/** Fits the asteroids' states; the solved span must hold all epochs of their places. */
export function fitAsteroidStarts(solved: Solved): AsteroidStarts {
  let starts = roughStarts();
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const orbits = asteroidPath(solved, withShadows(starts));
    starts = improvedStarts(starts, (jd) => {
      const sun = solved.masses(jd).x;
      return orbits(jd).x.map((value, i) => value - (sun[i % 3] as number));
    });
  }
  return starts;
}
