import {
  type Calendar,
  type CivilDate,
  daysInMonth,
  formatIsoDate,
  localDay,
  MONTHS,
} from "~/astrology/calendar";
import type { Reason } from "../refusals";
import { inPlainDigits } from "./plain-digits";

/** What a clock on the wall shows: `hour` 0–23, `minute` and `second` 0–59. */
export interface CivilTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export type ParsedDate =
  | { readonly ok: true; readonly date: CivilDate }
  /** `meant`: the one day that it can mean, though it is written otherwise than we read dates. */
  | { readonly ok: false; readonly why: Reason; readonly meant?: CivilDate };

export type ParsedTime =
  | { readonly ok: true; readonly time: CivilTime }
  | { readonly ok: false; readonly why: Reason };

/** The years for which the sky and the time zones are known. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2100;

export const NOON: CivilTime = { hour: 12, minute: 0, second: 0 };
export const MIDNIGHT: CivilTime = { hour: 0, minute: 0, second: 0 };

/** `1990-06-15`, `1990/6/5`, `1990.06.15`. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
/** Two numbers and a year: what comes first depends on what stands between. */
const YEAR_LAST = /^(\d{1,2})(?:\/(\d{1,2})\/|-(\d{1,2})-|\.\s?(\d{1,2})\.\s?)(\d{4})$/;
/** `15.6.90`: of dates with dots alone, where the day comes first everywhere. */
const SHORT_YEAR = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})$/;
/** `15061990`. */
const EIGHT_DIGITS = /^\d{8}$/;
/** `15 June 1990`, `15th Jun 1990`, `15 de junio de 1990`, `1º de março de 1990`. */
const DAY_AND_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|º)?\.?(?:[\s-]*|\s+de\s+)([a-zç]{3,10})\.?,?(?:[\s-]*|\s+del?\s+)(\d{4})$/i;
/** `June 15, 1990`. */
const NAME_AND_DAY = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*(?:,\s*)?(\d{4})$/i;

/** No date and no time is longer, however it is written; what is longer no pattern sees. */
const LONGEST = 64;

const UNREADABLE = { ok: false, why: ["date.unreadable"] } as const;

/**
 * Reads `YYYY-MM-DD`, the American `MM/DD/YYYY`, and what can mean only one day: `1990/6/15`, `15.06.1990` (with dots
 * the day comes first everywhere), `15.6.90` (the last such year whose day has come), `15-06-1990`, `15061990`,
 * `15 June 1990`, `Jun 15, 1990`, `15 de junio de 1990`. Blanks around it are ignored, and the digits may be Arabic or Persian ones. Accepts real days from 1800-01-01 to 2100-12-31; otherwise the reason says which of the three it is not: readable, real,
 * in range; 29 February 1900 is a real day of the Julian calendar. `15/06/1990` is refused with the day that it must mean: who writes so may have misread us all along.
 */
export function parseCivilDate(
  text: string,
  calendar: Calendar = "Gregorian",
  today: CivilDate = localDay(new Date()),
): ParsedDate {
  const trimmed = text.length > LONGEST ? "" : inPlainDigits(text);
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst) return dateOrReason(calendar, yearFirst[1], yearFirst[3], yearFirst[4]);
  const yearLast = YEAR_LAST.exec(trimmed);
  if (yearLast) return parseYearLast(calendar, yearLast);
  const shortYear = SHORT_YEAR.exec(trimmed);
  if (shortYear) return parseShortYear(calendar, shortYear, today);
  if (EIGHT_DIGITS.test(trimmed)) return parseEightDigits(calendar, trimmed);
  const dayFirst = DAY_AND_NAME.exec(trimmed);
  if (dayFirst) return dateOrReason(calendar, dayFirst[3], monthCalled(dayFirst[2]), dayFirst[1]);
  const nameFirst = NAME_AND_DAY.exec(trimmed);
  if (nameFirst) return dateOrReason(calendar, nameFirst[3], monthCalled(nameFirst[1]), nameFirst[2]);
  return UNREADABLE;
}

