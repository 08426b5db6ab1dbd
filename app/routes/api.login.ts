import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { problemPage } from "~/auth/problem-page.server";
import { beginSignIn } from "~/auth/sign-in.server";
import { guardNavigation } from "~/http/navigation-guard.server";
import { notYetSecure } from "~/http/secure-address.server";

/** A navigation, not a call: to the provider, with `redirectTo` and `login_hint` taken along. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardNavigation(request, context, { methods: ["GET", "HEAD"], limit: true });
  const secure = notYetSecure(request, context);
  if (secure) return redirect(secure);
  const begun = await beginSignIn(request, context);
  if (!begun.ok) return problemPage(begun.problem, context);
  const headers = new Headers(begun.cookies.map((cookie) => ["Set-Cookie", cookie]));
  headers.set("Cache-Control", "no-store");
  return redirect(begun.location, { headers });
}

export const action = loader;
