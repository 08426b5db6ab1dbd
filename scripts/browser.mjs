// @ts-check
// Finds a Chromium for the browser tests, or gets one; never skips in silence.
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runPackage, say } from "./steps.mjs";

/** Chromium without its window: the same pages in two thirds of the time. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now.
 * @param {{ isWhole?: boolean }} [wanted] with `isWhole`, one that has a window too, as visitors have: for what is measured
 * @returns {Promise<string>}
 * @throws Error that says in one sentence what to install
 */
export async function findBrowser({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const names = isWhole ? NAMES : [SHELL, ...NAMES];
  const onThisSystem = () => onPath(...names) ?? ELSEWHERE.find((path) => existsSync(path));
  const found = onThisSystem() ?? (await playwrightsOwn());
  if (found) return found;
  for (const name of isWhole ? ["chromium"] : [SHELL, "chromium"]) {
    say(`  no browser found: installing Debian's ${name} (about 100 MB) …`);
    await installFromDebian(name);
    const installed = onThisSystem();
    if (installed) return installed;
  }
  say("  no browser found: downloading Playwright's Chromium …");
  await runPackage("@playwright/test/cli.js", ["install", "chromium"]).catch(() => {});
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new Error(
    "The browser tests need Chromium: install it (Debian and Ubuntu: `apt-get install chromium`) or set CHROMIUM_PATH to one.",
  );
}

/**
 * The path of the first of these programs that the shell would find.
 * @param {readonly string[]} names @returns {string | undefined}
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Installs packages where that is possible: as root on Debian and its kin. Elsewhere, or where it fails, nothing happens.
 * @param {readonly string[]} packages
 */
export async function installFromDebian(...packages) {
  if (!isRootOnDebian()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (/** @type {readonly string[]} */ ...args) => run("apt-get", args, { quiet: true, env });
  await aptGet("update", "-q")
    .then(() => aptGet("install", "-y", "-q", "--no-install-recommends", ...packages))
    .catch(() => {});
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
}
