import * as z from "zod";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { SIGNS } from "~/astrology/signs";
import { parseCivilDate } from "~/places/civil-date";
import { nameOf } from "./birth-input";
import { fieldErrors, isUntyped, type Parsed, refuse, typed } from "./fields";

const Query = z.object({
  sign: nameOf(SIGNS),
  date: typed.transform((value, context): CivilDate => {
    if (isUntyped(value)) return dateOfIso(new Date().toISOString());
    const reading = parseCivilDate(typeof value === "string" ? value : "");
    return reading.ok ? reading.date : refuse(context, reading.message);
  }),
});
export type HoroscopeQuery = z.infer<typeof Query>;

/** `?sign=leo&date=2026-11-22`: without a date, today's (UTC). */
export function readHoroscope(raw: Readonly<Record<string, unknown>>): Parsed<HoroscopeQuery> {
  const parsed = Query.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrors(parsed.error) };
}
