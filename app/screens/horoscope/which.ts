import type { HoroscopeSpan } from "~/answers/horoscope-shapes";
import {
  addDays,
  type CivilDate,
  formatIsoDate,
  isoWeekOf,
  localDay,
  midnightOf,
} from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { type Sign, signNamed } from "~/astrology/signs";
import { horoscopePage } from "~/components/sky/sign-pages";
import { parseCivilDate } from "~/time/civil-date";
import { longDate, monthOfYear } from "~/words/dates";
import * as words from "~/words/horoscope";

/** Which horoscope an address asks for. */
export interface Which {
  readonly sign: Sign;
  readonly span: HoroscopeSpan;
  /** A day in the span. */
  readonly date: CivilDate;
}

const SPANS: Readonly<Record<string, HoroscopeSpan>> = { week: "weekly", month: "monthly", year: "yearly" };
const PARTS: Readonly<Record<HoroscopeSpan, string>> = {
  daily: "",
  weekly: "/week",
  monthly: "/month",
  yearly: "/year",
};

/** `/horoscope/leo`, `/horoscope/leo/2026-11-22`, `/horoscope/leo/week?date=…`; null where there is no such page. */
export function whichOf(
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  today: string,
): Which | null {
  const sign = signNamed(params.sign);
  const when = params.when ?? "";
  const span = Object.hasOwn(SPANS, when) ? SPANS[when] : "daily";
  const asked = span === "daily" && when !== "" ? when : (search.get("date") ?? today);
  if (!sign || !span || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return null;
  const reading = parseCivilDate(asked);
  return reading.ok ? { sign, span, date: reading.date } : null;
}

/** The address of a horoscope; today's, and the present week's, month's and year's, have one without a date. */
export function addressOf({ sign, span, date }: Which, today: string): string {
  const base = horoscopePage(sign) + PARTS[span];
  const iso = formatIsoDate(date);
  if (span === "daily") return iso === today ? base : `${base}/${iso}`;
  return iso === today ? base : `${base}?date=${iso}`;
}

/** Four weeks: robots.txt lets robots read the months before and after, where these days lie. */
const FOUND_DAYS = 28;

/**
 * Whether search engines may list this page and follow links to it: the present spans and the days around today. There
 * are a hundred thousand others of each sign.
 */
export function isFound({ span, date }: Which, today: string): boolean {
  const away = Math.abs(midnightOf(date) - Date.parse(today)) / MILLISECONDS_PER_DAY;
  return span === "daily" ? away <= FOUND_DAYS : away === 0;
}

/** For a link to this page, see `isFound`. */
export function relOf(which: Which, today: string): "nofollow" | undefined {
  return isFound(which, today) ? undefined : "nofollow";
}

/** A day in the span before or after. */
export function stepped({ span, date }: Which, step: 1 | -1): CivilDate {
  switch (span) {
    case "daily":
      return addDays(date, step);
    case "weekly":
      return addDays(date, 7 * step);
    case "monthly":
      return { ...addDays({ ...date, day: 15 }, 30 * step), day: 1 };
    case "yearly":
      return { year: date.year + step, month: 1, day: 1 };
  }
}

/** "22 November 2026", "the week of 16 November 2026", "November 2026", "2026". */
export function spanName({ span, date }: Which): string {
  switch (span) {
    case "daily":
      return longDate(date);
    case "weekly":
      return words.weekOf({ day: longDate(isoWeekOf(date).monday) });
    case "monthly":
      return monthOfYear(date);
    case "yearly":
      return String(date.year);
  }
}

/** Today's ISO date where the visitor is; on the server in UTC, until the browser corrects it. */
export function todayIso(): string {
  return import.meta.env.SSR ? new Date().toISOString().slice(0, 10) : formatIsoDate(localDay(new Date()));
}
