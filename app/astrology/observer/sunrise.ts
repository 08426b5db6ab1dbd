import { AstroTime, Body, Observer, SearchRiseSet, SetDeltaTFunction } from "astronomy-engine";
import { deltaT } from "../ephemeris/delta-t";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import type { GeoPoint } from "../sphere";
import type { Span } from "./standpoint";

/**
 * The Sun over a place at sea level with a flat horizon, by astronomy-engine: rising and setting of the upper edge with
 * the almanac's refraction of 34′, within 6 s of Swiss Ephemeris between 60° N and S, of which 2 to 5 s are that one's
 * smaller refraction, and within 0.4 s of our own positions.
 */

/** Days since 2000-01-01T12:00 UT, as astronomy-engine counts. */
const EPOCH = Date.UTC(2000, 0, 1, 12);

// One clock for the whole site; this is astronomy-engine's only state.
SetDeltaTFunction((days) => deltaT(EPOCH + days * MILLISECONDS_PER_DAY));

const UP = 1;
const DOWN = -1;

/** The first sunrise in a span; null where there is none. */
export function sunriseIn(span: Span, place: GeoPoint): Instant | null {
  return search(UP, span, place);
}

/** The first sunset in a span; null where there is none. */
export function sunsetIn(span: Span, place: GeoPoint): Instant | null {
  return search(DOWN, span, place);
}

function search(direction: number, { from, to }: Span, { latitude, longitude }: GeoPoint): Instant | null {
  const days = (to - from) / MILLISECONDS_PER_DAY;
  const start = new AstroTime((from - EPOCH) / MILLISECONDS_PER_DAY);
  const found = SearchRiseSet(Body.Sun, new Observer(latitude, longitude, 0), direction, start, days);
  const instant = found && Math.round(EPOCH + found.ut * MILLISECONDS_PER_DAY);
  // It may find what lies a moment outside.
  return instant !== null && instant >= from && instant < to ? instant : null;
}
