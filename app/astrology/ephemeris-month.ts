import { BODIES, type Body } from "./bodies";
import {
  type CivilDate,
  daysInMonth,
  formatIsoDate,
  midnightOf,
  monthName,
  type ShortWeekday,
  shortWeekdayOf,
} from "./calendar";
import { positionsAt, skyFrameAt } from "./positions";
import { type Sign, signPosition } from "./signs";

export interface EphemerisPosition {
  readonly body: Body;
  readonly sign: Sign;
  /** Whole degrees and minutes within the sign, floored. */
  readonly degree: number;
  readonly minute: number;
  readonly isRetrograde: boolean;
}

export interface EphemerisDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly dayOfWeek: ShortWeekday;
  /** Greenwich apparent sidereal time at 00:00 UT, HH:MM:SS to the nearest second. */
  readonly siderealTime: string;
  readonly positions: readonly EphemerisPosition[];
}

export interface EphemerisMonth {
  readonly monthName: string;
  readonly year: number;
  readonly days: readonly EphemerisDay[];
}

/** Hours, minutes and seconds of an angle at 15° an hour. */
function clock(degrees: number): string {
  const seconds = Math.round(degrees * 240) % 86_400;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function dayOf(date: CivilDate): EphemerisDay {
  const midnight = midnightOf(date);
  const positions = positionsAt(midnight);
  return {
    date: formatIsoDate(date),
    dayOfWeek: shortWeekdayOf(date),
    siderealTime: clock(skyFrameAt(midnight).siderealTime),
    positions: BODIES.map((body) => {
      const { longitude, speed } = positions[body];
      const { sign, degree, minute } = signPosition(longitude);
      return { body, sign, degree, minute, isRetrograde: speed < 0 };
    }),
  };
}

/** A month of the ephemeris, 1800 to 2100; `month` is 1–12. Each day at 00:00 UT, thirteen bodies. */
export function ephemerisMonth(year: number, month: number): EphemerisMonth {
  return {
    monthName: monthName(month),
    year,
    days: Array.from({ length: daysInMonth(year, month) }, (_, i) => dayOf({ year, month, day: i + 1 })),
  };
}
