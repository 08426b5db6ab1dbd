import { type CivilDate, daysInMonth, monthName } from "~/astrology/calendar";

/** What a clock on the wall shows: `hour` 0–23, `minute` and `second` 0–59. */
export interface CivilTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export type ParsedDate =
  | { readonly ok: true; readonly date: CivilDate }
  | { readonly ok: false; readonly message: string };

export type ParsedTime =
  | { readonly ok: true; readonly time: CivilTime }
  | { readonly ok: false; readonly message: string };

/** The years for which the sky and the time zones are known. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2100;

export const NOON: CivilTime = { hour: 12, minute: 0, second: 0 };
export const MIDNIGHT: CivilTime = { hour: 0, minute: 0, second: 0 };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SLASH_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const CLOCK_24 = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const CLOCK_12 = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?\s*([ap])\.?m\.?$/i;

/**
 * Reads `YYYY-MM-DD` or the American `MM/DD/YYYY` (one digit will do for month and day there), blanks around it
 * ignored. Accepts real days from 1800-01-01 to 2100-12-31; otherwise the message says which of the three it is
 * not: readable, real, in range.
 */
export function parseCivilDate(text: string): ParsedDate {
  const trimmed = text.trim();
  const iso = ISO_DATE.exec(trimmed);
  const slash = iso ? null : SLASH_DATE.exec(trimmed);
  if (!iso && !slash) {
    return { ok: false, message: "Write the date as MM/DD/YYYY or YYYY-MM-DD, for example 06/15/1990" };
  }
  const [year, month, day] = (iso ? [iso[1], iso[2], iso[3]] : [slash?.[3], slash?.[1], slash?.[2]]).map(
    Number,
  ) as [number, number, number];
  if (month < 1 || month > 12) {
    return { ok: false, message: `There is no month ${month}: write MM/DD/YYYY or YYYY-MM-DD` };
  }
  if (day < 1 || day > daysInMonth(year, month)) {
    return { ok: false, message: `${monthName(month)} ${year} has no day ${day}` };
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return {
      ok: false,
      message: `The date must lie between 1 January ${FIRST_YEAR} and 31 December ${LAST_YEAR}`,
    };
  }
  return { ok: true, date: { year, month, day } };
}

/**
 * Reads `14:30`, `14:30:15`, `2:30 PM`, `2:30:15pm` or `2 p.m.`. 12 AM is midnight, 12 PM noon. 24:00 is refused:
 * which day it belongs to is exactly what a chart must not guess.
 */
export function parseCivilTime(text: string): ParsedTime {
  const trimmed = text.trim();
  const clock12 = CLOCK_12.exec(trimmed);
  if (clock12) {
    const [, hours, minutes = "0", seconds = "0", half] = clock12;
    const hour = Number(hours);
    if (hour < 1 || hour > 12) {
      return { ok: false, message: "With AM or PM the hour must be between 1 and 12" };
    }
    const afternoon = half?.toLowerCase() === "p";
    return checkedTime((hour % 12) + (afternoon ? 12 : 0), Number(minutes), Number(seconds));
  }
  const clock24 = CLOCK_24.exec(trimmed);
  if (!clock24) return { ok: false, message: "Write the time as HH:MM, for example 14:30 or 2:30 PM" };
  const [, hours, minutes, seconds = "0"] = clock24;
  if (Number(hours) === 24) {
    return { ok: false, message: "There is no 24:00: write 00:00 and the date of the day that begins" };
  }
  return checkedTime(Number(hours), Number(minutes), Number(seconds));
}

function checkedTime(hour: number, minute: number, second: number): ParsedTime {
  if (hour > 23) return { ok: false, message: "The hour must be between 0 and 23" };
  if (minute > 59) return { ok: false, message: "The minutes must be between 0 and 59" };
  if (second > 59) return { ok: false, message: "The seconds must be between 0 and 59" };
  return { ok: true, time: { hour, minute, second } };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** `14:30:00`. */
export function formatIsoTime({ hour, minute, second }: CivilTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

/** `14:30`, and `14:30:15` where the seconds are not 0. */
export function formatShortTime(time: CivilTime): string {
  const full = formatIsoTime(time);
  return time.second === 0 ? full.slice(0, 5) : full;
}

/** Seconds from 1970-01-01T00:00:00 to this date and time on one and the same clock, whichever clock that is. */
export function wallSeconds(date: CivilDate, time: CivilTime): number {
  return (
    Date.UTC(date.year, date.month - 1, date.day) / 1000 + time.hour * 3600 + time.minute * 60 + time.second
  );
}

/** The date and time that `wallSeconds` counts; whole seconds in. */
export function civilDateTimeOf(seconds: number): { readonly date: CivilDate; readonly time: CivilTime } {
  const moment = new Date(seconds * 1000);
  return {
    date: { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() },
    time: { hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), second: moment.getUTCSeconds() },
  };
}
