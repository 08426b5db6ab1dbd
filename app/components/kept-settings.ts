import { check, text } from "~/calls/shape";
import { forgetNote, keepNote, keptNote } from "./owned-notes";
import { type SettingsValues, settingsIn } from "./settings-values";

const areFields = check<SettingsValues>(
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(text),
);

/** Keeps what was chosen in the settings of a chart, for the next form. */
export function keepSettings(values: SettingsValues) {
  keepNote("settings", JSON.stringify(values));
}

export function forgetSettings() {
  forgetNote("settings");
}

/** What was chosen last in this browser; null where nothing was, or what is there cannot be read. */
export function keptSettings(): SettingsValues | null {
  try {
    const values: unknown = JSON.parse(keptNote("settings") ?? "null");
    return areFields(values) ? settingsIn(values) : null;
  } catch {
    return null; // no JSON
  }
}
