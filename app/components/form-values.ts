import type { EnteredBirth } from "./births-entered";

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
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
