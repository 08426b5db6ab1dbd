import { type Settings, settingsOf } from "./env";

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  readonly SESSIONS: KVNamespace;
  readonly EPHEMERIS: KVNamespace;
  readonly CALCULATION_LIMIT: RateLimit;
  readonly QUIZ_LIMIT: RateLimit;
  readonly LOGIN_LIMIT: RateLimit;
}

interface Incoming {
  readonly request: Request;
  readonly env: unknown;
  readonly ctx: Pick<ExecutionContext, "waitUntil">;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
  interface Future {
    v3_singleFetch: true;
  }
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
    requestId: crypto.randomUUID(),
    nonce: randomNonce(),
    waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
    /** Reads a static asset, null where there is none. */
    readAsset: async (path: string): Promise<ArrayBuffer | null> => {
      const response = await bindings.ASSETS.fetch(new URL(path, url.origin));
      return response.ok ? response.arrayBuffer() : null;
    },
  };
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
