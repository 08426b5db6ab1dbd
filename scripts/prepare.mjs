// @ts-check
// Everything between a clone and a running app: packages, texts, place blocks, the app, the worker's bundle. Each step is
// skipped when its inputs have not changed.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, runPackage, say, step, whenChanged, withLock } from "./steps.mjs";

const CONFIGURATION = [
  "package-lock.json",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "wrangler.toml",
];

/** Brings the folder up to date with its sources. */
export async function prepare() {
  requireNode();
  await withLock(async () => {
    await step("Packages", installPackages);
    await step("Words", buildWords);
    await step("Texts", buildTexts);
    const beside = { isAlone: false };
    await Promise.all([
      step("App", buildApp, beside),
      step("Place blocks (199,568 places)", buildPlaces, beside).then(
        () => step("Document of the API", buildApiDocument, beside), // its examples look up places
      ),
    ]);
    await step("Static files", copyStaticFiles);
    await Promise.all([
      step("Worker bundle", bundleWorker, beside).then(
        () => step("What stays without a network", buildOffline, beside), // asks the worker for its screens
      ),
      step("Cards for shared links", () => buildCards(), beside),
    ]);
  });
}

/** The same for commands that end there when it cannot be done. */
export async function prepareOrExit() {
  await prepare().catch((error) => {
    say(`  FAILED: ${error.message}`);
    process.exit(1);
  });
}

/** After a change of the app alone, in a folder that was prepared: no cards, and nothing for times without a network. */
export async function rebuild() {
  await buildWords();
  await buildTexts();
  await buildApp();
  await copyStaticFiles();
  await bundleWorker();
}

/** What `engines` in package.json says: the versions that our tools run on. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  say(
    `Realign needs Node 20 (from 20.19), 22 (from 22.13) or 24 and newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Installs when `node_modules` is missing or was made from another lock file. */
export async function installPackages() {
  const lockFile = join(root, "package-lock.json");
  const stamp = join(root, "node_modules", ".realign-lock");
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return "skipped";
  const installed = join(root, "node_modules", ".package-lock.json"); // npm writes it last
  const byHand =
    !existsSync(stamp) && existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
  if (!byHand) {
    // No package needs its install script here, and none should run unseen.
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    await run(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      env: { ...process.env, NODE_ENV: "" },
    });
  }
  writeFileSync(stamp, hash);
}

/** What `scripts/texts` makes of `content`, and the ids that it may have. */
const TEXTS = [
  "content",
  "scripts/texts/read-content.ts",
  "scripts/texts/check-set.ts",
  "scripts/begun-languages.mjs",
  "app/languages.ts",
  "app/readings/text-block.ts",
  "app/readings/texts.ts",
];

export function buildTexts() {
  const inputs = [...TEXTS, "scripts/build-texts.ts", "app/astrology", "app/numerology"];
  return whenChanged({ stamp: "texts", inputs, outputs: ["public/texts"] }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-texts.ts"]),
  );
}

/** The screens' words as functions, which everything that imports a screen needs, its types above all. */
export function buildWords() {
  const languages = readdirSync(join(root, "app/words"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `app/words/${name}`);
  const inputs = [...languages, "scripts/build-words.ts", "scripts/words", "node_modules/.realign-lock"];
  return whenChanged({ stamp: "words", inputs, outputs: ["app/words/shell.ts"] }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-words.ts"]),
  );
}

export function buildPlaces() {
  const code = ["scripts/build-places.ts", "scripts/places", "app/places", "app/astrology/sphere.ts"];
  const inputs = [...code, "node_modules/.realign-lock"];
  return whenChanged({ stamp: "places", inputs, outputs: ["public/places/manifest.json"] }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-places.ts"]),
  );
}

export function buildApiDocument() {
  const code = ["scripts/build-api-document.ts", "scripts/api-document", "app", "content", "tsconfig.json"];
  const inputs = [...code, "docs/api.md", "package.json", "node_modules/.realign-lock"];
  const outputs = ["public/api/openapi.json", "public/api/reference.json"];
  return whenChanged({ stamp: "api-document", inputs, outputs }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-api-document.ts"]),
  );
}

function buildApp() {
  const inputs = [...CONFIGURATION, "app", "scripts/words", ...TEXTS, "node_modules/.realign-lock"];
  return whenChanged({ stamp: "app", inputs, outputs: ["build/client", "build/server/index.js"] }, () =>
    runPackage("@remix-run/dev/dist/cli.js", ["vite:build"], { quiet: true }),
  );
}

/** What stands in `public` beside the app's own files: the build of the app begins with an empty folder. */
function copyStaticFiles() {
  const inputs = ["public", ".cache/app", ".cache/texts", ".cache/places", ".cache/api-document"];
  const outputs = [
    "build/client/texts",
    "build/client/places/manifest.json",
    "build/client/api/openapi.json",
    "build/client/_headers",
  ];
  return whenChanged({ stamp: "static-files", inputs, outputs }, async () => {
    for (const folder of ["texts", "places", "api"])
      rmSync(join(root, "build/client", folder), { recursive: true, force: true }); // of earlier data
    cpSync(join(root, "public"), join(root, "build/client"), { recursive: true });
  });
}

/**
 * Cards of the days from today on. The app's own build takes those of an earlier one away.
 * @param {number} [days]
 */
export function buildCards(days = 7) {
  const [first, last] = [0, days - 1].map((ahead) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10),
  );
  const drawn = ["app/components/zodiac-wheel", "app/components/drawings", "app/styles.css", "app/brand.ts"];
  const inputs = ["scripts/build-cards.ts", "scripts/cards", "app/astrology", ...drawn];
  const outputs = [first, last].map((day) => `build/client/cards/${day}.png`);
  return whenChanged({ stamp: "cards", inputs, outputs }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-cards.ts", String(days)]),
  );
}

/** Needs the bundle: it is asked for the screens. */
function buildOffline() {
  const code = ["scripts/build-offline.ts", "scripts/local-worker.mjs", "app/service-worker.ts"];
  const inputs = [...CONFIGURATION, ...code, "migrations", "build/server"];
  return whenChanged({ stamp: "offline", inputs, outputs: ["build/client/sw.js"] }, () =>
    runPackage("tsx/dist/cli.mjs", ["scripts/build-offline.ts"]),
  );
}

/** The very bundle that a deployment uploads, minified. */
function bundleWorker() {
  const inputs = [...CONFIGURATION, "app", "build/server"];
  return whenChanged({ stamp: "worker", inputs, outputs: ["build/worker/entry.worker.js"] }, () =>
    runPackage(
      "wrangler/bin/wrangler.js",
      ["deploy", "--dry-run", "--env", "", "--minify", "--outdir", "build/worker"],
      {
        quiet: true,
      },
    ),
  );
}
