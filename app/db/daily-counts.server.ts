import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import {
  MOST_INTAKES_A_DAY,
  MOST_INTAKES_OF_A_NETWORK,
  MOST_REQUESTS_A_DAY,
  MOST_REQUESTS_OF_A_NETWORK,
} from "~/schemas/desk-limits";
import type { Database } from "./database.server";
import { dailyCounts, quizSubmissions, users } from "./schema";
import type { Identity } from "./users.server";

/** How much of a day's sign-ins is for whom, so that nobody can use them up for everybody. */
const SIGN_IN_SHARES = {
  /** All who were not here before that day, together: the rest is held back for those who were. */
  newcomers: 2 / 3,
  /** One network's, of whatever people. */
  network: 1 / 4,
  person: 1 / 30,
} as const;

/** How much of a day's writes is for one: a signed-in person's changes, and the quizzes that a network sends in. */
const WRITE_SHARE = 1 / 50;
/** What visitors' quizzes may be together, from however many networks: the rest is for who is signed in. */
const VISITORS_SHARE = 2 / 3;

/**
 * Where the table of quizzes ends: two years of 200 a day, at 2.5 KB each at most (docs/free-plan.md). Visitors may take a
 * tenth of what is left on a day, and one when nothing is: nobody fills it, and everybody finds some of it left.
 */
const MOST_QUIZZES = 150_000;
const DAYS_OF_ROOM = 10;
/** At least as many as the table's rows: they are numbered as they come, and the oldest go first. Two look-ups. */
const QUIZZES = sql`coalesce((SELECT max(rowid) FROM ${quizSubmissions}) - (SELECT min(rowid) FROM ${quizSubmissions}) + 1, 0)`;
const QUIZZES_TODAY = sql`CAST(max(1, (${MOST_QUIZZES} - ${QUIZZES}) / ${DAYS_OF_ROOM}) AS INTEGER)`;

/** Something that a day has so many of. */
interface Ration {
  readonly counted: string;
  readonly most: number | SQL;
}

/**
 * Counts one sign-in of a day, in one statement; false, and nothing is counted, when it was one too many.
 * @param day `2026-11-22`, UTC: when the platform's own allowances begin anew
 * @param names of this person and their network that only their equals share, and nobody can read back
 * @param cap sign-ins of everybody together
 */
export async function countSignIn(
  db: Database,
  day: string,
  { issuer, subject }: Pick<Identity, "issuer" | "subject">,
  names: { readonly person: string; readonly network: string },
  cap: number,
): Promise<boolean> {
  const share = (whose: keyof typeof SIGN_IN_SHARES) => Math.ceil(cap * SIGN_IN_SHARES[whose]);
  const isTheirs = and(
    eq(users.issuer, issuer),
    eq(users.subject, subject),
    lt(users.createdAt, new Date(day)),
  );
  const forAll = sql`CASE WHEN EXISTS (SELECT 1 FROM ${users} WHERE ${isTheirs}) THEN ${cap} ELSE ${share("newcomers")} END`;
  return countWithin(db, day, [
    { counted: "sign-ins", most: forAll },
    { counted: `sign-ins of network ${names.network}`, most: share("network") },
    { counted: `sign-ins of person ${names.person}`, most: share("person") },
  ]);
}

/**
 * Counts one request that writes rows; false, and nothing is counted, when it was one too many.
 * @param whose a name of a person or a network on that day; `isVisitor` where it is a network
 * @param cap such requests of everybody together
 */
export function countWrite(
  db: Database,
  day: string,
  { whose, isVisitor }: { readonly whose: string; readonly isVisitor: boolean },
  cap: number,
): Promise<boolean> {
  return countWithin(db, day, [
    { counted: "writes", most: isVisitor ? Math.ceil(cap * VISITORS_SHARE) : cap },
    { counted: `writes of ${whose}`, most: Math.ceil(cap * WRITE_SHARE) },
    ...(isVisitor ? [{ counted: "writes of visitors", most: QUIZZES_TODAY }] : []),
  ]);
}

/** What visitors send to the owner, and how much of it a day has: of all together, and of a network. */
const SENT = {
  requests: { most: MOST_REQUESTS_A_DAY, ofNetwork: MOST_REQUESTS_OF_A_NETWORK },
  intakes: { most: MOST_INTAKES_A_DAY, ofNetwork: MOST_INTAKES_OF_A_NETWORK },
};
export type SentToOwner = keyof typeof SENT;

/** Counts one of them, and as one of all writes; false, and nothing is counted, when it was one too many. */
export function countSent(
  db: Database,
  day: string,
  { what, network }: { readonly what: SentToOwner; readonly network: string },
  cap: number,
): Promise<boolean> {
  const { most, ofNetwork } = SENT[what];
  return countWithin(db, day, [
    { counted: "writes", most: Math.ceil(cap * VISITORS_SHARE) },
    { counted: what, most },
    { counted: `${what} of network ${network}`, most: ofNetwork },
  ]);
}

async function countWithin(db: Database, day: string, rations: readonly Ration[]): Promise<boolean> {
  const names = rations.map(({ counted }) => counted);
  const most = sql.join(
    rations.map(({ counted, most }) => sql`WHEN ${counted} THEN ${most}`),
    sql` `,
  );
  const isUsedUp = and(
    eq(dailyCounts.day, day),
    inArray(dailyCounts.counted, names),
    sql`${dailyCounts.count} >= CASE ${dailyCounts.counted} ${most} END`,
  );
  const values = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const counts = sql`SELECT ${day}, column1, 1 FROM (VALUES ${values})
    WHERE NOT EXISTS (SELECT 1 FROM ${dailyCounts} WHERE ${isUsedUp})`;
  const counted = await db
    .insert(dailyCounts)
    .select(counts)
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.counted],
      set: { count: sql`${dailyCounts.count} + 1` },
    })
    .returning({ counted: dailyCounts.counted });
  return counted.length > 0;
}