function parseYearLast(
  calendar: Calendar,
  [, first = "", afterSlash, afterHyphen, afterDot, year]: readonly (string | undefined)[],
): ParsedDate {
  if (afterDot !== undefined) return dateOrReason(calendar, year, afterDot, first);
  if (afterHyphen !== undefined) {
    if (Number(first) > 12) return dateOrReason(calendar, year, afterHyphen, first);
    const monthFirst =
      Number(afterHyphen) > 12 &&
      offered(dateOrReason(calendar, year, first, afterHyphen), "date.year-first");
    return monthFirst || { ok: false, why: ["date.year-first", null] };
  }
  const asWritten = dateOrReason(calendar, year, first, afterSlash);
  const dayFirst =
    Number(first) > 12 && offered(dateOrReason(calendar, year, afterSlash, first), "date.month-first");
  return dayFirst || asWritten;
}

/** The last year that ends so and whose day is not in the future. */
function parseShortYear(
  calendar: Calendar,
  [, day, month, year]: readonly (string | undefined)[],
  today: CivilDate,
): ParsedDate {
  const century = Math.floor(today.year / 100) * 100;
  const latest = dateOrReason(calendar, century + Number(year), month, day);
  const isAhead = latest.ok
    ? formatIsoDate(latest.date) > formatIsoDate(today)
    : century + Number(year) > today.year;
  return isAhead ? dateOrReason(calendar, century - 100 + Number(year), month, day) : latest;
}

/** Day, month, year, or month, day, year: whichever of them is a day, where one alone is. */
function parseEightDigits(calendar: Calendar, digits: string): ParsedDate {
  const part = (from: number, to: number) => digits.slice(from, to);
  const days = [
    dateOrReason(calendar, part(4, 8), part(2, 4), part(0, 2)),
    dateOrReason(calendar, part(4, 8), part(0, 2), part(2, 4)),
  ].flatMap((reading) => (reading.ok ? [reading.date] : []));
  const [first, ...others] = days;
  if (!first) return UNREADABLE;
  return others.every((other) => formatIsoDate(other) === formatIsoDate(first))
    ? { ok: true, date: first }
    : { ok: false, why: ["date.ambiguous", digits] };
}

/** A refusal that says which day must be meant; null when that is none either. */
function offered(reading: ParsedDate, rule: "date.year-first" | "date.month-first"): ParsedDate | null {
  if (!reading.ok) return null;
  const { date: meant } = reading;
  return { ok: false, why: [rule, meant], meant };
}

/** As people who read the site in another language write them, where that does not begin as the English does. */
const MONTHS_ELSEWHERE: Readonly<Record<string, number>> = {
  enero: 1,
  janeiro: 1,
  febrero: 2,
  fevereiro: 2,
  marzo: 3,
  março: 3,
  marco: 3,
  abril: 4,
  mayo: 5,
  maio: 5,
  junio: 6,
  junho: 6,
  julio: 7,
  julho: 7,
  agosto: 8,
  septiembre: 9,
  setiembre: 9,
  setembro: 9,
  octubre: 10,
  outubro: 10,
  noviembre: 11,
  novembro: 11,
  diciembre: 12,
  dezembro: 12,
};

/**
 * 1–12 for a month's name in a language of the site, or its beginning of three letters or more ("Sept", "ene");
 * undefined for other words.
 */
function monthCalled(name = ""): number | undefined {
  const beginning = name.toLowerCase();
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(beginning));
  if (index >= 0) return index + 1;
  return Object.entries(MONTHS_ELSEWHERE).find(([month]) => month.startsWith(beginning))?.[1];
}

type Digits = string | number | undefined;

function dateOrReason(calendar: Calendar, ...parts: [year: Digits, month: Digits, day: Digits]): ParsedDate {
  if (parts.includes(undefined)) return UNREADABLE;
  const [year, month, day] = parts.map(Number) as [number, number, number];
  if (month < 1 || month > 12) return { ok: false, why: ["date.no-month", month] };
  if (day < 1 || day > daysInMonth(year, month, calendar)) {
    return { ok: false, why: ["date.impossible", month, year, day] };
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return { ok: false, why: ["date.out-of-range", FIRST_YEAR, LAST_YEAR] };
  }
  return { ok: true, date: { year, month, day } };
}

