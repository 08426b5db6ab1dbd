import type { BirthDetails } from "~/schemas/birth-details";

/**
 * What the fields of a birth begin with, by their names: the saved profile's, else nothing.
 * @param prefix put before each name, such as `person1.`
 */
export function birthFormValues(profile: BirthDetails | null, prefix = ""): Record<string, string> {
  if (!profile) return {};
  const values = {
    name: profile.fullName,
    date: profile.birthDate,
    time: profile.birthTime,
    location: profile.birthLocation,
    latitude: String(profile.latitude),
    longitude: String(profile.longitude),
    ...(profile.timeUnknown && { timeUnknown: "on" }),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
