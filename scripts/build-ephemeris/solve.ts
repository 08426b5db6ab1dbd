import type { SeriesName } from "../../app/astrology/ephemeris/table";
import { type ChebyshevFit, evaluateFit, fitChebyshev, nodeOffsets } from "./chebyshev-fit";
import { integrate, stateAt, type Trajectory } from "./integrator";
import { moonSampler } from "./lunar-theory";
import { FIRST_JD, PLANS, SPAN_DAYS } from "./series";
import { AU_KM, MASSES, massesAcceleration, particleAcceleration, seedState } from "./solar-system";
import seeds from "./solar-system.json";

/** Steps of four days keep Mercury within 10 m of what steps of 2.5 days give over 170 years. */
const STEP_DAYS = 4;
const CHIRON_STEP_DAYS = 16;

export interface Span {
  readonly firstJd: number;
  readonly lastJd: number;
}

export const WHOLE_SPAN: Span = { firstJd: FIRST_JD, lastJd: FIRST_JD + SPAN_DAYS };

type State = { x: [number, number, number]; v: [number, number, number] };

/** Both ways from an epoch, far enough to cover a span. */
function bothWays(epoch: number, { firstJd, lastJd }: Span, run: (stepDays: number, count: number) => Trajectory, step: number) {
  const back = run(-step, Math.max(1, Math.ceil((epoch - firstJd) / step) + 1));
  const forth = run(step, Math.max(1, Math.ceil((lastJd - epoch) / step) + 1));
  return (jd: number, offset: number): State => stateAt(jd < epoch ? back : forth, jd, offset);
}

/** The segments of a series that lie wholly inside a span: the first one's number and how many. */
export function segmentsWithin(name: SeriesName, span: Span): { readonly first: number; readonly count: number } {
  const { segmentDays } = PLANS[name];
  const first = Math.max(0, Math.ceil((span.firstJd - FIRST_JD) / segmentDays));
  const end = Math.min(SPAN_DAYS / segmentDays, Math.floor((span.lastJd - FIRST_JD) / segmentDays));
  return { first, count: end - first };
}

function fitWithin(name: SeriesName, span: Span, place: (jd: number) => readonly [number, number, number]): ChebyshevFit {
  const { segmentDays, degree } = PLANS[name];
  const offsets = nodeOffsets(degree, segmentDays);
  const { first, count } = segmentsWithin(name, span);
  return fitChebyshev(
    (middle) => [...offsets.map((offset) => place(middle + offset)), ...offsets.map((offset) => place(middle - offset))],
    { firstJd: FIRST_JD + first * segmentDays, segmentDays, segments: count },
    degree,
  );
}

/** The Moon's series, and some segments more on both sides for the steps that reach beyond the span. */
function fitMoon(span: Span): { readonly wide: ChebyshevFit; readonly within: ChebyshevFit } {
  const { segmentDays, degree } = PLANS.Moon;
  const { first, count } = segmentsWithin("Moon", span);
  const spare = Math.ceil((2 * STEP_DAYS) / segmentDays) + 1;
  const sample = moonSampler(nodeOffsets(degree, segmentDays));
  const wide = fitChebyshev(
    (middle) => sample(middle).map(([x, y, z]) => [x / AU_KM, y / AU_KM, z / AU_KM] as const),
    { firstJd: FIRST_JD + (first - spare) * segmentDays, segmentDays, segments: count + 2 * spare },
    degree,
  );
  return {
    wide,
    within: { ...wide, firstJd: FIRST_JD + first * segmentDays, coefficients: wide.coefficients.slice(spare, spare + count) },
  };
}

/**
 * Fits every series on the segments inside a span. The span must hold the epochs of both seeds (1969 and 2000), since
 * the integration starts there; and as it starts there, a part of the whole comes out the same as the whole.
 */
export function solve(span: Span): Readonly<Record<SeriesName, ChebyshevFit>> {
  const { wide: moon, within } = fitMoon(span);
  const acceleration = massesAcceleration((jd) => evaluateFit(moon, jd));
  const epoch = seeds.seed.jd_tdb;
  const massAt = bothWays(
    epoch,
    span,
    (step, count) => integrate(acceleration, epoch, seedState(), step, count),
    STEP_DAYS,
  );

  const chironEpoch = seeds.chiron_seed.jd_tdb;
  const sun = massAt(chironEpoch, 0);
  const chironSeed = {
    x: seeds.chiron_seed.r.map((value, axis) => value + (sun.x[axis] as number)),
    v: seeds.chiron_seed.v.map((value, axis) => value + (sun.v[axis] as number)),
  };
  const chironAcceleration = particleAcceleration((jd) => {
    const states = MASSES.map((_, index) => massAt(jd, 3 * index));
    return { x: states.flatMap((state) => state.x), v: (states[0] as State).v };
  });
  const inside = { firstJd: span.firstJd + CHIRON_STEP_DAYS, lastJd: span.lastJd - CHIRON_STEP_DAYS };
  const chironAt = bothWays(
    chironEpoch,
    inside,
    (step, count) => integrate(chironAcceleration, chironEpoch, chironSeed, step, count),
    CHIRON_STEP_DAYS,
  );

  const masses = MASSES.map((mass, index) => [mass, fitWithin(mass, span, (jd) => massAt(jd, 3 * index).x)] as const);
  return {
    ...(Object.fromEntries(masses) as Record<(typeof MASSES)[number], ChebyshevFit>),
    Moon: within,
    Chiron: fitWithin("Chiron", span, (jd) => chironAt(jd, 0).x),
  };
}
