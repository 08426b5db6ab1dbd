// @ts-check
// How smoothly the map zooms: the time between its frames while it goes from 2 to 8 and back by the keyboard.
// usage: npm run bench -- map [origin ...]; other servers named here are measured in the same run, in turns
import { spawn } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { fillBirth, launchBrowser, listens, quantile } from "./browser.mjs";

/** Milliseconds from one step of the zoom to the next: a quarter of a second of movement and as much to settle. */
const STEP = 500;
const STEPS = [..."++++++------"];
const ROUNDS = 3;

/** @typedef {{ frames: number[], longTasks: number[] }} Record */
/** @typedef {{ name: string, throttling: number, isBusy: boolean }} Condition */

/** @type {readonly Condition[]} */
const CONDITIONS = [
  { name: "quiet, the page's processor four times slower", throttling: 4, isBusy: false },
  { name: "other work on every core", throttling: 1, isBusy: true },
];

const worker = await startLocalWorker({ vars: { TILE_URL: "" }, onLog: () => {} });
const origins = [(await worker.ready).origin, ...process.argv.slice(2)];
const browser = await launchBrowser();

try {
  for (const condition of CONDITIONS) {
    /** @type {Map<string, Record>} */
    const records = new Map(origins.map((origin) => [origin, { frames: [], longTasks: [] }]));
    const load = loadavg()[0]?.toFixed(1);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [origin, { frames, longTasks }] of records) {
        const one = await recordZoom(origin, condition);
        frames.push(...one.frames);
        longTasks.push(...one.longTasks);
      }
    }
    console.log(
      `\n${condition.name} (load before ${load}, after ${loadavg()[0]?.toFixed(1)}; ${ROUNDS} rounds)`,
    );
    console.log(
      "| | frames | p50, ms | p95 | longest | long tasks | longest |\n|---|---|---|---|---|---|---|",
    );
    for (const [origin, { frames, longTasks }] of records) {
      const at = (/** @type {number} */ part) => quantile(frames, part).toFixed(1);
      const longest = Math.max(0, ...longTasks).toFixed(0);
      const name = origin === origins[0] ? "this build" : origin;
      console.log(
        `| ${name} | ${frames.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${longTasks.length} | ${longest} |`,
      );
    }
  }
} finally {
  await browser.close();
  await worker.dispose();
}

/**
 * @param {string} origin
 * @param {Condition} condition
 * @returns {Promise<Record>}
 */
async function recordZoom(origin, { throttling, isBusy }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  /** @type {import("node:child_process").ChildProcess[]} */
  let others = [];
  try {
    await page.goto(`${origin}/astrocartography`);
    await listens(page);
    await fillBirth(page, "First Name");
    await page.getByRole("button", { name: "Generate Map" }).click();
    await page.locator(".map-label").first().waitFor();
    const map = page.getByRole("application", { name: /World map/ });
    await map.scrollIntoViewIfNeeded();
    await map.focus();
    await page.keyboard.press("-");
    await page.waitForTimeout(2_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    if (isBusy) {
      others = Array.from({ length: availableParallelism() }, () =>
        spawn(process.execPath, ["-e", "for(;;);"]),
      );
      await page.waitForTimeout(1_000);
    }
    await page.evaluate(() => {
      const record = { frames: /** @type {number[]} */ ([]), longTasks: /** @type {number[]} */ ([]) };
      Object.assign(globalThis, { record });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) record.longTasks.push(duration);
      }).observe({ type: "longtask" });
      let last = 0;
      const note = (/** @type {number} */ now) => {
        if (last > 0) record.frames.push(now - last);
        last = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    for (const key of STEPS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(STEP);
    }
    return await page.evaluate(
      () => /** @type {{ record: Record }} */ (/** @type {unknown} */ (globalThis)).record,
    );
  } finally {
    for (const other of others) other.kill();
    await context.close();
  }
}
