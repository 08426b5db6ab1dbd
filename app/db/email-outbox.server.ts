import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { COMPLETE } from "~/languages";
import type { Database } from "./database.server";
import { type Readable, readable } from "./readable.server";
import { emailOutbox, type QuizEmailContent } from "./schema";

/** A message as it is kept; what cannot be read of it is null. */
export type OutboxMessage = Readable<typeof emailOutbox.$inferSelect>;

const isText = (value: unknown) => typeof value === "string";

function messageIn(row: typeof emailOutbox.$inferSelect): OutboxMessage {
  const message = readable(emailOutbox, row);
  return { ...message, content: isContent(message.content) ? message.content : null };
}

function isContent(content: Partial<QuizEmailContent> | null): boolean {
  const {
    name = null,
    tools,
    services,
    origin,
    language = COMPLETE,
  } = Object(content) as Partial<QuizEmailContent>;
  const areTexts = [tools, services].every((list) => Array.isArray(list) && list.every(isText));
  return areTexts && isText(origin) && isText(language) && (name === null || isText(name));
}

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
  const claimed = await db
    .update(emailOutbox)
    .set({
      attempts: sql`${emailOutbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + CLAIM_MILLISECONDS),
    })
    .where(inArray(emailOutbox.id, due))
    .returning();
  return claimed.map(messageIn);
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
  const latest = await db.select().from(emailOutbox).orderBy(desc(emailOutbox.createdAt)).limit(limit);
  return latest.map(messageIn);
}
