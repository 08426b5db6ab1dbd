import { hasDesk } from "~/auth/owner.server";
import { type Database, database, stored } from "~/db/database.server";
import { textsSince } from "~/db/site-texts.server";
import type { LoadContext } from "~/load-context";
import { oncePer } from "~/memo";
import { OwnTexts } from "~/readings/own-texts";

/** A reading waits no longer for the owner's words. */
const PATIENCE_MILLISECONDS = 1_000;

/** What an isolate has of them, by the database that they came from. */
const openIn = oncePer((_: Database): { now: OwnTexts | null } => ({ now: null }));

const ofRequest = oncePer(openFor);

/**
 * The texts of the site's owner, null where there is nobody who could have written any: then nothing is read. Else one
 * row is read a request, however many sets are opened, and the texts themselves when it says another version than this
 * isolate has. While the store fails, what the isolate has is what there is.
 */
export async function ownTexts(context: LoadContext): Promise<OwnTexts | null> {
  return context.isStart || !hasDesk(context.settings) ? null : ofRequest(context);
}

/** Whether anybody may keep an answer with texts: where there is an owner, they may be others with the next request. */
export function areTextsFixed({ settings }: Pick<LoadContext, "settings">): boolean {
  return !hasDesk(settings);
}

async function openFor({ bindings }: LoadContext): Promise<OwnTexts | null> {
  const db = database(bindings.DB);
  const open = openIn(db);
  // A store that fails is logged; a reading is told in the words that there are.
  const kept = await stored(textsSince(db, open.now?.version ?? 0), PATIENCE_MILLISECONDS).catch(() => null);
  if (kept) open.now = kept.version === 0 ? null : new OwnTexts(kept.texts, kept.version);
  return open.now;
}
