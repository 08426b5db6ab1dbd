import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "~/answers/horoscope";
import { personalHoroscope } from "~/answers/personal-horoscope";
import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import { Newest } from "~/memo";
import type { Texts } from "~/readings/texts";
import { HoroscopeFields, readHoroscope } from "~/schemas/horoscope-query";
import { PersonalHoroscopeFields, readPersonalHoroscope } from "~/schemas/personal-horoscope-input";
import { ownTexts } from "./own-texts.server";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

/** Without a date the answer is another one tomorrow. */
const CACHE_SECONDS = 600;

/** The twelve signs on three days, in three languages: what nearly everybody asks for. */
const KEPT_SPANS = 108;

/** What a span tells a sign changes with the owner's words alone, so the newest are kept. */
function ofSpan<Answer extends object>(
  answer: (sign: Sign, date: CivilDate, texts: Texts) => Promise<Answer>,
) {
  const kept = new Newest<Answer>(KEPT_SPANS);
  return telling({
    access: "open",
    limit: "calculation",
    cacheSeconds: CACHE_SECONDS,
    fields: HoroscopeFields,
    read: readHoroscope,
    run: async ({ sign, date }, { context }) => {
      const texts = textsFor(context);
      const words = (await ownTexts(context))?.version ?? 0;
      const key = `${texts.language} ${words} ${sign} ${formatIsoDate(date)}`;
      const told = kept.get(key) ?? (await answer(sign, date, texts));
      // No texts can be read while an isolate starts.
      return context.isStart ? told : kept.keep(key, told);
    },
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
  run: (input, { context }) => personalHoroscope(input, textsFor(context)),
});
