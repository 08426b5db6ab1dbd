import { dateOfIso, weekdayOf } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { searchSky } from "~/astrology/sky-search";
import type { SkySearchInput } from "~/schemas/sky-search-input";
import { csvTable } from "./csv";
import { placeOf, type SkySearchAnswer, titleOf } from "./found-in-sky";
import { calendarFile } from "./ics";

/** As many events as one answer has. */
const MOST_EVENTS = 500;
/** Some 8 ms of the 10 that a request may take; three centuries of two slow planets take half of them. */
const MOST_SAMPLES = 4_000;

/** What is looked for, in order of time: 500 events or fewer, and as far as a request's time goes. */
export function skySearchAnswer(
  { kind, search, from, to, weekdays }: SkySearchInput,
  most = MOST_EVENTS,
): SkySearchAnswer {
  const limits = { events: most, samples: MOST_SAMPLES };
  const { events, until } = searchSky(search, from, to, limits, weekdays ? isWeekday : undefined);
  return {
    from: isoOf(from),
    to: isoOf(to),
    events: events.map(({ instant, type, longitude, isRetrograde, sign }) => ({
      at: isoOf(instant),
      body: search.body,
      with: search.kind === "aspect" ? search.other : null,
      type: kind === "return" ? "Return" : type,
      longitude,
      isRetrograde,
      sign,
    })),
    truncated: until !== null,
    until: until === null ? null : isoOf(until),
  };
}

function isoOf(instant: Instant): string {
  return new Date(instant).toISOString();
}

function isWeekday(instant: Instant): boolean {
  return !["Saturday", "Sunday"].includes(weekdayOf(dateOfIso(isoOf(instant))));
}

/** The same as a table for spreadsheets. */
export function skySearchCsv({ events }: SkySearchAnswer): string {
  const header = ["At (UTC)", "Event", "Body", "With", "Type", "Longitude", "Position", "Retrograde"];
  const rows = events.map((event) => [
    event.at,
    titleOf(event),
    event.body,
    event.with,
    event.type,
    event.longitude,
    placeOf(event),
    event.isRetrograde ? "R" : "",
  ]);
  return csvTable([header, ...rows]);
}

/**
 * The same as a file for calendars.
 * @param written when the file is made
 */
export function skySearchCalendar({ events }: SkySearchAnswer, written: Instant): string {
  return calendarFile(
    { name: "Sky search", written },
    events.map((event) => ({
      uid: `sky ${event.body} ${event.type} ${event.with ?? event.sign} ${event.at.slice(0, 10)}`,
      start: Date.parse(event.at),
      summary: titleOf(event),
      description: `${event.body} at ${placeOf(event)}${event.isRetrograde ? ", retrograde" : ""}.`,
    })),
  );
}
