import { BODIES } from "~/astrology/bodies";
import { formatIsoDate, monthName, shortWeekdayOf } from "~/astrology/calendar";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { SIGNS } from "~/astrology/signs";
import type { EphemerisInput } from "~/schemas/ephemeris-input";

/** Digits of base 36 for one position or one sidereal time. */
const WIDTH = 4;
const MISSING = "----";

/**
 * A month in four characters a position: so it lies in KV, and travels in the page beside its own table, which it would
 * outweigh as JSON. What follows from the calendar is left out.
 */
export function packMonth({ days }: EphemerisMonth): string {
  return days
    .map(({ siderealTime, positions }) => {
      const [hours, minutes, seconds] = siderealTime.split(":").map(Number) as [number, number, number];
      const fields = BODIES.map((body) => {
        const position = positions.find((other) => other.body === body);
        if (!position) return MISSING;
        const { sign, degree, minute, isRetrograde } = position;
        return packed(((SIGNS.indexOf(sign) * 30 + degree) * 60 + minute) * 2 + Number(isRetrograde));
      });
      return packed((hours * 60 + minutes) * 60 + seconds) + fields.join("");
    })
    .join(" ");
}

/** What `packMonth` was given. */
export function unpackMonth({ year, month }: EphemerisInput, text: string): EphemerisMonth {
  const days = text.split(" ").map((row, index) => {
    const date = { year, month, day: index + 1 };
    const [siderealTime = "", ...fields] = row.match(/.{4}/g) ?? [];
    return {
      date: formatIsoDate(date),
      dayOfWeek: shortWeekdayOf(date),
      siderealTime: clockOf(Number.parseInt(siderealTime, 36)),
      positions: BODIES.flatMap((body, i) => {
        const field = fields[i] ?? MISSING;
        if (field === MISSING) return [];
        const value = Number.parseInt(field, 36);
        const minutes = value >> 1;
        const sign = SIGNS[Math.floor(minutes / 1800)];
        if (!sign) return [];
        const position = { degree: Math.floor(minutes / 60) % 30, minute: minutes % 60 };
        return [{ body, sign, ...position, isRetrograde: value % 2 === 1 }];
      }),
    };
  });
  return { monthName: monthName(month), year, days };
}

function packed(value: number): string {
  return value.toString(36).padStart(WIDTH, "0");
}

function clockOf(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}
