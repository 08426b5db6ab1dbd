import type { BirthChartAnswer } from "~/answers/birth-chart";
import { normalizeDegrees } from "~/astrology/angles";
import { type CivilDate, gregorianOfIso } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { type Profection, profectionOn } from "~/astrology/profections";
import { FIRDARIA_NODES, firdaria } from "~/astrology/time-lords/firdaria";
import { listPeriods } from "~/astrology/time-lords/list-periods";
import type { Period } from "~/astrology/time-lords/period";

/** The periods of a life that run on a day: of a planet, and within it of another. */
export interface RunningPeriods {
  readonly year: Profection;
  /** The firdar, and its part; a node's has none. */
  readonly firdar: Period;
  readonly part: Period | null;
}

/**
 * The year of life and the firdar that run, by the defaults of `/api/time-lords`. Null before the birth, and where the
 * rising sign is unknown: then nobody can say which half of the sky the Sun was in.
 * @param today the visitor's own day
 */
export function runningPeriods(
  { input, rising, sun, resolved }: BirthChartAnswer,
  today: CivilDate,
  now: Instant,
): RunningPeriods | null {
  if (!rising) return null;
  const year = profectionOn(gregorianOfIso(input.date, input.calendar), rising.sign, today);
  // The Sun keeps to the ecliptic: it is up from the descendant on, through the midheaven, to the ascendant.
  const isDay = normalizeDegrees(sun.longitude - rising.longitude) > 180;
  const technique = firdaria(Date.parse(resolved.utc), isDay, FIRDARIA_NODES[0]);
  const [firdar, part] = listPeriods(technique, { from: now, to: now + 1, at: now, levels: 2 }).running;
  return year && firdar ? { year, firdar, part: part ?? null } : null;
}
