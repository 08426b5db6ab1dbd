import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import type { Database } from "./database.server";
import { countedMessages, type EmailKind, emailOutbox } from "./schema";

const HOUR_MILLISECONDS = MILLISECONDS_PER_DAY / 24;
const MOST_AN_HOUR_TO_ONE_MAILBOX = 3;
/** How much of the daily cap may go in one hour. */
const HOURLY_SHARE = 1 / 3;

/** What the owner is sent counts by itself: visitors use up none of it, and it uses up nothing of theirs. */
const isToVisitor = ne(countedMessages.kind, "waits");

/** Whether one more message may go to a visitor's mailbox. */
export function roomForVisitor(mailbox: string, dailyCap: number, now: Date): SQL {
  const thisHour = gt(countedMessages.createdAt, ago(now, HOUR_MILLISECONDS));
  const today = gt(countedMessages.createdAt, ago(now, MILLISECONDS_PER_DAY));
  return sql`${fewerThan(MOST_AN_HOUR_TO_ONE_MAILBOX, and(eq(countedMessages.mailbox, mailbox), thisHour))}
    AND ${fewerThan(Math.ceil(dailyCap * HOURLY_SHARE), and(isToVisitor, thisHour))}
    AND ${fewerThan(dailyCap, and(isToVisitor, today))}`;
}

/** Whether one more may go to the owner. */
export function roomForOwner(dailyCap: number, now: Date): SQL {
  const today = gt(countedMessages.createdAt, ago(now, MILLISECONDS_PER_DAY));
  return fewerThan(dailyCap, and(eq(countedMessages.kind, "waits"), today));
}

function fewerThan(most: number, which: SQL | undefined): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${countedMessages} WHERE ${which} LIMIT ${most})) < ${most}`;
}

/** A message as limits count it. */
export interface Counted {
  readonly id: string;
  readonly kind: EmailKind;
  /** A name of the day for the mailbox; empty for the owner's. */
  readonly mailbox: string;
}

/** Counts a message where it stands in the outbox: in the same batch, after it. Nothing that is deleted takes this along. */
export function countMessage(db: Database, { id, kind, mailbox }: Counted, now: Date) {
  return db
    .insert(countedMessages)
    .select(
      sql`SELECT ${id}, ${kind}, ${mailbox}, ${now.getTime()} WHERE EXISTS (SELECT 1 FROM ${emailOutbox} WHERE ${eq(emailOutbox.id, id)})`,
    );
}

/** What no limit counts any more. */
export function countedBefore(db: Database, now: Date) {
  return db.delete(countedMessages).where(lt(countedMessages.createdAt, ago(now, MILLISECONDS_PER_DAY)));
}

export function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
