import { type CivilDate, type CivilTime, wallSeconds } from "./civil-date";
import type { Transition, ZoneType } from "./daylight-rule";
import { type ZoneHistory, zoneHistory, zoneNamed } from "./zone-history";

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

/** Farther than any clock was ever from Greenwich, the date line's wrong side included (at most 28 hours). */
const REACH = 2 * SECONDS_PER_DAY;

/**
 * The tz database calls Lisbon's, Lima's and Luanda's national mean times LMT as well. There that is within a minute
 * of the zone's own first LMT, and other places keep their own; but São Tomé went by Lisbon's clocks from 1884 to
 * 1911, an hour from its sun, and a chart must follow them. So an LMT that is farther than this many seconds from
 * the zone's first one (whole days aside: the date line) is not the place's.
 */
const SAME_PLACE = 900;

/** Whether the tz database (2026) has a zone or link of this name, in any case. */
export function isKnownZone(name: string): boolean {
  return zoneNamed(name) !== null;
}

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

/** `LMT`, and the tz database's `-00` for times when nobody lived there to set a clock. */
function isMeanTime({ abbreviation, offset }: ZoneType, initial: ZoneType): boolean {
  if (abbreviation === "-00") return true;
  if (abbreviation !== "LMT") return false;
  const days = (offset - initial.offset) / SECONDS_PER_DAY;
  return Math.abs(days - Math.round(days)) * SECONDS_PER_DAY <= SAME_PLACE;
}

interface Span {
  /** Seconds since 1970; the span ends where the next one starts. */
  readonly start: number;
  readonly type: ZoneType;
  readonly isLocalMeanTime: boolean;
}

/**
 * A zone's spans of constant offset as lived at one longitude: wherever the zone has the local mean time of its
 * reference city, the place has its own. Transitions away from local mean time keep their *clock reading*, not
 * their instant: the laws said "on 1 April 1893", and Ulm's clocks jumped when they, not Berlin's, came to that
 * midnight. So a clock time can be local mean time at the place exactly when it can be in the zone, and instants
 * never run backwards between readings that are unique. Without a longitude: the reference city's.
 */
function spansAt({ initial, transitions }: ZoneHistory, longitude: number | null): readonly Span[] {
  let shift = 0;
  const span = ({ at, type }: Transition): Span => {
    const start = at + shift;
    const isLocalMeanTime = isMeanTime(type, initial);
    const offset =
      isLocalMeanTime && longitude !== null ? localMeanTime(longitude, type.offset) : type.offset;
    shift = type.offset - offset;
    return { start, type: offset === type.offset ? type : { ...type, offset }, isLocalMeanTime };
  };
  return [span({ at: Number.NEGATIVE_INFINITY, type: initial }), ...transitions.map(span)];
}

/** Index of the span that holds an instant in seconds. */
function indexAt(spans: readonly Span[], seconds: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? Number.POSITIVE_INFINITY) <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The offset in force in a zone at an instant (milliseconds since 1970), at a longitude (degrees, east positive) or,
 * without one, at the zone's reference city. For 1800 to 2100. Throws a RangeError on an unknown zone.
 */
export function utcOffsetAt(zone: string, instant: number, longitude: number | null = null): OffsetInForce {
  const spans = spansAt(zoneHistory(zone), longitude);
  const { type, isLocalMeanTime } = spans[indexAt(spans, Math.floor(instant / 1000))] as Span;
  return { ...type, isLocalMeanTime };
}

/**
 * What a clock that showed `date` and `time` in a zone meant, with the semantics of TZif (RFC 9636): at a longitude
 * (degrees, east positive) or, without one, at the zone's reference city. For 1800 to 2100. Throws a RangeError on
 * an unknown zone.
 */
export function readLocalTime(
  zone: string,
  date: CivilDate,
  time: CivilTime,
  longitude: number | null = null,
): LocalReading {
  const wall = wallSeconds(date, time);
  const spans = spansAt(zoneHistory(zone), longitude);
  const first = indexAt(spans, wall - REACH);
  const last = indexAt(spans, wall + REACH);
  const readings: Span[] = [];
  for (let index = first; index <= last; index++) {
    const span = spans[index] as Span;
    const instant = wall - span.type.offset;
    const end = spans[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    if (span.start <= instant && instant < end) readings.push(span);
  }
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
  return gapAround(spans, first, last, wall);
}

/** The jump that skipped a clock reading which no span holds: there always is one, for clocks run on. */
function gapAround(spans: readonly Span[], first: number, last: number, wall: number): LocalReading {
  for (let index = first + 1; index <= last; index++) {
    const before = spans[index - 1] as Span;
    const after = spans[index] as Span;
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
