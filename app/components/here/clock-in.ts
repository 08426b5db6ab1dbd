import type { CivilDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { inUse } from "~/page-language";
import { hourHere, regionOfWords } from "../sky/clock-here";

/** Formats by zone: one is costly to make. Used in the browser alone. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const readings = new Map<string, Intl.DateTimeFormat>();
/** What zones are called, by language and zone. */
const zones = new Map<string, string>();

/** The clock time of an instant in a zone, in the visitor's hour cycle: `07:38` or `7:38 am`. */
export function clockIn(timeZone: string, at: string | Instant): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat(regionOfWords(), { ...hourHere(), minute: "2-digit", timeZone });
    clocks.set(timeZone, clock);
  }
  return clock.format(new Date(at));
}

/** Names of zones are today's: one that had no summer time then would be called by its standard time. */
const NAMED_AT = Date.UTC(2026, 0, 1);

/**
 * Whose clocks a zone's are, in the language of the page: `hora de Europa central`. In English the tz database's name,
 * which is made of English names of places: `Europe/Madrid`.
 */
export function zoneInWords(timeZone: string): string {
  const language = inUse();
  const key = `${language} ${timeZone}`;
  const name = zones.get(key) ?? zoneIn(language, timeZone);
  zones.set(key, name);
  return name;
}

function zoneIn(language: string, timeZone: string): string {
  const name = timeZone.replaceAll("_", " ");
  if (language === "en") return name;
  try {
    const named = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
    return named.formatToParts(NAMED_AT).find(({ type }) => type === "timeZoneName")?.value ?? name;
  } catch {
    return name; // browsers from before 2022 have no such names
  }
}

/** What calendar and clock show in a zone: the date, and whole minutes since midnight. */
export function readingIn(
  timeZone: string,
  at: Instant,
): { readonly date: CivilDate; readonly minutes: number } {
  let format = readings.get(timeZone);
  if (!format) {
    const numbers = { year: "numeric", month: "numeric", day: "numeric" } as const;
    const time = { hour: "numeric", minute: "numeric", hourCycle: "h23" } as const;
    format = new Intl.DateTimeFormat("en-GB", { ...numbers, ...time, timeZone });
    readings.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { date: { year, month, day }, minutes: hour * 60 + minute };
}

/** How long a span lasts, `8 h 19 min`. */
export function lengthOf(from: string, to: string): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
