import { daysInMonth, weekdayOf } from "~/astrology/calendar";
import { MIDNIGHT, wallSeconds } from "./civil-date";

/** What clocks of a zone showed for a while. */
export interface ZoneType {
  /** Seconds east of Greenwich. */
  readonly offset: number;
  /** The clock was moved from the zone's standard time (for Ireland's winters: backwards). */
  readonly isDaylightSaving: boolean;
  /** As in the tz database: `CET`, `LMT`, `+0545`. */
  readonly abbreviation: string;
}

/** From `at` (seconds since 1970-01-01T00:00:00Z) on, clocks showed `type`. */
export interface Transition {
  readonly at: number;
  readonly type: ZoneType;
}

interface YearlyChange {
  readonly month: number;
  /** 1–5, where 5 is the month's last. */
  readonly week: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Seconds after the local midnight; may be negative or beyond a day. */
  readonly clock: number;
}

/** A zone's rule for good: its standard time, and the yearly changes if it has any. */
export interface DaylightRule {
  readonly standard: ZoneType;
  readonly daylight: {
    readonly type: ZoneType;
    readonly starts: YearlyChange;
    readonly ends: YearlyChange;
  } | null;
}

const NAME = String.raw`(<[-+\w]+>|[A-Za-z]+)`;
const OFFSET = String.raw`([-+]?\d+(?::\d+){0,2})`;
const CHANGE = String.raw`M(\d+)\.(\d)\.(\d)(?:\/${OFFSET})?`;
const RULE = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,${CHANGE},${CHANGE})?$`);

const WEEKDAY_NUMBER = {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
};

function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[-+]/, "").split(":").map(Number);
  const size = hours * 3600 + minutes * 60 + seconds;
  return text.startsWith("-") && size !== 0 ? -size : size;
}

/** POSIX counts offsets west of Greenwich. */
function eastOf(text: string): number {
  return 0 - secondsOf(text);
}

function nameOf(text: string): string {
  return text.replace(/[<>]/g, "");
}

/**
 * Reads a TZif footer (RFC 9636, section 3.3; a POSIX `TZ` string whose times of day run from -167 to 167 hours),
 * such as `CET-1CEST,M3.5.0,M10.5.0/3`. Yearly changes are given by month, week and weekday, the only form that
 * the tz database's rules need today; any other throws.
 */
export function parseDaylightRule(footer: string): DaylightRule {
  const match = RULE.exec(footer);
  if (!match) throw new Error(`Unreadable time zone rule: ${footer}`);
  const [, name = "", offset = "0", daylightName, daylightOffset, ...changes] = match;
  const standard = { offset: eastOf(offset), isDaylightSaving: false, abbreviation: nameOf(name) };
  if (daylightName === undefined) return { standard, daylight: null };
  const daylight = daylightOffset === undefined ? standard.offset + 3600 : eastOf(daylightOffset);
  const changeOf = ([month, week, weekday, clock = "2"]: (string | undefined)[]): YearlyChange => ({
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    clock: secondsOf(clock),
  });
  return {
    standard,
    daylight: {
      type: { offset: daylight, isDaylightSaving: true, abbreviation: nameOf(daylightName) },
      starts: changeOf(changes.slice(0, 4)),
      ends: changeOf(changes.slice(4, 8)),
    },
  };
}

/** The change's clock reading in `year`, as seconds on the clock that is being changed. */
function wallClockOf({ month, week, weekday, clock }: YearlyChange, year: number): number {
  const first = { year, month, day: 1 };
  const firstMatch = 1 + ((weekday - WEEKDAY_NUMBER[weekdayOf(first)] + 7) % 7);
  const length = daysInMonth(year, month);
  let day = firstMatch + 7 * (week - 1);
  while (day > length) day -= 7;
  return wallSeconds({ year, month, day }, MIDNIGHT) + clock;
}

/** The rule's changes in the years `from` to `to`, both included, in order of time. */
export function transitionsOfRule(rule: DaylightRule, from: number, to: number): readonly Transition[] {
  const { standard, daylight } = rule;
  if (!daylight) return [];
  const transitions: Transition[] = [];
  for (let year = from; year <= to; year++) {
    transitions.push(
      { at: wallClockOf(daylight.starts, year) - standard.offset, type: daylight.type },
      { at: wallClockOf(daylight.ends, year) - daylight.type.offset, type: standard },
    );
  }
  return transitions.sort((a, b) => a.at - b.at);
}
