import { normalizeDegrees } from "~/astrology/angles";
import { monthName, utcDate } from "~/astrology/calendar";
import { instantOfDate, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { illuminationAt, type PrincipalPhase, principalPhasesBetween } from "~/astrology/lunar-phase";
import { positionOf } from "~/astrology/positions";
import { type Sign, signAt } from "~/astrology/signs";
import { remembered } from "~/memo";
import type { EphemerisInput } from "~/schemas/ephemeris-input";
import { type Told, told } from "./told";

export interface MoonDay {
  /** `2026-11-20`. */
  readonly date: string;
  /** At 12:00 UT: percent, and degrees ahead of the Sun in [0, 360). */
  readonly illumination: number;
  readonly elongation: number;
  readonly sign: Sign;
}

export type PrincipalPhaseAt = Told<PrincipalPhase>;

export interface MoonCalendarAnswer {
  readonly monthName: string;
  readonly year: number;
  readonly month: number;
  readonly days: readonly MoonDay[];
  /** The principal phases of the month, in order. */
  readonly phases: readonly PrincipalPhaseAt[];
  /** Those of the day before the month and the day after it: by clocks apart from UT they may fall into it. */
  readonly phasesBeside: readonly PrincipalPhaseAt[];
}

/** The Moon of each day of a month, at noon UT. */
export const moonCalendarAnswer = remembered(
  60,
  ({ year, month }: EphemerisInput) => `${year}-${month}`,
  moonCalendar,
);

function moonCalendar({ year, month }: EphemerisInput): MoonCalendarAnswer {
  const start = instantOfDate(year, month, 1);
  const end = instantOfDate(year, month + 1, 1);
  const days: MoonDay[] = [];
  for (let day = start; day < end; day += MILLISECONDS_PER_DAY) {
    const noon = day + MILLISECONDS_PER_DAY / 2;
    const { longitude } = positionOf("Moon", noon);
    days.push({
      date: utcDate(day),
      illumination: illuminationAt(noon),
      elongation: normalizeDegrees(longitude - positionOf("Sun", noon).longitude),
      sign: signAt(longitude),
    });
  }
  const found = principalPhasesBetween(start - MILLISECONDS_PER_DAY, end + MILLISECONDS_PER_DAY);
  const isWithin = ({ instant }: PrincipalPhase) => instant >= start && instant < end;
  return {
    monthName: monthName(month),
    year,
    month,
    days,
    phases: found.filter(isWithin).map(told),
    phasesBeside: found.filter((phase) => !isWithin(phase)).map(told),
  };
}
