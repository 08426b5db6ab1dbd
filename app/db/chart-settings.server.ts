import type { ChartSettings } from "~/astrology/chart-settings";
import { readChartSettings } from "~/schemas/chart-settings-input";
import type { Database } from "./database.server";
import { keptIn } from "./kept-json.server";
import { changeUser, type User } from "./users.server";

/** How somebody wants charts drawn; null for the defaults, and where what is kept cannot be read. */
export function settingsOf({ chartSettings }: Pick<User, "chartSettings">): ChartSettings | null {
  return keptIn(chartSettings, (settings) => readChartSettings({ settings }));
}

/**
 * Keeps how somebody wants charts drawn; null forgets it.
 * @throws Failure `unauthenticated` where that account was deleted meanwhile
 */
export async function saveSettings(db: Database, userId: string, settings: ChartSettings | null) {
  await changeUser(db, userId, { chartSettings: settings && JSON.stringify(settings) });
}
