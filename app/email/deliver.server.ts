import { type Database, stored } from "~/db/database.server";
import { claimDue, markFailed, markSent, type OutboxMessage } from "~/db/email-outbox.server";
import type { EmailSettings } from "~/env";
import { quizMessage } from "./quiz-message";
import { sendEmail } from "./send.server";

const MINUTE_MILLISECONDS = 60_000;
/** Waits after the first, second … failure; with the last one it is given up, within a day's life of the keys. */
const WAITS_MINUTES = [1, 10, 30, 120, 360];
const MOST_AT_ONCE = 10;

/** Sends what is due. Never rejects: whoever wrote the message is not there any more to be told. */
export async function deliverDue(db: Database, settings: EmailSettings, now = new Date()): Promise<void> {
  if (settings.EMAIL_PROVIDER === "none") return;
  try {
    const due = await stored(claimDue(db, MOST_AT_ONCE, now));
    await Promise.all(due.map((message) => deliver(db, settings, message, now)));
  } catch {
    // The store has been logged; the next run finds what is left.
  }
}

async function deliver(db: Database, settings: EmailSettings, message: OutboxMessage, now: Date) {
  const { id, recipient, content, attempts } = message;
  if (id === null) return;
  if (recipient === null || content === null) return stored(markFailed(db, id, "unreadable", null));
  const sending = await sendEmail(settings, recipient, quizMessage(content), id);
  if (sending.kind === "sent") return stored(markSent(db, id, now));
  const { kind, reason } = sending;
  console.error(JSON.stringify({ event: "email_failed", kind, reason, attempts }));
  const wait = kind === "later" ? WAITS_MINUTES[(attempts ?? 0) - 1] : undefined;
  const next = wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MILLISECONDS);
  return stored(markFailed(db, id, reason, next));
}
