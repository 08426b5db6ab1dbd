import type { BirthChartAnswer, ResolvedBirth } from "~/answers/birth-chart";
import { dateOfIso, daysInMonth } from "~/astrology/calendar";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import { check, instant, listOf, nullOr, number, oneOf, orNone, record, text, yesOrNo } from "~/calls/shape";
import { CLOCK_NOTE_VALUES, type ClockNoteCode } from "~/clock-note-codes";
import type { ClockNote } from "~/clock-notes";
import { isSettings } from "./stored-settings";

/** The shape of what stored charts and every other answer to a birth say of it (see stored-chart.ts). */

type BirthSaid = Pick<BirthChartAnswer, "input" | "resolved">;

/** A date of the years that we know the sky of, as answers write it: `1990-06-15`. */
const date = check<string>((value) => text(value) && /^(1[89]\d\d|20\d\d|2100)-\d\d-\d\d$/.test(value));

/** `1990-06-15T14:30:00`, with or without a zone behind it. */
const dayAndClock = check<string>(
  (value) => text(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && instant(value),
);

export const isPlace = record<ResolvedBirth["place"]>({
  name: text,
  admin: text,
  country: text,
  countryCode: text,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  timeZone: text,
});

const VALUE_OF_A_NOTE = {
  day: check<string>((value) => text(value) && /^\d{4}-\d\d-\d\d$/.test(value)),
  moment: dayAndClock,
  offset: text,
  longitude: number(-180, 180),
};

/** Codes that this version has words for, each with what its sentence speaks of. */
export const isClockNotes = listOf(
  check<ClockNote>(
    (note) =>
      isNote(note) && CLOCK_NOTE_VALUES[note.code].every((kind, i) => VALUE_OF_A_NOTE[kind](note.values[i])),
  ),
);
const isNote = record<ClockNote>({
  code: oneOf(...(Object.keys(CLOCK_NOTE_VALUES) as ClockNoteCode[])),
  values: check(Array.isArray), // each is checked by its kind
});

const isResolved = record<ResolvedBirth>({
  place: isPlace,
  otherPlaces: listOf(isPlace),
  utc: dayAndClock,
  utcOffset: text,
  localTime: dayAndClock,
  ambiguous: yesOrNo,
  note: nullOr(text),
  notes: orNone(isClockNotes),
});

/** What every answer repeats of its birth, and how it was read. */
export const BIRTH_SAID = {
  input: record<BirthChartAnswer["input"]>({
    name: text,
    date,
    time: text,
    location: text,
    latitude: number(-90, 90),
    longitude: number(-180, 180),
    timezone: check((value) => text(value) || number(-12, 14)(value)),
    houseSystem: oneOf(...HOUSE_SYSTEMS),
    timeUnknown: yesOrNo,
    timeReading: oneOf("earlier", "later"),
    calendar: oneOf("Julian", undefined),
    settings: check((value) => value === undefined || isSettings(value)),
  }),
  resolved: isResolved,
} as const;

/** Whether an answer says which birth it is of, as `birthLine` and `HowItWasRead` show it. */
export const isBirthSaid = check<BirthSaid>((value) => hasBirthSaid(value) && isOfItsCalendar(value));
const hasBirthSaid = record<BirthSaid>(BIRTH_SAID);

/** The day of birth is one of the calendar that it was given in: 29 February 1900 is Old Style. */
export function isOfItsCalendar({ input: { date, calendar } }: Pick<BirthSaid, "input">) {
  const { year, month, day } = dateOfIso(date);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month, calendar);
}
