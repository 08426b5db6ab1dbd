import { type CivilDate, civilDateTimeOf } from "./civil-date";
import { utcOffsetAt } from "./civil-time";

/** The date on the calendar of a zone at an instant (milliseconds since 1970-01-01T00:00:00Z). */
export function localDate(zone: string, instant: number): CivilDate {
  return civilDateTimeOf(Math.floor(instant / 1000) + utcOffsetAt(zone, instant).offset).date;
}
