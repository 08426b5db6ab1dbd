import { knowOwnSite } from "./auth/own-site.server";
import { database, stored } from "./db/database.server";
import { deleteWhatIsPast } from "./db/retention.server";
import { deliverDue } from "./email/deliver.server";
import { settingsOf } from "./env";
import type { Bindings } from "./load-context";

/** The cron trigger's work: messages that wait for another try, and the end of what is kept no longer. */
export async function runScheduled(env: unknown, now = new Date()) {
  const bindings = env as Bindings;
  const db = database(bindings.DB);
  const settings = settingsOf(env as object);
  await knowOwnSite({ bindings, settings }); // messages name the site
  await deliverDue(db, settings, now);
  await stored(deleteWhatIsPast(db, now)).catch(() => {}); // logged; the next run does it
}
