import { and, eq, notExists, or, sql } from "drizzle-orm";
import { type Database, prepared } from "./database.server";
import { submissionsOf } from "./quiz-submissions.server";
import { emailOutbox, endedSessions, quizSubmissions as quizTable, users, withoutCase } from "./schema";

export type User = typeof users.$inferSelect;

/** What a provider says of somebody. `email` only when the provider verified it. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

/**
 * The user with this identity, made or brought up to date. An e-mail that belongs to another user stays theirs: two
 * identities are two users, whatever their e-mails say.
 */
export async function userWithIdentity(db: Database, identity: Identity, now = new Date()): Promise<User> {
  const { issuer, subject, email, ...names } = identity;
  const taken = sql`EXISTS (SELECT 1 FROM ${users} AS other WHERE ${withoutCase(sql`other.email`)} = ${withoutCase(email ?? "")}
    AND NOT (other.issuer = ${issuer} AND other.subject = ${subject}))`;
  const freeEmail = email === null ? null : sql`CASE WHEN ${taken} THEN NULL ELSE ${email} END`;
  const details = { ...names, email: freeEmail, updatedAt: now };
  const [user] = await db
    .insert(users)
    .values({ id: crypto.randomUUID(), issuer, subject, createdAt: now, ...details })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: details })
    .returning();
  if (!user) throw new Error("the upsert of a user returned no row");
  return user;
}

/** What a session says of itself. */
export interface SessionClaim {
  readonly key: string;
  readonly userId: string;
  readonly version: number;
}

const ofSession = prepared((db) => {
  const ended = db
    .select({ one: sql`1` })
    .from(endedSessions)
    .where(eq(endedSessions.key, sql.placeholder("key")));
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder("userId")),
        eq(users.sessionVersion, sql.placeholder("version")),
        notExists(ended),
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
  return user ?? null;
}

/** Ends one session before its time; the note is kept until the session would have run out. */
export async function endSession(db: Database, key: string, expiresAt: Date) {
  await db.insert(endedSessions).values({ key, expiresAt }).onConflictDoNothing();
}

/** Ends every session of a user. */
export async function endAllSessions(db: Database, userId: string) {
  await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId));
}

/**
 * Deletes a user with profile, people and messages to them. Quiz rows stay and belong to nobody, unless
 * `quizSubmissions` asks for those too. Sessions end with the user.
 */
export async function deleteUser(db: Database, user: User, { quizSubmissions = false } = {}) {
  const isTheirs = or(
    eq(emailOutbox.userId, user.id),
    user.email === null ? undefined : eq(emailOutbox.recipient, user.email.toLowerCase()),
  );
  await db.batch([
    db.delete(emailOutbox).where(isTheirs),
    ...(quizSubmissions ? [db.delete(quizTable).where(submissionsOf(user))] : []),
    db.delete(users).where(eq(users.id, user.id)),
  ]);
}
