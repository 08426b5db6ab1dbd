import { cosine } from "./sine";

/**
 * Gauss-Legendre collocation for x'' = a(t, x, x'): on each step the acceleration is the polynomial through its values
 * at the Gauss nodes, found by iteration, and position and velocity are its integrals (Hairer, Lubich and Wanner,
 * Geometric Numerical Integration, II.1.3; order 2·STAGES, symplectic). The polynomial is kept, so that every step can
 * be evaluated anywhere inside; sums over steps are compensated, so that rounding does not add up over 300 years.
 */

const STAGES = 8;
/** Iterations end when no acceleration changes by more than this part of the largest one. */
const CONVERGED = 1e-13;
const MOST_ITERATIONS = 30;

export type Acceleration = (t: number, x: Float64Array, v: Float64Array, out: Float64Array) => void;

export interface State {
  readonly x: Float64Array;
  readonly v: Float64Array;
}

interface Step {
  /** Position and velocity where the step begins. */
  readonly x: Float64Array;
  readonly v: Float64Array;
  /** Legendre coefficients of the acceleration on the step, STAGES for each component. */
  readonly series: Float64Array;
}

export interface Trajectory {
  readonly start: number;
  /** Signed length of a step, days. */
  readonly stepDays: number;
  readonly steps: readonly Step[];
}

/** P_0 … P_n at x. */
function legendre(n: number, x: number): Float64Array {
  const values = new Float64Array(n + 1).fill(1);
  if (n > 0) values[1] = x;
  for (let k = 1; k < n; k++) {
    values[k + 1] = ((2 * k + 1) * x * (values[k] as number) - k * (values[k - 1] as number)) / (k + 1);
  }
  return values;
}

/** ∫ and ∬ from -1 to x of P_0 … P_{STAGES-1}, by ∫P_k = (P_{k+1} - P_{k-1}) / (2k+1). */
function legendreIntegrals(x: number): { readonly once: Float64Array; readonly twice: Float64Array } {
  const p = legendre(STAGES + 1, x);
  const once = (k: number) => (k === 0 ? x + 1 : ((p[k + 1] as number) - (p[k - 1] as number)) / (2 * k + 1));
  const twice = (k: number) =>
    k === 0 ? ((x + 1) * (x + 1)) / 2 : (once(k + 1) - once(k - 1)) / (2 * k + 1);
  return {
    once: Float64Array.from({ length: STAGES }, (_, k) => once(k)),
    twice: Float64Array.from({ length: STAGES }, (_, k) => twice(k)),
  };
}

/** Roots of P_STAGES by Newton's method, and what turns values there into Legendre coefficients. */
function gaussNodes() {
  return Array.from({ length: STAGES }, (_, i) => {
    let x = -cosine((Math.PI * (i + 0.75)) / (STAGES + 0.5));
    let slope = 1;
    for (let iteration = 0; iteration < 20; iteration++) {
      const p = legendre(STAGES, x);
      slope = (STAGES * (x * (p[STAGES] as number) - (p[STAGES - 1] as number))) / (x * x - 1);
      x -= (p[STAGES] as number) / slope;
    }
    const weight = 2 / ((1 - x * x) * slope * slope);
    const p = legendre(STAGES - 1, x);
    return {
      x,
      ...legendreIntegrals(x),
      projection: p.map((value, k) => ((2 * k + 1) / 2) * weight * value),
      ahead: legendre(STAGES - 1, x + 2),
    };
  });
}

const NODES = gaussNodes();
const END = legendreIntegrals(1);

function dot(series: Float64Array, offset: number, factors: Float64Array): number {
  let sum = 0;
  for (let k = STAGES - 1; k >= 0; k--) sum += (series[offset + k] as number) * (factors[k] as number);
  return sum;
}

