import { validCoordinates } from "~/places/coordinates";
import type { BirthDetails } from "~/schemas/birth-details";
import { parseCivilDate, parseCivilTime } from "~/time/civil-date";
import { zoneNamed } from "~/time/zone-history";
import type { Readable } from "./readable.server";
import type { userProfiles } from "./schema";

type Columns = Pick<
  typeof userProfiles.$inferSelect,
  | "fullName"
  | "birthDate"
  | "birthTime"
  | "birthTimeUnknown"
  | "birthLocation"
  | "birthLatitude"
  | "birthLongitude"
  | "birthTimezone"
>;

export function columnsOf(birth: BirthDetails): Columns {
  const { latitude, longitude, timezone, timeUnknown, ...texts } = birth;
  return {
    ...texts,
    birthTimeUnknown: timeUnknown,
    birthLatitude: latitude,
    birthLongitude: longitude,
    birthTimezone: timezone,
  };
}

/** The birth of a row; null where a part of it is none that was ever saved, so that nothing is reckoned from it. */
export function birthOf(row: Readable<Columns>): BirthDetails | null {
  const { fullName, birthDate, birthTime, birthLocation, birthTimezone: timezone } = row;
  const { birthLatitude: latitude, birthLongitude: longitude, birthTimeUnknown } = row;
  if (!fullName || !birthDate || birthTime === null || !birthLocation || !timezone) return null;
  if (latitude === null || longitude === null) return null;
  const timeUnknown = birthTimeUnknown === true;
  const isSound =
    /^\d{4}-\d{2}-\d{2}$/.test(birthDate) &&
    parseCivilDate(birthDate).ok &&
    (birthTime === "" ? timeUnknown : parseCivilTime(birthTime).ok) &&
    validCoordinates(latitude, longitude) &&
    zoneNamed(timezone) === timezone;
  if (!isSound) return null;
  return { fullName, birthDate, birthTime, birthLocation, latitude, longitude, timezone, timeUnknown };
}
