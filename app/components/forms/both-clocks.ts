import type { CivilTime } from "~/time/civil-date";
import * as words from "~/words/forms";

/** Some languages tell more parts of a day than its halves. */
function partOfDay(hour: number) {
  if (hour < 6) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

/** `14:30, or 2:30 PM`: a time as clocks of 24 hours show it, and as it is said by those of twelve. */
export function bothClocks({ hour, minute }: CivilTime): string {
  const minutes = String(minute).padStart(2, "0");
  return words.bothClocks({
    hour: String(hour).padStart(2, "0"),
    minutes,
    hourOfTwelve: hour % 12 || 12,
    part: words.partOfDay(partOfDay(hour)),
  });
}
