import type { BirthInputEcho } from "~/answers/birth-chart";
import { settingsFormValues } from "~/components/forms/settings-values";

/** What the birth chart's form held when a chart was made, as it was understood. */
export function chartFormValues({
  timeUnknown,
  timeReading: _,
  settings,
  ...input
}: BirthInputEcho): Record<string, string> {
  const values = Object.entries(input).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(values),
    ...(timeUnknown && { timeUnknown: "on" }),
    ...(settings && settingsFormValues(settings)),
  };
}
