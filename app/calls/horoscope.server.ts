import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "~/answers/horoscope";
import type { CivilDate } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import { HoroscopeFields, readHoroscope } from "~/schemas/horoscope-query";
import { operation } from "./operation";

/** Without a date the answer is another one tomorrow. */
const CACHE_SECONDS = 600;

function ofSpan<Answer>(answer: (sign: Sign, date: CivilDate) => Promise<Answer>) {
  return operation({
    access: "open",
    limit: "calculation",
    cacheSeconds: CACHE_SECONDS,
    fields: HoroscopeFields,
    read: readHoroscope,
    run: ({ sign, date }) => answer(sign, date),
  });
}

export const daily = ofSpan(dailyHoroscope);
export const weekly = ofSpan(weeklyHoroscope);
export const monthly = ofSpan(monthlyHoroscope);
export const yearly = ofSpan(yearlyHoroscope);
