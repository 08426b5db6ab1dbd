import type { Instant } from "~/astrology/instant";
import { csvTable } from "~/formats/csv";
import { calendarFile } from "~/formats/ics";
import { clockAt } from "~/time/clock-offsets";
import * as words from "~/words/election-files";
import type { ElectionsAnswer, ElectionWindowAnswer } from "./elections";

/** `1990-07-13 12:53:28`, which spreadsheets take for a moment. */
function dateAndTime(at: string): string {
  return at.slice(0, 19).replace("T", " ");
}

/** The windows as a table for spreadsheets, with their reasons in words; its heads are in the language in use. */
export function electionsCsv({ windows, offsets, place }: ElectionsAnswer): string {
  const moments = ["from", "to", "best"] as const;
  const header = [
    ...moments.map(words.inUtc),
    ...moments.map(words.there),
    words.place(),
    words.reasonsFor(),
    words.reasonsAgainst(),
  ];
  const rows = windows.map(({ from, to, best, for: reasons, against }) => [
    ...[from, to, best].map(dateAndTime),
    ...[from, to, best].map((at) => dateAndTime(clockAt(at, offsets))),
    place.name,
    reasons.join("; "),
    against.join("; "),
  ]);
  return csvTable([header, ...rows]);
}

/**
 * The windows as a file for calendars: each an event from its beginning to its end.
 * @param written when the file is made
 */
export function electionsCalendar({ windows, offsets, place }: ElectionsAnswer, written: Instant): string {
  return calendarFile(
    { name: words.calendarName({ place: place.name }), written },
    windows.map((window) => ({
      uid: `election ${place.latitude} ${place.longitude} ${window.from.slice(0, 16)} ${window.to.slice(0, 16)}`,
      start: Date.parse(window.from),
      end: Date.parse(window.to),
      summary: words.windowAt({ place: place.name }),
      description: descriptionOf(window, clockAt(window.best, offsets)),
    })),
  );
}

function descriptionOf({ best, for: reasons, against }: ElectionWindowAnswer, there: string): string {
  return [
    words.bestAt({ time: there.slice(11, 16), moment: dateAndTime(best).slice(0, 16) }),
    ...reasons.map((reason) => words.oneFor({ reason })),
    ...against.map((reason) => words.oneAgainst({ reason })),
  ].join("\n");
}
