import { redirect } from "@remix-run/cloudflare";
import { accountIfKnown, endSessions } from "~/auth/account.server";
import { withinDailySignIns } from "~/auth/daily-rations.server";
import { beginSession } from "~/auth/session.server";
import { finishSignIn } from "~/auth/sign-in.server";
import { addressWithNotice, noticeCookie } from "~/calls/notice.server";
import { database, stored } from "~/db/database.server";
import { leaveHandover } from "~/db/session-handovers.server";
import { type User, userWithIdentity } from "~/db/users.server";
import { navigation } from "~/edge/navigation.server";
import { cancelledPage, problemPage, signedInPage, usedPage } from "~/edge/sign-in-pages.server";
import { Failure } from "~/failure";
import { languageOfPath, screenIn } from "~/further-languages";
import { isEmbedded, withCookies } from "~/http/cookies.server";
import type { LoadContext } from "~/load-context";

/** Where the provider sends the browser back to. */
const callback = navigation({
  GET: async ({ context }) => {
    const ended = await finishSignIn(context);
    return withCookies(await answer(ended, context), ended.cookies);
  },
});
export const loader = callback.loader;
export const action = callback.action;

type Ended = Awaited<ReturnType<typeof finishSignIn>>;

async function answer(ended: Ended, context: LoadContext): Promise<Response> {
  const { handover } = ended;
  if (!ended.ok) {
    if (ended.problem !== "cancelled") return problemPage(ended.problem, context, ended);
    if (handover) return cancelledPage(context, ended.redirectTo);
    const home = screenIn(languageOfPath(ended.redirectTo).prefix, "/");
    const told = leave(addressWithNotice(home, "sign-in-cancelled"));
    return withCookies(told, [noticeCookie(context, "sign-in-cancelled")]);
  }
  try {
    if (!(await withinDailySignIns(context, ended.identity))) {
      return problemPage("too_many_today", context, ended);
    }
    const user = await stored(userWithIdentity(database(context.bindings.DB), ended.identity));
    return handover
      ? await handOver(user, handover, context, ended.redirectTo)
      : withCookies(leave(ended.redirectTo), await signIn(user, context));
  } catch (error) {
    if (error instanceof Failure) return problemPage("unavailable", context, ended);
    throw error;
  }
}

/** A new session begins under a new id; an older one of this browser ends. */
async function signIn(user: User, context: LoadContext): Promise<string[]> {
  const embedded = isEmbedded(context.request, context.settings.EMBED_ORIGINS);
  const before = await accountIfKnown(context);
  const cookies = await stored(beginSession(context, user, { embedded }));
  if (before) await endSessions(before, context, false);
  return cookies;
}

/** For the embed that waits, and for nobody here: whoever is signed in in this window's own site stays so. */
async function handOver(
  user: User,
  hash: string,
  context: LoadContext,
  redirectTo: string,
): Promise<Response> {
  const isNew = await stored(leaveHandover(database(context.bindings.DB), hash, user));
  return isNew ? signedInPage(context, redirectTo) : usedPage(context, redirectTo);
}

function leave(to: string): Response {
  return redirect(to, { headers: { "Cache-Control": "no-store" } });
}
