import type { Acceleration } from "./integrator";
import seeds from "./solar-system.json";

/**
 * Equations of motion in barycentric ICRF axes, au and days of TDB: point masses with their post-Newtonian terms
 * (Einstein, Infeld and Hoffmann, as in Newhall, Standish and Williams 1983, A&A 125, 150, eq. 1), the Sun's oblateness,
 * and Earth and Moon at their true distance from their barycentre, which is what moves.
 */

export const MASSES = [
  "Sun",
  "Mercury",
  "Venus",
  "EMB",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
] as const;

const COUNT = MASSES.length;
const SUN = MASSES.indexOf("Sun");
const EMB = MASSES.indexOf("EMB");

export const AU_KM = seeds.au_km;
/** km³/s² in au³/day². */
export const GM_UNIT = 86_400 ** 2 / AU_KM ** 3;
const GM = Float64Array.from(MASSES, (mass) => seeds.gm_km3_s2[mass] * GM_UNIT);
export const GM_SUN = GM[SUN] as number;
const GM_EARTH = seeds.gm_km3_s2.Earth * GM_UNIT;
const GM_MOON = seeds.gm_km3_s2.Moon * GM_UNIT;
/** The Moon's share of the masses of Earth and Moon: how far the barycentre lies from the Earth's centre. */
export const MOON_SHARE = GM_MOON / (GM_EARTH + GM_MOON);

/** Speed of light, au a day. */
const LIGHT = (299_792.458 * 86_400) / AU_KM;
const C2 = LIGHT * LIGHT;

/** The Sun's J2 and radius (Park et al. 2021, Table 2) and north pole (IAU: right ascension 286.13°, declination 63.87°). */
const SUN_J2 = 2.1961391516529825e-7;
const SUN_RADIUS = 696_000 / AU_KM;
const SUN_POLE = [0.12235, -0.42302, 0.89781] as const;

export function seedState(): { x: Float64Array; v: Float64Array } {
  const states = seeds.seed.states;
  return {
    x: Float64Array.from(MASSES.flatMap((mass) => states[mass].r)),
    v: Float64Array.from(MASSES.flatMap((mass) => states[mass].v)),
  };
}

/** Adds GM·d/|d|³ with d from the target to the source. */
export function attract(out: Float64Array, at: number, gm: number, dx: number, dy: number, dz: number): void {
  const square = dx * dx + dy * dy + dz * dz;
  const factor = gm / (square * Math.sqrt(square));
  out[at] = (out[at] as number) + factor * dx;
  out[at + 1] = (out[at + 1] as number) + factor * dy;
  out[at + 2] = (out[at + 2] as number) + factor * dz;
}

/** Acceleration of a particle at d from the Sun by the Sun's J2 (the gradient of -GM·J2·R²·P₂(sin φ)/r³). */
function sunOblateness(dx: number, dy: number, dz: number): readonly [number, number, number] {
  const [px, py, pz] = SUN_POLE;
  const square = dx * dx + dy * dy + dz * dz;
  const r = Math.sqrt(square);
  const sinus = (dx * px + dy * py + dz * pz) / r;
  const factor = (1.5 * (GM[SUN] as number) * SUN_J2 * SUN_RADIUS * SUN_RADIUS) / (square * square);
  const radial = (factor * (5 * sinus * sinus - 1)) / r;
  const polar = -2 * factor * sinus;
  return [radial * dx + polar * px, radial * dy + polar * py, radial * dz + polar * pz];
}

/** Bodies on given paths that pull the masses: GM (au³/day²) and barycentric places (au), three numbers a body. */
export interface Pullers {
  readonly gm: readonly number[];
  readonly at: (jd: number) => ArrayLike<number>;
}

