import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database.server";
import { dailyCounts, users } from "./schema";

/** How much of a day's sign-ins is for whom, so that nobody can use them up for everybody. */
const SHARES = {
  /** All who were not here before that day, together: the rest is held back for those who were. */
  newcomers: 2 / 3,
  /** One network's, of whatever people. */
  network: 1 / 4,
  person: 1 / 30,
} as const;

interface SignIn {
  readonly issuer: string;
  readonly subject: string;
  /** Names of this person and their network that only their equals share, and nobody can read back. */
  readonly person: string;
  readonly network: string;
}

/**
 * Counts one sign-in of a day, in one statement; false, and nothing is counted, when it was one too many.
 * @param day `2026-11-22`, UTC: when the platform's own allowances begin anew
 * @param cap sign-ins of everybody together
 */
export async function countSignIn(
  db: Database,
  day: string,
  { issuer, subject, person, network }: SignIn,
  cap: number,
): Promise<boolean> {
  const share = (whose: keyof typeof SHARES) => Math.ceil(cap * SHARES[whose]);
  const isTheirs = and(
    eq(users.issuer, issuer),
    eq(users.subject, subject),
    lt(users.createdAt, new Date(day)),
  );
  const most = sql`CASE WHEN EXISTS (SELECT 1 FROM ${users} WHERE ${isTheirs}) THEN ${cap} ELSE ${share("newcomers")} END`;
  const all = "sign-ins";
  const ofNetwork = `sign-ins of network ${network}`;
  const ofPerson = `sign-ins of person ${person}`;
  const tooMany = and(
    eq(dailyCounts.day, day),
    inArray(dailyCounts.counted, [all, ofNetwork, ofPerson]),
    sql`${dailyCounts.count} >= CASE ${dailyCounts.counted}
      WHEN ${all} THEN ${most} WHEN ${ofNetwork} THEN ${share("network")} ELSE ${share("person")} END`,
  );
  const counts = sql`SELECT ${day}, column1, 1 FROM (VALUES (${all}), (${ofNetwork}), (${ofPerson}))
    WHERE NOT EXISTS (SELECT 1 FROM ${dailyCounts} WHERE ${tooMany})`;
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
