import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { TRADITIONAL_RULERS } from "../profections";
import { placesAfter, type Sign, signAfter } from "../signs";
import type { Level, Period, PeriodMark, Technique } from "./period";

/** How long a sign has the time in hand, in years at the first level: 211 together (Valens, Anthology IV 4). */
export const SIGN_YEARS: Readonly<Record<Sign, number>> = {
  Aries: 15,
  Taurus: 8,
  Gemini: 20,
  Cancer: 25,
  Leo: 19,
  Virgo: 20,
  Libra: 8,
  Scorpio: 15,
  Sagittarius: 12,
  Capricorn: 27,
  Aquarius: 30,
  Pisces: 12,
};

/** What counts as a year at each level, days: a year of 360, a month of 30, a twelfth of that, and five hours. */
const UNITS: Readonly<Record<Level, number>> = { 1: 360, 2: 30, 3: 2.5, 4: 5 / 24 };

/** What a sign so many places after Fortune's is called. */
const PEAKS: Readonly<Partial<Record<number, PeriodMark>>> = {
  0: "peak-1",
  3: "peak-4",
  6: "peak-7",
  9: "peak-10",
};

export interface Releasing {
  readonly birth: Instant;
  /** The sign with which life begins: that of the lot, or the next one, see `releasedFrom`. */
  readonly sign: Sign;
  /** The sign of Fortune, from which peaks are counted whichever lot is released. */
  readonly fortune: Sign;
}

/** With which sign a lot is released: its own, but Spirit from the next where both lots stand in one sign. */
export function releasedFrom(
  lot: "Spirit" | "Fortune",
  signs: { readonly Spirit: Sign; readonly Fortune: Sign },
) {
  return lot === "Spirit" && signs.Spirit === signs.Fortune ? signAfter(signs.Spirit, 1) : signs[lot];
}

/**
 * Zodiacal releasing in four levels (Valens, Anthology IV 4–10). The signs follow each other from that of the lot, each
 * for its years. The parts of a period begin with its own sign; when all twelve have had their turn the bond is loosed,
 * and they go on from the sign opposite it; the end of the period cuts the last one off. The first level ends with the
 * round of 211 years of 360 days: nobody taught what comes then.
 */
export function zodiacalReleasing({ birth, sign: first, fortune }: Releasing): Technique {
  const periodOf = (level: Level, sign: Sign, from: Instant, end: Instant, isLoosed: boolean): Period => {
    const peak = PEAKS[placesAfter(fortune, sign)];
    return {
      lord: TRADITIONAL_RULERS[sign],
      sign,
      from,
      to: Math.min(end, from + SIGN_YEARS[sign] * UNITS[level] * MILLISECONDS_PER_DAY),
      marks: [...(peak ? [peak] : []), ...(isLoosed ? (["loosed"] as const) : [])],
    };
  };
  const follow = (level: Level, first: Sign, from: Instant, end: Instant): Period[] => {
    const periods: Period[] = [];
    for (let turn = 0, begins = from; begins < end; turn++) {
      if (level === 1 && turn === 12) break;
      const sign = signAfter(first, turn < 12 ? turn : turn + 6);
      const period = periodOf(level, sign, begins, end, turn === 12);
      periods.push(period);
      begins = period.to;
    }
    return periods;
  };
  return {
    levels: 4,
    first: () => follow(1, first, birth, Number.POSITIVE_INFINITY),
    parts: ({ sign, from, to }, level) => (sign ? follow((level + 1) as Level, sign, from, to) : []),
  };
}
