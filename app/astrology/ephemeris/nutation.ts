/**
 * Nutation by the largest terms of the IAU 2000B series (McCarthy and Luzum 2003, Celestial Mechanics 85, 37): those of
 * at least 0.001″ in longitude or 0.0005″ in obliquity. The rest, 0.002″ together as a mean square, is left out for the
 * first request that a cold worker answers, where code still runs fifty times slower than later.
 */

/**
 * Multiples of l, l′, F, D and Ω; then for the longitude the coefficients of sine, of time × sine and of cosine; then for
 * the obliquity those of cosine, of time × cosine and of sine. Unit 0.1 microarcsecond, time in Julian centuries.
 */
type Term = readonly [number, number, number, number, number, number, number, number, number, number, number];

// biome-ignore format: a term a line
const TERMS: readonly Term[] = [
  [0, 0, 0, 0, 1, -172064161, -174666, 33386, 92052331, 9086, 15377],
  [0, 0, 2, -2, 2, -13170906, -1675, -13696, 5730336, -3015, -4587],
  [0, 0, 2, 0, 2, -2276413, -234, 2796, 978459, -485, 1374],
  [0, 0, 0, 0, 2, 2074554, 207, -698, -897492, 470, -291],
  [0, 1, 0, 0, 0, 1475877, -3633, 11817, 73871, -184, -1924],
  [0, 1, 2, -2, 2, -516821, 1226, -524, 224386, -677, -174],
  [1, 0, 0, 0, 0, 711159, 73, -872, -6750, 0, 358],
  [0, 0, 2, 0, 1, -387298, -367, 380, 200728, 18, 318],
  [1, 0, 2, 0, 2, -301461, -36, 816, 129025, -63, 367],
  [0, -1, 2, -2, 2, 215829, -494, 111, -95929, 299, 132],
  [0, 0, 2, -2, 1, 128227, 137, 181, -68982, -9, 39],
  [-1, 0, 2, 0, 2, 123457, 11, 19, -53311, 32, -4],
  [-1, 0, 0, 2, 0, 156994, 10, -168, -1235, 0, 82],
  [1, 0, 0, 0, 1, 63110, 63, 27, -33228, 0, -9],
  [-1, 0, 0, 0, 1, -57976, -63, -189, 31429, 0, -75],
  [-1, 0, 2, 2, 2, -59641, -11, 149, 25543, -11, 66],
  [1, 0, 2, 0, 1, -51613, -42, 129, 26366, 0, 78],
  [-2, 0, 2, 0, 1, 45893, 50, 31, -24236, -10, 20],
  [0, 0, 0, 2, 0, 63384, 11, -150, -1220, 0, 29],
  [0, 0, 2, 2, 2, -38571, -1, 158, 16452, -11, 68],
  [0, -2, 2, -2, 2, 32481, 0, 0, -13870, 0, 0],
  [-2, 0, 0, 2, 0, -47722, 0, -18, 477, 0, -25],
  [2, 0, 2, 0, 2, -31046, -1, 131, 13238, -11, 59],
  [1, 0, 2, -2, 2, 28593, 0, -1, -12338, 10, -3],
  [-1, 0, 2, 0, 1, 20441, 21, 10, -10758, 0, -3],
  [2, 0, 0, 0, 0, 29243, 0, -74, -609, 0, 13],
  [0, 0, 2, 0, 0, 25887, 0, -66, -550, 0, 11],
  [0, 1, 0, 0, 1, -14053, -25, 79, 8551, -2, -45],
  [-1, 0, 0, 2, 1, 15164, 10, 11, -8001, 0, -1],
  [0, 2, 2, -2, 2, -15794, 72, -16, 6850, -42, -5],
  [0, 0, -2, 2, 0, 21783, 0, 13, -167, 0, 13],
  [1, 0, 0, -2, 1, -12873, -10, -37, 6953, 0, -14],
  [0, -1, 0, 0, 1, -12654, 11, 63, 6415, 0, 26],
  [-1, 0, 2, 2, 1, -10204, 0, 25, 5222, 0, 15],
  [0, 2, 0, 0, 0, 16707, -85, -10, 168, -1, 10],
  [-2, 0, 2, 0, 0, -11024, 0, -14, 104, 0, 2],
];

