import type { ChartSettings } from "~/astrology/chart-settings";
import { callApi } from "~/calls/call-api";
import { nullOr, record } from "~/calls/shape";
import type { SettingsValues } from "../forms/settings-values";
import { isSettings } from "./stored-settings";

/** The settings that somebody signed in has saved; visitors' pages ask for none. */
const areSaved = record<{ readonly settings: ChartSettings | null }>({ settings: nullOr(isSettings) });

let saved: Promise<ChartSettings | null> | null = null;

/** Asked for once a page; null for the defaults, and where they could not be had. Never rejects. */
export function fetchSettings(): Promise<ChartSettings | null> {
  saved ??= callApi("/api/settings", areSaved).then((outcome) => {
    if (!outcome.ok) saved = null;
    return outcome.ok ? outcome.data.settings : null;
  });
  return saved;
}

/** Long enough for a number to be typed: what is chosen in one go is one change of the account. */
const PAUSE_MILLISECONDS = 1500;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Saves what the panel's fields say, soon; none of them for the defaults. What cannot be read is not saved. */
export function saveSettings(values: SettingsValues) {
  clearTimeout(pause);
  pause = setTimeout(async () => {
    const isDefault = Object.keys(values).length === 0;
    const outcome = await callApi("/api/settings", areSaved, isDefault ? { settings: null } : values);
    if (outcome.ok) saved = Promise.resolve(outcome.data.settings);
  }, PAUSE_MILLISECONDS);
}
