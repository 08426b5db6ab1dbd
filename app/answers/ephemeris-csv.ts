import { BODIES } from "~/astrology/bodies";
import type { EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { SIGNS } from "~/astrology/signs";
import { csvTable } from "~/formats/csv";
import { degreesAndMinutes } from "~/readings/degrees";
import * as words from "~/words/ephemeris";
import * as files from "~/words/ephemeris-files";
import * as names from "~/words/names";

/**
 * A month as a table for spreadsheets: a row a day, a column for each body in words, and one in degrees to reckon with.
 * Its words are in the language in use; dates and numbers are written as programs read them, with a point, whatever the
 * language.
 */
export function ephemerisCsv({ days }: EphemerisMonth): string {
  const header = [
    ...(["date", "weekday", "siderealTime"] as const).map(files.heads),
    ...BODIES.map(names.body),
    ...BODIES.map((body) => files.longitudeOf({ body: names.body(body) })),
  ];
  const rows = days.map(({ date, dayOfWeek, siderealTime, positions }) => {
    const ofBodies = BODIES.map((body) => positions.find((position) => position.body === body));
    const day = [date, words.shortWeekday(dayOfWeek), siderealTime];
    return [...day, ...ofBodies.map(written), ...ofBodies.map(longitude)];
  });
  return csvTable([header, ...rows]);
}

/** Degrees from 0° Aries, as exact as the words: cut to the minute of arc. Null where nothing is known. */
function longitude(position: EphemerisPosition | undefined): number | null {
  if (!position) return null;
  const { sign, degree, minute } = position;
  return Number((SIGNS.indexOf(sign) * 30 + degree + minute / 60).toFixed(4));
}

/** `27°40′ Scorpio R`; empty where nothing is known. */
function written(position: EphemerisPosition | undefined): string {
  if (!position) return "";
  const { sign, isRetrograde } = position;
  return files.placeInSign({ place: degreesAndMinutes(position), sign: names.sign(sign), isRetrograde });
}
