import { type Settings, settingsOf } from "./env";
import { oncePer, rememberedFinds } from "./memo";
import { type ReadAsset, readerIn } from "./places/place-files";

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
  readonly CHANGE_LIMIT: RateLimit;
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
  let nonce: string | undefined;
  return {
    bindings,
    settings,
    /** As the client sent it; Remix is shown a stand-in for methods that it refuses to route. Its body may be read. */
    request,
    url,
    origin: url.origin,
    /** Whether the isolate only warms up: what is answered then is for nobody, and not to be kept. */
    isStart: false as boolean,
    /** In which language a call asks for texts, as it says it, or a page in another language does; else null. */
    lang: null as string | null,
    /** In which language a page is served. */
    language: "en" as string,
    requestId: crypto.randomUUID() as string,
    newId: (): string => crypto.randomUUID(),
    /** Made for a page only. */
    get nonce(): string {
      nonce ??= randomNonce();
      return nonce;
    },
    waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
    /** Reads static files; those of places in the language that is asked for. */
    get readAsset(): ReadAsset {
      return readerIn(this.lang, assetReader(bindings.ASSETS));
    },
  };
}

/** Files kept in memory, the oldest goes first: about 4 MB of place blocks, which every letter typed reads again. */
const KEPT_ASSETS = 100;

/** Reads a static asset by its path, null where there is none; the same function for the isolate's lifetime. */
const assetReader = oncePer(
  (assets: Fetcher): ReadAsset =>
    rememberedFinds(KEPT_ASSETS, async (path) => {
      const response = await assets.fetch(new URL(path, "https://assets.invalid"));
      return response.ok ? response.arrayBuffer() : null;
    }),
);

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
