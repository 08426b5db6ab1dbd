import type { SkyHereAnswer } from "~/answers/sky-here";
import type { TraditionalRuler } from "~/astrology/bodies";
import { calendarFile } from "~/formats/ics";
import * as words from "~/words/here";

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
    summary: words.hourOf(ruler as TraditionalRuler),
  }));
  return calendarFile({ name: words.fileOfHours({ day }), written }, events);
}
