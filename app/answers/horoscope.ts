import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import type { Sign } from "~/astrology/signs";
import { COMPLETE } from "~/languages";
import { editionOf } from "~/readings/horoscope/editions";
import { toldDay } from "~/readings/horoscope/second/tell-day";
import { toldMonth } from "~/readings/horoscope/second/tell-month";
import { toldWeek } from "~/readings/horoscope/second/tell-week";
import { toldYear } from "~/readings/horoscope/second/tell-year";
import type { Texts } from "~/readings/texts";
import * as first from "./first-horoscopes";
import type { DailyHoroscope, MonthlyHoroscope, WeeklyHoroscope, YearlyHoroscope } from "./horoscope-shapes";

/**
 * Tells by the edition that is in force on the asked date. Another language than English has nothing of the first one,
 * and never said anything of its days: it has the second for all of them.
 */
function byEdition<Told>(
  ofFirst: (sign: Sign, date: CivilDate, texts: Texts) => Promise<Told>,
  ofSecond: (sign: Sign, date: CivilDate, texts: Texts) => Promise<Told>,
) {
  return (sign: Sign, date: CivilDate, texts: Texts): Promise<Told> => {
    const isFirst = texts.language === COMPLETE && editionOf(formatIsoDate(date)).name === "first";
    return (isFirst ? ofFirst : ofSecond)(sign, date, texts);
  };
}

export const dailyHoroscope = byEdition<DailyHoroscope>(first.dailyHoroscope, toldDay);
export const weeklyHoroscope = byEdition<WeeklyHoroscope>(first.weeklyHoroscope, toldWeek);
export const monthlyHoroscope = byEdition<MonthlyHoroscope>(first.monthlyHoroscope, toldMonth);
export const yearlyHoroscope = byEdition<YearlyHoroscope>(first.yearlyHoroscope, toldYear);
