import * as z from "zod";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { SIGNS } from "~/astrology/signs";
import { refusalOf } from "~/refusals";
import { parseCivilDate } from "~/time/civil-date";
import { nameOf } from "./birth-input";
import { documented, isUntyped, readBy, refuse, typed } from "./fields";

export const HoroscopeFields = z.object({
  sign: nameOf(SIGNS),
  date: documented(
    { type: "string", description: "A day of the span; default today, UTC", instances: ["2026-11-22"] },
    typed.transform((value, context): CivilDate => {
      if (isUntyped(value)) return dateOfIso(new Date().toISOString());
      const reading = parseCivilDate(typeof value === "string" ? value : "");
      return reading.ok ? reading.date : refuse(context, refusalOf(reading.why));
    }),
  ),
});

/** `?sign=leo&date=2026-11-22`: without a date, today's (UTC). */
export const readHoroscope = readBy(HoroscopeFields);
