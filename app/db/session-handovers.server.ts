import { and, eq, exists, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "./database.server";
import { sessionHandovers, users } from "./schema";
import type { User } from "./users.server";

const LASTS_MILLISECONDS = 120 * 1000;

type Claim =
  /** It is the caller's now, and nobody else's any more. */
  | { readonly kind: "claimed"; readonly user: Pick<User, "id" | "sessionVersion"> }
  /** Nobody has signed in for it. */
  | { readonly kind: "waiting" }
  /** Claimed before, too late, or its user has signed out everywhere since. */
  | { readonly kind: "gone" };

/** Leaves a sign-in for whoever knows the verifier. False where one was left under this hash before. */
export async function leaveHandover(
  db: Database,
  verifierHash: string,
  { id, sessionVersion }: Pick<User, "id" | "sessionVersion">,
  now = new Date(),
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + LASTS_MILLISECONDS);
  const rows = await db
    .insert(sessionHandovers)
    .values({ verifierHash, userId: id, sessionVersion, expiresAt })
    .onConflictDoNothing()
    .returning({ verifierHash: sessionHandovers.verifierHash });
  return rows.length > 0;
}

/** Takes what was left: one statement, so that of two at once only one gets it. */
export async function claimHandover(db: Database, verifierHash: string, now = new Date()): Promise<Claim> {
  const { userId, sessionVersion } = sessionHandovers;
  const isThisOne = eq(sessionHandovers.verifierHash, verifierHash);
  const stillHolds = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.sessionVersion, sessionVersion)));
  const [[taken], [known]] = await db.batch([
    db
      .update(sessionHandovers)
      .set({ claimedAt: now })
      .where(
        and(
          isThisOne,
          isNull(sessionHandovers.claimedAt),
          gt(sessionHandovers.expiresAt, now),
          exists(stillHolds),
        ),
      )
      .returning({ id: userId, sessionVersion }),
    db.select({ one: sql`1` }).from(sessionHandovers).where(isThisOne),
  ]);
  if (taken) return { kind: "claimed", user: taken };
  return { kind: known ? "gone" : "waiting" };
}

/** Undoes a claim that no session came of. */
export async function giveBackHandover(db: Database, verifierHash: string) {
  await db
    .update(sessionHandovers)
    .set({ claimedAt: null })
    .where(eq(sessionHandovers.verifierHash, verifierHash));
}
