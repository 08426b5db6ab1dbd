import * as z from "zod";
import { cookieName, cookiesOf, isEmbedded, setCookie } from "~/http/cookies.server";
import type { LoadContext } from "~/load-context";

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
  readonly expiresAt: Date;
}

const Stored = z.object({ userId: z.string(), version: z.number().int(), expiresAt: z.number() });

type SessionContext = Pick<LoadContext, "bindings" | "settings" | "origin">;

/** Whether the browser holds something that may be a session. Costs nothing and proves nothing. */
export function hasSessionCookie(request: Request, origin: string): boolean {
  return sessionId(request, origin) !== null;
}

/**
 * The session of a request; null without a cookie of ours (and then KV is not touched), for an unknown or expired one,
 * and where KV holds something else. Rejects when KV fails.
 */
export async function readSession(
  request: Request,
  { bindings, origin }: SessionContext,
): Promise<Session | null> {
  const id = sessionId(request, origin);
  if (id === null) return null;
  const key = await keyOf(id);
  const text = await bindings.SESSIONS.get(key);
  const stored = Stored.safeParse(parseJson(text));
  if (!stored.success || stored.data.expiresAt <= Date.now()) return null;
  const { userId, version, expiresAt } = stored.data;
  return { key, userId, version, expiresAt: new Date(expiresAt) };
}

/** Begins a session under a new id, and says what cookie carries it. Rejects when KV fails. */
export async function beginSession(
  request: Request,
  { bindings, settings, origin }: SessionContext,
  user: { readonly id: string; readonly sessionVersion: number },
): Promise<string> {
  const id = toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const value: z.infer<typeof Stored> = {
    userId: user.id,
    version: user.sessionVersion,
    expiresAt: Date.now() + LIFETIME_SECONDS * 1000,
  };
  await bindings.SESSIONS.put(await keyOf(id), JSON.stringify(value), { expirationTtl: LIFETIME_SECONDS });
  return setCookie({
    name: cookieName("session", origin),
    value: id,
    maxAgeSeconds: LIFETIME_SECONDS,
    origin,
    embedded: isEmbedded(request, settings.EMBED_ORIGINS),
  });
}

/** What makes the browser forget its session. */
export function forgetSession(request: Request, { settings, origin }: SessionContext): string {
  const embedded = isEmbedded(request, settings.EMBED_ORIGINS);
  return setCookie({ name: cookieName("session", origin), value: "", maxAgeSeconds: 0, origin, embedded });
}

function sessionId(request: Request, origin: string): string | null {
  const id = cookiesOf(request).get(cookieName("session", origin));
  return id !== undefined && ID_PATTERN.test(id) ? id : null;
}

async function keyOf(id: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id));
  return `session:${toBase64Url(new Uint8Array(digest))}`;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
