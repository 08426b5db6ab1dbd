import { type Settings, settingsOf } from "./env";
import type { ReadAsset } from "./places/place-blocks";

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  readonly SESSIONS: KVNamespace;
  readonly EPHEMERIS: KVNamespace;
  readonly CALCULATION_LIMIT: RateLimit;
  readonly QUIZ_LIMIT: RateLimit;
  readonly LOGIN_LIMIT: RateLimit;
  readonly CLAIM_LIMIT: RateLimit;
}

interface Incoming {
  readonly request: Request;
  readonly env: unknown;
  readonly ctx: Pick<ExecutionContext, "waitUntil">;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}

export type LoadContext = ReturnType<typeof getLoadContext>;

/** What every loader and action is given: bindings and settings, once and typed, and the marks of this request. */
export function getLoadContext({ request, env, ctx }: Incoming) {
  const bindings = env as Bindings;
  const settings: Settings = settingsOf(bindings as object);
  const url = new URL(request.url);
  return {
    bindings,
    settings,
    /** The method as the client sent it; Remix is shown a stand-in for methods that it refuses to route. */
    method: request.method,
    origin: url.origin,
    requestId: crypto.randomUUID() as string,
    newId: (): string => crypto.randomUUID(),
    nonce: randomNonce(),
    waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
    readAsset: assetReader(bindings.ASSETS),
  };
}

const readers = new WeakMap<Fetcher, ReadAsset>();

/** Files kept in memory, the oldest goes first: about 2 MB of place blocks, which every letter typed reads again. */
const KEPT_ASSETS = 50;

/** Reads a static asset by its path, null where there is none; the same function for the isolate's lifetime. */
function assetReader(assets: Fetcher): ReadAsset {
  const known = readers.get(assets);
  if (known) return known;
  const kept = new Map<string, ArrayBuffer>();
  const read: ReadAsset = async (path) => {
    const known = kept.get(path);
    if (known) return known;
    const response = await assets.fetch(new URL(path, "https://assets.invalid"));
    if (!response.ok) return null;
    const content = await response.arrayBuffer();
    if (kept.size === KEPT_ASSETS) kept.delete(kept.keys().next().value as string);
    kept.set(path, content);
    return content;
  };
  readers.set(assets, read);
  return read;
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
