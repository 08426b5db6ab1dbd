import { readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import ts from "typescript";
import { beforeEach, expect, test } from "vitest";

const ORIGIN = "https://site.example";
const SETS = { SCREENS: { "": "/assets/offline.json" }, OWN_SCREENS: { "": "/assets/own.json" } };
const PLACES = { name: { place: "place-of-name", usual: "Realign" } };
const DATA = '<script nonce="N">{"own":{"version":1,"image":"/mark.png","name":"place-of-name"}}</script>';
const screens = (head: string, more: object) => ({
  ...{ files: ["/assets/a.js"], policy: "'nonce-N'", nonce: "N", origin: "https://kept.invalid" },
  pages: { "/offline": `<html lang="en">${head}</html>` },
  ...more,
});

const code = ts.transpileModule(readFileSync(new URL("./service-worker.ts", import.meta.url), "utf8"), {
  compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None },
}).outputText;

type Answers = Record<string, unknown>;
/** What the network answers, by path; what is not there fails as without one. */
let network: Answers;
/** What was fetched, with the way in which the browser's own cache was asked. */
let fetched: string[];
let stores: Map<string, Map<string, Response>>;

async function fakeFetch(address: string | { readonly url: string }, { cache = "" } = {}) {
  const { pathname } = new URL(typeof address === "string" ? address : address.url, ORIGIN);
  fetched.push(`${pathname} ${cache}`.trim());
  if (!(pathname in network)) throw new TypeError("Failed to fetch");
  return Response.json(network[pathname]);
}

function storeNamed(name: string) {
  const entries = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, entries);
  return {
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
    addAll: async (paths: string[]) => {
      for (const path of paths) entries.set(path, await fakeFetch(path));
    },
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
  };
}
const fakeCaches = {
  open: async (name: string) => storeNamed(name),
  keys: async () => [...stores.keys()],
  match: async (path: string) => {
    for (const entries of stores.values()) if (entries.has(path)) return entries.get(path)?.clone();
  },
};

/** The service worker of a build, and how it is told of something. */
function started(build: string) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: new URL(ORIGIN),
    navigator: { onLine: false },
    clients: { claim: async () => {}, matchAll: async () => [] },
    registration: {},
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  const given = { self, caches: fakeCaches, fetch: fakeFetch, BUILD: build, ...SETS };
  compileFunction(code, Object.keys(given))(...Object.values(given));
  const tell = async (type: string, event: object = {}) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners[type]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return {
    install: () => tell("install"),
    /** A page stands whose data say that it is of this version. */
    page: (version: number | undefined) =>
      tell("message", { data: version, source: { url: `${ORIGIN}/` } }).catch(() => {}),
    /** What a page shows without a network; null where the browser's own page stands there. */
    offline: async () => {
      const online = network;
      network = {};
      let shown: Promise<Response> | undefined;
      listeners.fetch?.({
        request: { method: "GET", mode: "navigate", destination: "document", url: `${ORIGIN}/` },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => {
          shown = response;
        },
      });
      const html = await shown?.then(
        (response) => response.text(),
        () => null,
      );
      network = online;
      return html ?? null;
    },
  };
}

const siteOf = (version: number, own: object = {}) => ({
  version,
  screens: { "": { own: { version, name: "Stella", ...own }, dress: [] } },
});

beforeEach(() => {
  stores = new Map();
  fetched = [];
  network = {
    "/assets/a.js": "",
    "/assets/offline.json": screens("Realign", {}),
    "/assets/own.json": screens(`place-of-name${DATA}`, { places: PLACES }),
    "/site.json": siteOf(2),
  };
});

test("without a profile nothing of one is asked for", async () => {
  const worker = started("1");
  await worker.install();
  await worker.page(undefined);
  expect(fetched).toEqual(["/assets/offline.json", "/assets/a.js"]);
  expect(await worker.offline()).toContain("Realign");
});

test("a kept screen says what the owner says, and in its data nothing that it was not rendered with", async () => {
  network["/site.json"] = siteOf(2, { settings: { zodiac: "Lahiri" } });
  const worker = started("1");
  await worker.install();
  await worker.page(2);
  const html = await worker.offline();
  expect(html).toContain(">Stella<script");
  expect(html).toContain('{"own":{"image":"/mark.png","version":2,"name":"Stella"}}');
});

test("a kept screen has the picture in its data that it was rendered with, or the owner's in its place", async () => {
  const worker = started("1");
  network["/site.json"] = siteOf(2, { image: "/logo/a.png" });
  await worker.install();
  await worker.page(2);
  expect(await worker.offline()).toContain('"image":"/logo/a.png"');
  network["/site.json"] = siteOf(3, {});
  await worker.page(3);
  expect(await worker.offline()).toContain('"image":"/mark.png"');
});

test("a kept screen leads to the imprint where the owner has written one", async () => {
  const links =
    '<li><a href="/privacy">Privacy</a></li><li><a class="link" href="/privacy#imprint">Imprint</a></li>';
  network["/assets/own.json"] = screens(`<ul>${links}</ul>${DATA}`, { places: PLACES });
  const worker = started("1");
  await worker.install();
  await worker.page(2);
  expect(await worker.offline()).toContain('<ul><li><a href="/privacy">Privacy</a></li></ul>');
  network["/site.json"] = siteOf(3, { imprint: "Stella" });
  await worker.page(3);
  expect(await worker.offline()).toContain(`<ul>${links}</ul>`);
});

test("what the owner says comes from the site and not from what the browser remembers of it", async () => {
  const worker = started("1");
  await worker.install();
  await worker.page(2);
  expect(fetched).toContain("/site.json no-cache");
});

test.each([
  ["what the owner says", "/site.json"],
  ["the screens for it", "/assets/own.json"],
  ["what they need", "/assets/a.js"],
])("where %s cannot be had, what was kept is kept, and the next page asks again", async (_, path) => {
  const worker = started("1");
  await worker.install();
  const { [path]: missing, ...others } = network;
  network = others;
  await worker.page(2);
  expect(await worker.offline()).toContain("Realign");
  network = { ...others, [path]: missing };
  await worker.page(2);
  expect(await worker.offline()).toContain("Stella");
});

test("where a newer version cannot be had, the one before is shown", async () => {
  const worker = started("1");
  await worker.install();
  await worker.page(2);
  delete network["/site.json"];
  await worker.page(3);
  expect(await worker.offline()).toContain("Stella");
});

test("a new build knows the owner as soon as it is there", async () => {
  const before = started("1");
  await before.install();
  await before.page(2);
  const worker = started("2");
  await worker.install();
  expect(await worker.offline()).toContain("Stella");
});

test("a new build is there although what the owner says cannot be had", async () => {
  const before = started("1");
  await before.install();
  await before.page(2);
  delete network["/site.json"];
  const worker = started("2");
  await worker.install();
  expect(await worker.offline()).toContain("Realign");
});

test("where the owner says nothing any more, ours is shown, in a build that never kept it as well", async () => {
  const before = started("1");
  await before.install();
  await before.page(2);
  const worker = started("2");
  await worker.install();
  await worker.page(undefined);
  expect(await worker.offline()).toContain("Realign");
});

test("where the browser has thrown away the screens for the owner's words, ours are shown", async () => {
  const worker = started("1");
  await worker.install();
  await worker.page(2);
  stores.get("build.1")?.delete("/assets/own.json");
  expect(await worker.offline()).toContain("Realign");
});
