import type { AppLoadContext } from "@remix-run/cloudflare";
import { settingsOf } from "~/env";
import { MANIFEST_PATH, type PlaceManifest } from "~/places/place-files";
import { type PlaceEntry, writeEntry } from "~/places/place-lines";
import { REGION_LIST, regionName, writeRegion, writeRegionList } from "~/places/region-files";
import { type App, guarded } from "./handle-request.server";
import { cookieAtStart, STORES_AT_START } from "./signed-in-at-start.server";
import type { Visit } from "./start-visits.server";

const ORIGIN = "https://start.invalid";

/**
 * Answers one visit of each kind while the isolate starts, so that React, Remix, our components and the calculations
 * are compiled before the first visitor. Workers count start-up apart from the 10 ms of a request, and most visits to
 * a quiet site meet a fresh isolate. Global scope forbids timers, abort signals, bodies and random values; harmless
 * stand-ins take their place meanwhile. Whatever goes wrong here is logged and costs speed, nothing else.
 * @param app whose answer is Remix's, for all of the site
 */
export async function warmUp(app: App, visits: readonly Visit[]): Promise<void> {
  const { Request, Response, AbortController, setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, standIns(globalThis));
  try {
    settingsOf(EVERY_SETTING);
    for (const visit of visits) {
      const { path } = visit;
      const request = requestOf(visit);
      const { status } = await guarded(contextOfNobody(request), app);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    fillYoungGeneration();
  } catch (error) {
    console.error(JSON.stringify({ event: "warm_up_failed", error: String(error) }));
  } finally {
    Object.assign(globalThis, { Request, Response, AbortController, setTimeout, clearTimeout });
  }
}

const GARBAGE_ARRAYS = 60_000; // of 64 elements: about 32 MB, twice V8's young generation at its largest

/**
 * Makes V8 collect garbage now: what outlives the warm-up is moved to the old generation, which the first request would
 * pay for otherwise, since a collection costs by what it finds alive.
 */
function fillYoungGeneration(): void {
  const latest: number[][] = [];
  for (let i = 0; i < GARBAGE_ARRAYS; i++) latest[i % 64] = new Array<number>(64).fill(i);
}

function requestOf({ path, body, form, isSignedIn }: Visit): Request {
  const cookies: Readonly<Record<string, string>> = isSignedIn ? { Cookie: cookieAtStart(ORIGIN) } : {};
  const posted = (type: string, body: string) =>
    new Request(ORIGIN + path, { method: "POST", headers: { ...cookies, "Content-Type": type }, body });
  if (body) return posted("application/json", JSON.stringify(body));
  if (form) return posted("application/x-www-form-urlencoded", `${new URLSearchParams(form)}`);
  return new Request(ORIGIN + path, { headers: cookies });
}

function standIns({ Request: RealRequest, Response: RealResponse }: typeof globalThis) {
  const signal = { aborted: false, addEventListener() {}, removeEventListener() {}, throwIfAborted() {} };
  // Remix reads what a loader answers, if there is a body, and nobody reads the rest.
  class Unsent extends RealResponse {
    override readonly body = new ReadableStream();
    readonly #text: string;
    constructor(body: BodyInit | null, init?: ResponseInit) {
      super(null, init);
      this.#text = String(body);
    }
    override async json<T>(): Promise<T> {
      return JSON.parse(this.#text);
    }
    static override json(_: unknown, init?: ResponseInit) {
      return new Unsent(null, init);
    }
  }
  return {
    Response: Unsent,
    Request: class extends RealRequest {
      override readonly body: ReadableStream | null;
      constructor(input: RequestInfo, init: RequestInit = {}) {
        const { method, headers } = input instanceof RealRequest ? input : init;
        super(input instanceof RealRequest ? input.url : input, {
          method: init.method ?? method,
          headers: init.headers ?? headers,
        });
        const body = init.body ?? (input instanceof RealRequest ? input.body : null);
        this.body = typeof body === "string" ? streamOf(body) : (body as ReadableStream | null);
      }
      override get signal() {
        return signal as unknown as AbortSignal;
      }
    },
    AbortController: class {
      readonly signal = signal;
      abort() {}
    },
    setTimeout: () => 0, // every timer guards against what cannot happen here
    clearTimeout: () => {},
  };
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** As most deployments have them, and as some do: only to be read, which takes a millisecond or two at first. */
const TILES = {
  TILE_URL: "https://{s}.tiles.invalid/{z}/{x}/{y}.png",
  TILE_ATTRIBUTION: "Tiles",
  TILE_ATTRIBUTION_LINK: "https://tiles.invalid",
};
const EVERY_SETTING = {
  ...TILES,
  EMBED_ORIGINS: "https://frames.invalid",
  OAUTH_ISSUER: "https://id.invalid",
  OAUTH_CLIENT_ID: "start",
  OAUTH_CLIENT_SECRET: "start",
  EMAIL_PROVIDER: "resend",
  EMAIL_API_KEY: "start",
  EMAIL_FROM: "start",
  PUBLIC_ORIGIN: ORIGIN,
};

/** A visitor without cookies, whom nothing limits, on an Earth with a single town. */
function contextOfNobody(request: Request): AppLoadContext {
  const limit = { limit: async () => ({ success: true }) };
  const bindings = {
    ...STORES_AT_START,
    CALCULATION_LIMIT: limit,
    EPHEMERIS: { get: async () => null, put: async () => {} },
  };
  return {
    bindings: bindings as unknown as AppLoadContext["bindings"],
    settings: settingsOf(TILES),
    request,
    url: new URL(request.url),
    origin: ORIGIN,
    isStart: true,
    lang: null,
    language: "en",
    requestId: "start",
    nonce: "start",
    newId: () => "start",
    waitUntil: () => {},
    readAsset,
  };
}

const MANIFEST: PlaceManifest = {
  version: "start",
  inputs: "",
  countries: { GB: "United Kingdom" },
  zones: ["Europe/London"],
  names: [""],
  prefixes: [],
  qualifiers: [],
  nameLengths: [],
  qualifierLengths: [],
};

const GREENWICH: PlaceEntry = {
  key: "greenwich",
  score: 5,
  place: {
    id: 1,
    name: "Greenwich",
    admin: "England",
    country: "United Kingdom",
    countryCode: "GB",
    latitude: 51.48,
    longitude: 0,
    timeZone: "Europe/London",
    population: 1_000,
  },
  admin1: "ENG",
  admin2: "",
};
const DIVISIONS = new Map([["GB.ENG", "England"]]);

/** As long as the real ones, so that what goes through them is compiled: all but the first are empty. */
const regionList = writeRegionList([
  [-1, -1, -1, 1, 1, 1],
  ...Array.from({ length: 511 }, () => [1, 1, 1, 1, 1, 1]),
]).buffer;
const region = writeRegion(
  Array.from({ length: 400 }, () => GREENWICH),
  DIVISIONS,
  new Map(),
).buffer;

async function readAsset(path: string): Promise<ArrayBuffer> {
  if (path.endsWith(REGION_LIST)) return regionList;
  if (path.endsWith(regionName(0))) return region;
  const text = path === MANIFEST_PATH ? JSON.stringify(MANIFEST) : block();
  return new TextEncoder().encode(text).buffer;
}

/** Every block holds the one place there is. */
function block(): string {
  return `GB.ENG=England\n${writeEntry(GREENWICH, 0)}\n`;
}
