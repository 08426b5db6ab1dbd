import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "~/answers/horoscope";
import { personalHoroscope } from "~/answers/personal-horoscope";
import type { CivilDate } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import { COMPLETE } from "~/languages";
import type { Texts } from "~/readings/texts";
import { HoroscopeFields, readHoroscope } from "~/schemas/horoscope-query";
import { PersonalHoroscopeFields, readPersonalHoroscope } from "~/schemas/personal-horoscope-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

/** Without a date the answer is another one tomorrow. */
const CACHE_SECONDS = 600;

/** Sentences are put together in English, so that no text of another language fits in. */
function ofSpan<Answer extends object>(
  answer: (sign: Sign, date: CivilDate, texts: Texts) => Promise<Answer>,
) {
  return telling({
    access: "open",
    limit: "calculation",
    cacheSeconds: CACHE_SECONDS,
    fields: HoroscopeFields,
    read: readHoroscope,
    run: ({ sign, date }, { context }) => answer(sign, date, textsFor(context, COMPLETE)),
  });
}

export const daily = ofSpan(dailyHoroscope);
export const weekly = ofSpan(weeklyHoroscope);
export const monthly = ofSpan(monthlyHoroscope);
export const yearly = ofSpan(yearlyHoroscope);

/** A chart's own day. */
export const personal = telling({
  access: "open",
  limit: "calculation",
  fields: PersonalHoroscopeFields,
  read: (raw, { readAsset }) => readPersonalHoroscope(raw, readAsset),
  run: (input, { context }) => personalHoroscope(input, textsFor(context, COMPLETE)),
});
