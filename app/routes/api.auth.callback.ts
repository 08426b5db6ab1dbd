import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountIfKnown, endSessions } from "~/auth/account.server";
import { problemPage } from "~/auth/problem-page.server";
import { beginSession } from "~/auth/session.server";
import { finishSignIn } from "~/auth/sign-in.server";
import { database, stored } from "~/db/database.server";
import { userWithIdentity } from "~/db/users.server";
import { guardNavigation } from "~/http/navigation-guard.server";

/** Where the provider sends the browser back to. A new session begins under a new id; an older one of it ends. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardNavigation(request, context, { methods: ["GET", "HEAD"], limit: true });
  const ended = await finishSignIn(request, context);
  const cookies = [...ended.cookies];
  if (!ended.ok) {
    if (ended.problem !== "cancelled") return problemPage(ended.problem, context, cookies);
    return leave("/?notice=sign-in-cancelled", cookies);
  }
  try {
    const before = await accountIfKnown(request, context);
    const user = await stored(userWithIdentity(database(context.bindings.DB), ended.identity));
    cookies.push(await stored(beginSession(request, context, user)));
    if (before) await endSessions(before, context, false);
  } catch (error) {
    if (error instanceof Response) return problemPage("unavailable", context, ended.cookies);
    throw error;
  }
  return leave(ended.redirectTo, cookies);
}

export const action = loader;

function leave(to: string, cookies: readonly string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  headers.set("Cache-Control", "no-store");
  return redirect(to, { headers });
}
