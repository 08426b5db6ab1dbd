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
declare const SCREENS: Screens;
/** The same where the site's owner has a profile, of which nothing is filled in yet. */
declare const OWN_SCREENS: Screens;
type Screens = Readonly<Record<string, string>> & { readonly "": string };

interface KeptScreens {
  /** Addresses of what they need. */
  readonly files: readonly string[];
  /** Their content security policy, and each one's HTML by its path; `/offline` stands for all others. */
  readonly policy: string;
  readonly pages: Readonly<Record<string, string>>;
  /** What stands in them for a nonce, and for the address of the site. */
  readonly nonce: string;
  readonly origin: string;
  /** In screens that are still to be filled in: what stands there for each word of the profile, and what is said without it. */
  readonly places?: Readonly<Record<string, { readonly place: string; readonly usual: string }>>;
}

/** What the site's owner says, as `/site.json` has it; without `screens` they say nothing. */
interface OwnSite {
  readonly version: number;
  readonly screens?: Readonly<Record<string, OwnOfLanguage>>;
}
interface OwnOfLanguage {
  readonly own: Readonly<Record<string, unknown>>;
  readonly dress: readonly (readonly [plain: string, own: string])[];
}

interface Extended extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Client {
  readonly url: string;
}
interface Told extends Extended {
  readonly source: Client;
  /** Of which version of the owner's profile the page is; undefined where there is none. */
  readonly data: number | undefined;
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
    keepOwnAsBefore()
      .then(() =>
        Promise.all([keep(""), worker.clients.matchAll({ includeUncontrolled: true }).then(keepLanguageOf)]),
      )
      .then(() => worker.skipWaiting()),
  );
});

/** A page stands: its language is the one in use, and what it says of the site is so. */
worker.addEventListener("message", (event) => {
  event.waitUntil(keepOwn(event.data).then(() => keepLanguageOf([event.source])));
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

const OWN = "/site.json";

/** What the owner says, if it is kept here. */
async function ownSite(): Promise<OwnSite | null> {
  const found = await (await caches.open(STORE + BUILD)).match(OWN);
  return found ? found.json() : null;
}

/** A new build has kept nothing of the owner's, and need not wait for a page that says so where the one before had. */
async function keepOwnAsBefore() {
  const before: OwnSite | undefined = await (await caches.match(OWN))?.json();
  await keepOwn(before?.version).catch(() => {}); // the first page says it again
}

/**
 * Fetches what the owner says where a page says that it is another than is kept, and forgets it where they say nothing;
 * either once the screens for it are here, so that there are always some.
 */
async function keepOwn(version: number | undefined) {
  const kept = await ownSite();
  if (kept?.version === version) return;
  const answer = version === undefined ? null : await fetch(OWN, { cache: "no-cache" });
  if (answer && !answer.ok) return;
  const site: OwnSite | undefined = await answer?.clone().json();
  const store = await caches.open(STORE + BUILD);
  if (answer && site?.screens) {
    await keep("", OWN_SCREENS);
    await store.put(OWN, answer);
  } else {
    await keep("", SCREENS);
    await store.delete(OWN);
  }
}

const screensInUse = async () => ((await ownSite()) ? OWN_SCREENS : SCREENS);

/** The screens of a language, with all that they need, where they are not here yet. */
async function keep(language: string, screens?: Screens) {
  const store = await caches.open(STORE + BUILD);
  const address = (screens ?? (await screensInUse()))[language] ?? "";
  if (await store.match(address)) return;
  const answer = await fetch(address);
  const { files }: KeptScreens = await answer.clone().json();
  await store.addAll([...files]);
  await store.put(address, answer); // says that all of it is here
}

/** Beside English, the language of the first page that is in another, and of no further one. */
async function keepLanguageOf(pages: readonly Client[]) {
  const language = pages.map(({ url }) => languageAt(new URL(url).pathname)).find(Boolean);
  if (!language) return;
  await keep(language);
  const others = Object.entries(SCREENS)
    .filter(([prefix]) => prefix && prefix !== language)
    .map(([, address]) => address.slice(0, address.lastIndexOf("/") + 1)); // the owner's lie beside them
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
  const own = await ownSite();
  const screensOf = async (screens: Screens) =>
    (await store.match(screens[language] ?? "")) ?? (await store.match(screens[""]));
  const found = (own && (await screensOf(OWN_SCREENS))) ?? (await screensOf(SCREENS));
  if (!found) return null;
  const { policy, pages, nonce, origin, places }: KeptScreens = await found.json();
  // In a frame a screen stands without its shell.
  const screen = destination === "document" ? pages[pathname] : undefined;
  const ours = crypto.randomUUID();
  const filled = (text = "") => text.replaceAll(nonce, ours).replaceAll(origin, worker.location.origin);
  const html = screen ?? pages[`${language}/offline`] ?? pages["/offline"];
  const said = own?.screens?.[language];
  return new Response(
    (said && places ? asOwn(filled(html), said, places) : filled(html)).replace("<html ", "<html data-kept "),
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": filled(policy),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
      },
    },
  );
}

const IN_HTML: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const inHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => IN_HTML[letter] ?? letter);
const inScript = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/** What the foot of a screen has where an imprint is written. */
const LINK_TO_IMPRINT = /<li><a [^#<>]*#imprint"[^<>]*>[^<>]*<\/a><\/li>/;

/** A kept screen with what the owner says: in its words, in its data, and in what it looks like. */
function asOwn(
  html: string,
  { own, dress }: OwnOfLanguage,
  places: NonNullable<KeptScreens["places"]>,
): string {
  const fill = (text: string, escaped: (text: string) => string) =>
    Object.entries(places).reduce(
      (filled, [name, { place, usual }]) =>
        filled.replaceAll(place, () => escaped(String(own[name] ?? usual))),
      text,
    );
  // The screens were rendered without settings, and some with a picture: else the browser would hydrate something else.
  const data = (rendered: string) =>
    JSON.stringify({ image: JSON.parse(rendered).image, ...own, settings: undefined }).replaceAll(
      "<",
      "\\u003c",
    );
  const [before = "", ...scripts] = (own.imprint ? html : html.replace(LINK_TO_IMPRINT, ""))
    .replace(/"own":(\{[^{}]*\})/, (_, rendered: string) => `"own":${data(rendered)}`)
    .split("<script");
  const page =
    fill(before, inHtml) +
    scripts
      .map((part) => {
        const end = part.indexOf("</script>");
        return `<script${fill(part.slice(0, end), inScript)}${fill(part.slice(end), inHtml)}`;
      })
      .join("");
  return dress.reduce((dressed, [plain, ours]) => dressed.replace(plain, () => ours), page);
}