const ARCSECOND = Math.PI / 648_000;
const UNIT = ARCSECOND * 1e-7;
/** Stand-in for the planetary terms that the series leaves out, in its units. */
const PLANETARY_LONGITUDE = -1350;
const PLANETARY_OBLIQUITY = 3880;

/** Delaunay's arguments l, l′, F, D, Ω at J2000.0 and their change in a century, arcseconds (Simon et al. 1994). */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

/** Multiples reach from -2 to 2; those of one argument lie side by side. */
const REACH = 2;
const ROW = 2 * REACH + 1;

const COUNT = TERMS.length;
/** For each term up to five indices into the multiples, -1 where there are fewer. */
const FACTORS = Int8Array.from(
  TERMS.flatMap((term) => {
    const used = term.slice(0, 5).flatMap((n, argument) => (n === 0 ? [] : [argument * ROW + REACH + n]));
    return [...used, -1, -1, -1, -1].slice(0, 5);
  }),
);
const COEFFICIENTS = Float64Array.from(TERMS.flatMap((term) => term.slice(5)));
/** Change of each term's angle, radians a day. */
const RATES = Float64Array.from(
  TERMS,
  (term) =>
    ARGUMENTS.reduce((sum, [, rate], argument) => sum + (term[argument] as number) * rate, 0) *
    (ARCSECOND / 36_525),
);

export interface Nutation {
  /** In longitude, radians. */
  readonly longitude: number;
  /** In obliquity, radians. */
  readonly obliquity: number;
  /** Change of the nutation in longitude, radians a day. */
  readonly longitudeRate: number;
}

const cosines = new Float64Array(5 * ROW);
const sines = new Float64Array(5 * ROW);

/** Cosines and sines of all multiples of the five arguments, by adding angles. */
function fillMultiples(t: number): void {
  for (let argument = 0; argument < 5; argument++) {
    const [start, rate] = ARGUMENTS[argument] as (typeof ARGUMENTS)[number];
    const angle = ((start + rate * t) % 1_296_000) * ARCSECOND;
    const c1 = Math.cos(angle);
    const s1 = Math.sin(angle);
    const zero = argument * ROW + REACH;
    let c = 1;
    let s = 0;
    cosines[zero] = 1;
    for (let n = 1; n <= REACH; n++) {
      const next = c * c1 - s * s1;
      s = s * c1 + c * s1;
      c = next;
      cosines[zero + n] = c;
      sines[zero + n] = s;
      cosines[zero - n] = c;
      sines[zero - n] = -s;
    }
  }
}

/** Nutation at a time in Julian centuries of TT from J2000.0. */
export function nutationAt(t: number): Nutation {
  fillMultiples(t);
  let longitude = PLANETARY_LONGITUDE;
  let obliquity = PLANETARY_OBLIQUITY;
  let rate = 0;
  for (let term = COUNT - 1; term >= 0; term--) {
    let factor = FACTORS[5 * term] as number;
    let c = cosines[factor] as number;
    let s = sines[factor] as number;
    for (let i = 1; i < 5; i++) {
      factor = FACTORS[5 * term + i] as number;
      if (factor < 0) break;
      const fc = cosines[factor] as number;
      const fs = sines[factor] as number;
      const next = c * fc - s * fs;
      s = s * fc + c * fs;
      c = next;
    }
    const at = 6 * term;
    const amplitude = (COEFFICIENTS[at] as number) + t * (COEFFICIENTS[at + 1] as number);
    const quadrature = COEFFICIENTS[at + 2] as number;
    longitude += amplitude * s + quadrature * c;
    rate += (amplitude * c - quadrature * s) * (RATES[term] as number);
    obliquity +=
      ((COEFFICIENTS[at + 3] as number) + t * (COEFFICIENTS[at + 4] as number)) * c +
      (COEFFICIENTS[at + 5] as number) * s;
  }
  return { longitude: longitude * UNIT, obliquity: obliquity * UNIT, longitudeRate: rate * UNIT };
}
