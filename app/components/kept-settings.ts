import { texts } from "~/calls/shape";
import { forgetNote, keepNote, keptValue } from "./owned-notes";
import { type SettingsValues, settingsIn } from "./settings-values";

/** Keeps what was chosen in the settings of a chart, for the next form. */
export function keepSettings(values: SettingsValues) {
  keepNote("settings", JSON.stringify(values));
}

export function forgetSettings() {
  forgetNote("settings");
}

/** What was chosen last in this browser; null where nothing was, or what is there cannot be read. */
export function keptSettings(): SettingsValues | null {
  const values = keptValue("settings");
  return texts(values) ? settingsIn(values) : null;
}
