import { texts } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { forgetNote, keepNote, keptValue } from "./owned-notes";
import { areSettings, type SettingsValues, settingsFormValues, settingsIn } from "./settings-values";

/** Keeps what was chosen in the settings of a chart, for the next form; of somebody signed in, with their account. */
export function keepSettings(values: SettingsValues) {
  keepNote("settings", JSON.stringify(values));
  save(values);
}

export function forgetSettings() {
  forgetNote("settings");
  save({});
}

function save(values: SettingsValues) {
  if (shownTo() === NOBODY) return;
  import("./saved-settings").then(
    ({ saveSettings }) => saveSettings(values),
    () => {}, // offline: this browser keeps them
  );
}

/** What somebody signed in chose, in whichever browser; null for visitors, and where nothing is saved. */
export async function savedSettings(): Promise<SettingsValues | null> {
  if (shownTo() === NOBODY) return null;
  const settings = await import("./saved-settings").then(
    ({ fetchSettings }) => fetchSettings(),
    () => null,
  );
  return settings && settingsFormValues(settings);
}

/** What was chosen last in this browser; null where nothing was, or what is there cannot be read. */
export function keptSettings(): SettingsValues | null {
  const values = keptValue("settings");
  if (!texts(values)) return null;
  const settings = settingsIn(values);
  return areSettings(settings) ? settings : null;
}
