import { dateOfIso } from "~/astrology/calendar";
import * as words from "~/words/moments";
import { longDate } from "./dates";

/** `20 November 2026, 14:05:30` of `2026-11-20T14:05:30`, with the seconds where it has some. */
export function dayAndClock(iso: string): string {
  return words.dayAndTime({ day: longDate(dateOfIso(iso)), time: iso.slice(11, 19) });
}

/** `20 November 2026, 14:05` */
export function dayAndMinute(iso: string): string {
  return dayAndClock(iso.slice(0, 16));
}

/** `20 November 2026, 14:05 UTC` */
export function minuteInUtc(iso: string): string {
  return words.universalTime({ time: dayAndMinute(iso) });
}
