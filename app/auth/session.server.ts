import * as z from "zod";
import { database } from "~/db/database.server";
import { noteSession } from "~/db/sessions.server";
import { cookieName, cookiesOf, isEmbedded, isSecure, setCookie } from "~/http/cookies.server";
import type { LoadContext } from "~/load-context";
import { digestOf, randomSecret } from "./secrets";

const DAYS = 30;
const LIFETIME_SECONDS = DAYS * 24 * 60 * 60;
const ID_BYTES = 16;
const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/; // 128 bits in base64url

/** A session as it stands in KV; see docs/decisions/ on sessions for what it proves. */
export interface Session {
  /** Its key in KV: the hash of what the browser holds, so that a list of keys opens nothing. */
  readonly key: string;
  readonly userId: string;
  /** The user's `session_version` when it began. */
  readonly version: number;
  /** Begun within another site's page. */
  readonly embedded: boolean;
}

const Stored = z.object({
  userId: z.string(),
  version: z.number().int(),
  expiresAt: z.number(),
  embedded: z.boolean().default(false),
});

type SessionContext = Pick<LoadContext, "request" | "bindings" | "origin">;

/** Whether the browser holds something that may be a session. Costs nothing and proves nothing. */
export function hasSessionCookie({ request, origin }: SessionContext): boolean {
  return sessionId(request, origin) !== null;
}

/**
 * The session of a request; null without a cookie of ours (and then KV is not touched), for an unknown or expired one,
 * and where KV holds something else. Rejects when KV fails.
 */
export async function readSession({ request, bindings, origin }: SessionContext): Promise<Session | null> {
  const id = sessionId(request, origin);
  if (id === null) return null;
  const key = await keyOf(id);
  const text = await bindings.SESSIONS.get(key);
  const stored = Stored.safeParse(parseJson(text));
  if (!stored.success || stored.data.expiresAt <= Date.now()) return null;
  const { userId, version, embedded } = stored.data;
  return { key, userId, version, embedded };
}

/**
 * Begins a session under a new id, and says what cookies carry it. D1 is told first: a session that only KV knows could
 * never be found again. Rejects when D1 or KV fails.
 */
export async function beginSession(
  context: SessionContext & Pick<LoadContext, "waitUntil">,
  user: { readonly id: string; readonly sessionVersion: number },
  { embedded }: { readonly embedded: boolean },
): Promise<string[]> {
  const { request, bindings, origin } = context;
  const id = randomSecret(ID_BYTES);
  const key = await keyOf(id);
  const value: z.infer<typeof Stored> = {
    userId: user.id,
    version: user.sessionVersion,
    expiresAt: Date.now() + LIFETIME_SECONDS * 1000,
    embedded,
  };
  const row = { key, userId: user.id, expiresAt: new Date(value.expiresAt) };
  const over = await noteSession(database(bindings.DB), row);
  await bindings.SESSIONS.put(key, JSON.stringify(value), { expirationTtl: LIFETIME_SECONDS });
  forgetInKv(over, context);
  const own = cookie(origin, embedded, id, LIFETIME_SECONDS);
  // Browsers that know no partitions have one cookie for both forms: the new one comes last.
  const hadOne = cookiesOf(request).has(cookieName("session", origin));
  return hadOne && isSecure(origin) ? [cookie(origin, !embedded, "", 0), own] : [own];
}

/** Deletes what KV keeps of sessions that are over, after the answer: D1 has ended them. */
export function forgetInKv(
  keys: readonly string[],
  { bindings, waitUntil }: Pick<LoadContext, "bindings" | "waitUntil">,
) {
  for (const key of keys) waitUntil(bindings.SESSIONS.delete(key).catch(() => {}));
}

/**
 * What makes the browser forget its session, in both forms: a page on a subdomain of the one that embeds it is sent
 * the two cookies side by side, and the one left over would hide the next session.
 */
export function forgetSession({
  request,
  settings,
  origin,
}: Pick<LoadContext, "request" | "settings" | "origin">): string[] {
  const embedded = isEmbedded(request, settings.EMBED_ORIGINS);
  const own = cookie(origin, embedded, "", 0);
  return isSecure(origin) ? [own, cookie(origin, !embedded, "", 0)] : [own];
}

function cookie(origin: string, embedded: boolean, value: string, maxAgeSeconds: number): string {
  return setCookie({ name: cookieName("session", origin), value, maxAgeSeconds, origin, embedded });
}

function sessionId(request: Request, origin: string): string | null {
  const id = cookiesOf(request).get(cookieName("session", origin));
  return id !== undefined && ID_PATTERN.test(id) ? id : null;
}

async function keyOf(id: string): Promise<string> {
  return `session:${await digestOf(id)}`;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
