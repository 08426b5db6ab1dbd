import elpMpp02 from "astronomia/data/elpMppDeFull";
import type { Vector } from "../../app/astrology/sphere";
import { cosine, sine } from "./sine";

/**
 * The Moon by ELP/MPP02, the semi-analytical theory of Chapront and Francou (2002, "The lunar theory ELP revisited",
 * A&A 404, 735, 2003), all terms, with the constants fitted to JPL DE405. The numbers come from the package astronomia (MIT).
 */

/** Amplitude (arcseconds or km), then the phase as a polynomial of Julian centuries, radians. */
type Term = readonly [number, number, number, number, number, number];
type Series = Readonly<Record<string, readonly Term[]>>;

const ARCSECOND = Math.PI / 648_000;
const J2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/**
 * From ELP's inertial mean ecliptic of J2000 to the axes of the JPL ephemerides: obliquity and the distance of the two
 * origins on the equator, as Chapront, Chapront-Touzé and Francou (2002, A&A 387, 700) fitted them to DE405.
 */
const OBLIQUITY = 84381.40928 * ARCSECOND;
const ORIGIN = -0.05028 * ARCSECOND;

/** Laskar's (1986) pole of the mean ecliptic of date, as ELP uses it: P and Q, polynomials of Julian centuries. */
const ECLIPTIC_P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14] as const;
const ECLIPTIC_Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14] as const;

function polynomial(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
}

const LONGITUDE = ordered(elpMpp02.L);
const LATITUDE = ordered(elpMpp02.B);
const DISTANCE = ordered(elpMpp02.R);

/** The terms by power of time. */
function ordered(series: Series): readonly (readonly Term[])[] {
  return Object.keys(series)
    .sort()
    .map((power) => series[power] as readonly Term[]);
}

/**
 * Terms below this (arcseconds or km) are taken to run at the constant rate that they have at J2000 within one
 * segment: over eight days their phases err by less than 3e-7 rad, so each by less than 1.5e-7 of these units.
 */
const STEADY_BELOW = 0.5;

interface Sampled {
  readonly strong: readonly Term[];
  readonly steady: Float64Array;
  /** cos and sin of rate × offset for each steady term and offset. */
  readonly turns: Float64Array;
}

function phaseAt(terms: ArrayLike<number>, i: number, t: number): number {
  const at = (k: number) => terms[i + k] as number;
  return at(1) + t * (at(2) + t * (at(3) + t * (at(4) + t * at(5))));
}

function prepare(terms: readonly Term[], offsets: readonly number[]): Sampled {
  const steady = terms.filter((term) => Math.abs(term[0]) < STEADY_BELOW);
  return {
    strong: terms.filter((term) => Math.abs(term[0]) >= STEADY_BELOW),
    steady: Float64Array.from(steady.flat()),
    turns: Float64Array.from(
      steady.flatMap((term) => offsets.flatMap((t) => [cosine(term[2] * t), sine(term[2] * t)])),
    ),
  };
}

/** Sums of one power's terms at middle ± each offset: first all the later moments, then all the earlier ones. */
function sums({ strong, steady, turns }: Sampled, middle: number, offsets: readonly number[]): Float64Array {
  const count = offsets.length;
  const even = new Float64Array(count);
  const odd = new Float64Array(count);
  for (let i = 0, turn = 0; i < steady.length; i += 6) {
    const phase = phaseAt(steady, i, middle);
    const s = (steady[i] as number) * sine(phase);
    const c = (steady[i] as number) * cosine(phase);
    for (let j = 0; j < count; j++, turn += 2) {
      even[j] = (even[j] as number) + s * (turns[turn] as number);
      odd[j] = (odd[j] as number) + c * (turns[turn + 1] as number);
    }
  }
  return Float64Array.from({ length: 2 * count }, (_, index) => {
    const j = index % count;
    const sign = index < count ? 1 : -1;
    const t = middle + sign * (offsets[j] as number);
    const strongSum = strong.reduce((sum, term) => sum + term[0] * sine(phaseAt(term, 0, t)), 0);
    return strongSum + (even[j] as number) + sign * (odd[j] as number);
  });
}

/**
 * A sampler of the geocentric Moon at given moments around the middle of a segment: for offsets (days) it gives
 * places at middle + each of them, then at middle - each of them, in ICRF axes and km.
 */
export function moonSampler(offsetDays: readonly number[]): (middleJd: number) => Vector[] {
  const offsets = offsetDays.map((days) => days / DAYS_PER_CENTURY);
  const [longitudes, latitudes, distances] = [LONGITUDE, LATITUDE, DISTANCE].map((powers) =>
    powers.map((terms) => prepare(terms, offsets)),
  ) as [Sampled[], Sampled[], Sampled[]];
  return (middleJd) => {
    const middle = (middleJd - J2000) / DAYS_PER_CENTURY;
    const [l, b, r] = [longitudes, latitudes, distances].map((powers) =>
      powers.map((sampled) => sums(sampled, middle, offsets)),
    ) as [Float64Array[], Float64Array[], Float64Array[]];
    return [...offsets, ...offsets.map((offset) => -offset)].map((offset, index) => {
      const t = middle + offset;
      const at = (powers: readonly Float64Array[]) =>
        polynomial(
          powers.map((power) => power[index] as number),
          t,
        );
      return place(t, polynomial(elpMpp02.W1, t) + at(l) * ARCSECOND, at(b) * ARCSECOND, at(r));
    });
  };
}

/** Terms of at least 5″ or 5 km, some two hundred. */
const ROUGH_FROM = 5;
const ROUGH = [LONGITUDE, LATITUDE, DISTANCE].map((powers) =>
  (powers[0] as readonly Term[]).filter((term) => Math.abs(term[0]) >= ROUGH_FROM),
) as [Term[], Term[], Term[]];

/**
 * The geocentric Moon within 40 km: enough for the field in which asteroids move. (The Earth needs it better: that much
 * off, its tide on the Sun is turned a little, and pushes the Earth 9 km ahead in fifty years.)
 */
export function roughMoon(jd: number): Vector {
  const t = (jd - J2000) / DAYS_PER_CENTURY;
  const [l, b, r] = ROUGH.map((terms) =>
    terms.reduce((sum, term) => sum + term[0] * sine(phaseAt(term, 0, t)), 0),
  ) as [number, number, number];
  return place(t, polynomial(elpMpp02.W1, t) + l * ARCSECOND, b * ARCSECOND, r);
}

/** From longitude and latitude (radians, mean ecliptic of date with the origin of J2000) and km to ICRF axes. */
function place(t: number, longitude: number, latitude: number, distance: number): Vector {
  const x = distance * cosine(longitude) * cosine(latitude);
  const y = distance * sine(longitude) * cosine(latitude);
  const z = distance * sine(latitude);
  const p = polynomial(ECLIPTIC_P, t);
  const q = polynomial(ECLIPTIC_Q, t);
  const root = 2 * Math.sqrt(1 - p * p - q * q);
  const xe = (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z;
  const ye = 2 * p * q * x + (1 - 2 * q * q) * y - q * root * z;
  const ze = -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z;

  // Ecliptic to equator.
  const yq = cosine(OBLIQUITY) * ye - sine(OBLIQUITY) * ze;
  const zq = sine(OBLIQUITY) * ye + cosine(OBLIQUITY) * ze;
  return [cosine(ORIGIN) * xe - sine(ORIGIN) * yq, sine(ORIGIN) * xe + cosine(ORIGIN) * yq, zq];
}
