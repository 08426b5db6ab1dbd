import type { Database } from "./database.server";
import { rememberDeleted } from "./deleted-clients.server";
import { clients, intakes, readings, requests } from "./schema";

/**
 * Deletes all that the desk keeps of people: clients with their notes and letters, which open no more, requests, links and
 * prepared readings, templates too. What the owner has set stays.
 */
export async function emptyDesk(db: Database): Promise<void> {
  await db.batch([
    rememberDeleted(db, undefined, new Date()),
    db.delete(clients),
    db.delete(requests),
    db.delete(intakes),
    db.delete(readings),
  ]);
}
