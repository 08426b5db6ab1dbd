import { database, stored } from "~/db/database.server";
import { endAllSessions, endSession, userOfSession } from "~/db/sessions.server";
import type { User } from "~/db/users.server";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import { oncePer } from "~/memo";
import * as words from "~/words/failures";
import { forgetInKv, hasSessionCookie, readSession, type Session } from "./session.server";

/** Somebody who is signed in, and by which session. */
export interface Account {
  readonly user: User;
  readonly session: Session;
}

const KV_PATIENCE_MILLISECONDS = 2_000;

/**
 * Who sent this request, null for a visitor. KV says which session it is and D1 whether it still holds, so that a
 * session ends at once although KV may repeat old news for a minute. Asked once a request, however many loaders ask.
 * @throws Failure when a store fails; never for visitors, who touch neither
 */
export const accountOf = oncePer(async (context: LoadContext): Promise<Account | null> => {
  const session = await stored(readSession(context), KV_PATIENCE_MILLISECONDS);
  if (!session) return null;
  const user = await stored(userOfSession(database(context.bindings.DB), session));
  return user && { user, session };
});

/** Like `accountOf`, for what works without knowing: a store that fails makes everybody a visitor. */
export async function accountIfKnown(context: LoadContext): Promise<Account | null> {
  if (!hasSessionCookie(context)) return null;
  return accountOf(context).catch((error) => {
    if (error instanceof Failure) return null;
    throw error;
  });
}

/** @throws Failure for a visitor, and when a store fails */
export async function requireAccount(context: LoadContext): Promise<Account> {
  const account = await accountOf(context);
  if (!account) throw new Failure("unauthenticated", words.signInFirst);
  return account;
}

/**
 * Signs out: this session, or with `everywhere` all of the user's. D1 is what counts, and says which entries of KV are
 * to be forgotten.
 */
export async function endSessions({ user, session }: Account, context: LoadContext, everywhere: boolean) {
  const db = database(context.bindings.DB);
  if (!everywhere) await stored(endSession(db, session.key));
  forgetInKv(everywhere ? await stored(endAllSessions(db, user.id)) : [session.key], context);
}
