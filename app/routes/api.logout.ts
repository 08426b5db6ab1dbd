import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountOf, endSessions } from "~/auth/account.server";
import { forgetSession } from "~/auth/session.server";
import { isEmbedded, withCookies } from "~/http/cookies.server";
import { guardNavigation } from "~/http/navigation-guard.server";
import { isForeign } from "~/http/origin-guard.server";
import { plainPage, type Way } from "~/http/plain-page.server";
import { readForm } from "~/http/read-form.server";
import { failure } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";

const HOME: Way = { label: "Back to the Dashboard", to: "/" };

/** A navigation: signs out at once, unless another site (or a prefetch) sent the browser here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardNavigation(request, context, { methods: ["GET", "HEAD", "POST"], limit: false });
  const isPrefetch = /prefetch/.test(
    request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "",
  );
  if (isForeign(request, context.origin) || isPrefetch || context.method === "HEAD")
    return confirmation(context);
  return signOut(request, context, false);
}

/** The confirmation's button, and "Sign out everywhere" (`everywhere=true`). */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardNavigation(request, context, { methods: ["GET", "HEAD", "POST"], limit: false });
  if (isForeign(request, context.origin)) {
    throw failure("forbidden_origin", "Signing out is possible from this site only.");
  }
  const hasForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const { everywhere } = hasForm ? await readForm(request) : {};
  return signOut(request, context, everywhere === "true");
}

async function signOut(request: Request, context: LoadContext, everywhere: boolean): Promise<Response> {
  try {
    const account = await accountOf(request, context);
    if (account) await endSessions(account, context, everywhere);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    // The cookie stays: with it, trying again can still end the session for good.
    return plainPage({
      status: 503,
      title: "You are still signed in",
      sentences: ["Your session could not be ended at the moment. Please try again in a minute."],
      ways: [{ label: "Logout", to: "/api/logout" }, HOME],
      nonce: context.nonce,
      headers: { "Retry-After": "60" },
    });
  }
  // An embed of the profile stays one: the Dashboard would be another screen on somebody's page.
  const to = isEmbedded(request, context.settings.EMBED_ORIGINS) ? "/profile" : "/";
  const response = redirect(`${to}?notice=signed-out`, { headers: { "Cache-Control": "no-store" } });
  return withCookies(response, forgetSession(request, context));
}

function confirmation({ nonce }: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "Sign out?",
    sentences: ["Another site led you here. Nothing has happened yet."],
    ways: [{ label: "Logout", to: "/api/logout", fields: { confirmed: "true" } }, HOME],
    nonce,
  });
}
