import { check, texts } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { note } from "~/notes/note";
import { areSettings, type SettingsValues, settingsFormValues, settingsIn } from "../forms/settings-values";

const settingsNote = note<SettingsValues>("settings", {
  owner: "person",
  lasts: "device",
  check: check((values) => texts(values) && areSettings(settingsIn(values))),
});

/** What was chosen last in this browser; null where nothing was, or what is there cannot be read. */
export function notedSettings(): SettingsValues | null {
  const values = settingsNote.read();
  return values && settingsIn(values);
}

/** Notes what was chosen in the settings of a chart, for the next form; of somebody signed in, saves it too. */
export function noteSettings(values: SettingsValues) {
  settingsNote.write(values);
  save(values);
}

export function forgetSettings() {
  settingsNote.forget();
  save({});
}

function save(values: SettingsValues) {
  if (shownTo() === NOBODY) return;
  import("./saved-settings").then(
    ({ saveSettings }) => saveSettings(values),
    () => {}, // offline: the note has them
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
