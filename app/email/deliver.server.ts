import { type Database, stored } from "~/db/database.server";
import { claimDue, markFailed, markSent, type OutboxMessage } from "~/db/email-outbox.server";
import type { Settings } from "~/env";
import { letterOf } from "./letter.server";
import { sendEmail } from "./send.server";

const MINUTE_MILLISECONDS = 60_000;
/** Waits after the first, second … failure; with the last one it is given up, within a day's life of the keys. */
const WAITS_MINUTES = [1, 10, 30, 120, 360];
const MOST_AT_ONCE = 10;

/** Sends what is due. Never rejects: whoever wrote the message is not there any more to be told. */
export async function deliverDue(db: Database, settings: Settings, now = new Date()): Promise<void> {
  if (settings.email.EMAIL_PROVIDER === "none") return;
  try {
    const due = await stored(claimDue(db, MOST_AT_ONCE, now));
    await Promise.all(due.map((message) => deliver(db, settings, message, now)));
  } catch {
    // The store has been logged; the next run finds what is left.
  }
}

async function deliver(db: Database, settings: Settings, message: OutboxMessage, now: Date) {
  const { id, attempts } = message;
  if (id === null) return;
  const letter = await stored(letterOf(db, settings, message));
  if (!letter) return stored(markFailed(db, id, "unreadable", null));
  const sending = await sendEmail(settings.email, letter.to, letter.message, id);
  if (sending.kind === "sent") return stored(markSent(db, id, now));
  const { kind, reason } = sending;
  console.error(JSON.stringify({ event: "email_failed", kind, reason, attempts }));
  const wait = kind === "later" ? WAITS_MINUTES[(attempts ?? 0) - 1] : undefined;
  const next = wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MILLISECONDS);
  return stored(markFailed(db, id, reason, next));
}
