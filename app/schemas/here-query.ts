import * as z from "zod";
import type { CivilDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import type { GeoPoint } from "~/astrology/sphere";
import { refusalOf } from "~/refusals";
import { parseCivilDate } from "~/time/civil-date";
import { requiredCoordinate } from "./birth-input";
import { documented, isUntyped, type Parsed, readBy, refuse, typed } from "./fields";
import { MomentFields, readMoment } from "./moment-query";

const point = {
  lat: requiredCoordinate(90, "latitude.required"),
  lon: requiredCoordinate(180, "longitude.required"),
};

const Point = z.object(point);
const readPoint = readBy(Point);
export const EclipseHereFields = Point.extend(MomentFields.shape);

export const DayHereFields = z.object({
  ...point,
  date: documented(
    {
      type: "string",
      description: "A day of the place's own calendar; default today there",
      instances: ["2026-11-22"],
    },
    typed.transform((value, context): CivilDate | null => {
      if (isUntyped(value)) return null;
      const reading = parseCivilDate(typeof value === "string" ? value : "");
      return reading.ok ? reading.date : refuse(context, refusalOf(reading.why));
    }),
  ),
});
const readDay = readBy(DayHereFields);

export interface DayHereInput {
  readonly point: GeoPoint;
  /** Of the place's own calendar; null for today there. */
  readonly date: CivilDate | null;
}

/** `?lat=52.5&lon=13.4&date=2026-11-22` */
export function readDayHere(raw: Readonly<Record<string, unknown>>): Parsed<DayHereInput> {
  const parsed = readDay(raw);
  if (!parsed.ok) return parsed;
  const { lat, lon, date } = parsed.value;
  return { ok: true, value: { point: { latitude: lat, longitude: lon }, date } };
}

export interface EclipseHereInput {
  readonly point: GeoPoint;
  /** Near which the eclipse is looked for; null for now. */
  readonly at: Instant | null;
}

/** `?lat=52.5&lon=13.4&at=2026-08-12T17:46Z` */
export function readEclipseHere(raw: Readonly<Record<string, unknown>>): Parsed<EclipseHereInput> {
  const point = readPoint(raw);
  const moment = readMoment(raw);
  if (!point.ok || !moment.ok) {
    return { ok: false, fields: { ...(!point.ok && point.fields), ...(!moment.ok && moment.fields) } };
  }
  const { lat, lon } = point.value;
  return { ok: true, value: { point: { latitude: lat, longitude: lon }, at: moment.value } };
}
