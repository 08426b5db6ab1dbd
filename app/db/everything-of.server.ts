import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { birthOf } from "./birth-records";
import { settingsOf } from "./chart-settings.server";
import type { Database } from "./database.server";
import { ownPlaceOf } from "./own-place.server";
import { type Readable, readableAnd } from "./readable.server";
import {
  calendarFeeds,
  emailOutbox,
  emailWithoutCase,
  quizSubmissions,
  savedPeople,
  userProfiles,
  users,
  withoutCase,
} from "./schema";
import type { User } from "./users.server";

/**
 * A user's own first, then the newest with their e-mail: anybody may send in quizzes under it, and no end of them. The
 * same of messages. Each kind is asked for by itself, so that an index ends the reading with the last row.
 */
const MOST_SUBMISSIONS = 200;
const MOST_MESSAGES = 200;

interface Row {
  readonly id: string;
  readonly createdAt: Date;
}

/** The first so many of two lists, without those that stand in both, the oldest first. */
function together<One extends Row>(own: readonly One[], others: readonly One[], most: number): One[] {
  const all = new Map([...own, ...others].map((row) => [row.id, row]));
  const first = [...all.values()].slice(0, most);
  return first.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/**
 * Everything that is kept about a user, for them to download. Hashes and counters that say nothing of them are left out.
 * What cannot be read is null, and `unreadable` names it: nobody's export fails for one value.
 */
export async function everythingOf(db: Database, user: User) {
  const email = emailWithoutCase(user.email ?? "");
  const has = user.email === null ? 0 : 1;
  const submissions = (whose: SQL | undefined) =>
    db
      .select()
      .from(quizSubmissions)
      .where(whose)
      .orderBy(desc(quizSubmissions.createdAt))
      .limit(MOST_SUBMISSIONS);
  const messages = (whose: SQL | undefined) =>
    db.select().from(emailOutbox).where(whose).orderBy(desc(emailOutbox.createdAt)).limit(MOST_MESSAGES);
  const [found, profiles, people, feeds, ownQuizzes, quizzesByEmail, ownMessages, messagesTo] =
    await db.batch([
      db.select().from(users).where(eq(users.id, user.id)),
      db.select().from(userProfiles).where(eq(userProfiles.userId, user.id)),
      db
        .select()
        .from(savedPeople)
        .where(eq(savedPeople.userId, user.id))
        .orderBy(asc(savedPeople.fullName), asc(savedPeople.birthDate)),
      db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id)),
      submissions(eq(quizSubmissions.userId, user.id)),
      submissions(
        and(sql`${has}`, eq(withoutCase(quizSubmissions.email), email), isNull(quizSubmissions.userId)),
      ),
      messages(eq(emailOutbox.userId, user.id)),
      messages(and(sql`${has}`, eq(emailOutbox.recipient, email))),
    ]);
  const unreadable: string[] = [];
  /** The rows of a table, and in `unreadable` what cannot be read of them, by the name that they have here. */
  const rowsOf = <Row extends object>(name: string, table: SQLiteTable, rows: readonly Row[]) =>
    rows.map((row, index) => {
      const read = readableAnd(table, row);
      const path = rows.length > 1 ? `${name}.${index}` : name;
      unreadable.push(...read.unreadable.map((column) => `${path}.${column}`));
      return { path, row: read.row };
    });
  const births = (name: string, table: SQLiteTable, rows: readonly BirthRow[]) =>
    rowsOf(name, table, rows).map(({ path, row }) => {
      const { createdAt, updatedAt } = row;
      const birth = birthOf(row);
      if (!birth) unreadable.push(path);
      return { ...(birth ?? { unreadable: asKept(row) }), createdAt, updatedAt };
    });
  /** What a column keeps as JSON, by its reader. */
  const kept = <Value>(name: string, text: string | null | undefined, value: Value | null) => {
    if (text && value === null) unreadable.push(name);
    return value;
  };

  const [ownRow] = rowsOf("account", users, found);
  const { sessionVersion, chartSettings, ownPlace, ...account } = ownRow?.row ?? user;
  const [profile = null] = births("profile", userProfiles, profiles);
  return {
    account,
    settings: kept("settings", chartSettings, settingsOf({ chartSettings })),
    place: kept("place", ownPlace, ownPlaceOf({ ownPlace })),
    profile,
    people: births("people", savedPeople, people),
    calendars: rowsOf("calendars", calendarFeeds, feeds).map(({ row }) => {
      const { transits, returns, lunations, voidMoons, periods, language, createdAt, updatedAt } = row;
      const parts = { transits, returns, lunations, voidMoons, ...(periods !== null && { periods }) };
      return { ...parts, language, createdAt, updatedAt };
    }),
    quizSubmissions: rowsOf(
      "quizSubmissions",
      quizSubmissions,
      together(ownQuizzes, quizzesByEmail, MOST_SUBMISSIONS),
    ).map(({ row }) => {
      const { email, name, responses, recommendation, focus, familiarity, challenge, createdAt } = row;
      return { email, name, responses, recommendation, focus, familiarity, challenge, createdAt };
    }),
    messages: rowsOf("messages", emailOutbox, together(ownMessages, messagesTo, MOST_MESSAGES)).map(
      ({ row }) => {
        const { recipient, content, state, createdAt, sentAt } = row;
        return { recipient, content, state, createdAt, sentAt };
      },
    ),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

type BirthRow = typeof userProfiles.$inferSelect | typeof savedPeople.$inferSelect;

/** What is left of a birth of which a part cannot be read: it is theirs all the same. */
function asKept({ id: _, userId: __, createdAt: ___, updatedAt: ____, ...rest }: Readable<BirthRow>) {
  return rest;
}
