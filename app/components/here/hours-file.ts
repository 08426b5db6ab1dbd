import type { SkyHereAnswer } from "~/answers/sky-here";
import { calendarFile } from "~/formats/ics";
import { withArticle } from "~/readings/with-article";

/** A day's planetary hours as a file for calendars; `day` as `YYYY-MM-DD`, `written` in ms since 1970. */
export function hoursFile(
  hours: NonNullable<SkyHereAnswer["planetaryHours"]>,
  day: string,
  written: number,
): string {
  const events = hours.map(({ from, to, ruler }, index) => ({
    uid: `planetary hour ${day} ${index + 1}`,
    start: Date.parse(from),
    end: Date.parse(to),
    summary: `Hour of ${withArticle(ruler)}`,
  }));
  return calendarFile({ name: `Planetary hours, ${day}`, written }, events);
}
