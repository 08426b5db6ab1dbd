import { addDays, type Calendar, type CivilDate, formatIsoDate, gregorianOf } from "~/astrology/calendar";
import { type ClockNote, clockNote } from "~/clock-notes";
import type { Reason } from "~/refusals";
import {
  type CivilTime,
  civilDateTimeOf,
  formatIsoTime,
  formatShortTime,
  MIDNIGHT,
  NOON,
  wallSeconds,
} from "./civil-date";
import { type LocalReading, readLocalTime } from "./civil-time";
import { zoneNamed } from "./zone-history";

/** The place's own zone, a fixed offset in hours east of Greenwich, or the name of a zone. */
export type TimezoneChoice = "auto" | number | string;

/** Which of two instants is meant by a clock reading that occurred twice. */
export type TimeReading = "earlier" | "later";

export interface BirthClock {
  readonly date: CivilDate;
  /** Null where the birth time is unknown: local noon is taken. */
  readonly time: CivilTime | null;
  readonly timezone: TimezoneChoice;
  /** Degrees, north and east positive, and the tz database's name of the place's zone. */
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string };
  readonly timeReading: TimeReading;
  /** In which the date is given; Gregorian without it. */
  readonly calendar?: Calendar;
}

/** A birth's instant and how the clock was read to find it: `utc` is always `localTime` less `utcOffset`. */
export interface BirthMoment {
  /** Milliseconds since 1970-01-01T00:00:00Z, whole seconds. */
  readonly instant: number;
  /** `1990-06-15T18:30:00Z` */
  readonly utc: string;
  /** `-04:00`, or `+00:39:58` where the seconds are not 0. */
  readonly utcOffset: string;
  /** `1990-06-15T14:30:00`: as the visitor gave it, also where no clock showed it. */
  readonly localTime: string;
  /** The zone that was used, or `UTC-04:00` for a fixed offset. */
  readonly timeZone: string;
  /** What a visitor must know to trust the reading; none where there is nothing to say. */
  readonly notes: readonly ClockNote[];
  /** The clock showed this time twice. */
  readonly ambiguous: boolean;
  /** The first instant of the birth's local civil day, and of the next one. */
  readonly dayStart: number;
  readonly dayEnd: number;
}

export type ParsedTimezone =
  | { readonly ok: true; readonly timezone: TimezoneChoice }
  | { readonly ok: false; readonly why: Reason };

const LEAST_HOURS = -12;
const MOST_HOURS = 14;
const DECIMAL = /^[-+]?\d{1,2}(?:[.,]\d{1,4})?$/;

/**
 * Reads a timezone field: absent, null, blank and "auto" mean the place's own; a number or numeric text from -12 to
 * 14 in quarters is a fixed offset in hours; anything else must be a name of the tz database, in any case, and
 * comes back in its proper spelling.
 */
export function parseTimezone(value: unknown): ParsedTimezone {
  if (value === undefined || value === null) return { ok: true, timezone: "auto" };
  if (typeof value === "number") return fixedOffset(value);
  if (typeof value === "string") {
    const text = value.trim();
    if (text === "" || text.toLowerCase() === "auto") return { ok: true, timezone: "auto" };
    if (DECIMAL.test(text)) return fixedOffset(Number(text.replace(",", ".")));
    const name = zoneNamed(text);
    if (name !== null) return { ok: true, timezone: name };
  }
  return { ok: false, why: ["timezone.unknown"] };
}

function fixedOffset(hours: number): ParsedTimezone {
  if (!(hours >= LEAST_HOURS && hours <= MOST_HOURS)) {
    return { ok: false, why: ["timezone.out-of-range"] };
  }
  if (!Number.isInteger(hours * 4)) {
    return { ok: false, why: ["timezone.not-in-quarters"] };
  }
  return { ok: true, timezone: hours === 0 ? 0 : hours };
}

/** `+05:45`, or `+00:39:58` where the seconds are not 0; whole seconds east of Greenwich in. */
export function formatUtcOffset(offset: number): string {
  const size = Math.abs(offset);
  const time = { hour: Math.floor(size / 3600), minute: Math.floor(size / 60) % 60, second: size % 60 };
  return `${offset < 0 ? "-" : "+"}${formatShortTime(time)}`;
}

/**
 * The instant of a birth. With a fixed offset, just that. Otherwise by the history of the chosen zone, or of the
 * place's own; a time that no clock showed is read with the offset before the gap and so moves forward; of a time
 * that occurred twice, `timeReading` chooses. While that zone had no standard time yet, clocks are read as local
 * mean time of the *place's* longitude, also where the visitor chose the zone: there was no other clock to read.
 * Throws a RangeError on a zone that the tz database does not know; check with `parseTimezone`.
 */
