import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { handoverAskedFor } from "~/auth/handover.server";
import { problemPage } from "~/auth/problem-page.server";
import { beginSignIn } from "~/auth/sign-in.server";
import { withCookies } from "~/http/cookies.server";
import { guardNavigation } from "~/http/navigation-guard.server";
import { withinLimit } from "~/http/rate-limit.server";
import { notYetSecure } from "~/http/secure-address.server";

const METHODS = ["GET", "HEAD"];

/**
 * A navigation, not a call: to the provider, with `redirectTo` and `login_hint` taken along, or with `handover` for an
 * embed that waits for it.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardNavigation(request, context, { methods: METHODS, limit: false });
  const handover = handoverAskedFor(request, context);
  if (handover === null) await guardNavigation(request, context, { methods: METHODS, limit: true });
  else if (!(await withinLimit(request, context.bindings, "login"))) {
    return problemPage("too_many", context, handover);
  }
  const secure = notYetSecure(request, context);
  if (secure) return redirect(secure);
  const begun = await beginSignIn(request, context, handover);
  if (!begun.ok) return problemPage(begun.problem, context, handover);
  return withCookies(redirect(begun.location, { headers: { "Cache-Control": "no-store" } }), begun.cookies);
}

export const action = loader;
