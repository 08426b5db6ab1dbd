import { database, stored } from "~/db/database.server";
import { claimHandover, giveBackHandover } from "~/db/session-handovers.server";
import type { LoadContext } from "~/load-context";
import { accountIfKnown, endSessions } from "./account.server";
import { digestOf } from "./secrets";
import { beginSession } from "./session.server";

/** What a claim came to; with the cookies that carry the session that it began. */
interface Claimed {
  readonly kind: "signed_in" | "waiting" | "gone";
  readonly cookies: readonly string[];
}

/**
 * Signs an embed in with what its window left for it; a session that it had ends. Should the session's store fail,
 * the claim is given back, to be tried again while it lasts.
 * @throws Failure when a store fails
 */
export async function claimSignIn(verifier: string, context: LoadContext): Promise<Claimed> {
  const db = database(context.bindings.DB);
  const hash = await digestOf(verifier);
  const claim = await stored(claimHandover(db, hash));
  if (claim.kind !== "claimed") return { kind: claim.kind, cookies: [] };
  const before = await accountIfKnown(context);
  try {
    const cookies = await stored(beginSession(context, claim.user, { embedded: true }));
    if (before) await endSessions(before, context, false).catch(() => {}); // logged; its cookie is replaced anyway
    return { kind: "signed_in", cookies };
  } catch (thrown) {
    await stored(giveBackHandover(db, hash)).catch(() => {}); // logged; the next claim is then told to begin again
    throw thrown;
  }
}
