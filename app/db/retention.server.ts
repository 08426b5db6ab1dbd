import { lt } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { clientsPast } from "./clients.server";
import type { Database } from "./database.server";
import { deleteAgain, deletedPast } from "./deleted-clients.server";
import { deliveriesPast } from "./deliveries.server";
import { intakesLeftBy, intakesPast } from "./intakes.server";
import { countedBefore } from "./message-limits";
import { requestsLeftBy, requestsPast } from "./requests.server";
import { dailyCounts, emailOutbox, quizSubmissions, sessionHandovers, sessions } from "./schema";

const OUTBOX_DAYS = 30;
const QUIZ_MONTHS = 24;

/** Deletes what /privacy says is kept no longer. */
export async function deleteWhatIsPast(db: Database, now: Date) {
  const quizEnd = new Date(now);
  quizEnd.setUTCMonth(quizEnd.getUTCMonth() - QUIZ_MONTHS);
  const outboxEnd = new Date(now.getTime() - OUTBOX_DAYS * MILLISECONDS_PER_DAY);
  await db.batch([
    db.delete(emailOutbox).where(lt(emailOutbox.createdAt, outboxEnd)),
    countedBefore(db, now),
    db.delete(quizSubmissions).where(lt(quizSubmissions.createdAt, quizEnd)),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(sessionHandovers).where(lt(sessionHandovers.expiresAt, now)),
    requestsLeftBy(db, now),
    intakesLeftBy(db, now),
    ...clientsPast(db, now),
    deleteAgain(db),
    deletedPast(db, now),
    requestsPast(db, now),
    intakesPast(db, now),
    deliveriesPast(db, now),
    db.delete(dailyCounts).where(lt(dailyCounts.day, now.toISOString().slice(0, 10))),
  ]);
}
