import type { BirthChartAnswer } from "~/answers/birth-chart";
import { type CivilDate, gregorianOfIso } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { type Profection, profectionOn } from "~/astrology/profections";
import { type RunningFirdar, runningFirdar } from "~/astrology/time-lords/running-firdar";

/** The periods of a life that run on a day: of a planet, and within it of another. */
export interface RunningPeriods extends RunningFirdar {
  readonly year: Profection;
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
  const birth = { instant: Date.parse(resolved.utc), sun: sun.longitude, rising: rising.longitude };
  const running = runningFirdar(birth, now);
  return year && running ? { year, ...running } : null;
}
