// @ts-check
// Lighthouse (mobile, throttled) over the screens, in the browser that the tests use: one line of four scores each.
// usage: npm run lighthouse [-- /path ...]
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../../scripts/browser.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { prepareOrExit } from "../../scripts/prepare.mjs";

const PATHS = ["/", "/birth-chart", "/transits", "/moon-phases", "/ephemeris", "/aspects", "/insights"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

await prepareOrExit();
const paths = process.argv.slice(2);
const worker = await startLocalWorker({ onLog: () => {} });
const origin = (await worker.ready).origin;
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
  ],
});
console.log(
  `| screen | ${CATEGORIES.join(" | ")} | LCP, ms | blocking, ms | shift |\n|---|${"---|".repeat(7)}`,
);
for (const path of paths.length > 0 ? paths : PATHS) {
  const result = await lighthouse(origin + path, {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  /** @param {string} name */
  const figure = (name) => audits[name]?.numericValue ?? Number.NaN;
  console.log(
    `| ${path} | ${scores.join(" | ")} | ${figure("largest-contentful-paint").toFixed(0)} | ${figure("total-blocking-time").toFixed(0)} | ${figure("cumulative-layout-shift").toFixed(3)} |`,
  );
  for (const name of CATEGORIES) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      const fails = audit?.scoreDisplayMode === "binary" && audit.score !== null && audit.score < 1;
      if (fails && name !== "performance") console.log(`    ${name}: ${audit.title}`);
    }
  }
}
await chrome.kill();
await worker.dispose();
