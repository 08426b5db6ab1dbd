import type { BirthInputEcho, ResolvedBirth } from "~/answers/birth-chart";
import { dateOfIso } from "~/astrology/calendar";
import type { EnteredBirth } from "~/notes/births";
import { longDate } from "~/words/dates";
import * as words from "~/words/forms";

/**
 * What the fields of a birth begin with, by their names: the saved profile's, else nothing.
 * @param prefix put before each name, such as `person1.`
 */
export function birthFormValues(birth: EnteredBirth | null, prefix = ""): Record<string, string> {
  if (!birth) return {};
  const values = {
    name: birth.fullName,
    date: birth.birthDate,
    time: birth.birthTime,
    location: birth.birthLocation,
    latitude: String(birth.latitude ?? ""),
    longitude: String(birth.longitude ?? ""),
    ...(birth.timeUnknown && { timeUnknown: "on" }),
    ...(birth.isOldStyle && { calendar: "Julian" }),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** The same for a birth that was calculated, as it was understood: what a link to its result holds. */
export function birthInputValues(input: BirthInputEcho, prefix = ""): Record<string, string> {
  const { name, date, time, location, latitude, longitude, timeReading, timeUnknown, calendar } = input;
  const values = {
    ...{ name, date, time, location, timeReading, latitude: String(latitude), longitude: String(longitude) },
    ...(timeUnknown && { timeUnknown: "on" }),
    ...(calendar && { calendar }),
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, value]));
}

/** A birth in a line: `May`, `5 May 2000` (or `5 May 1900, Old Style`), `14:30`, `London`. */
export function birthLine({
  input,
  resolved,
}: {
  readonly input: Pick<BirthInputEcho, "name" | "date" | "time" | "timeUnknown" | "calendar">;
  readonly resolved: Pick<ResolvedBirth, "place">;
}): readonly string[] {
  const written = longDate(dateOfIso(input.date));
  return [
    input.name,
    input.calendar === "Julian" ? words.oldStyle({ date: written }) : written,
    input.timeUnknown ? words.timeUnknown() : input.time,
    resolved.place.name,
  ];
}
