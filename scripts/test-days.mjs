// @ts-check
// npm run test:days: the tests that can fare differently on another day, on twenty days, with Node, workerd and Chromium
// living on that day. Node and workerd are given another Date (shifted-clock.mjs); under Chromium libfaketime moves the
// system's clock, which workerd does not survive. Words after `--` choose: kinds of tests, beginnings of days, parts of
// files' names.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser, installFromDebian } from "./browser.mjs";
import { clockReaders } from "./clock-readers.mjs";
import { freePort } from "./free-port.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { quietEnvironment, root, run, runPackage, say } from "./steps.mjs";
import { browserTally, unitTally } from "./test-reports.mjs";

/** @typedef {{ at: string, why: string, zone?: string }} Day the moment at which each run begins, UTC */

/** @type {readonly Day[]} */
const DAYS = [
  { at: "2026-11-23T20:00Z", why: "an evening on which pages broke where words were counted" },
  { at: "2026-12-31T10:30Z", why: "Auckland half an hour before the year", zone: "Pacific/Auckland" },
  { at: "2026-12-31T11:30Z", why: "Auckland half an hour into the year", zone: "Pacific/Auckland" },
  { at: "2026-12-31T22:30Z", why: "Berlin half an hour before the year" },
  { at: "2026-12-31T23:30Z", why: "Berlin half an hour into the year, Greenwich before it" },
  { at: "2027-01-01T09:30Z", why: "Honolulu half an hour before the year", zone: "Pacific/Honolulu" },
  { at: "2027-01-01T10:30Z", why: "Honolulu half an hour into the year", zone: "Pacific/Honolulu" },
  { at: "2027-02-06T15:30Z", why: "an annular eclipse of the Sun and a new moon" },
  { at: "2027-02-20T23:00Z", why: "a penumbral eclipse of the Moon, at full moon" },
  { at: "2027-03-14T06:30Z", why: "New York's clocks go forward in half an hour", zone: "America/New_York" },
  { at: "2027-03-28T00:30Z", why: "Europe's clocks go forward in half an hour" },
  { at: "2027-03-28T12:00Z", why: "noon of a day of 23 hours in Europe" },
  { at: "2027-06-30T22:30Z", why: "the next month in Berlin, not in Greenwich" },
  { at: "2027-07-06T12:00Z", why: "no aspect, station, ingress or phase from midnight to midnight" },
  { at: "2027-08-02T09:30Z", why: "a total eclipse of the Sun" },
  { at: "2027-10-31T00:30Z", why: "Europe's clocks show this half hour twice: the first time" },
  { at: "2027-10-31T01:30Z", why: "Europe's clocks show this half hour twice: the second time" },
  { at: "2027-11-07T05:30Z", why: "New York's clocks go back in half an hour", zone: "America/New_York" },
  { at: "2028-02-28T23:30Z", why: "29 February in Berlin, not in Greenwich" },
  { at: "2028-02-29T12:00Z", why: "29 February" },
];

/** @typedef {"unit" | "workers" | "browser"} Kind */
/** @type {readonly Kind[]} */
const KINDS = ["unit", "workers", "browser"];

const words = process.argv.slice(2);
const kinds = chosenBy(KINDS, (kind, word) => kind === word);
const days = chosenBy(DAYS, ({ at }, word) => at.startsWith(word));
const parts = words.filter(
  (word) => !KINDS.some((kind) => kind === word) && !DAYS.some(({ at }) => at.startsWith(word)),
);

/**
 * Those that a word is about, or all.
 * @template One
 * @param {readonly One[]} all @param {(one: One, word: string) => boolean} isMeant
 */
function chosenBy(all, isMeant) {
  const meant = all.filter((one) => words.some((word) => isMeant(one, word)));
  return meant.length > 0 ? meant : all;
}

const library = kinds.includes("browser") ? await faketime() : undefined;
if (kinds.includes("browser") && !library) {
  say(
    "Chromium's clock is moved by libfaketime: install it (Debian and Ubuntu: `apt-get install libfaketime`).",
  );
  process.exit(1);
}
await prepareOrExit();
const reports = join(root, ".cache", "days");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let failed = 0;
for (const kind of kinds) {
  const files = clockReaders(kind).filter(
    (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  if (files.length === 0) continue;
  say(`▸ ${kind}: ${files.length} files that a day can change`);
  for (const day of days) {
    const { passed, failures } = await runOn(day, kind, files);
    say(`  ${day.at} (${day.why}): ${passed} passed, ${failures.length} failed`);
    for (const failure of failures) say(`    FAILED: ${failure}`);
    failed += failures.length;
  }
}
process.exit(failed === 0 ? 0 : 1);

/** @param {Day} day @param {Kind} kind @param {readonly string[]} files */
async function runOn({ at, zone }, kind, files) {
  const report = join(reports, `${kind}-${at.replaceAll(":", "")}.json`);
  const shift = Date.parse(at) - Date.now();
  const env = {
    ...quietEnvironment,
    NODE_ENV: "test",
    CLOCK_SHIFT: String(shift),
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, "scripts", "shifted-clock.mjs"))}`,
    ...(zone && { TZ: zone }),
  };
  if (kind !== "unit") {
    const drawn = "import('./scripts/prepare.mjs').then(({ buildCards }) => buildCards(1))";
    await run(process.execPath, ["-e", drawn], { quiet: true, env: { ...env, NODE_ENV: "production" } });
  }
  if (kind === "browser") {
    const names = files.map((file) => `/${file.split("/").pop()}`);
    await runPackage(
      "@playwright/test/cli.js",
      ["test", "-c", "tests/browser", "--reporter=json", ...names],
      {
        env: {
          ...env,
          CHROMIUM_PATH: shifted(await findBrowser(), shift),
          WHOLE_CHROMIUM_PATH: shifted(await findBrowser({ isWhole: true }), shift),
          PORT: process.env.PORT ?? String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    ).catch(() => {});
  } else {
    const args = ["run", "--project", kind, "--reporter=json", `--outputFile=${report}`, ...files];
    await runPackage("vitest/vitest.mjs", args, { env }).catch(() => {});
  }
  if (!existsSync(report)) return { passed: 0, failures: ["no report was written"] };
  const json = JSON.parse(readFileSync(report, "utf8"));
  const { passed, failures } = kind === "browser" ? browserTally(json) : unitTally(json);
  return passed + failures.length > 0 ? { passed, failures } : { passed, failures: ["no test ran"] };
}

/**
 * A program that starts a browser on another day.
 * @param {string} browser @param {number} shift milliseconds
 */
function shifted(browser, shift) {
  const path = join(reports, browser.split("/").pop() ?? "browser");
  const seconds = Math.round(shift / 1000);
  // From the real clock on, and not from a moment of its own for each process: they agree. Spans and files stay real.
  const settings = [
    `LD_PRELOAD='${library}'`,
    `FAKETIME='${seconds < 0 ? "" : "+"}${seconds}s'`,
    "FAKETIME_DONT_FAKE_MONOTONIC=1 DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1",
  ];
  writeFileSync(path, `#!/bin/sh\nexec env ${settings.join(" ")} '${browser}' "$@"\n`, { mode: 0o755 });
  return path;
}

/** Where libfaketime is, installed now where that is possible. */
async function faketime() {
  const there = () => {
    const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
    const paths = ["", ...folders].map((folder) => join("/usr/lib", folder, "faketime/libfaketime.so.1"));
    return paths.find((path) => existsSync(path));
  };
  if (!there()) await installFromDebian("libfaketime");
  return there();
}
