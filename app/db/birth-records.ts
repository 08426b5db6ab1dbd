import type { BirthDetails } from "~/schemas/birth-details";
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

export function birthOf(row: Columns): BirthDetails {
  return {
    fullName: row.fullName,
    birthDate: row.birthDate,
    birthTime: row.birthTime,
    birthLocation: row.birthLocation,
    latitude: row.birthLatitude,
    longitude: row.birthLongitude,
    timezone: row.birthTimezone,
    timeUnknown: row.birthTimeUnknown,
  };
}
