// @ts-check
// npm test: everything that must hold, from types to a real browser. The last lines name what failed, and count.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { freePort } from "./free-port.mjs";
import { prepare } from "./prepare.mjs";
import { quietEnvironment, root, run, runPackage, say, step } from "./steps.mjs";
import { browserTally, unitTally } from "./test-reports.mjs";

/** @typedef {import("./test-reports.mjs").Tally} Tally */

let passed = 0;
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const unsteady = [];

/**
 * @param {string} name
 * @param {() => Promise<Tally | void>} check rejects, or counts
 */
async function check(name, check) {
  try {
    const tally = await step(name, check, { isAlone: false });
    passed += tally ? tally.passed : 1;
    if (tally) failures.push(...tally.failures);
    if (tally) unsteady.push(...tally.unsteady);
  } catch (error) {
    say(`  FAILED: ${name}: ${error instanceof Error ? error.message : error}`);
    failures.push(name);
  }
}

/** @param {string} file @param {readonly string[]} args */
async function quietly(file, args) {
  await runPackage(file, args, { quiet: true, env: { ...quietEnvironment, NODE_ENV: "test" } });
}

/**
 * Runs a test runner that writes a JSON report, and counts from the report: a runner that died counts as failed.
 * @param {string} file @param {readonly string[]} args @param {string} report
 * @param {(json: any) => Tally} count @param {NodeJS.ProcessEnv} [env]
 */
async function counted(file, args, report, count, env = {}) {
  rmSync(report, { force: true });
  const failure = await runPackage(file, args, {
    env: { ...quietEnvironment, NODE_ENV: "test", ...env },
  }).then(
    () => null,
    (error) => error,
  );
  const tally = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, failures: [], unsteady: [] };
  if (failure && tally.failed === 0) throw failure;
  if (tally.passed + tally.failed === 0) throw new Error("no test ran");
  return tally;
}

await prepare().catch((error) => {
  say(`  FAILED: ${error.message}`);
  say("0 passed, 1 failed");
  process.exit(1);
});
// Side by side: none of them needs more than one core, nor another's result.
await Promise.all([
  check("Types", () => quietly("typescript/bin/tsc", ["--noEmit"])),
  check("Lint and format", () => quietly("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."])),
  check("Dependency rule", () =>
    quietly("dependency-cruiser/bin/dependency-cruise.mjs", ["app", "--config", ".dependency-cruiser.cjs"]),
  ),
  check("Unused code", async () => {
    await quietly("knip/bin/knip.js", []);
    await quietly("knip/bin/knip.js", ["--production"]); // what only tests use
  }),
]);

const vitestReport = join(root, ".cache", "vitest.json");
await check("Unit tests and tests in workerd", () =>
  counted(
    "vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    vitestReport,
    unitTally,
  ),
);

const playwrightReport = join(root, ".cache", "playwright.json");
await check("Browser tests", async () => {
  const [browser, whole] = [await findBrowser(), await findBrowser({ isWhole: true })];
  const port = String(await freePort());
  return counted("@playwright/test/cli.js", ["test", "-c", "tests/browser"], playwrightReport, browserTally, {
    CHROMIUM_PATH: browser,
    WHOLE_CHROMIUM_PATH: whole,
    PORT: port,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
});

// The tests must leave nothing behind that git would want committed.
await check("Clean work tree", async () => {
  if (!process.env.CI || !existsSync(join(root, ".git"))) return;
  const changes = await run("git", ["status", "--porcelain"], { quiet: true });
  if (changes) throw new Error(`the tests changed files:\n${changes}`);
});

for (const name of unsteady) say(`UNSTEADY: ${name} (passed only when tried again)`);
for (const failure of failures) say(`FAILED: ${failure}`);
say(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
