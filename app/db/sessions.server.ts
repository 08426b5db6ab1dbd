import { and, desc, eq, exists, gt, notInArray, sql } from "drizzle-orm";
import { type Database, prepared } from "./database.server";
import { sessions, users } from "./schema";
import { type User, userIn } from "./users.server";

/** Sessions of one user at a time; the oldest makes room. Ending all of them is that many deletions from KV at most. */
export const MOST_SESSIONS = 20;

/** What a session says of itself. */
export interface SessionClaim {
  readonly key: string;
  readonly userId: string;
  readonly version: number;
}

const ofSession = prepared((db) => {
  const holds = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.key, sql.placeholder("key")), eq(sessions.userId, users.id)));
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder("userId")),
        eq(users.sessionVersion, sql.placeholder("version")),
        exists(holds),
      ),
    )
    .prepare();
});

/** The user of a session, null when the session was ended, here or everywhere, or the user is gone. */
export async function userOfSession(
  db: Database,
  { userId, version, key }: SessionClaim,
): Promise<User | null> {
  const [user] = await ofSession(db).all({ userId, version, key });
  return user ? userIn(user) : null;
}

/**
 * Notes a session that begins.
 * @returns the keys of the user's sessions that are over by now: their time had come, or they had to make room
 */
export async function noteSession(
  db: Database,
  session: typeof sessions.$inferSelect,
  now = new Date(),
): Promise<readonly string[]> {
  const isTheirs = eq(sessions.userId, session.userId);
  const kept = db
    .select({ key: sessions.key })
    .from(sessions)
    .where(and(isTheirs, gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt))
    .limit(MOST_SESSIONS - 1);
  const [over] = await db.batch([
    db
      .delete(sessions)
      .where(and(isTheirs, notInArray(sessions.key, kept)))
      .returning({ key: sessions.key }),
    db.insert(sessions).values(session),
  ]);
  return over.map(({ key }) => key);
}

/** Ends one session. */
export async function endSession(db: Database, key: string) {
  await db.delete(sessions).where(eq(sessions.key, key));
}

/**
 * Ends every session of a user; the raised version refuses those that are only just beginning.
 * @returns the keys of the sessions
 */
export async function endAllSessions(db: Database, userId: string): Promise<readonly string[]> {
  const [ended] = await db.batch([
    db.delete(sessions).where(eq(sessions.userId, userId)).returning({ key: sessions.key }),
    db
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId)),
  ]);
  return ended.map(({ key }) => key);
}
