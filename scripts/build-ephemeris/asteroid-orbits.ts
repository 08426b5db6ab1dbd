import { ASTEROIDS, type Asteroid } from "../../app/astrology/bodies";
import { HEAVIEST } from "./asteroids";
import known from "./asteroids.json";
import type { Acceleration, State } from "./integrator";
import { attract, GM_UNIT, particlesAcceleration } from "./solar-system";

/**
 * Orbits of Ceres, Pallas, Juno and Vesta: particles among the Sun and the planets that pull each other. Their states at
 * one epoch are fitted to places of three centuries, because a state known to 1e-8 of itself loses an arcsecond in a
 * hundred years. Juno's mass is a thirtieth of Ceres' and left out. So is Hygiea: with its pull no orbit comes closer to
 * the places, and Ceres' misses them by 0.35″, seen from the Sun, instead of 0.10″; they seem to be computed without it.
 */

const COUNT = ASTEROIDS.length;
const [CERES, PALLAS, VESTA] = HEAVIEST.map(({ gm }) => gm * GM_UNIT) as [number, number, number];
/** Au³ a day². */
const GM: Readonly<Record<Asteroid, number>> = { Ceres: CERES, Pallas: PALLAS, Juno: 0, Vesta: VESTA };

/** A heliocentric state at the epoch of the seed, au and au a day. */
export interface Start {
  readonly r: readonly number[];
  readonly v: readonly number[];
}

export type AsteroidStarts = Readonly<Record<Asteroid, Start>>;

/**
 * Acceleration of the asteroids among masses on a known path. Behind the four may stand shadows of them, four by four:
 * they feel what their asteroid feels and pull nothing.
 */
export function asteroidsAcceleration(massesAt: (jd: number) => State): Acceleration {
  const fromMasses = particlesAcceleration(massesAt);
  return (jd, x, v, out) => {
    fromMasses(jd, x, v, out);
    for (let i = 0; 3 * i < x.length; i++) {
      ASTEROIDS.forEach((asteroid, puller) => {
        if (GM[asteroid] === 0 || puller === i % COUNT) return;
        attract(
          out,
          3 * i,
          GM[asteroid],
          (x[3 * puller] as number) - (x[3 * i] as number),
          (x[3 * puller + 1] as number) - (x[3 * i + 1] as number),
          (x[3 * puller + 2] as number) - (x[3 * i + 2] as number),
        );
      });
    }
  };
}

/** Where the fit begins: the place of the epoch and its velocity. */
export function roughStarts(): AsteroidStarts {
  const epoch = known.epochs.find(({ jd_tdb }) => jd_tdb === known.seed.jd_tdb);
  if (!epoch) throw new Error("The epoch of the asteroids' velocities has no places.");
  const entries = ASTEROIDS.map((name) => [name, { r: epoch.r[name], v: known.seed.v[name] }]);
  return Object.fromEntries(entries) as Record<Asteroid, Start>;
}

/** By how much a shadow's start differs from its asteroid's, au and au a day: far above rounding, far below the orbit. */
const SHIFTS = [1e-7, 1e-7, 1e-7, 1e-9, 1e-9, 1e-9] as const;

/** The start with its six numbers changed by these multiples of the shifts. */
function shifted({ r, v }: Start, by: (number: number) => number): Start {
  const change = (number: number) => by(number) * (SHIFTS[number] as number);
  return {
    r: r.map((value, axis) => value + change(axis)),
    v: v.map((value, axis) => value + change(3 + axis)),
  };
}

/** The starts, and behind them those of six shadows of each asteroid that differ in one number. */
export function withShadows(starts: AsteroidStarts): Start[] {
  const shadows = SHIFTS.map((_, changed) =>
    ASTEROIDS.map((name) => shifted(starts[name], (number) => (number === changed ? 1 : 0))),
  );
  return [ASTEROIDS.map((name) => starts[name]), ...shadows].flat();
}

/**
 * One step of Gauss and Newton toward the least sum of squared distances at the epochs that are fitted.
 * @param placesAt heliocentric places of asteroids and shadows by date, au, three numbers each
 */
export function improvedStarts(
  starts: AsteroidStarts,
  placesAt: (jd: number) => ArrayLike<number>,
): AsteroidStarts {
  const epochs = known.epochs
    .filter(({ fitted }) => fitted)
    .map(({ jd_tdb, r }) => ({ r, places: placesAt(jd_tdb) }));
  const entries = ASTEROIDS.map((name, index): [Asteroid, Start] => {
    const rows = epochs.flatMap(({ r, places }) =>
      [0, 1, 2].map((axis) => {
        const at = (block: number) => places[3 * (COUNT * block + index) + axis] as number;
        return {
          missing: (r[name][axis] as number) - at(0),
          slopes: SHIFTS.map((_, k) => at(k + 1) - at(0)),
        };
      }),
    );
    const change = leastSquares(rows);
    return [name, shifted(starts[name], (number) => change[number] as number)];
  });
  return Object.fromEntries(entries) as Record<Asteroid, Start>;
}

/**
 * The factors of the slopes that make up for what is missing with the least sum of squares: the columns are made
 * perpendicular one after the other (Gram and Schmidt, modified), which loses fewer digits than the normal equations.
 */
function leastSquares(rows: readonly { missing: number; slopes: readonly number[] }[]): number[] {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
  const minus = (a: readonly number[], factor: number, b: readonly number[]) =>
    a.map((value, i) => value - factor * (b[i] as number));
  const columns = SHIFTS.map((_, k) => rows.map(({ slopes }) => slopes[k] as number));
  let rest = rows.map(({ missing }) => missing);
  const right: number[] = [];
  const upper = SHIFTS.map(() => SHIFTS.map(() => 0));
  for (const [k, row] of upper.entries()) {
    const length = Math.sqrt(dot(columns[k] as number[], columns[k] as number[]));
    const unit = (columns[k] as number[]).map((value) => value / length);
    row[k] = length;
    for (let j = k + 1; j < columns.length; j++) {
      row[j] = dot(unit, columns[j] as number[]);
      columns[j] = minus(columns[j] as number[], row[j] as number, unit);
    }
    right[k] = dot(unit, rest);
    rest = minus(rest, right[k] as number, unit);
  }
  const solution: number[] = SHIFTS.map(() => 0);
  for (let k = solution.length - 1; k >= 0; k--) {
    const row = upper[k] as number[];
    let value = right[k] as number;
    for (let j = k + 1; j < solution.length; j++) value -= (row[j] as number) * (solution[j] as number);
    solution[k] = value / (row[k] as number);
  }
  return solution;
}
