import type { CompatibilityAnswer } from "~/answers/compatibility";
import { birthInputValues } from "~/components/forms/form-values";
import { settingsFormValues } from "~/components/forms/settings-values";

/** What the form held when two charts were compared, as it was understood; the settings are of both. */
export function peopleFormValues({
  person1Chart,
  person2Chart,
}: CompatibilityAnswer): Record<string, string> {
  const { settings } = person1Chart.input;
  return {
    ...birthInputValues(person1Chart.input, "person1."),
    ...birthInputValues(person2Chart.input, "person2."),
    ...(settings && settingsFormValues(settings)),
  };
}
