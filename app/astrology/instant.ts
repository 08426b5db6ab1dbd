/**
 * A moment of Universal Time in milliseconds since 1970-01-01T00:00:00, as `Date.prototype.getTime` gives it.
 * UTC and UT1 are held equal: they differ by less than 0.9 s, which moves the Moon by 0.5″ and the meridian by 14″ at
 * most (the ascendant by a few times as much), and before 1960 there is no UTC at all.
 */
export type Instant = number;

export const MILLISECONDS_PER_DAY = 86_400_000;

/** Julian date (UT) of the Unix epoch. */
const UNIX_EPOCH_JULIAN_DATE = 2_440_587.5;

/** Julian date in Universal Time. */
export function julianDate(instant: Instant): number {
  return UNIX_EPOCH_JULIAN_DATE + instant / MILLISECONDS_PER_DAY;
}

/** 00:00 UT of a proleptic Gregorian date; `month` is 1–12. */
export function instantOfDate(year: number, month: number, day: number): Instant {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}

/** The years that the site answers for: from the first of these instants up to the other. */
export const FIRST_INSTANT = instantOfDate(1800, 1, 1);
export const END_INSTANT = instantOfDate(2101, 1, 1);
