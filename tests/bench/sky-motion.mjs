// @ts-check
// How smoothly the sky moves: the time between frames while it plays, a day a step, around a chart, on a wide window and
// on a phone's, as fast as this machine is and with the page's processor four times slower. Also what of each frame is
// the page's own work.
// usage: npm run bench -- sky-motion
import { loadavg } from "node:os";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { bringChart } from "../support/brought-chart.mjs";
import { launchBrowser, listens, quantile } from "./browser.mjs";

const ROUNDS = 3;
/** Milliseconds of play that are measured. */
const PLAY = 6_000;
const WINDOWS = [
  { name: "1280 px", width: 1280, height: 900 },
  { name: "390 px", width: 390, height: 844 },
];
const THROTTLING = [1, 4];

/** @typedef {{ frames: number[], work: number[] }} Record */

const worker = await startLocalWorker({ vars: { TILE_URL: "" }, onLog: () => {} });
const { origin } = await worker.ready;
const browser = await launchBrowser();

try {
  console.log(
    "| window | processor | frames | p50, ms | p95 | longest | script p50, ms | p95 | load |\n|---|---|--:|--:|--:|--:|--:|--:|--:|",
  );
  for (const throttling of THROTTLING) {
    for (const window of WINDOWS) {
      /** @type {Record} */
      const all = { frames: [], work: [] };
      for (let round = 0; round < ROUNDS; round++) {
        const { frames, work } = await play(window, throttling);
        all.frames.push(...frames);
        all.work.push(...work);
      }
      const at = (/** @type {number[]} */ values, /** @type {number} */ part) =>
        quantile(values, part).toFixed(1);
      const { frames, work } = all;
      console.log(
        `| ${window.name} | ${throttling === 1 ? "as it is" : `${throttling} times slower`} | ${frames.length} | ${at(frames, 0.5)} | ${at(frames, 0.95)} | ${at(frames, 1)} | ${at(work, 0.5)} | ${at(work, 0.95)} | ${loadavg()[0]?.toFixed(1)} |`,
      );
    }
  }
} finally {
  await browser.close();
  await worker.dispose();
}

/**
 * @param {{ width: number, height: number }} viewport
 * @param {number} throttling
 * @returns {Promise<Record>}
 */
async function play(viewport, throttling) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    // What the page itself does in its frames.
    await page.addInitScript(() => {
      const record = { frames: /** @type {number[]} */ ([]), work: /** @type {number[]} */ ([]) };
      Object.assign(globalThis, { record });
      const { requestAnimationFrame } = globalThis;
      globalThis.requestAnimationFrame = (callback) =>
        requestAnimationFrame((now) => {
          const start = performance.now();
          callback(now);
          record.work.push(performance.now() - start);
        });
      let last = 0;
      const note = (/** @type {number} */ now) => {
        if (last > 0) record.frames.push(now - last);
        last = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await bringChart(page, `${origin}/transits/motion?at=2026-06-01T00:00Z`);
    await listens(page);
    const wheel = page.getByRole("group", { name: /^Zodiac wheel: Ann's chart with The sky/ });
    await wheel.waitFor();
    await page.getByRole("button", { name: "Play" }).scrollIntoViewIfNeeded();
    await wheel.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    // Not by the mouse, which would scroll the wheel away.
    await page.getByRole("button", { name: "Play" }).dispatchEvent("click");
    await page.waitForTimeout(500);
    return await page.evaluate(async (duration) => {
      const { record } = /** @type {{ record: Record }} */ (/** @type {unknown} */ (globalThis));
      record.frames.length = 0;
      record.work.length = 0;
      await new Promise((resolve) => setTimeout(resolve, duration));
      return record;
    }, PLAY);
  } finally {
    await context.close();
  }
}