const SEPARATOR = "(?:[:.h]|\\sh\\s)";
const CLOCK = `^(\\d{1,2})(?:${SEPARATOR}(\\d{2})(?:${SEPARATOR}(\\d{2}))?(?:\\s?(?:h|min))?|\\s?h)`;
const CLOCK_24 = new RegExp(`${CLOCK}$`, "i");
const CLOCK_12 = new RegExp(
  `^(\\d{1,2})(?:${SEPARATOR}(\\d{2})(?:${SEPARATOR}(\\d{2}))?)?\\s*([ap])\\.?\\s?m\\.?$`,
  "i",
);
/** The first and the last hour of a part of the day; 24 is the midnight after it. */
type Part = readonly [first: number, last: number];
const MORNING: Part = [1, 11];
const NIGHT: Part = [18, 24];
/** What the parts are called, with accents and without. */
const PARTS: Readonly<Record<string, Part>> = {
  madrugada: [0, 6],
  mañana: MORNING,
  manana: MORNING,
  manhã: MORNING,
  manha: MORNING,
  tarde: [12, 23],
  noite: NIGHT,
  noche: NIGHT,
};
/** `2:30 da tarde`, `2 de la tarde`. */
const CLOCK_AND_PART = new RegExp(`${CLOCK}?\\s*(?:da|de\\sla)\\s+(${Object.keys(PARTS).join("|")})$`, "i");
/** `1430`. */
const CLOCK_WITHOUT_SIGN = /^(\d{2})(\d{2})$/;

/**
 * Reads `14:30`, `14:30:15`, `14.30`, `14h30`, `14h`, `1430`, `2:30 PM`, `2.30pm`, `2 p.m.`, and as Spanish and
 * Portuguese have it `2:30 p. m.`, `14:30 h`, `14h30min`, `2:30 de la tarde` and `14h30 da tarde`. 12 AM is midnight,
 * 12 PM noon. 24:00 is refused: which day it belongs to is exactly what a chart must not guess.
 */
export function parseCivilTime(text: string): ParsedTime {
  const trimmed = text.length > LONGEST ? "" : inPlainDigits(text).normalize("NFC");
  const clock12 = CLOCK_12.exec(trimmed);
  if (clock12) {
    const [, hours, minutes = "0", seconds = "0", half] = clock12;
    const hour = Number(hours);
    if (hour < 1 || hour > 12) {
      return { ok: false, why: ["time.hour-of-half-out-of-range"] };
    }
    const afternoon = half?.toLowerCase() === "p";
    return checkedTime((hour % 12) + (afternoon ? 12 : 0), Number(minutes), Number(seconds));
  }
  const clock = CLOCK_AND_PART.exec(trimmed) ?? CLOCK_24.exec(trimmed) ?? CLOCK_WITHOUT_SIGN.exec(trimmed);
  if (!clock) return { ok: false, why: ["time.unreadable"] };
  const [, hours, minutes = "0", seconds = "0", word = ""] = clock;
  if (Number(hours) === 24) return { ok: false, why: ["time.twenty-four"] };
  const part = PARTS[word.toLowerCase()];
  const hour = part ? hourIn(part, Number(hours)) : Number(hours);
  if (hour === undefined) return { ok: false, why: ["time.unreadable"] };
  return checkedTime(hour, Number(minutes), Number(seconds));
}

/**
 * The hour of the day that an hour is which lies in a part of it, by the clock of twelve hours or of twenty-four.
 * Undefined where it lies in another: twelve in the morning is noon to some and midnight to others, and the small hours of
 * a night are the afternoon's to nobody.
 */
function hourIn([first, last]: Part, hour: number): number | undefined {
  const meant = hour > 0 && hour <= 12 ? [hour % 12, (hour % 12) + 12, (hour % 12) + 24] : [hour];
  const found = meant.find((each) => each >= first && each <= last);
  return found === undefined ? undefined : found % 24;
}

function checkedTime(hour: number, minute: number, second: number): ParsedTime {
  if (hour > 23) return { ok: false, why: ["time.hour-out-of-range"] };
  if (minute > 59) return { ok: false, why: ["time.minute-out-of-range"] };
  if (second > 59) return { ok: false, why: ["time.second-out-of-range"] };
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
