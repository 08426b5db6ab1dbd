import { type Instant, instantOfDate, isoOf, MILLISECONDS_PER_DAY } from "./instant";

/** A day of the proleptic Gregorian calendar: `month` 1–12, `day` 1–31. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** 00:00 UT of a day. */
export function midnightOf({ year, month, day }: CivilDate): Instant {
  return instantOfDate(year, month, day);
}

/** The date in UTC at an instant, as `2026-11-22`. */
export function utcDate(instant: Instant): string {
  return isoOf(instant).slice(0, 10);
}

/** The day that a clock and calendar on the wall show, in the time zone of this machine. */
export function localDay(at: Date): CivilDate {
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
}

/** In which a date is given: Old Style dates, as Russia and Greece kept them until the 1920s, are Julian. */
export const CALENDARS = ["Gregorian", "Julian"] as const;
export type Calendar = (typeof CALENDARS)[number];

/** The first and the last date that the site answers for. */
export const FIRST_DAY = "1800-01-01";
export const LAST_DAY = "2100-12-31";

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type ShortWeekday = "Sun" | "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat";

/** `January` for 1. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? "";
}

/** Whether the year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Length of a month (1–12) in days. */
export function daysInMonth(year: number, month: number, calendar: Calendar = "Gregorian"): number {
  if (month === 2) return isLeapYear(year) || (calendar === "Julian" && year % 4 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `1990-06-15`. */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** How many days the Julian calendar is behind the Gregorian one at a Julian date: 12 from March 1800, 13 from March 1900. */
function julianLag({ year, month }: CivilDate): number {
  const counted = month > 2 ? year : year - 1; // the calendars part on 29 February
  return Math.floor(counted / 100) - Math.floor(counted / 400) - 2;
}

/** The Gregorian date of a Julian one, whose 29 February of 1900 or 2100 may be given as 1 March. */
export function gregorianOf(julian: CivilDate): CivilDate {
  return addDays(julian, julianLag(julian));
}

/** The date that `formatIsoDate` wrote, whether or not a time follows it. */
export function dateOfIso(text: string): CivilDate {
  const [year, month, day] = text.slice(0, 10).split("-").map(Number) as [number, number, number];
  return { year, month, day };
}

/** The Gregorian date of one that `formatIsoDate` wrote in a calendar. */
export function gregorianOfIso(text: string, calendar: Calendar = "Gregorian"): CivilDate {
  const date = dateOfIso(text);
  return calendar === "Julian" ? gregorianOf(date) : date;
}

/** `15 June 1990`: no reader takes the day for the month. */
export function formatLongDate({ year, month, day }: CivilDate): string {
  return `${day} ${monthName(month)} ${year}`;
}

/** The date `days` later (earlier where negative). */
export function addDays({ year, month, day }: CivilDate, days: number): CivilDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The same day so many months later, or earlier; where that month is shorter, its last. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = 12 * year + month - 1 + months;
  const to = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) };
}

/** Day of the week. */
export function weekdayOf({ year, month, day }: CivilDate): Weekday {
  const daysSinceThursday = Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;
  return WEEKDAYS[(((daysSinceThursday + 4) % 7) + 7) % 7] ?? "Sunday";
}

/** `Fri` for a Friday. */
export function shortWeekdayOf(date: CivilDate): ShortWeekday {
  return weekdayOf(date).slice(0, 3) as ShortWeekday;
}

/** The ISO week of a date, `2026-W47`, and its Monday: the week of the year's first Thursday is the first (ISO 8601). */
export function isoWeekOf(date: CivilDate): { readonly monday: CivilDate; readonly week: string } {
  const monday = addDays(date, -((WEEKDAYS.indexOf(weekdayOf(date)) + 6) % 7));
  const { year, month, day } = addDays(monday, 3);
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / MILLISECONDS_PER_DAY;
  return { monday, week: `${year}-W${String(1 + Math.floor(days / 7)).padStart(2, "0")}` };
}
