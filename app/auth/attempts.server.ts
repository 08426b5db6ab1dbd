import { cookieName, cookiesOf, isEmbedded, setCookie } from "~/http/cookies.server";
import type { LoadContext } from "~/load-context";
import { isVerifierOrHash } from "~/schemas/sign-in-claim";

/** One way to the provider and back: what must be known again when the browser returns. */
interface Attempt {
  readonly state: string;
  /** PKCE's code verifier. */
  readonly verifier: string;
  /** As the cookie has it: anybody can write their own cookies. Of an embed, only its language is wanted. */
  readonly redirectTo: string;
  /** The hash under which an embed waits for this sign-in; null where the browser itself is signed in. */
  readonly handover: string | null;
}

type CookieContext = Pick<LoadContext, "request" | "settings" | "origin">;

const LASTS_SECONDS = 10 * 60;
/** Tabs in which somebody may be signing in at once; an older attempt makes room. */
const MOST_ATTEMPTS = 3;
/** Attempts that one answer drops: whoever holds more wrote them by hand. */
const MOST_DROPPED = 10;
/** An encoded path does not begin like this; no hash has it, so that it also stands between hash and path. */
const HANDOVER_MARK = "~";
const STATE_PATTERN = /^[A-Za-z0-9_-]{20,100}$/;

/** The cookies that keep an attempt, each under its own state, and that drop the oldest beyond three. */
export function rememberAttempt(context: CookieContext, attempt: Attempt): string[] {
  const { state, verifier, redirectTo, handover } = attempt;
  const path = encodeURIComponent(redirectTo);
  const leadsTo = handover === null ? path : HANDOVER_MARK + handover + HANDOVER_MARK + path;
  const older = [...cookiesOf(context.request).keys()].filter((name) => name.startsWith(prefix(context)));
  const tooMany = older.slice(0, Math.min(MOST_DROPPED, Math.max(0, older.length + 1 - MOST_ATTEMPTS)));
  return [
    ...tooMany.map((name) => cookie(context, name, "", 0)),
    cookie(context, prefix(context) + state, `${verifier}.${leadsTo}`, LASTS_SECONDS),
  ];
}

/** The attempt of this state, null when this browser began none. */
export function rememberedAttempt(context: CookieContext, state: string): Attempt | null {
  if (!STATE_PATTERN.test(state)) return null;
  const value = cookiesOf(context.request).get(prefix(context) + state) ?? "";
  const dot = value.indexOf("."); // a verifier has none
  if (dot <= 0) return null;
  const [verifier, leadsTo] = [value.slice(0, dot), value.slice(dot + 1)];
  if (!leadsTo.startsWith(HANDOVER_MARK)) {
    return { state, verifier, redirectTo: decoded(leadsTo), handover: null };
  }
  const [, handover, path = ""] = leadsTo.split(HANDOVER_MARK, 3);
  return isVerifierOrHash(handover) ? { state, verifier, redirectTo: decoded(path) || "/", handover } : null;
}

export function forgetAttempt(context: CookieContext, state: string): string {
  return cookie(context, prefix(context) + state, "", 0);
}

function prefix({ origin }: CookieContext): string {
  return `${cookieName("login", origin)}.`;
}

function cookie(
  { request, settings, origin }: CookieContext,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  return setCookie({
    name,
    value,
    maxAgeSeconds,
    origin,
    embedded: isEmbedded(request, settings.EMBED_ORIGINS),
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "/";
  }
}
