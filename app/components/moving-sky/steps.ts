import { addMonths, dateOfIso, midnightOf } from "~/astrology/calendar";
import { END_INSTANT, FIRST_INSTANT, type Instant, MILLISECONDS_PER_DAY } from "~/astrology/instant";

/** What a step is counted in. */
export const UNITS = ["minute", "hour", "day", "week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/** The first and the last minute of the years that the site knows. */
export const FIRST = FIRST_INSTANT;
export const LAST = END_INSTANT - 60_000;

/** Milliseconds; null for those that are counted by the calendar. */
export const LENGTH: Readonly<Record<Unit, number | null>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: MILLISECONDS_PER_DAY,
  week: 7 * MILLISECONDS_PER_DAY,
  month: null,
  year: null,
};

export function isWithin(instant: Instant): boolean {
  return instant >= FIRST && instant <= LAST;
}

export function within(instant: Instant): Instant {
  return Math.min(LAST, Math.max(FIRST, instant));
}

/**
 * So many units later, or earlier. Months and years keep day and time, in UTC; where a month is too short for the day it
 * is its last one.
 */
export function moved(instant: Instant, unit: Unit, count: number): Instant {
  const length = LENGTH[unit];
  if (length !== null) return instant + count * length;
  const date = dateOfIso(new Date(instant).toISOString());
  const to = addMonths(date, count * (unit === "year" ? 12 : 1));
  return instant + midnightOf(to) - midnightOf(date);
}

export function yearOf(instant: Instant): number {
  return new Date(instant).getUTCFullYear();
}
