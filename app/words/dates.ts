import { type CivilDate, MONTHS, weekdayOf } from "~/astrology/calendar";
import * as words from "~/words/moments";

/** `January` for 1, in the language of the page. */
export function monthIn(month: number): string {
  return words.month(MONTHS[month - 1] ?? "January");
}

/** Some languages count the first of a month and number the others. */
function dayIn(day: number): string | number {
  return day === 1 ? words.firstOfMonth() : day;
}

/** `November 2026` */
export function monthOfYear({ year, month }: Pick<CivilDate, "year" | "month">): string {
  return words.monthAndYear({ month: monthIn(month), year });
}

/** `20 November 2026`, the one way in which screens write a date. */
export function longDate({ year, month, day }: CivilDate): string {
  return words.longDate({ day: dayIn(day), month: monthIn(month), year });
}

/** `20 November`, where the year goes without saying. */
export function dayAndMonth({ month, day }: CivilDate): string {
  return words.dayAndMonth({ day: dayIn(day), month: monthIn(month) });
}

/** `Friday` */
export function weekdayName(date: CivilDate): string {
  return words.weekday(weekdayOf(date));
}

/** `Friday, 20 November` */
export function weekdayAndDay(date: CivilDate): string {
  return words.weekdayAndDay({ weekday: weekdayName(date), date: dayAndMonth(date) });
}
