import { OAuth2RequestError } from "remix-auth-oauth2";
import type { Identity } from "~/db/users.server";
import type { ProviderSettings } from "~/env";
import { withinLimit } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "./attempts.server";
import { CodeFlow } from "./code-flow.server";
import { endpointsOf, UnclearSubject } from "./provider.server";
import { safeRedirect } from "./redirect-to";

export const CALLBACK_PATH = "/api/auth/callback";
const PROVIDER_PATIENCE_MILLISECONDS = 5_000;
const MAXIMUM_HINT = 254;

/** Why nobody was signed in. */
export type Problem =
  /** No provider is configured. */
  | "not_configured"
  /** The provider does not answer. */
  | "unavailable"
  /** The attempt is not one of this browser's, was used already, or is too old. */
  | "unknown_attempt"
  /** One more than a minute allows. */
  | "too_many"
  /** One more than a day allows. */
  | "too_many_today"
  /** The provider refused. */
  | "refused"
  /** The provider does not say exactly who it is. */
  | "unclear";

/** A way to the provider, or why there is none; and the cookies to be set either way. */
type Beginning =
  | { readonly ok: true; readonly location: string; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly problem: Problem };

type Ending =
  | {
      readonly ok: true;
      readonly identity: Identity;
      readonly redirectTo: string;
      readonly handover: string | null;
      readonly cookies: readonly string[];
    }
  | {
      readonly ok: false;
      /** The person changed their mind. */
      readonly problem: "cancelled";
      readonly redirectTo: string;
      readonly handover: string | null;
      readonly cookies: readonly string[];
    }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Null where nobody knows any more where the attempt began. */
      readonly redirectTo: string | null;
      readonly handover: string | null;
      readonly cookies: readonly string[];
    };

/**
 * Begins the authorization-code flow with PKCE. With `handover` it is for the embed that waits under this hash, and not
 * for the browser.
 */
export async function beginSignIn(context: LoadContext, handover: string | null): Promise<Beginning> {
  const { origin } = context;
  const { provider } = context.settings;
  if (!provider) return { ok: false, problem: "not_configured" };
  if (!(await withinLimit(context, "login"))) return { ok: false, problem: "too_many" };
  const asked = context.url.searchParams;
  try {
    const flow = await inTime((signal) => flowFor(provider, origin, signal));
    const { location, state, verifier } = flow.begin();
    const hint = asked.get("login_hint");
    if (hint && hint.length <= MAXIMUM_HINT) location.searchParams.set("login_hint", hint);
    const redirectTo = redirectAskedFor(context);
    const cookies = rememberAttempt(context, { state, verifier, redirectTo, handover });
    return { ok: true, location: location.href, cookies };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Where to go after signing in, as the address of the login says. */
export function redirectAskedFor({ url, origin }: Pick<LoadContext, "url" | "origin">): string {
  return safeRedirect(url.searchParams.get("redirectTo"), origin);
}

/**
 * Ends the flow with what the provider sent back. Whatever comes of it, the attempt is used up; but one too many in a
 * minute is not begun with, and can be loaded again.
 */
export async function finishSignIn(context: LoadContext): Promise<Ending> {
  const { origin } = context;
  const { provider } = context.settings;
  const unknown = { ok: false, redirectTo: null, handover: null, cookies: [] } as const;
  if (!provider) return { ...unknown, problem: "not_configured" };
  const answered = context.url.searchParams;
  const state = answered.get("state") ?? "";
  const attempt = rememberedAttempt(context, state);
  if (!attempt) return { ...unknown, problem: "unknown_attempt" };
  const { handover } = attempt;
  const redirectTo = safeRedirect(attempt.redirectTo, origin);
  const known = { redirectTo, handover };
  if (!(await withinLimit(context, "login"))) {
    return { ok: false, problem: "too_many", ...known, cookies: [] };
  }
  const cookies = [forgetAttempt(context, state)];
  if (answered.get("error") === "access_denied")
    return { ok: false, problem: "cancelled", ...known, cookies };
  if (!answered.has("code") && !answered.has("error"))
    return { ok: false, problem: "unknown_attempt", ...known, cookies };
  try {
    const identity = await inTime(async (signal) => {
      const flow = await flowFor(provider, origin, signal);
      return flow.finish(answered, attempt.verifier);
    });
    return { ok: true, identity, ...known, cookies };
  } catch (error) {
    return { ok: false, problem: problemOf(error), ...known, cookies };
  }
}

async function flowFor(provider: ProviderSettings, origin: string, signal: AbortSignal): Promise<CodeFlow> {
  const endpoints = await endpointsOf(provider, signal);
  return new CodeFlow({ provider, endpoints, redirectURI: origin + CALLBACK_PATH, signal });
}

/** Everything that is asked of the provider, in five seconds together. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PROVIDER_PATIENCE_MILLISECONDS);
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("the provider did not answer in time")));
  });
  return Promise.race([work(signal), tooSlow]);
}

function problemOf(error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ event: "sign_in_failed", reason }));
  if (error instanceof UnclearSubject) return "unclear";
  return error instanceof OAuth2RequestError ? "refused" : "unavailable";
}
