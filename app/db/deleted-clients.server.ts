import { gt, lt, type SQL, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { DELETED_DAYS } from "~/schemas/desk-limits";
import type { Database } from "./database.server";
import { clients, deletedClients } from "./schema";

/** Remembers the ids of clients who are about to be deleted. Before they are. */
export function rememberDeleted(db: Database, which: SQL | undefined, now: Date) {
  const values = sql`SELECT ${clients.id}, ${now.getTime()} FROM ${clients} WHERE ${which ?? sql`1`}`;
  return db
    .insert(deletedClients)
    .select(values)
    .onConflictDoUpdate({ target: deletedClients.id, set: { deletedAt: now } });
}

/**
 * Deletes whom a backup that was put back has again. Somebody who was made anew under the same id, of a request that
 * waited still, is younger than that and stays.
 */
export function deleteAgain(db: Database) {
  const deletedAt = sql`(SELECT ${deletedClients.deletedAt} FROM ${deletedClients}
    WHERE ${deletedClients.id} = ${clients.id})`;
  return db.delete(clients).where(
    sql`${clients.id} IN (SELECT ${deletedClients.id} FROM ${deletedClients})
        AND ${clients.createdAt} <= ${deletedAt}`,
  );
}

const endOfList = (now: Date) => new Date(now.getTime() - DELETED_DAYS * MILLISECONDS_PER_DAY);

/** Ids that are remembered no longer. For the scheduled deletion. */
export function deletedPast(db: Database, now: Date) {
  return db.delete(deletedClients).where(lt(deletedClients.deletedAt, endOfList(now)));
}

/** How many ids are remembered. */
export async function deletedCounted(db: Database): Promise<number> {
  return db.$count(deletedClients, gt(deletedClients.deletedAt, endOfList(new Date())));
}
