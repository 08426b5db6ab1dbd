import { type CivilDate, MONTHS } from "~/astrology/calendar";
import * as words from "~/words/transits";

/** `Nov` for 11. */
export function shortMonth(month: number): string {
  return words.shortMonth(MONTHS[month - 1] ?? "January");
}

/** `25 Nov`. */
export function shortDay({ month, day }: Pick<CivilDate, "month" | "day">): string {
  return words.shortDay({ day, month: shortMonth(month) });
}
