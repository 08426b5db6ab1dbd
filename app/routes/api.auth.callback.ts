import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountIfKnown, endSessions } from "~/auth/account.server";
import { cancelledPage, signedInPage, usedPage } from "~/auth/handover.server";
import { problemPage } from "~/auth/problem-page.server";
import { beginSession } from "~/auth/session.server";
import { finishSignIn } from "~/auth/sign-in.server";
import { database, stored } from "~/db/database.server";
import { putDownHandover } from "~/db/session-handovers.server";
import { type User, userWithIdentity } from "~/db/users.server";
import { isEmbedded, withCookies } from "~/http/cookies.server";
import { guardNavigation } from "~/http/navigation-guard.server";
import type { LoadContext } from "~/load-context";

/** Where the provider sends the browser back to. Whatever comes of it, the attempt is used up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardNavigation(request, context, { methods: ["GET", "HEAD"], limit: true });
  const ended = await finishSignIn(request, context);
  return withCookies(await answer(ended, request, context), ended.cookies);
}

export const action = loader;

type Ended = Awaited<ReturnType<typeof finishSignIn>>;

async function answer(ended: Ended, request: Request, context: LoadContext): Promise<Response> {
  const { handover } = ended;
  if (!ended.ok) {
    if (ended.problem !== "cancelled") return problemPage(ended.problem, context, handover);
    return handover ? cancelledPage(context) : leave("/?notice=sign-in-cancelled");
  }
  try {
    const user = await stored(userWithIdentity(database(context.bindings.DB), ended.identity));
    return handover
      ? await handOver(user, handover, context)
      : withCookies(leave(ended.redirectTo), await signIn(user, request, context));
  } catch (error) {
    if (error instanceof Response) return problemPage("unavailable", context, handover);
    throw error;
  }
}

/** A new session begins under a new id; an older one of this browser ends. */
async function signIn(user: User, request: Request, context: LoadContext): Promise<string[]> {
  const embedded = isEmbedded(request, context.settings.EMBED_ORIGINS);
  const before = await accountIfKnown(request, context);
  const cookies = await stored(beginSession(request, context, user, { embedded }));
  if (before) await endSessions(before, context, false);
  return cookies;
}

/** For the embed that waits, and for nobody here: whoever is signed in in this window's own site stays so. */
async function handOver(user: User, hash: string, context: LoadContext): Promise<Response> {
  const isNew = await stored(putDownHandover(database(context.bindings.DB), hash, user));
  return isNew ? signedInPage(context) : usedPage(context);
}

function leave(to: string): Response {
  return redirect(to, { headers: { "Cache-Control": "no-store" } });
}
