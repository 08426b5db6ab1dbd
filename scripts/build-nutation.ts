/**
 * Builds app/astrology/ephemeris/nutation.ts: the largest terms of the IAU 2000B series (McCarthy and Luzum 2003,
 * Celestial Mechanics 85, 37), those of at least 0.001″ in longitude or 0.0005″ in obliquity, written out one by one.
 *
 *     npx tsx scripts/build-nutation.ts
 *
 * Why written out: a loop over the terms costs a fresh isolate, whose code is still interpreted, seven times as much,
 * which was half of its first month of the ephemeris. The test beside this file compares what is written with the plain
 * sum of the terms, and the file with what this script writes.
 */

import { writeFileSync } from "node:fs";

/**
 * Multiples of l, l′, F, D and Ω; then for the longitude the coefficients of sine, of time × sine and of cosine; then for
 * the obliquity those of cosine, of time × cosine and of sine. Unit 0.1 microarcsecond, time in Julian centuries.
 */
export type Term = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

// biome-ignore format: a term a line
export const TERMS: readonly Term[] = [
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

/** Delaunay's arguments l, l′, F, D, Ω at J2000.0 and their change in a century, arcseconds (Simon et al. 1994). */
export const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

/** Stand-in for the planetary terms that the series leaves out, in its units. */
export const PLANETARY_LONGITUDE = -1350;
export const PLANETARY_OBLIQUITY = 3880;

/** Parts of a term below 0.00005″ are not written; those that grow with time, below that in a century. */
const LEAST = 500;

const LETTERS = ["L", "M", "F", "D", "N"] as const;

/** Writes the angles that the terms need, each one as the sum of two that are there already, and the terms. */
class Writer {
  readonly lines: string[] = [];
  readonly #written = new Set<string>(LETTERS);

  /** Names the angle of these multiples, "F2D_2N2" for 2F - 2D + 2Ω; its cosine is c_…, its sine s_…. */
  angle(multiples: readonly number[]): string {
    const name = multiples.map((n, i) => (n === 0 ? "" : LETTERS[i] + nameOf(n))).join("");
    if (this.#written.has(name)) return name;
    this.#written.add(name);
    const last = multiples.findLastIndex((n) => n !== 0);
    const n = multiples[last] as number;
    const alone = multiples.every((other, i) => i === last || other === 0);
    const only = (k: number) => multiples.map((_, i) => (i === last ? k : 0));
    if (alone && n < 0) {
      const positive = this.angle(only(-n));
      this.lines.push(`const c_${name} = c_${positive};`, `const s_${name} = -s_${positive};`);
      return name;
    }
    const [a, b] = alone
      ? [this.angle(only(n - 1)), this.angle(only(1))]
      : [this.angle(multiples.map((other, i) => (i === last ? 0 : other))), this.angle(only(n))];
    this.lines.push(
      `const c_${name} = c_${a} * c_${b} - s_${a} * s_${b};`,
      `const s_${name} = s_${a} * c_${b} + c_${a} * s_${b};`,
    );
    return name;
  }

  term([l, m, f, d, n, sine, timeSine, cosine, obliqueCosine, timeCosine, obliqueSine]: Term) {
    const name = this.angle([l, m, f, d, n]);
    const rate = [l, m, f, d, n].reduce((sum, k, i) => sum + k * (ARGUMENTS[i]?.[1] ?? 0), 0) * RADIANS_A_DAY;
    const amplitude = isWritten(timeSine) ? `(${sine} + t * ${timeSine})` : `${sine}`;
    const quadrature = isWritten(cosine) ? ` + ${cosine} * c_${name}` : "";
    this.lines.push(`longitude += ${amplitude} * s_${name}${quadrature};`);
    const changes = isWritten(cosine) ? ` - ${digits(cosine * rate)} * s_${name}` : "";
    this.lines.push(`rate += ${digits(sine * rate)} * c_${name}${changes};`);
    const oblique = isWritten(timeCosine) ? `(${obliqueCosine} + t * ${timeCosine})` : `${obliqueCosine}`;
    const obliqueQuadrature = isWritten(obliqueSine) ? ` + ${obliqueSine} * s_${name}` : "";
    if (isWritten(obliqueCosine)) this.lines.push(`obliquity += ${oblique} * c_${name}${obliqueQuadrature};`);
  }
}

const RADIANS_A_DAY = Math.PI / 648_000 / 36_525;

function nameOf(n: number): string {
  return n === 1 ? "" : n < 0 ? `_${n === -1 ? "" : -n}` : String(n);
}

function digits(value: number): number {
  return Number(value.toPrecision(9));
}

function isWritten(coefficient: number): boolean {
  return Math.abs(coefficient) >= LEAST;
}

/** The whole file. */
export function nutationSource(): string {
  const writer = new Writer();
  for (const term of [...TERMS].reverse()) writer.term(term); // the small ones first, as sums like it
  const angles = ARGUMENTS.flatMap(([start, rate], i) => {
    const letter = LETTERS[i];
    return [
      `const ${letter} = ((${start} + ${rate} * t) % TURN) * ARCSECOND;`,
      `const c_${letter} = Math.cos(${letter});`,
      `const s_${letter} = Math.sin(${letter});`,
    ];
  });
  return `// Generated by scripts/build-nutation.ts from the IAU 2000B series; do not edit.

const ARCSECOND = Math.PI / 648_000;
/** Arcseconds. */
const TURN = 1_296_000;
const UNIT = ARCSECOND * 1e-7;

export interface Nutation {
  /** In longitude, radians. */
  readonly longitude: number;
  /** In obliquity, radians. */
  readonly obliquity: number;
  /** Change of the nutation in longitude, radians a day. */
  readonly longitudeRate: number;
}

/** Nutation at a time in Julian centuries of TT from J2000.0; the terms left out come to 0.002″ (root mean square). */
export function nutationAt(t: number): Nutation {
${angles.map((line) => `  ${line}`).join("\n")}
  let longitude = ${PLANETARY_LONGITUDE};
  let obliquity = ${PLANETARY_OBLIQUITY};
  let rate = 0;
${writer.lines.map((line) => `  ${line}`).join("\n")}
  return { longitude: longitude * UNIT, obliquity: obliquity * UNIT, longitudeRate: rate * UNIT };
}
`;
}

if (process.argv[1]?.endsWith("build-nutation.ts")) {
  writeFileSync(new URL("../app/astrology/ephemeris/nutation.ts", import.meta.url), nutationSource());
}
