import { and, asc, desc, eq, gt, gte, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Recommendation } from "~/answers/quiz";
import type { QuizInput } from "~/schemas/quiz-input";
import type { Database } from "./database.server";
import { ago, countMessage, roomForVisitor } from "./message-limits";
import {
  dailyCounts,
  type EmailState,
  emailOutbox,
  emailWithoutCase,
  type QuizEmailContent,
  quizSubmissions,
  withoutCase,
} from "./schema";

/**
 * Which submissions are a user's: those sent in while signed in, and those sent in by nobody in particular with the
 * e-mail that their provider has verified.
 */
export function submissionsOf({ id, email }: { readonly id: string; readonly email: string | null }) {
  const byEmail =
    email === null
      ? undefined
      : and(isNull(quizSubmissions.userId), eq(withoutCase(quizSubmissions.email), emailWithoutCase(email)));
  return or(eq(quizSubmissions.userId, id), byEmail);
}

const REPEAT_MILLISECONDS = 10 * 60 * 1000;
/** How much of the daily cap may go to one network's submissions in a day. */
const NETWORK_SHARE = 1 / 9;

interface Message {
  readonly content: QuizEmailContent;
  /** Messages to all visitors together in 24 hours. */
  readonly dailyCap: number;
  /** A name of the day for the mailbox that it goes to. */
  readonly mailbox: string;
  /** The day (`2026-11-22`, UTC) and the name that the sender's network has on it. */
  readonly day: string;
  readonly network: string;
}

/**
 * Keeps a submission and the message about it, or nothing when the same was sent in within ten minutes. All of it is
 * one transaction: neither a double click nor a crash leaves a message without its submission or two of them.
 * @returns how the message stands; null when there is none, because none is wanted or a limit was reached
 */
export async function submitQuiz(
  db: Database,
  { email, name, responses, sent }: QuizInput,
  { recommendation }: Recommendation,
  userId: string | null,
  message: Message | null,
  now = new Date(),
): Promise<EmailState | null> {
  const id = crypto.randomUUID();
  const fingerprint = await fingerprintOf(email, sent, responses);
  const { focus = null, familiarity = null, challenge = null } = responses;
  const isRepeat = and(
    eq(quizSubmissions.fingerprint, fingerprint),
    gt(quizSubmissions.createdAt, ago(now, REPEAT_MILLISECONDS)),
  );
  // In the order of the table's columns.
  const submission = sql`SELECT ${id}, ${email}, ${name}, ${userId}, ${JSON.stringify(responses)}, ${recommendation},
    ${focus}, ${familiarity}, ${challenge}, ${fingerprint}, ${now.getTime()}
    WHERE NOT EXISTS (SELECT 1 FROM ${quizSubmissions} WHERE ${isRepeat})`;
  const store = db.insert(quizSubmissions).select(submission);
  const forget = userId === null ? [] : [forgetOldest(db, userId)];
  if (!message) {
    await db.batch([store, ...forget]);
    return null;
  }
  const messageId = crypto.randomUUID();
  const { mailbox } = message;
  const [, , , , found] = await db.batch([
    store,
    db.insert(emailOutbox).select(outboxRow({ messageId, submissionId: id, userId, email }, message, now)),
    countMessage(db, { id: messageId, kind: "quiz", mailbox }, now),
    countForNetwork(db, id, message),
    db
      .select({ state: emailOutbox.state })
      .from(quizSubmissions)
      .leftJoin(emailOutbox, eq(emailOutbox.submissionId, quizSubmissions.id))
      .where(isRepeat)
      .orderBy(asc(quizSubmissions.createdAt))
      .limit(1),
    ...forget,
  ]);
  return found[0]?.state ?? null;
}

/** A user keeps the newest quizzes: without an end a few accounts could fill the table and shut visitors out. */
const MOST_OF_A_USER = 50;

function forgetOldest(db: Database, userId: string) {
  const ofUser = eq(quizSubmissions.userId, userId);
  const newest = db
    .select({ id: quizSubmissions.id })
    .from(quizSubmissions)
    .where(ofUser)
    .orderBy(desc(quizSubmissions.createdAt))
    .limit(MOST_OF_A_USER);
  return db.delete(quizSubmissions).where(and(ofUser, notInArray(quizSubmissions.id, newest)));
}

/** A row for the outbox where this submission was kept and the limits leave room. */
function outboxRow(
  about: {
    readonly messageId: string;
    readonly submissionId: string;
    readonly userId: string | null;
    readonly email: string;
  },
  { content, dailyCap, mailbox, day, network }: Message,
  now: Date,
) {
  const { messageId, submissionId, userId, email } = about;
  const usedUp = and(
    eq(dailyCounts.day, day),
    eq(dailyCounts.counted, messagesOf(network)),
    gte(dailyCounts.count, Math.ceil(dailyCap * NETWORK_SHARE)),
  );
  return sql`SELECT ${messageId}, 'quiz', ${submissionId}, NULL, ${userId}, ${emailWithoutCase(email)}, ${JSON.stringify(content)},
    'queued', 0, ${now.getTime()}, NULL, ${now.getTime()}, NULL, ''
    WHERE EXISTS (SELECT 1 FROM ${quizSubmissions} WHERE ${eq(quizSubmissions.id, submissionId)})
    AND ${roomForVisitor(mailbox, dailyCap, now)}
    AND NOT EXISTS (SELECT 1 FROM ${dailyCounts} WHERE ${usedUp})`;
}

/** Counts the message of this submission for its sender's network, if there is one. */
function countForNetwork(db: Database, submissionId: string, { day, network }: Message) {
  const isQueued = eq(emailOutbox.submissionId, submissionId);
  return db
    .insert(dailyCounts)
    .select(
      sql`SELECT ${day}, ${messagesOf(network)}, 1 WHERE EXISTS (SELECT 1 FROM ${emailOutbox} WHERE ${isQueued})`,
    )
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.counted],
      set: { count: sql`${dailyCounts.count} + 1` },
    });
}

function messagesOf(network: string): string {
  return `messages of network ${network}`;
}

async function fingerprintOf(email: string, sent: object, responses: object): Promise<string> {
  const text = JSON.stringify([emailWithoutCase(email), sorted(sent), sorted(responses)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The order in which answers were given makes no other submission. */
function sorted(object: object): [string, unknown][] {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}
