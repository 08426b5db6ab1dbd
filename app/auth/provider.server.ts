import * as z from "zod";
import type { Identity } from "~/db/users.server";
import type { ProviderSettings } from "~/env";
import { cleanText } from "~/schemas/fields";

export interface Endpoints {
  readonly issuer: string;
  /** The issuer said so itself: then its answers bear this name too. */
  readonly isDiscovered: boolean;
  readonly authorization: string;
  readonly token: string;
  readonly userinfo: string;
}

const Endpoint = z.url({ protocol: /^https?$/ });
const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  userinfo_endpoint: Endpoint,
});

const DISCOVERY_LASTS_MILLISECONDS = 60 * 60 * 1000;
const discovered = new Map<string, { readonly endpoints: Endpoints; readonly until: number }>();

/**
 * Where to talk to the provider: as configured, and what is not configured as its issuer publishes it, remembered for
 * an hour. Rejects when the issuer does not answer or speaks of another issuer.
 */
export async function endpointsOf(settings: ProviderSettings, signal: AbortSignal): Promise<Endpoints> {
  const { issuer, authorizationEndpoint, tokenEndpoint, userinfoEndpoint } = settings;
  if (authorizationEndpoint && tokenEndpoint && userinfoEndpoint) {
    return {
      issuer,
      isDiscovered: false,
      authorization: authorizationEndpoint,
      token: tokenEndpoint,
      userinfo: userinfoEndpoint,
    };
  }
  const found = await discover(issuer, signal);
  return {
    issuer: found.issuer,
    isDiscovered: true,
    authorization: authorizationEndpoint ?? found.authorization,
    token: tokenEndpoint ?? found.token,
    userinfo: userinfoEndpoint ?? found.userinfo,
  };
}

async function discover(issuer: string, signal: AbortSignal): Promise<Endpoints> {
  const known = discovered.get(issuer);
  if (known && known.until > Date.now()) return known.endpoints;
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const document = Discovery.parse(await getJson(address, signal));
  if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
    throw new Error(`${issuer} calls itself ${document.issuer}`);
  }
  const endpoints = {
    issuer: document.issuer,
    isDiscovered: true,
    authorization: document.authorization_endpoint,
    token: document.token_endpoint,
    userinfo: document.userinfo_endpoint,
  };
  discovered.set(issuer, { endpoints, until: Date.now() + DISCOVERY_LASTS_MILLISECONDS });
  return endpoints;
}

/** The provider's answer does not say, in a way that tells any two people apart, whose it is. */
export class UnclearSubject extends Error {}

/**
 * What the provider says of whom this token belongs to. Rejects when it says nothing, and with `UnclearSubject` when
 * it names no subject that can be kept exactly.
 */
export async function identityOf(
  token: string,
  { issuer, userinfo }: Endpoints,
  { claims, emailsEndpoint }: ProviderSettings,
  signal: AbortSignal,
): Promise<Identity> {
  if (token === "") throw new Error("the provider gave an empty token");
  const [info, emails] = await Promise.all([
    getJson(userinfo, signal, token),
    emailsEndpoint ? getJson(emailsEndpoint, signal, token) : null,
  ]);
  const values = Object(info) as Record<string, unknown>;
  const subject = subjectOf(values[claims.subject]);
  if (subject === null) throw new UnclearSubject(`the provider's "${claims.subject}" names nobody exactly`);
  const isVerified = values[claims.emailVerified] === true || values[claims.emailVerified] === "true";
  return {
    issuer,
    subject,
    email: emailOf(emails ? primaryEmail(emails) : isVerified ? values[claims.email] : null),
    firstName: textOf(values[claims.firstName]),
    lastName: textOf(values[claims.lastName]),
    profileImageUrl: imageAddress(values[claims.picture]),
  };
}

const MAXIMUM_SUBJECT = 255; // OpenID Connect Core 1.0, 5.1

/**
 * A subject as it is kept: the very text, or a whole number (GitHub's id) in digits. Null for what would make two
 * people one: nothing, numbers that JSON has rounded, and what a database may change.
 */
function subjectOf(value: unknown): string | null {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== "string" || value === "" || value.length > MAXIMUM_SUBJECT) return null;
  return /[\p{Cc}\p{Cs}]/u.test(value) ? null : value;
}

const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

function primaryEmail(value: unknown): string | null {
  const parsed = Emails.safeParse(value);
  return parsed.data?.find(({ primary, verified }) => primary && verified)?.email ?? null;
}

/**
 * An e-mail as the provider verified it, to the letter; null for one that cleaning would change, which is another
 * address: of a Kelvin sign it makes a K, and whoever has that address would lose what they sent in by it.
 */
function emailOf(value: unknown): string | null {
  const email = textOf(value);
  return email === value ? email : null;
}

const MAXIMUM_TEXT = 254; // an e-mail address can be no longer

function textOf(value: unknown): string | null {
  const text = typeof value === "string" ? cleanText(value) : "";
  return text !== "" && text.length <= MAXIMUM_TEXT ? text : null;
}

function imageAddress(value: unknown): string | null {
  return typeof value === "string" && value.length < 2_000 && /^https:\/\//.test(value) && URL.canParse(value)
    ? value
    : null;
}

async function getJson(address: string, signal: AbortSignal, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    signal,
    redirect: "manual", // the token is for this address and no other
    // GitHub refuses requests that do not say who they come from.
    headers: {
      Accept: "application/json",
      "User-Agent": "Realign",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${new URL(address).pathname} of the provider answered ${response.status}`);
  }
  return response.json();
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}