/** Integrates from a state at `start` over `count` steps of `stepDays` (negative goes back in time). */
export function integrate(
  acceleration: Acceleration,
  start: number,
  state: State,
  stepDays: number,
  count: number,
): Trajectory {
  const size = state.x.length;
  const half = stepDays / 2;
  let x = state.x;
  let v = state.v;
  const lostX = new Float64Array(size);
  const lostV = new Float64Array(size);
  const values = NODES.map(() => new Float64Array(size));
  const stageX = new Float64Array(size);
  const stageV = new Float64Array(size);
  const fresh = new Float64Array(size);
  const steps: Step[] = [];
  acceleration(start, x, v, fresh);
  for (const stage of values) stage.set(fresh);

  for (let index = 0; index < count; index++) {
    const series = new Float64Array(size * STAGES);
    const previous = steps[index - 1]?.series;
    if (previous) {
      NODES.forEach((node, i) => {
        for (let c = 0; c < size; c++) (values[i] as Float64Array)[c] = dot(previous, c * STAGES, node.ahead);
      });
    }
    const project = () => {
      for (let c = 0; c < size; c++) {
        for (let k = 0; k < STAGES; k++) {
          let sum = 0;
          for (let i = 0; i < STAGES; i++) {
            sum +=
              ((values[i] as Float64Array)[c] as number) *
              ((NODES[i] as (typeof NODES)[number]).projection[k] as number);
          }
          series[c * STAGES + k] = sum;
        }
      }
    };
    for (let iteration = 0; ; iteration++) {
      if (iteration === MOST_ITERATIONS)
        throw new Error(`The step at ${start + index * stepDays} does not converge.`);
      project();
      let change = 0;
      let largest = 0;
      NODES.forEach((node, i) => {
        for (let c = 0; c < size; c++) {
          stageV[c] = (v[c] as number) + half * dot(series, c * STAGES, node.once);
          stageX[c] =
            (x[c] as number) +
            half * (node.x + 1) * (v[c] as number) +
            half * half * dot(series, c * STAGES, node.twice);
        }
        acceleration(start + (index + (node.x + 1) / 2) * stepDays, stageX, stageV, fresh);
        const stage = values[i] as Float64Array;
        for (let c = 0; c < size; c++) {
          change = Math.max(change, Math.abs((fresh[c] as number) - (stage[c] as number)));
          largest = Math.max(largest, Math.abs(fresh[c] as number));
        }
        stage.set(fresh);
      });
      // The new values are better than the old ones by the contraction of one iteration, far below `change`.
      if (change <= CONVERGED * largest) break;
    }
    project();
    steps.push({ x, v, series });

    const nextX = new Float64Array(size);
    const nextV = new Float64Array(size);
    for (let c = 0; c < size; c++) {
      const byX =
        stepDays * (v[c] as number) + half * half * dot(series, c * STAGES, END.twice) + (lostX[c] as number);
      const byV = half * dot(series, c * STAGES, END.once) + (lostV[c] as number);
      nextX[c] = (x[c] as number) + byX;
      nextV[c] = (v[c] as number) + byV;
      lostX[c] = byX - ((nextX[c] as number) - (x[c] as number));
      lostV[c] = byV - ((nextV[c] as number) - (v[c] as number));
    }
    x = nextX;
    v = nextV;
  }
  return { start, stepDays, steps };
}

/** Position and velocity of all components anywhere on the trajectory. */
export function stateAt(trajectory: Trajectory, t: number): State {
  const { start, stepDays, steps } = trajectory;
  const half = stepDays / 2;
  const index = Math.min(steps.length - 1, Math.max(0, Math.floor((t - start) / stepDays)));
  const s = 2 * ((t - start) / stepDays - index) - 1;
  if (!(Math.abs(s) <= 1.001)) throw new RangeError(`The trajectory does not reach ${t}.`);
  const { once, twice } = legendreIntegrals(s);
  const step = steps[index] as Step;
  const size = step.x.length;
  const x = new Float64Array(size);
  const v = new Float64Array(size);
  for (let c = 0; c < size; c++) {
    v[c] = (step.v[c] as number) + half * dot(step.series, c * STAGES, once);
    x[c] =
      (step.x[c] as number) +
      half * (s + 1) * (step.v[c] as number) +
      half * half * dot(step.series, c * STAGES, twice);
  }
  return { x, v };
}
