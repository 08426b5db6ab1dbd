import { redirect } from "@remix-run/cloudflare";
import { signInAskedFor } from "~/auth/handover.server";
import { beginSignIn, redirectAskedFor } from "~/auth/sign-in.server";
import { navigation } from "~/edge/navigation.server";
import { foreignHandoverPage, problemPage } from "~/edge/sign-in-pages.server";
import { Failure } from "~/failure";
import { withCookies } from "~/http/cookies.server";
import { isNavigation } from "~/http/fetch-metadata.server";
import { notYetSecure } from "~/http/secure-address.server";

/**
 * To the provider, with `redirectTo` and `login_hint` taken along, or with `handover` for an embed that waits for it. What
 * is no navigation is not counted: else any page could use up a visitor's sign-ins by pictures that have this address.
 */
const login = navigation({
  GET: async ({ context }) => {
    const asked = signInAskedFor(context);
    const redirectTo = redirectAskedFor(context);
    if (asked.kind === "foreign") return foreignHandoverPage(context, redirectTo);
    if (!isNavigation(context.request))
      throw new Failure("forbidden", "Signing in is for a window of its own.");
    const handover = asked.kind === "embed" ? asked.handover : null;
    const secure = notYetSecure(context);
    if (secure) return redirect(secure);
    const begun = await beginSignIn(context, handover);
    if (!begun.ok) return problemPage(begun.problem, context, { redirectTo, handover });
    return withCookies(redirect(begun.location, { headers: { "Cache-Control": "no-store" } }), begun.cookies);
  },
});
export const loader = login.loader;
export const action = login.action;
