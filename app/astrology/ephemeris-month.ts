import { BODIES, type Body } from "./bodies";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "./instant";
import { positionsAt, skyFrameAt } from "./positions";
import { type Sign, signPosition } from "./signs";

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

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
  readonly dayOfWeek: (typeof WEEKDAYS)[number];
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

function dayAt(instant: Instant): EphemerisDay {
  const date = new Date(instant);
  const positions = positionsAt(instant);
  return {
    date: date.toISOString().slice(0, 10),
    dayOfWeek: WEEKDAYS[date.getUTCDay()] as EphemerisDay["dayOfWeek"],
    siderealTime: clock(skyFrameAt(instant).siderealTime),
    positions: BODIES.map((body) => {
      const { longitude, speed } = positions[body];
      return { body, ...signPosition(longitude), isRetrograde: speed < 0 };
    }),
  };
}

/** A month of the ephemeris, 1800 to 2100; `month` is 1–12. Each day at 00:00 UT, thirteen bodies. */
export function ephemerisMonth(year: number, month: number): EphemerisMonth {
  const start = instantOfDate(year, month, 1);
  const days = Math.round((instantOfDate(year, month + 1, 1) - start) / MILLISECONDS_PER_DAY);
  return {
    monthName: MONTH_NAMES[month - 1] as string,
    year,
    days: Array.from({ length: days }, (_, day) => dayAt(start + day * MILLISECONDS_PER_DAY)),
  };
}
