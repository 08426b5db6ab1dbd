import { type CivilDate, type Weekday, weekdayOf } from "~/astrology/calendar";
import { type CivilTime, civilDateTimeOf, MIDNIGHT, wallSeconds } from "./civil-date";
import { type ZoneSpan, zoneSpans } from "./zone-history";

/** What an offset from Greenwich was: its size and what the tz database calls it. */
export interface OffsetInForce {
  /** Seconds east of Greenwich. */
  readonly offset: number;
  /** As in the tz database: `CET`, `LMT`, `+0545`. */
  readonly abbreviation: string;
  readonly isDaylightSaving: boolean;
  /** No standard time had been introduced: each place kept the mean time of its own longitude. */
  readonly isLocalMeanTime: boolean;
}

/**
 * What a clock reading means in a zone. `offsets` are of the earlier and of the later of the two instants. In a gap,
 * which no clock showed, `before` and `after` are the offsets around the jump; `at` is the jump's instant
 * (milliseconds since 1970). Offsets are seconds east of Greenwich.
 */
export type LocalReading =
  | { readonly kind: "unique"; readonly offset: number; readonly isLocalMeanTime: boolean }
  | {
      readonly kind: "ambiguous";
      readonly offsets: readonly [number, number];
      /** Of the earlier and of the later reading. */
      readonly isLocalMeanTime: readonly [boolean, boolean];
    }
  | {
      readonly kind: "gap";
      readonly before: number;
      readonly after: number;
      readonly at: number;
      /** Whether the clocks before the jump kept local mean time. */
      readonly isLocalMeanTime: boolean;
    };

const SECONDS_PER_DAY = 86_400;

/**
 * Farther than any clock was ever from Greenwich, the date line's wrong side included (28 hours), together with the
 * 12 hours by which a place may stand apart from its zone's reference city.
 */
const REACH = 3 * SECONDS_PER_DAY;

/**
 * Mean solar time of a longitude (degrees, east positive) in seconds east of Greenwich, on the side of the date
 * line that `zoneOffset` keeps: Manila counted its days with Mexico until 1844, Alaska with Russia until 1867.
 */
export function localMeanTime(longitude: number, zoneOffset: number): number {
  const solar = longitude * 240;
  return (
    // "|| 0": Greenwich's -0 is 0.
    Math.round(solar) + SECONDS_PER_DAY * Math.round((zoneOffset - solar) / SECONDS_PER_DAY) || 0
  );
}

/**
 * A zone's spans around a moment (seconds, on any clock) as lived at one longitude: wherever the zone has the local
 * mean time of its reference city, the place has its own. Transitions away from local mean time keep their *clock
 * reading*, not their instant: the laws said "on 1 April 1893", and Ulm's clocks jumped when they, not Berlin's,
 * came to that midnight. So a clock time can be local mean time at the place exactly when it can be in the zone,
 * and instants never run backwards between readings that are unique. Without a longitude: the reference city's.
 */
function spansAround(zone: string, seconds: number, longitude: number | null): readonly ZoneSpan[] {
  const spans = zoneSpans(zone, seconds - REACH, seconds + REACH);
  if (longitude === null) return spans;
  let shift = 0;
  return spans.map((span) => {
    const start = span.start + shift;
    const offset = span.isLocalMeanTime ? localMeanTime(longitude, span.type.offset) : span.type.offset;
    shift = span.type.offset - offset;
    return { ...span, start, type: { ...span.type, offset } };
  });
}

/**
 * The offset in force in a zone at an instant (milliseconds since 1970), at a longitude (degrees, east positive) or,
 * without one, at the zone's reference city. Throws a RangeError on an unknown zone.
 */
export function utcOffsetAt(zone: string, instant: number, longitude: number | null = null): OffsetInForce {
  const seconds = Math.floor(instant / 1000);
  const spans = spansAround(zone, seconds, longitude);
  const { type, isLocalMeanTime } = spans.filter(({ start }) => start <= seconds).at(-1) as ZoneSpan;
  return { ...type, isLocalMeanTime };
}

/** The date and time, to the second, that clocks show at an instant, and their offset, as `utcOffsetAt` has it. */
export function civilDateTimeAt(zone: string, instant: number, longitude: number | null = null) {
  const { offset } = utcOffsetAt(zone, instant, longitude);
  return { ...civilDateTimeOf(Math.floor(instant / 1000) + offset), offset };
}

/** The date in a zone at an instant (milliseconds since 1970). Throws a RangeError on an unknown zone. */
export function todayIn(zone: string, now: number): CivilDate {
  return civilDateTimeAt(zone, now).date;
}

/**
 * The weekday in a zone at instants of a span (milliseconds since 1970), with the zone's changes looked up once. Throws a
 * RangeError on an unknown zone.
 */
export function weekdaysIn(zone: string, from: number, to: number): (at: number) => Weekday {
  const spans = zoneSpans(zone, from / 1000, to / 1000);
  return (at) => {
    const seconds = Math.floor(at / 1000);
    const { type } = spans.findLast(({ start }) => start <= seconds) ?? (spans[0] as ZoneSpan);
    return weekdayOf(civilDateTimeOf(seconds + type.offset).date);
  };
}

/**
 * When a date begins in a zone, milliseconds since 1970: at midnight, or where the clocks skipped it, at the jump. At a
 * longitude as in `readLocalTime`. Throws a RangeError on an unknown zone.
 */
export function startOfDay(zone: string, date: CivilDate, longitude: number | null = null): number {
  const reading = readLocalTime(zone, date, MIDNIGHT, longitude);
  if (reading.kind === "gap") return reading.at;
  const offset = reading.kind === "unique" ? reading.offset : reading.offsets[0];
  return (wallSeconds(date, MIDNIGHT) - offset) * 1000;
}

/**
 * What a clock that showed `date` and `time` in a zone meant, with the semantics of TZif (RFC 9636): at a longitude
 * (degrees, east positive) or, without one, at the zone's reference city. Throws a RangeError on an unknown zone.
 */
export function readLocalTime(
  zone: string,
  date: CivilDate,
  time: CivilTime,
  longitude: number | null = null,
): LocalReading {
  const wall = wallSeconds(date, time);
  const spans = spansAround(zone, wall, longitude);
  const readings = spans.filter(({ start, type }, index) => {
    const instant = wall - type.offset;
    return start <= instant && instant < (spans[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  });
  const earlier = readings[0];
  const later = readings.at(-1);
  if (earlier && later) {
    if (earlier === later) {
      return { kind: "unique", offset: earlier.type.offset, isLocalMeanTime: earlier.isLocalMeanTime };
    }
    return {
      kind: "ambiguous",
      offsets: [earlier.type.offset, later.type.offset],
      isLocalMeanTime: [earlier.isLocalMeanTime, later.isLocalMeanTime],
    };
  }
  return gapAround(spans, wall);
}

/** The jump that skipped a clock reading which no span holds: there always is one, for clocks run on. */
function gapAround(spans: readonly ZoneSpan[], wall: number): LocalReading {
  for (let index = 1; index < spans.length; index++) {
    const before = spans[index - 1] as ZoneSpan;
    const after = spans[index] as ZoneSpan;
    if (after.start + before.type.offset <= wall && wall < after.start + after.type.offset) {
      return {
        kind: "gap",
        before: before.type.offset,
        after: after.type.offset,
        at: after.start * 1000,
        isLocalMeanTime: before.isLocalMeanTime,
      };
    }
  }
  throw new Error("A time zone's spans do not join");
}
