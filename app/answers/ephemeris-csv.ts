import { BODIES } from "~/astrology/bodies";
import type { EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { degreesAndMinutes } from "~/readings/degrees";

/** A month as a table for spreadsheets (RFC 4180), with a byte-order mark: without it Excel misreads the degree sign. */
export function ephemerisCsv({ days }: EphemerisMonth): string {
  const header = ["Date", "Weekday", "Sidereal time", ...BODIES];
  const rows = days.map(({ date, dayOfWeek, siderealTime, positions }) => [
    date,
    dayOfWeek,
    siderealTime,
    ...BODIES.map((body) => written(positions.find((position) => position.body === body))),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("")}`;
}

/** `27°40′ Scorpio R`; empty where nothing is known. */
function written(position: EphemerisPosition | undefined): string {
  if (!position) return "";
  const { sign, isRetrograde } = position;
  return `${degreesAndMinutes(position)} ${sign}${isRetrograde ? " R" : ""}`;
}

/** One field, quoted where it must be; an apostrophe keeps a spreadsheet from running text as a formula. */
export function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
