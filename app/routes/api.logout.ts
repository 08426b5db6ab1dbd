import { redirect } from "@remix-run/cloudflare";
import { accountOf, endSessions, requireAccount } from "~/auth/account.server";
import { forgetSession } from "~/auth/session.server";
import { signOutEverywhere } from "~/calls/account.server";
import { addressWithNotice, noticeCookie } from "~/calls/notice.server";
import { perform } from "~/calls/perform.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { logoutAddress } from "~/components/shell/screen-address";
import { navigation } from "~/edge/navigation.server";
import { pageIn } from "~/edge/plain-page.server";
import { home } from "~/edge/sign-in-pages.server";
import { Failure } from "~/failure";
import { languageOf, screenIn } from "~/further-languages";
import { isEmbedded, withCookies } from "~/http/cookies.server";
import { isPrefetch } from "~/http/fetch-metadata.server";
import { hasForeignReferer, isForeign } from "~/http/origin-guard.server";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import * as words from "~/words/plain-pages";

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
    return pageIn(languageOfPage(context).tag, context, () => ({
      status: 503,
      title: words.stillSignedIn(),
      sentences: [words.couldNotBeEnded()],
      ways: [{ label: words.logout(), to: logoutAddress() }, home()],
      headers: { "Retry-After": "60" },
    }));
  }
  // An embed of the profile stays one: the Dashboard would be another screen on somebody's page.
  const screen = isEmbedded(context.request, context.settings.EMBED_ORIGINS) ? "/profile" : "/";
  const to = screenIn(languageOfPage(context).prefix, screen);
  const response = redirect(addressWithNotice(to, "signed-out"), {
    headers: { "Cache-Control": "no-store" },
  });
  return withCookies(response, [...forgetSession(context), noticeCookie(context, "signed-out")]);
}

/** In whose language the page asked that somebody left, and they go on. */
const languageOfPage = ({ url }: LoadContext) => languageOf(url.searchParams.get("lang") ?? "");

function confirmation(context: LoadContext): Response {
  return pageIn(languageOfPage(context).tag, context, () => ({
    status: 200,
    title: words.signOutAsked(),
    sentences: [words.anotherSiteLed()],
    ways: [{ label: words.logout(), to: logoutAddress(), fields: { confirmed: "true" } }, home()],
  }));
}

async function everywhereConfirmation(context: LoadContext): Promise<Response> {
  const { id, email, firstName } = (await requireAccount(context)).user;
  const who = email ?? firstName;
  return pageIn(languageOfPage(context).tag, context, () => ({
    status: 409,
    title: words.everywhereAsked(),
    sentences: [who ? words.shownToAnotherThan({ who }) : words.shownToSomebodyElse()],
    ways: [
      {
        label: words.signOutEverywhere(),
        to: logoutAddress(),
        fields: { everywhere: "true", [SHOWN_TO_FIELD]: id },
      },
      home(),
    ],
  }));
}