export function resolveBirthMoment({ date: given, calendar, ...clock }: BirthClock): BirthMoment {
  if (calendar !== "Julian") return momentOf({ date: given, ...clock });
  const date = gregorianOf(given);
  const moment = momentOf({ date, ...clock });
  const converted = clockNote("date.old-style", formatIsoDate(given), formatIsoDate(date));
  return { ...moment, notes: [converted, ...moment.notes] };
}

function momentOf({ date, time, timezone, place, timeReading }: Omit<BirthClock, "calendar">): BirthMoment {
  const clock = time ?? NOON;
  if (typeof timezone === "number") return momentAtFixedOffset(date, clock, Math.round(timezone * 3600));

  const zone = timezone === "auto" ? place.timeZone : timezone;
  const { longitude } = place;
  const reading = readLocalTime(zone, date, clock, longitude);
  const { offset, isLocalMeanTime } = chosenOffset(reading, timeReading);
  const wall = wallSeconds(date, clock);
  const instant = wall - offset;
  const notes: ClockNote[] = [];
  let day = date;
  if (reading.kind === "gap") {
    const jump = reading.at / 1000;
    const from = civilDateTimeOf(jump + reading.before);
    const to = civilDateTimeOf(jump + reading.after);
    const readAs = civilDateTimeOf(instant + reading.after);
    day = readAs.date;
    notes.push(
      clockNote(
        "time.skipped",
        isoMoment(from),
        isoMoment(to),
        isoMoment({ date, time: clock }),
        isoMoment(readAs),
        formatUtcOffset(reading.after),
      ),
    );
  } else if (reading.kind === "ambiguous") {
    const [earlier, later] = reading.offsets;
    notes.push(clockNote(`time.twice-${timeReading}`, formatUtcOffset(earlier), formatUtcOffset(later)));
  }
  if (isLocalMeanTime) {
    const code = reading.kind === "unique" ? "time.before-standard" : "time.local-mean";
    notes.push(clockNote(code, longitude, formatUtcOffset(offset)));
  }
  return {
    instant: instant * 1000,
    ...written(date, clock, offset),
    timeZone: zone,
    notes,
    ambiguous: reading.kind === "ambiguous",
    dayStart: midnight(zone, day, longitude, "earlier"),
    dayEnd: midnight(zone, addDays(day, 1), longitude, "later"),
  };
}

function momentAtFixedOffset(date: CivilDate, clock: CivilTime, offset: number): BirthMoment {
  return {
    instant: (wallSeconds(date, clock) - offset) * 1000,
    ...written(date, clock, offset),
    timeZone: `UTC${formatUtcOffset(offset)}`,
    notes: [],
    ambiguous: false,
    dayStart: (wallSeconds(date, MIDNIGHT) - offset) * 1000,
    dayEnd: (wallSeconds(addDays(date, 1), MIDNIGHT) - offset) * 1000,
  };
}

/** `1990-06-15T14:30`, with seconds where they are not 0. */
function isoMoment({ date, time }: { readonly date: CivilDate; readonly time: CivilTime }): string {
  return `${formatIsoDate(date)}T${formatShortTime(time)}`;
}

function written(date: CivilDate, clock: CivilTime, offset: number) {
  const utc = civilDateTimeOf(wallSeconds(date, clock) - offset);
  return {
    utc: `${formatIsoDate(utc.date)}T${formatIsoTime(utc.time)}Z`,
    utcOffset: formatUtcOffset(offset),
    localTime: `${formatIsoDate(date)}T${formatIsoTime(clock)}`,
  };
}

function chosenOffset(
  reading: LocalReading,
  timeReading: TimeReading,
): { readonly offset: number; readonly isLocalMeanTime: boolean } {
  switch (reading.kind) {
    case "unique":
      return reading;
    case "gap":
      return { offset: reading.before, isLocalMeanTime: reading.isLocalMeanTime };
    case "ambiguous": {
      const index = timeReading === "earlier" ? 0 : 1;
      return { offset: reading.offsets[index], isLocalMeanTime: reading.isLocalMeanTime[index] };
    }
  }
}

/**
 * The instant at which a local day begins. Where clocks skipped midnight, the skip; where midnight occurred twice,
 * the one asked for, so that a day's two ends hold every instant that bore its date.
 */
function midnight(zone: string, date: CivilDate, longitude: number, which: TimeReading): number {
  const reading = readLocalTime(zone, date, MIDNIGHT, longitude);
  if (reading.kind === "gap") return reading.at;
  return (wallSeconds(date, MIDNIGHT) - chosenOffset(reading, which).offset) * 1000;
}
