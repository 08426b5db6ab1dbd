import type { SeriesName } from "../../app/astrology/ephemeris/table";

/**
 * What the table covers: 110,592 days (2¹²·27, so that segments of many lengths fill it) around 1800-01-01 … 2100-12-31,
 * with 327 days to spare on both ends for light time and for searches that look beyond.
 */
export const FIRST_JD = 2_378_169.5;
export const SPAN_DAYS = 110_592;

export interface SeriesPlan {
  readonly segmentDays: number;
  /** Highest degree that is fitted; degrees that round to nothing everywhere are not stored. */
  readonly degree: number;
  /** Coefficients are multiples of 2^-precision au: about 0.002″ seen from the Earth at its nearest. */
  readonly precision: number;
  /**
   * The Moon's velocity and the curvature of its path matter as well (the node is their child), and derivatives grow
   * with the square of the degree: so do the digits kept.
   */
  readonly finerWithDegree?: boolean;
}

/** Lengths were chosen for the least size among those whose degree stays near twenty. */
export const PLANS: Readonly<Record<SeriesName, SeriesPlan>> = {
  Sun: { segmentDays: 512, degree: 30, precision: 27 },
  Mercury: { segmentDays: 64, degree: 36, precision: 27 },
  Venus: { segmentDays: 108, degree: 20, precision: 28 },
  EMB: { segmentDays: 108, degree: 20, precision: 28 },
  Mars: { segmentDays: 192, degree: 24, precision: 28 },
  Jupiter: { segmentDays: 576, degree: 16, precision: 25 },
  Saturn: { segmentDays: 1152, degree: 16, precision: 24 },
  Uranus: { segmentDays: 2304, degree: 16, precision: 23 },
  Neptune: { segmentDays: 2304, degree: 12, precision: 22 },
  Pluto: { segmentDays: 2304, degree: 12, precision: 22 },
  Moon: { segmentDays: 16, degree: 21, precision: 36, finerWithDegree: true },
  Chiron: { segmentDays: 1152, degree: 20, precision: 25 },
};

/** The exponent of the quantum of one degree: coefficients are multiples of 2^-exponent au. */
export function exponentOf(plan: SeriesPlan, degree: number): number {
  if (!plan.finerWithDegree) return plan.precision;
  return plan.precision + Math.floor(Math.log2(1 + (degree * degree) / 16));
}
