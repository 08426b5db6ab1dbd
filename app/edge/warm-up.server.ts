import type { AppLoadContext, RequestHandler } from "@remix-run/cloudflare";
import { settingsOf } from "~/env";
import { MANIFEST_PATH, type PlaceManifest } from "~/places/place-files";
import { type PlaceEntry, writeEntry } from "~/places/place-lines";
import { REGION_LIST, regionName, writeRegion, writeRegionList } from "~/places/region-files";
import { guarded } from "./handle-request.server";
import { cookieAtStart, STORES_AT_START } from "./signed-in-at-start.server";

const ORIGIN = "https://start.invalid";
const BIRTH = {
  name: "Ann",
  date: "1990-06-15",
  time: "14:30",
  location: "Greenwich",
  houseSystem: "Placidus",
};

interface Visit {
  readonly path: string;
  readonly isSignedIn?: true;
  readonly body?: object;
}

const LONGITUDES = { Sun: 84.4, Moon: 344.1, Mercury: 66.6, Venus: 48.5, Mars: 11.2, Ascendant: 193.7 };

/**
 * What looks at the sky most often. Twice: the first time tells V8 what to optimise, and the second time it has done so
 * before the first visitor.
 */
const LONGEST: readonly Visit[] = [
  { path: "/api/sky-search?kind=aspect&body=Jupiter&with=Saturn&from=1800&to=2100" },
  { path: "/api/sky-search.csv?kind=station&body=Mercury&from=1900&to=1950" },
  { path: "/api/sky-search.ics?kind=ingress&body=Venus&from=2026-11-22&to=2028" },
  {
    path: "/api/chart-calendar.ics",
    body: { longitudes: LONGITUDES, voidMoons: true, transits: true, returns: true, lunations: true },
  },
  { path: "/api/forecast", body: { birth: BIRTH, from: "2026-11-22", to: "2027-11-22" } },
  {
    path: "/api/forecast",
    body: {
      longitudes: LONGITUDES,
      from: "2026-11-22",
      to: "2027-11-22",
      bodies: ["Sun", "Mercury", "Venus"],
    },
  },
];

/** What is asked once: every screen as a visitor sees it, and the calculations behind them. */
export const VISITS: readonly Visit[] = [
  { path: "/api/birth-chart", body: BIRTH },
  { path: "/api/reading", body: BIRTH },
  { path: "/api/readings/planet-in-house?planet=Sun&sign=Leo&house=5" },
  { path: "/api/readings/degree?sign=leo&degree=1" },
  { path: "/api/readings/degrees?sign=leo" },
  { path: "/api/horoscope/daily?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/weekly?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/monthly?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/yearly?sign=leo&date=2026-11-22" },
  { path: "/api/compatibility", body: { person1: BIRTH, person2: { ...BIRTH, date: "1985-11-02" } } },
  { path: "/api/human-design", body: BIRTH },
  { path: "/api/derived-chart", body: { birth: BIRTH, kind: "Secondary Progression", at: "2026-11-22" } },
  { path: "/api/derived-chart", body: { birth: BIRTH, kind: "Solar Return", at: "2026-11-22" } },
  {
    path: "/api/pair-chart",
    body: { person1: BIRTH, person2: { ...BIRTH, date: "1985-11-02" }, kind: "Composite" },
  },
  { path: "/api/astrocartography", body: BIRTH },
  {
    path: "/api/annual-profections",
    body: { birthDate: BIRTH.date, risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
  },
  { path: "/api/chart-transits", body: { longitudes: { Sun: 84.4, Moon: 344.1, Ascendant: 193.7 } } },
  { path: "/api/sky-window?year=2026" },
  { path: "/api/sky-marks?from=2026-11-22&to=2027-11-22" },
  {
    path: "/api/numerology",
    body: { fullName: "Ann Lee", birthDate: BIRTH.date, cycles: true, currentName: "Ann Smith" },
  },
  { path: "/api/places?q=Gree" },
  { path: "/" },
  { path: "/quiz" },
  { path: "/profile" },
  { path: "/profile", isSignedIn: true },
  { path: "/birth-chart" },
  { path: "/transits" },
  { path: "/compatibility" },
  { path: "/aspects" },
  { path: "/moon-phases" },
  { path: "/numerology" },
  { path: "/human-design" },
  { path: "/astrocartography" },
  { path: "/ephemeris" },
  { path: "/sky-search?kind=longitude&body=Saturn&longitude=329.6&from=2026-11-22&to=2060" },
  { path: "/insights" },
  { path: "/horoscope" },
  { path: "/horoscope/leo" },
  { path: "/degrees/leo" },
  ...LONGEST,
  ...LONGEST,
  // Last, because V8 forgets the compiled code of what was not called for some collections, and no page calls these.
  { path: "/api/eclipse-here?lat=51.5&lon=0&at=2026-08-12" },
  { path: "/api/sky-here?lat=51.5&lon=0&date=2026-11-22" },
  { path: "/api/sky-here?lat=51.4&lon=0&date=2026-11-23" },
  { path: "/api/sky-here?lat=51.3&lon=0&date=2026-11-24" },
];

/**
 * Answers one visit of each kind while the isolate starts, so that React, Remix, our components and the calculations
 * are compiled before the first visitor. Workers count start-up apart from the 10 ms of a request, and most visits to
 * a quiet site meet a fresh isolate. Global scope forbids timers, abort signals, bodies and random values; harmless
 * stand-ins take their place meanwhile. Whatever goes wrong here is logged and costs speed, nothing else.
 * @param answer Remix for all of the site
 */
export async function warmUp(answer: RequestHandler): Promise<void> {
  const { Request, Response, AbortController, setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, standIns(globalThis));
  try {
    settingsOf(EVERY_SETTING);
    for (const { path, body, isSignedIn } of VISITS) {
      const request = requestOf(path, body, isSignedIn ? { Cookie: cookieAtStart(ORIGIN) } : {});
      const { status } = await guarded(contextOfNobody(request), answer);
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

function requestOf(
  path: string,
  body: object | undefined,
  cookies: Readonly<Record<string, string>>,
): Request {
  if (!body) return new Request(ORIGIN + path, { headers: cookies });
  const headers = { ...cookies, "Content-Type": "application/json" };
  return new Request(ORIGIN + path, { method: "POST", headers, body: JSON.stringify(body) });
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
