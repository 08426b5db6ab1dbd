import { and, eq, or, sql } from "drizzle-orm";
import { Failure } from "~/failure";
import * as words from "~/words/failures";
import type { Database } from "./database.server";
import { submissionsOf } from "./quiz-submissions.server";
import { readable } from "./readable.server";
import {
  emailOutbox,
  emailWithoutCase,
  quizSubmissions as quizTable,
  sessions,
  users,
  withoutCase,
} from "./schema";

export type User = typeof users.$inferSelect;

/** A user's row as every page uses it: a name, an e-mail or an address that is none counts as not given. */
export function userIn(row: User): User {
  // What may not be absent is what the row was found by.
  return readable(users, row) as User;
}

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
  return userIn(user);
}

/** The verified e-mail of who has this identity; null where nobody signed in by it, or it has none. */
export async function emailOfIdentity(
  db: Database,
  { issuer, subject }: Pick<Identity, "issuer" | "subject">,
): Promise<string | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return row ? userIn(row).email : null;
}

/**
 * Changes what is kept in somebody's own row.
 * @throws Failure `unauthenticated` where that account was deleted meanwhile
 */
export async function changeUser(
  db: Database,
  id: string,
  change: Partial<Pick<User, "chartSettings" | "ownPlace">>,
) {
  const changed = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  if (changed.length === 0) {
    throw new Failure("unauthenticated", words.accountWasDeleted);
  }
}

/**
 * Deletes a user with profile, people and messages to them. Quiz rows stay and belong to nobody, unless
 * `quizSubmissions` asks for those too. Sessions end with the user.
 * @returns the keys of the sessions
 */
export async function deleteUser(
  db: Database,
  user: User,
  { quizSubmissions = false } = {},
): Promise<readonly string[]> {
  const isTheirs = or(
    eq(emailOutbox.userId, user.id),
    user.email === null ? undefined : eq(emailOutbox.recipient, emailWithoutCase(user.email)),
  );
  const [ended] = await db.batch([
    db.delete(sessions).where(eq(sessions.userId, user.id)).returning({ key: sessions.key }),
    db.delete(emailOutbox).where(isTheirs),
    ...(quizSubmissions ? [db.delete(quizTable).where(submissionsOf(user))] : []),
    db.delete(users).where(eq(users.id, user.id)),
  ]);
  return ended.map(({ key }) => key);
}
