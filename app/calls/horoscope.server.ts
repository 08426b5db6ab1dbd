import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "~/answers/horoscope";
import { personalHoroscope } from "~/answers/personal-horoscope";
import type { CivilDate } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import type { Texts } from "~/readings/texts";
import { HoroscopeFields, readHoroscope } from "~/schemas/horoscope-query";
import { PersonalHoroscopeFields, readPersonalHoroscope } from "~/schemas/personal-horoscope-input";
import { operation } from "./operation";
import { textsFor } from "./texts.server";

/** Without a date the answer is another one tomorrow. */
const CACHE_SECONDS = 600;

function ofSpan<Answer>(answer: (sign: Sign, date: CivilDate, texts: Texts) => Promise<Answer>) {
  return operation({
    access: "open",
    limit: "calculation",
    cacheSeconds: CACHE_SECONDS,
    fields: HoroscopeFields,
    read: readHoroscope,
    run: ({ sign, date }, { context }) => answer(sign, date, textsFor(context)),
  });
}

export const daily = ofSpan(dailyHoroscope);
export const weekly = ofSpan(weeklyHoroscope);
export const monthly = ofSpan(monthlyHoroscope);
export const yearly = ofSpan(yearlyHoroscope);

/** A chart's own day. */
export const personal = operation({
  access: "open",
  limit: "calculation",
  fields: PersonalHoroscopeFields,
  read: (raw, { readAsset }) => readPersonalHoroscope(raw, readAsset),
  run: (input, { context }) => personalHoroscope(input, textsFor(context)),
});
