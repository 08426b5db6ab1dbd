/**
 * Writes what a device keeps for when it has no network: build/client/sw.js, and the screens, those of each language in
 * one file among its scripts. Run by scripts/prepare.mjs once the worker's bundle is there, which is asked for the screens as a visitor
 * would; app/service-worker.ts says what becomes of them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { brand } from "../app/brand";
import { KEPT_SCREENS } from "../app/components/shell/kept-screens";
import { LANGUAGES_OF_PAGES, type LanguageOfPages, screenIn } from "../app/further-languages";
import { EMPTY_PROFILE, SITE_TEXTS, type SiteProfile, TEXTS_OF_PAGES } from "../app/schemas/site-profile";
import { startLocalWorker } from "./local-worker.mjs";
import { minified } from "./minify";
import { root } from "./steps.mjs";

const CLIENT = join(root, "build/client");
const ASSETS = join(CLIENT, "assets");
/**
 * Larger files are not kept before somebody has used them, but for those that a page itself names and cannot do without:
 * the map's, and the texts of horoscopes.
 */
const LARGEST_BYTES = 100_000;
const ORIGIN = "https://kept.invalid";
const NONCE = "nonce-of-this-page";

/** A device's page says so much of the owner as stands in `Own` (app/site.ts). */
const NAMED = ["name", "contact", ...TEXTS_OF_PAGES];
const placeOf = (name: string) => `place-of-${name}`;
const noTexts = Object.fromEntries(SITE_TEXTS.map((text) => [text, ""]));

/** A profile of whose words each is a place for one: what the screens are rendered with that a device fills in. */
const PLACES: SiteProfile = {
  ...EMPTY_PROFILE,
  name: placeOf("name"),
  contact: placeOf("contact"),
  texts: {
    en: {
      ...noTexts,
      ...Object.fromEntries(NAMED.map((name) => [name, placeOf(name)])),
    } as SiteProfile["texts"]["en"],
  },
};

/** What each place says where the owner says nothing. */
function placesIn({ tag }: LanguageOfPages) {
  const { words } = JSON.parse(readFileSync(join(root, `app/words/${tag}/brand.json`), "utf8"));
  const usual: Record<string, string> = { ...words, name: brand.name, contact: brand.supportAddress };
  return Object.fromEntries(NAMED.map((name) => [name, { place: placeOf(name), usual: usual[name] ?? "" }]));
}

type Fetch = (address: string) => Promise<Pick<Response, "status" | "headers" | "text">>;

/** What somebody sees who is nobody, on a deployment. */
async function screensIn({ prefix, lacks }: LanguageOfPages, fetch: Fetch) {
  const pages: Record<string, string> = {};
  let policy = "";
  for (const screen of [...KEPT_SCREENS.map(({ to }) => to), "/offline"]) {
    if (lacks.includes(screen)) continue;
    const path = screenIn(prefix, screen);
    const response = await fetch(ORIGIN + path);
    const html = await response.text();
    policy = response.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (response.status !== 200 || !nonce) throw new Error(`${path} answered ${response.status}`);
    policy = policy.replaceAll(nonce, NONCE);
    pages[path] = html.replaceAll(nonce, NONCE);
  }
  return { policy, pages, nonce: NONCE, origin: ORIGIN };
}

const FILE = /[\w$().-]+\.(?:js|css|woff2)\b/g;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * The files that these pages name, and those that they name, and so on. A language has scripts of the same names in a
 * folder of its own, and shares what has no words.
 * @param folder of the language's scripts, with a slash at its end; empty for English
 */
function filesOf(pages: readonly string[], folder: string): readonly string[] {
  const all = new Set(readdirSync(ASSETS));
  const found = new Set<string>();
  const waiting = pages.map((text) => ({ text, most: Number.POSITIVE_INFINITY }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [name] of next.text.matchAll(FILE)) {
      if (found.has(name) || !all.has(name) || statSync(join(ASSETS, name)).size > next.most) continue;
      found.add(name);
      // The manifest names every route's file: those of other screens are fetched when they are opened.
      if (name.endsWith(".js") && !name.startsWith("manifest-"))
        waiting.push({ text: readFileSync(join(ASSETS, name), "utf8"), most: LARGEST_BYTES });
    }
  }
  const own = new Set(readdirSync(join(ASSETS, folder)));
  return [...found].sort().map((name) => `/assets/${own.has(name) ? folder : ""}${name}`);
}

const fonts = readdirSync(join(CLIENT, "fonts")).filter((name) => name.endsWith("600.woff2"));
const folders: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, "build/words.json"), "utf8"),
);

/**
 * Writes the screens of a language, and what they need, into a file. Returns its address.
 * @param more what else a device needs of them
 */
async function writeScreens(
  language: LanguageOfPages,
  kind: "offline" | "own",
  fetch: Fetch,
  more: object = {},
): Promise<string> {
  const folder = language.prefix && `${folders[language.tag]}/`;
  const before = new RegExp(`^${kind}-\\w+\\.json$`);
  for (const name of readdirSync(join(ASSETS, folder)).filter((name) => before.test(name)))
    rmSync(join(ASSETS, folder, name));
  const screens = await screensIn(language, fetch);
  const files = [...filesOf(Object.values(screens.pages), folder), ...fonts.map((name) => `/fonts/${name}`)];
  const json = JSON.stringify({ files, ...screens, ...more });
  const address = `/assets/${folder}${kind}-${hashOf(json)}.json`;
  writeFileSync(join(CLIENT, address), json);
  return address;
}

const VARS = { ENVIRONMENT: "production", EMAIL_PROVIDER: "none" };
/** Of nobody: only where there is a desk is there a profile. */
const DESK_VARS = {
  OWNER_IDENTITIES: "https://id.invalid|nobody",
  DESK_KEY: Buffer.alloc(32).toString("base64"),
};

const screens: Record<string, string> = {};
const worker = await startLocalWorker({ vars: VARS, onLog: () => {} });
try {
  for (const language of LANGUAGES_OF_PAGES)
    screens[language.prefix] = await writeScreens(language, "offline", (address) =>
      worker.dispatchFetch(address),
    );
} finally {
  await worker.dispose();
}

const ownScreens: Record<string, string> = {};
const withProfile = await startLocalWorker({ vars: { ...VARS, ...DESK_VARS }, onLog: () => {} });
try {
  const db = await withProfile.getD1Database("DB");
  await db
    .prepare("INSERT INTO site_profile (id, version, json) VALUES (1, 1, ?)")
    .bind(JSON.stringify(PLACES))
    .run();
  for (const language of LANGUAGES_OF_PAGES)
    ownScreens[language.prefix] = await writeScreens(
      language,
      "own",
      (address) => withProfile.dispatchFetch(address),
      { places: placesIn(language) },
    );
} finally {
  await withProfile.dispose();
}

const source = readFileSync(join(root, "app/service-worker.ts"), "utf8");
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.None },
});
const addresses = [...Object.values(screens), ...Object.values(ownScreens)].join(" ");
const constants = { BUILD: hashOf(addresses + source), SCREENS: screens, OWN_SCREENS: ownScreens };
const code = await minified(
  Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
    .join("") + outputText,
  { isAlone: true },
);
writeFileSync(join(CLIENT, "sw.js"), code);
