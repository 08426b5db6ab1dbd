import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import { splitFullName } from "~/components/births/full-name";
import type { EnteredBirth } from "~/notes/births";

/** The name that the calculation is told: first and last name, joined by a space when there is a last name. */
export function joinNames(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(" ");
}

/** What a known birth knows of the form. */
export type SavedBirth = Omit<EnteredBirth, "timeUnknown">;

/** The form's fields from a known birth, by their names; none without one. */
export function fieldsFrom(profile: SavedBirth | null): Record<string, string> {
  if (!profile) return {};
  const { firstName, lastName } = splitFullName(profile.fullName);
  return {
    name: firstName,
    lastName,
    date: profile.birthDate,
    time: profile.birthTime,
    location: profile.birthLocation,
    latitude: String(profile.latitude ?? ""),
    longitude: String(profile.longitude ?? ""),
  };
}

/** What the form held when a map was drawn, as it was understood. */
export function mapFormValues({ input, resolved }: AstrocartographyAnswer): Record<string, string> {
  const { name, timezone, timeUnknown: _, ...others } = input;
  const { firstName, lastName } = splitFullName(name);
  const { latitude, longitude } = resolved.place;
  return {
    ...others,
    ...{ name: firstName, lastName, timezone: String(timezone) },
    ...{ latitude: String(latitude), longitude: String(longitude) },
  };
}
