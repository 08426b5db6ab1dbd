// @ts-check
// Lighthouse (mobile, throttled) over the public screens, in the browser that the tests use. Each is loaded three
// times, all screens in turn, so that one busy minute spoils no screen: one line of four medians each.
// usage: npm run lighthouse [-- /path ...]
import { loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { tsImport } from "tsx/esm/api";
import { findBrowser } from "../../scripts/browser.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { prepareOrExit } from "../../scripts/prepare.mjs";
import { FLAGS, quantile } from "../bench/browser.mjs";

const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/** @typedef {{ scores: number[], figures: number[] }} Visit scores from 0 to 100, and the figures as Lighthouse has them */

await prepareOrExit();
const asked = process.argv.slice(2);
/** @type {{ PUBLIC_SCREEN_PATHS: readonly string[] }} */
const { PUBLIC_SCREEN_PATHS } = await tsImport("../support/route-files.ts", import.meta.url);
const paths = asked.length > 0 ? asked : PUBLIC_SCREEN_PATHS;
const worker = await startLocalWorker({ onLog: () => {} });
const origin = (await worker.ready).origin;
const chrome = await launch({
  chromePath: await findBrowser({ isWhole: true }),
  // With the launcher's own flags every second page waited one or two whole seconds for its first frame.
  ignoreDefaultFlags: true,
  chromeFlags: [...FLAGS, "--headless=new", "--no-first-run", "--mute-audio"],
});

/** @type {Map<string, Visit[]>} */
const visits = new Map(paths.map((path) => [path, []]));
/** What failed but in performance, by screen. @type {Map<string, Set<string>>} */
const faults = new Map(paths.map((path) => [path, new Set()]));
/** How fast Lighthouse found the machine to be; an idle desktop has 1,500 and more. @type {number[]} */
const speeds = [];
/** @type {number[]} */
const loads = [];

/** @param {string} path */
async function visit(path) {
  const result = await lighthouse(origin + path, {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits, environment } = result.lhr;
  speeds.push(environment.benchmarkIndex);
  loads.push(loadavg()[0] ?? Number.NaN);
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  process.stderr.write(`${path} ${scores.join(" ")}\n`);
  visits.get(path)?.push({
    scores,
    figures: FIGURES.map((name) => audits[name]?.numericValue ?? Number.NaN),
  });
  for (const name of CATEGORIES.slice(1)) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit?.scoreDisplayMode === "binary" && audit.score !== null && audit.score < 1)
        faults.get(path)?.add(`${name}: ${audit.title}`);
    }
  }
}

try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of paths) await visit(path);
  }
} finally {
  await chrome.kill();
  await worker.dispose();
}

/** @param {readonly number[]} values */
const range = (values) =>
  [0, 0.5, 1].map((part) => quantile(values, part).toFixed(values === speeds ? 0 : 1)).join(", ");
console.log(`\nMedians of ${ROUNDS}. Least, median and greatest load of the machine: ${range(loads)};`);
console.log(`its speed by Lighthouse's own measure: ${range(speeds)}.\n`);
console.log(
  `| screen | ${CATEGORIES.join(" | ")} | best performance | LCP, ms | blocking, ms | shift |\n|---|${"--:|".repeat(8)}`,
);
for (const [path, ofPath] of visits) {
  const scores = CATEGORIES.map((_, i) =>
    quantile(
      ofPath.map((visit) => visit.scores[i] ?? 0),
      0.5,
    ),
  );
  const [paint, blocking, shift] = FIGURES.map((_, i) =>
    quantile(
      ofPath.map((visit) => visit.figures[i] ?? Number.NaN),
      0.5,
    ),
  );
  // A busy machine only ever takes from it.
  const best = Math.max(...ofPath.map((visit) => visit.scores[0] ?? 0));
  console.log(
    `| ${path} | ${scores.join(" | ")} | ${best} | ${paint?.toFixed(0)} | ${blocking?.toFixed(0)} | ${shift?.toFixed(3)} |`,
  );
}
for (const [path, ofPath] of faults) for (const fault of ofPath) console.log(`${path}: ${fault}`);
