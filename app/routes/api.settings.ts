import { call } from "~/calls/api.server";
import { saveSettings, settings } from "~/calls/chart-settings.server";

const api = call({ GET: settings, POST: saveSettings });
export const loader = api.loader;
export const action = api.action;
