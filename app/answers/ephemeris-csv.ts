import { BODIES } from "~/astrology/bodies";
import type { EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { degreesAndMinutes } from "~/readings/degrees";
import { csvTable } from "./csv";

/** A month as a table for spreadsheets: a row a day, a column for each body. */
export function ephemerisCsv({ days }: EphemerisMonth): string {
  const header = ["Date", "Weekday", "Sidereal time", ...BODIES];
  const rows = days.map(({ date, dayOfWeek, siderealTime, positions }) => [
    date,
    dayOfWeek,
    siderealTime,
    ...BODIES.map((body) => written(positions.find((position) => position.body === body))),
  ]);
  return csvTable([header, ...rows]);
}

/** `27°40′ Scorpio R`; empty where nothing is known. */
function written(position: EphemerisPosition | undefined): string {
  if (!position) return "";
  const { sign, isRetrograde } = position;
  return `${degreesAndMinutes(position)} ${sign}${isRetrograde ? " R" : ""}`;
}
