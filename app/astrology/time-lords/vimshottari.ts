import { normalizeDegrees } from "../angles";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { type Period, shared, type Technique, type TimeLord } from "./period";

/** The nine in the order of their times, which is also that of the lunar mansions that they rule, over and over. */
const LORDS = ["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"] as const;
export type DashaLord = (typeof LORDS)[number];

/** Of 120 (Brihat Parashara Hora Shastra 46). */
export const DASHA_YEARS: Readonly<Record<DashaLord, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

/** How many days a year has; the first is the default. */
export const DASHA_YEAR_LENGTHS = [365.25, 365.2422, 360] as const;
export type DashaYear = (typeof DASHA_YEAR_LENGTHS)[number];

export interface DashaBalance {
  /** Who has the time in hand at birth: the lord of the mansion in which the Moon stands. */
  readonly lord: DashaLord;
  /** How much of the mansion the Moon has gone through, and so of the lord's years is over: [0, 1). */
  readonly elapsed: number;
  /** How many of its years are left. */
  readonly years: number;
}

/** Whose time it is at birth and how much of it is left, by the Moon's *sidereal* longitude (degrees). */
export function dashaBalance(moon: number): DashaBalance {
  const mansions = (normalizeDegrees(moon) * 3) / 40; // 13°20′ is not an exact binary number
  const lord = LORDS[Math.floor(mansions) % 9] as DashaLord;
  const elapsed = mansions - Math.floor(mansions);
  return { lord, elapsed, years: (1 - elapsed) * DASHA_YEARS[lord] };
}

/**
 * Vimshottari dasha in three levels: nine mahas of 120 years together, and then the first again. The one that runs at
 * birth began before it. A period is shared out among the nine in proportion to their years, from its own lord on.
 * @param moon sidereal longitude, degrees; a second of arc moves the times by 1 to 4 hours
 * @param year days
 */
export function vimshottari(birth: Instant, moon: number, year: DashaYear): Technique {
  const { lord: first, elapsed } = dashaBalance(moon);
  const begin = birth - elapsed * DASHA_YEARS[first] * year * MILLISECONDS_PER_DAY;
  return {
    levels: 3,
    *first() {
      const after = (years: number) => begin + years * year * MILLISECONDS_PER_DAY;
      let years = 0;
      for (;;) {
        for (const lord of nineFrom(first)) {
          const to = years + DASHA_YEARS[lord];
          const period = dasha(lord, after(years), after(to));
          yield years === 0 ? { ...period, marks: ["balance"] } : period;
          years = to;
        }
      }
    },
    parts: (period) =>
      isDashaLord(period.lord)
        ? shared(period, nineFrom(period.lord), (lord) => DASHA_YEARS[lord], dasha)
        : [],
  };
}

function nineFrom(first: DashaLord): readonly DashaLord[] {
  const index = LORDS.indexOf(first);
  return [...LORDS.slice(index), ...LORDS.slice(0, index)];
}

function dasha(lord: DashaLord, from: Instant, to: Instant): Period {
  return { lord, sign: null, from, to, marks: [] };
}

function isDashaLord(lord: TimeLord): lord is DashaLord {
  return lord in DASHA_YEARS;
}
