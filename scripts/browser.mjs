// @ts-check
// Finds a Chromium for the browser tests, or gets one; never skips in silence.
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runPackage, say } from "./steps.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now.
 * @returns {Promise<string>}
 * @throws Error that says in one sentence what to install
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = onThisSystem() ?? (await playwrightsOwn());
  if (found) return found;
  if (isRootOnDebian()) {
    say("  no browser found: installing Debian's chromium (about 100 MB) …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const installed = await run("apt-get", ["update", "-q"], { quiet: true, env })
      .then(() =>
        run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { quiet: true, env }),
      )
      .then(onThisSystem, () => undefined);
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

function onThisSystem() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
  return candidates.find((path) => existsSync(path));
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