/** Acceleration of the ten masses; `moonAt` is the geocentric Moon (au) by date. */
export function massesAcceleration(
  moonAt: (jd: number) => readonly [number, number, number],
  pullers?: Pullers,
): Acceleration {
  const newton = new Float64Array(3 * COUNT);
  const potential = new Float64Array(COUNT);
  const distance = new Float64Array(COUNT * COUNT);
  return (jd, x, v, out) => {
    const X = (i: number) => x[i] as number;
    const V = (i: number) => v[i] as number;
    const [mx, my, mz] = moonAt(jd);
    newton.fill(0);
    potential.fill(0);

    for (let a = 0; a < COUNT; a++) {
      for (let b = 0; b < a; b++) {
        const dx = X(3 * b) - X(3 * a);
        const dy = X(3 * b + 1) - X(3 * a + 1);
        const dz = X(3 * b + 2) - X(3 * a + 2);
        const r = Math.sqrt(dx * dx + dy * dy + dz * dz);
        distance[a * COUNT + b] = r;
        distance[b * COUNT + a] = r;
        potential[a] = (potential[a] as number) + (GM[b] as number) / r;
        potential[b] = (potential[b] as number) + (GM[a] as number) / r;
        if (a === EMB || b === EMB) {
          // The other body and Earth and Moon apart: each acts, and is acted on, where it is.
          const other = a === EMB ? b : a;
          const sign = a === EMB ? 1 : -1; // d from the barycentre to the other body
          const ox = sign * dx;
          const oy = sign * dy;
          const oz = sign * dz;
          for (const [gm, share, along] of [
            [GM_EARTH, 1 - MOON_SHARE, -MOON_SHARE],
            [GM_MOON, MOON_SHARE, 1 - MOON_SHARE],
          ] as const) {
            const ex = ox - along * mx;
            const ey = oy - along * my;
            const ez = oz - along * mz;
            attract(newton, 3 * EMB, share * (GM[other] as number), ex, ey, ez);
            attract(newton, 3 * other, gm, -ex, -ey, -ez);
          }
        } else {
          attract(newton, 3 * a, GM[b] as number, dx, dy, dz);
          attract(newton, 3 * b, GM[a] as number, -dx, -dy, -dz);
        }
      }
    }
    for (let a = 1; a < COUNT; a++) {
      const [ax, ay, az] = sunOblateness(X(3 * a) - X(0), X(3 * a + 1) - X(1), X(3 * a + 2) - X(2));
      const ratio = (GM[a] as number) / (GM[SUN] as number);
      [ax, ay, az].forEach((value, axis) => {
        newton[3 * a + axis] = (newton[3 * a + axis] as number) + value;
        newton[axis] = (newton[axis] as number) - ratio * value;
      });
    }

    if (pullers) {
      const places = pullers.at(jd);
      pullers.gm.forEach((gm, puller) => {
        for (let a = 0; a < COUNT; a++) {
          attract(
            newton,
            3 * a,
            gm,
            (places[3 * puller] as number) - X(3 * a),
            (places[3 * puller + 1] as number) - X(3 * a + 1),
            (places[3 * puller + 2] as number) - X(3 * a + 2),
          );
        }
      });
    }

    out.set(newton);
    for (let a = 0; a < COUNT; a++) {
      const vax = V(3 * a);
      const vay = V(3 * a + 1);
      const vaz = V(3 * a + 2);
      const va2 = vax * vax + vay * vay + vaz * vaz;
      let sx = 0;
      let sy = 0;
      let sz = 0;
      for (let b = 0; b < COUNT; b++) {
        if (b === a) continue;
        const r = distance[a * COUNT + b] as number;
        const dx = X(3 * b) - X(3 * a);
        const dy = X(3 * b + 1) - X(3 * a + 1);
        const dz = X(3 * b + 2) - X(3 * a + 2);
        const vbx = V(3 * b);
        const vby = V(3 * b + 1);
        const vbz = V(3 * b + 2);
        const abx = newton[3 * b] as number;
        const aby = newton[3 * b + 1] as number;
        const abz = newton[3 * b + 2] as number;
        const toward = (dx * vbx + dy * vby + dz * vbz) / r;
        const bracket =
          -4 * (potential[a] as number) -
          (potential[b] as number) +
          va2 +
          2 * (vbx * vbx + vby * vby + vbz * vbz) -
          4 * (vax * vbx + vay * vby + vaz * vbz) -
          1.5 * toward * toward +
          0.5 * (dx * abx + dy * aby + dz * abz);
        const pull = (GM[b] as number) / (r * r * r);
        const drag = -(dx * (4 * vax - 3 * vbx) + dy * (4 * vay - 3 * vby) + dz * (4 * vaz - 3 * vbz)) * pull;
        const push = (3.5 * (GM[b] as number)) / r;
        sx += pull * bracket * dx + drag * (vax - vbx) + push * abx;
        sy += pull * bracket * dy + drag * (vay - vby) + push * aby;
        sz += pull * bracket * dz + drag * (vaz - vbz) + push * abz;
      }
      out[3 * a] = (out[3 * a] as number) + sx / C2;
      out[3 * a + 1] = (out[3 * a + 1] as number) + sy / C2;
      out[3 * a + 2] = (out[3 * a + 2] as number) + sz / C2;
    }
  };
}

/**
 * Acceleration of massless bodies among masses whose places are known: Newton's, and the Sun's Schwarzschild term
 * (the one-body case of the equations above), far below the errors of the orbits of asteroids and of Chiron.
 */
export function particlesAcceleration(
  massesAt: (jd: number) => { readonly x: ArrayLike<number>; readonly v: ArrayLike<number> },
): Acceleration {
  return (jd, x, v, out) => {
    const masses = massesAt(jd);
    out.fill(0);
    for (let i = 0; i < x.length; i += 3) {
      const d: [number, number, number] = [0, 0, 0];
      const u: [number, number, number] = [0, 0, 0];
      for (let axis = 0; axis < 3; axis++) {
        d[axis] = (x[i + axis] as number) - (masses.x[axis] as number);
        u[axis] = (v[i + axis] as number) - (masses.v[axis] as number);
      }
      for (let b = 0; b < COUNT; b++) {
        attract(
          out,
          i,
          GM[b] as number,
          (masses.x[3 * b] as number) - (x[i] as number),
          (masses.x[3 * b + 1] as number) - (x[i + 1] as number),
          (masses.x[3 * b + 2] as number) - (x[i + 2] as number),
        );
      }
      const r = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
      const speed = u[0] * u[0] + u[1] * u[1] + u[2] * u[2];
      const radial = d[0] * u[0] + d[1] * u[1] + d[2] * u[2];
      const factor = GM_SUN / (C2 * r * r * r);
      for (let axis = 0; axis < 3; axis++) {
        out[i + axis] =
          (out[i + axis] as number) +
          factor * (((4 * GM_SUN) / r - speed) * (d[axis] as number) + 4 * radial * (u[axis] as number));
      }
    }
  };
}
