import { dateOfIso, weekdayOf } from "~/astrology/calendar";
import { type Instant, isoOf } from "~/astrology/instant";
import { searchSky } from "~/astrology/sky-search";
import { csvTable } from "~/formats/csv";
import { calendarFile } from "~/formats/ics";
import type { SkySearchInput } from "~/schemas/sky-search-input";
import * as names from "~/words/names";
import * as search from "~/words/sky-search";
import * as words from "~/words/sky-search-files";
import { eventText, placeText, type SkyEventFound, type SkySearchAnswer } from "./found-in-sky";

/** As many events as one answer has. */
const MOST_EVENTS = 500;
/** Half of the 10 ms that a request may take. The conjunctions of two slow planets in three centuries take 4,500. */
const MOST_PLACES = 5_000;

/** What is looked for, in order of time: 500 events or fewer, and as far as a request's time goes. */
export function skySearchAnswer(
  { kind, search, from, to, weekdays }: SkySearchInput,
  most = MOST_EVENTS,
): SkySearchAnswer {
  const limits = { events: most, places: MOST_PLACES };
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

function isWeekday(instant: Instant): boolean {
  return !["Saturday", "Sunday"].includes(weekdayOf(dateOfIso(isoOf(instant))));
}

/** `1990-07-13 12:53:28`, which spreadsheets take for a moment; a second letter or a fraction would leave it text. */
function dateAndTime(at: string): string {
  return at.slice(0, 19).replace("T", " ");
}

const COLUMNS = ["at", "event", "body", "with", "type", "longitude", "position", "retrograde"] as const;

/** The same as a table for spreadsheets, in the language in use. */
export function skySearchCsv({ events }: SkySearchAnswer): string {
  const rows = events.map((event) => [
    dateAndTime(event.at),
    eventText(event),
    names.body(event.body),
    event.with && names.body(event.with),
    typeText(event.type),
    event.longitude,
    placeText(event),
    event.isRetrograde ? search.shortRetrograde() : "",
  ]);
  return csvTable([COLUMNS.map(words.heads), ...rows]);
}

/**
 * The same as a file for calendars, in the language in use.
 * @param written when the file is made
 */
export function skySearchCalendar({ events }: SkySearchAnswer, written: Instant): string {
  return calendarFile(
    { name: words.calendarName(), written },
    events.map((event) => ({
      uid: `sky ${event.body} ${event.type} ${subjectOf(event)} ${event.at.slice(0, 10)}`,
      start: Date.parse(event.at),
      summary: eventText(event),
      description: words.standsAt({
        isRetrograde: event.isRetrograde,
        body: names.body(event.body),
        place: placeText(event),
      }),
    })),
  );
}

function typeText(type: SkyEventFound["type"]): string {
  switch (type) {
    case "Longitude":
    case "Return":
    case "Ingress":
    case "Station Retrograde":
    case "Station Direct":
      return words.otherType(type);
    default:
      return search.aspectOf(type);
  }
}

/** What tells an event from others of its kind on its day; of a degree, the degree itself. */
function subjectOf({ type, with: other, longitude, sign }: SkyEventFound): string | number {
  return type === "Longitude" || type === "Return" ? longitude : (other ?? sign);
}
