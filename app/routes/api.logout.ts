import { redirect } from "@remix-run/cloudflare";
import { accountOf, endSessions, requireAccount } from "~/auth/account.server";
import { forgetSession } from "~/auth/session.server";
import { signOutEverywhere } from "~/calls/account.server";
import { addressWithNotice, noticeCookie } from "~/calls/notice.server";
import { perform } from "~/calls/perform.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { navigation } from "~/edge/navigation.server";
import { plainPage, type Way } from "~/edge/plain-page.server";
import { Failure } from "~/failure";
import { languageOf, screenIn } from "~/further-languages";
import { isEmbedded, withCookies } from "~/http/cookies.server";
import { isPrefetch } from "~/http/fetch-metadata.server";
import { hasForeignReferer, isForeign } from "~/http/origin-guard.server";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";

const HOME: Way = { label: "Back to the Dashboard", to: "/" };

const logout = navigation({
  /** Signs out at once, unless another site (or a prefetch) sent the browser here. */
  GET: ({ context }) => {
    const { request, origin } = context;
    const isForeigners = isForeign(request, origin) || hasForeignReferer(request, origin);
    const isAsked = !isForeigners && !isPrefetch(request) && request.method !== "HEAD";
    return isAsked ? signOut(context) : confirmation(context);
  },
  /** The confirmation's button, and "Sign out everywhere" (`everywhere=true`). */
  POST: async ({ request, context }) => {
    if (isForeign(request, context.origin)) {
      throw new Failure("forbidden_origin", "Signing out is possible from this site only.");
    }
    const hasForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
    const { everywhere, [SHOWN_TO_FIELD]: shownTo = "" } = hasForm ? await readForm(request) : {};
    return everywhere === "true" ? signOut(context, { shownTo }) : signOut(context);
  },
});
export const loader = logout.loader;
export const action = logout.action;

/**
 * Signs this browser out, whoever is signed in: leaving is never wrong. `everywhere` reaches into other browsers, so it
 * has to come from a page that was shown to the one who is signed out.
 */
async function signOut(context: LoadContext, everywhere?: { readonly shownTo: string }): Promise<Response> {
  try {
    const account = await accountOf(context);
    if (account && everywhere) await perform(signOutEverywhere, context, () => ({}), everywhere.shownTo);
    else if (account) await endSessions(account, context, false);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "conflict") return everywhereConfirmation(context);
    // The cookie stays: with it, trying again can still end the session for good.
    return plainPage({
      status: 503,
      title: "You are still signed in",
      sentences: ["Your session could not be ended at the moment. Please try again in a minute."],
      ways: [{ label: "Logout", to: again(context) }, HOME],
      nonce: context.nonce,
      headers: { "Retry-After": "60" },
    });
  }
  // An embed of the profile stays one: the Dashboard would be another screen on somebody's page.
  const screen = isEmbedded(context.request, context.settings.EMBED_ORIGINS) ? "/profile" : "/";
  const to = screenIn(languageOf(langOf(context) ?? "").prefix, screen);
  const response = redirect(addressWithNotice(to, "signed-out"), {
    headers: { "Cache-Control": "no-store" },
  });
  return withCookies(response, [...forgetSession(context), noticeCookie(context, "signed-out")]);
}

/** As the page asked that somebody left, and whose language they go on in. */
const langOf = ({ url }: LoadContext) => url.searchParams.get("lang");

/** The same address, for a page that asks first. */
function again(context: LoadContext): string {
  const lang = langOf(context);
  return lang ? `/api/logout?${new URLSearchParams({ lang })}` : "/api/logout";
}

function confirmation(context: LoadContext): Response {
  return plainPage({
    status: 200,
    title: "Sign out?",
    sentences: ["Another site led you here. Nothing has happened yet."],
    ways: [{ label: "Logout", to: again(context), fields: { confirmed: "true" } }, HOME],
    nonce: context.nonce,
  });
}

async function everywhereConfirmation(context: LoadContext): Promise<Response> {
  const { id, email, firstName } = (await requireAccount(context)).user;
  const who = email ?? firstName;
  return plainPage({
    status: 409,
    title: "Sign out everywhere?",
    sentences: [
      `That page was shown to somebody else than who is signed in here now${who ? `: ${who}` : ""}. Nothing has happened yet.`,
    ],
    ways: [
      {
        label: "Sign out everywhere",
        to: again(context),
        fields: { everywhere: "true", [SHOWN_TO_FIELD]: id },
      },
      HOME,
    ],
    nonce: context.nonce,
  });
}
