import { Authenticator } from "remix-auth";
import { OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import type { Identity } from "~/db/users.server";
import type { ProviderSettings } from "~/env";
import type { LoadContext } from "~/load-context";
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "./attempts.server";
import { type Endpoints, endpointsOf, identityOf, UnclearSubject } from "./provider.server";
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
  /** One more than the limit allows. */
  | "too_many"
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
      /** `cancelled`: the person changed their mind. */
      readonly problem: Problem | "cancelled";
      readonly handover: string | null;
      readonly cookies: readonly string[];
    };

/**
 * Begins the authorization-code flow with PKCE. remix-auth-oauth2 makes state, verifier and address; where they are
 * kept is ours, because its own cookies pile up, outlive their use and are readable on plain http. With `handover` it
 * is for the embed that waits under this hash, and not for the browser.
 */
export async function beginSignIn(
  request: Request,
  context: LoadContext,
  handover: string | null,
): Promise<Beginning> {
  const { origin } = context;
  const { provider } = context.settings;
  if (!provider) return { ok: false, problem: "not_configured" };
  const asked = new URL(request.url).searchParams;
  try {
    const redirect = await inTime(async (signal) => {
      const strategy = strategyFor(provider, await endpointsOf(provider, signal), origin, signal);
      // Without the visitor's own query: a `state` in it would make the library believe that this is the callback.
      return authenticate(strategy, new Request(origin + CALLBACK_PATH)).then(
        () => Promise.reject(new Error("no redirect to the provider")),
        (thrown) => (thrown instanceof Response ? thrown : Promise.reject(thrown)),
      );
    });
    const location = new URL(redirect.headers.get("Location") ?? "");
    const state = location.searchParams.get("state") ?? "";
    const verifier = verifierIn(redirect.headers.get("Set-Cookie") ?? "", state);
    const hint = asked.get("login_hint");
    if (hint && hint.length <= MAXIMUM_HINT) location.searchParams.set("login_hint", hint);
    const redirectTo = safeRedirect(asked.get("redirectTo"), origin);
    const cookies = rememberAttempt(request, context, { state, verifier, redirectTo, handover });
    return { ok: true, location: location.href, cookies };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Ends the flow with what the provider sent back. Whatever comes of it, the attempt is used up. */
export async function finishSignIn(request: Request, context: LoadContext): Promise<Ending> {
  const { origin } = context;
  const { provider } = context.settings;
  if (!provider) return { ok: false, problem: "not_configured", handover: null, cookies: [] };
  const answered = new URL(request.url).searchParams;
  const state = answered.get("state") ?? "";
  const attempt = rememberedAttempt(request, context, state);
  if (!attempt) return { ok: false, problem: "unknown_attempt", handover: null, cookies: [] };
  const { handover } = attempt;
  const cookies = [forgetAttempt(request, context, state)];
  if (answered.get("error") === "access_denied")
    return { ok: false, problem: "cancelled", handover, cookies };
  if (!answered.has("code") && !answered.has("error"))
    return { ok: false, problem: "unknown_attempt", handover, cookies };
  try {
    const identity = await inTime(async (signal) => {
      const endpoints = await endpointsOf(provider, signal);
      const from = answered.get("iss"); // RFC 9207: another provider's answer is not ours
      if (from !== null && endpoints.isDiscovered && from !== endpoints.issuer) {
        throw new OAuth2RequestError("wrong issuer", null, null, null);
      }
      const cookie = new URLSearchParams({ state, [state]: attempt.verifier });
      const address = `${origin}${CALLBACK_PATH}?${answered}`;
      const strategy = strategyFor(provider, endpoints, origin, signal);
      return authenticate(
        strategy,
        new Request(address, { headers: { Cookie: `${LIBRARY_COOKIE}:1=${cookie}` } }),
      );
    });
    return { ok: true, identity, redirectTo: safeRedirect(attempt.redirectTo, origin), handover, cookies };
  } catch (error) {
    return { ok: false, problem: problemOf(error), handover, cookies };
  }
}

const LIBRARY_COOKIE = "oauth2"; // never reaches a browser

function strategyFor(
  provider: ProviderSettings,
  endpoints: Endpoints,
  origin: string,
  signal: AbortSignal,
): OAuth2Strategy<Identity> {
  const options: OAuth2Strategy.ConstructorOptions = {
    cookie: LIBRARY_COOKIE,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    authorizationEndpoint: endpoints.authorization,
    tokenEndpoint: endpoints.token,
    redirectURI: origin + CALLBACK_PATH,
    scopes: provider.scopes,
  };
  return new OAuth2Strategy(options, ({ tokens }) => {
    // GitHub answers a bad code with 200 and an error.
    if (!("access_token" in tokens.data)) throw new OAuth2RequestError("no token", null, null, null);
    return identityOf(tokens.accessToken(), endpoints, provider, signal);
  });
}

function authenticate(strategy: OAuth2Strategy<Identity>, request: Request): Promise<Identity> {
  return new Authenticator<Identity>().use(strategy, "provider").authenticate("provider", request);
}

function verifierIn(setCookie: string, state: string): string {
  const value = /^[^=]*=([^;]*)/.exec(setCookie)?.[1] ?? "";
  const verifier = new URLSearchParams(value).get(state);
  if (!verifier) throw new Error("no code verifier in the library's cookie");
  return verifier;
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
