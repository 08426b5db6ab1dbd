import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { emailOutbox } from "./schema";

const HOUR_MILLISECONDS = MILLISECONDS_PER_DAY / 24;
const MOST_AN_HOUR_TO_ONE_MAILBOX = 3;
/** How much of the daily cap may go in one hour. */
const HOURLY_SHARE = 1 / 3;

/** What the owner is sent counts by itself: visitors use up none of it, and it uses up nothing of theirs. */
const isToVisitor = ne(emailOutbox.kind, "waits");

/** Whether one more message may go to a visitor's mailbox. */
export function roomForVisitor(mailbox: string, dailyCap: number, now: Date): SQL {
  const thisHour = gt(emailOutbox.createdAt, ago(now, HOUR_MILLISECONDS));
  const today = gt(emailOutbox.createdAt, ago(now, MILLISECONDS_PER_DAY));
  return sql`${fewerThan(MOST_AN_HOUR_TO_ONE_MAILBOX, and(eq(emailOutbox.mailbox, mailbox), thisHour))}
    AND ${fewerThan(Math.ceil(dailyCap * HOURLY_SHARE), and(isToVisitor, thisHour))}
    AND ${fewerThan(dailyCap, and(isToVisitor, today))}`;
}

/** Whether one more may go to the owner. */
export function roomForOwner(dailyCap: number, now: Date): SQL {
  const today = gt(emailOutbox.createdAt, ago(now, MILLISECONDS_PER_DAY));
  return fewerThan(dailyCap, and(eq(emailOutbox.kind, "waits"), today));
}

function fewerThan(most: number, which: SQL | undefined): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${emailOutbox} WHERE ${which} LIMIT ${most})) < ${most}`;
}

export function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
