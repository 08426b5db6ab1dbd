import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./database.server";
import { emailOutbox } from "./schema";

export type OutboxMessage = typeof emailOutbox.$inferSelect;

const CLAIM_MILLISECONDS = 10 * 60 * 1000;

/**
 * Takes messages that are due, oldest first, so that nobody else sends them: a claim that is not followed up, because
 * the worker died, lapses after ten minutes.
 */
export async function claimDue(db: Database, limit: number, now: Date): Promise<readonly OutboxMessage[]> {
  const due = db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.state, "queued"), lte(emailOutbox.nextAttemptAt, now)))
    .orderBy(asc(emailOutbox.nextAttemptAt))
    .limit(limit);
  return db
    .update(emailOutbox)
    .set({
      attempts: sql`${emailOutbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + CLAIM_MILLISECONDS),
    })
    .where(inArray(emailOutbox.id, due))
    .returning();
}

export async function markSent(db: Database, id: string, now: Date) {
  await db
    .update(emailOutbox)
    .set({ state: "sent", sentAt: now, lastError: null })
    .where(eq(emailOutbox.id, id));
}

/** `nextAttemptAt` null: given up. */
export async function markFailed(db: Database, id: string, error: string, nextAttemptAt: Date | null) {
  await db
    .update(emailOutbox)
    .set({ lastError: error, ...(nextAttemptAt ? { nextAttemptAt } : { state: "failed" }) })
    .where(eq(emailOutbox.id, id));
}

/** The newest messages, for the local mail page. */
export async function latestMessages(db: Database, limit: number): Promise<readonly OutboxMessage[]> {
  return db.select().from(emailOutbox).orderBy(desc(emailOutbox.createdAt)).limit(limit);
}
