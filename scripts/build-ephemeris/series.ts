import type { Asteroid } from "../../app/astrology/bodies";
import type { Rounding, SeriesName } from "../../app/astrology/ephemeris/table";

/**
 * What the table covers: 110,592 days (2¹²·27, so that segments of many lengths fill it) around 1800-01-01 … 2100-12-31,
 * with 327 days to spare on both ends for light time and for searches that look beyond.
 */
export const FIRST_JD = 2_378_169.5;
export const SPAN_DAYS = 110_592;

/** What is stored, in this table or in that of the asteroids. */
export type StoredName = SeriesName | Asteroid;

export interface SeriesPlan {
  readonly segmentDays: number;
  /** Highest degree that is fitted; degrees that round to nothing everywhere are not stored. */
  readonly degree: number;
  /**
   * About 0.002″ seen from the Earth at its nearest, of the asteroids 0.03″; the node needs the Moon's velocity as well.
   */
  readonly rounding: Rounding;
}

/**
 * Long segments take the least room, short ones the least time, most of all in a cold process: lengths were chosen for
 * at most some twenty coefficients.
 */
export const PLANS: Readonly<Record<StoredName, SeriesPlan>> = {
  Sun: { segmentDays: 128, degree: 14, rounding: { precision: 27, finerWithDegree: false } },
  Mercury: { segmentDays: 36, degree: 24, rounding: { precision: 27, finerWithDegree: false } },
  Venus: { segmentDays: 108, degree: 20, rounding: { precision: 28, finerWithDegree: false } },
  EMB: { segmentDays: 108, degree: 20, rounding: { precision: 28, finerWithDegree: false } },
  Mars: { segmentDays: 192, degree: 24, rounding: { precision: 28, finerWithDegree: false } },
  Jupiter: { segmentDays: 576, degree: 16, rounding: { precision: 25, finerWithDegree: false } },
  Saturn: { segmentDays: 1152, degree: 16, rounding: { precision: 24, finerWithDegree: false } },
  Uranus: { segmentDays: 2304, degree: 16, rounding: { precision: 23, finerWithDegree: false } },
  Neptune: { segmentDays: 2304, degree: 12, rounding: { precision: 22, finerWithDegree: false } },
  Pluto: { segmentDays: 2304, degree: 12, rounding: { precision: 22, finerWithDegree: false } },
  Moon: { segmentDays: 16, degree: 21, rounding: { precision: 36, finerWithDegree: true } },
  Chiron: { segmentDays: 1152, degree: 20, rounding: { precision: 25, finerWithDegree: false } },
  Ceres: { segmentDays: 1024, degree: 24, rounding: { precision: 23, finerWithDegree: false } },
  Pallas: { segmentDays: 576, degree: 24, rounding: { precision: 23, finerWithDegree: false } },
  Juno: { segmentDays: 512, degree: 24, rounding: { precision: 23, finerWithDegree: false } },
  Vesta: { segmentDays: 864, degree: 24, rounding: { precision: 23, finerWithDegree: false } },
};
