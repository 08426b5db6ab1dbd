import type { TraditionalRuler } from "../bodies";
import type { Weekday } from "../calendar";
import { DAY_RULERS, rulerAfter } from "../chaldean-order";
import { hasHours, SUNRISE } from "../elections/spans-of-condition";
import { turningSky } from "../elections/turning-sky";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import type { GeoPoint } from "../sphere";

/** The unequal hour of a moment. */
export interface HourOfMoment {
  readonly ruler: TraditionalRuler;
  /** Of the day, which begins at sunrise. */
  readonly dayRuler: TraditionalRuler;
  readonly isDay: boolean;
}

/**
 * The planetary hour of a moment over a place, good to some seconds; null where the Sun does not rise and set.
 * @param weekdayAt the day of the week by the clocks of the place
 */
export function planetaryHourAt(
  place: GeoPoint,
  at: Instant,
  weekdayAt: (at: Instant) => Weekday,
): HourOfMoment | null {
  const span = { from: at - 2 * MILLISECONDS_PER_DAY, to: at + 2 * MILLISECONDS_PER_DAY };
  const days = turningSky(place, span).sunAbove(SUNRISE);
  const index = days.findLastIndex(({ from }) => from <= at);
  const [day, next] = [days[index], days[index + 1]];
  if (!day || !next || !hasHours(day.from, day.to, next.from)) return null;
  const isDay = at < day.to;
  const part = isDay ? (at - day.from) / (day.to - day.from) : 1 + (at - day.to) / (next.from - day.to);
  const dayRuler = DAY_RULERS[weekdayAt(day.from)];
  return { ruler: rulerAfter(dayRuler, Math.floor(part * 12)), dayRuler, isDay };
}
