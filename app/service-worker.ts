/**
 * What a browser runs between our pages and the network (docs/decisions/031). It keeps files of the build alone: no
 * page that a server made for somebody and no answer of a call, so that nothing of a person is here, and nothing to
 * clear when somebody signs out. It answers in three cases, and otherwise the browser asks as ever:
 * a file whose name says what is in it comes from here; a page comes from the network, and where that fails from here.
 *
 * scripts/build-offline.ts writes the constants before it.
 */

/** Of everything that is kept: another one is another build. */
declare const BUILD: string;
/** The addresses of the kept screens, by what the paths of their language begin with: English by nothing. */
declare const SCREENS: Readonly<Record<string, string>> & { readonly "": string };

interface KeptScreens {
  /** Addresses of what they need. */
  readonly files: readonly string[];
  /** Their content security policy, and each one's HTML by its path; `/offline` stands for all others. */
  readonly policy: string;
  readonly pages: Readonly<Record<string, string>>;
  /** What stands in them for a nonce, and for the address of the site. */
  readonly nonce: string;
  readonly origin: string;
}

interface Extended extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Client {
  readonly url: string;
}
interface Told extends Extended {
  readonly source: Client;
}
interface Fetched extends Extended {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface OurWorker {
  readonly location: Location;
  readonly navigator: Pick<Navigator, "onLine">;
  readonly clients: {
    claim(): Promise<void>;
    /** The windows, the one that was used last first. */
    matchAll(options: { readonly includeUncontrolled: true }): Promise<readonly Client[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extended) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
}
const worker = self as unknown as OurWorker;

/** In front of the names of our stores. A page that was open when a newer build came goes on with the one before. */
const STORE = "build.";
const STORES_KEPT = 2;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([keep(""), worker.clients.matchAll({ includeUncontrolled: true }).then(keepLanguageOf)]).then(
      () => worker.skipWaiting(),
    ),
  );
});

/** A page stands: its language is the one in use. */
worker.addEventListener("message", (event) => {
  event.waitUntil(keepLanguageOf([event.source]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      dropOldBuilds(),
      worker.clients.claim(),
      // The page is asked for while this file is being read.
      worker.registration.navigationPreload?.enable(),
    ]),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  // What is kept is a file and not whatever somebody asks of it: of such addresses there is no end.
  else if (/^\/(assets|fonts|images)\//.test(pathname) && !search) event.respondWith(file(request));
});

/** What the paths of its language begin with. */
const languageAt = (pathname: string) =>
  Object.keys(SCREENS).find((prefix) => prefix && `${pathname}/`.startsWith(`${prefix}/`)) ?? "";

/** The screens of a language, with all that they need, where they are not here yet. */
async function keep(language: string) {
  const store = await caches.open(STORE + BUILD);
  const address = SCREENS[language] ?? "";
  if (await store.match(address)) return;
  const screens = await fetch(address);
  const { files }: KeptScreens = await screens.clone().json();
  await store.addAll([...files]);
  await store.put(address, screens); // says that all of it is here
}

/** Beside English, the language of the first page that is in another, and of no further one. */
async function keepLanguageOf(pages: readonly Client[]) {
  const language = pages.map(({ url }) => languageAt(new URL(url).pathname)).find(Boolean);
  if (!language) return;
  await keep(language);
  const others = Object.entries(SCREENS)
    .filter(([prefix]) => prefix && prefix !== language)
    .map(([, address]) => address.slice(0, address.lastIndexOf("/") + 1));
  const store = await caches.open(STORE + BUILD);
  for (const request of await store.keys())
    if (others.some((folder) => new URL(request.url).pathname.startsWith(folder)))
      await store.delete(request);
}

async function dropOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(STORE) && name !== STORE + BUILD);
  await Promise.all(builds.slice(0, builds.length - (STORES_KEPT - 1)).map((name) => caches.delete(name)));
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const store = await caches.open(STORE + BUILD);
    await store.put(request, response.clone()).catch(() => {}); // the device is full
  }
  return response;
}

async function page({ request, preloadResponse }: Fetched, pathname: string): Promise<Response> {
  try {
    // Without a network what was asked for early may have failed before this file ran, and then it never settles: the page
    // would load for ever. Asked for here it fails at once.
    const early = worker.navigator.onLine ? await preloadResponse : undefined;
    return early ?? (await fetch(request));
  } catch (error) {
    return (await keptPage(request, pathname)) ?? Promise.reject(error);
  }
}

/** Null where the browser has thrown away what was kept. */
async function keptPage({ destination }: Request, pathname: string): Promise<Response | null> {
  const store = await caches.open(STORE + BUILD);
  const language = languageAt(pathname);
  const found = (await store.match(SCREENS[language] ?? "")) ?? (await store.match(SCREENS[""]));
  if (!found) return null;
  const { policy, pages, nonce, origin }: KeptScreens = await found.json();
  // In a frame a screen stands without its shell.
  const screen = destination === "document" ? pages[pathname] : undefined;
  const ours = crypto.randomUUID();
  const filled = (text = "") => text.replaceAll(nonce, ours).replaceAll(origin, worker.location.origin);
  const html = screen ?? pages[`${language}/offline`] ?? pages["/offline"];
  return new Response(filled(html).replace("<html ", "<html data-kept "), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": filled(policy),
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
