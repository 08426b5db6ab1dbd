// @ts-check
// How soon the screens answer a press on a slow telephone: from the input to the next frame painted (Event Timing),
// with the page's processor four times slower; and how long it takes from Generate to the wheel on slow 4G.
// usage: npm run bench -- interactions
import { loadavg } from "node:os";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { fillBirth, launchBrowser, listens, quantile } from "./browser.mjs";

const ROUNDS = 5;
const THROTTLING = 4;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, act: (page: Page) => Promise<unknown>, undo?: (page: Page) => Promise<unknown> }} Interaction */
/** @typedef {{ path: string, prepare?: (page: Page) => Promise<unknown>, interactions: readonly Interaction[] }} Screen */

const worker = await startLocalWorker({ vars: { TILE_URL: "" }, onLog: () => {} });
const { origin } = await worker.ready;
const browser = await launchBrowser();

/** @param {string} name @param {"button" | "link" | "tab" | "option"} [role] */
const press =
  (name, role = "button") =>
  (/** @type {Page} */ page) =>
    page.getByRole(role, { name, exact: true }).first().click();
/** @param {string} key */
const key = (key) => (/** @type {Page} */ page) => page.keyboard.press(key);
/** @param {string} selector */
const tap = (selector) => (/** @type {Page} */ page) =>
  page.locator(selector).filter({ visible: true }).first().click();

/** @param {Page} page */
async function showChart(page) {
  await fillBirth(page, "Name");
  await press("Generate Chart")(page);
  await page.getByRole("heading", { name: "Ann's Birth Chart" }).waitFor();
  await page.locator("svg.wheel").filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(1_000);
}

/** @type {readonly Screen[]} */
const SCREENS = [
  {
    path: "/",
    interactions: [
      { name: "open the menu", act: press("Toggle Sidebar"), undo: key("Escape") },
      {
        name: "go to another screen",
        act: async (page) => {
          await press("Toggle Sidebar")(page);
          await page.getByRole("dialog").getByRole("link", { name: "Planetary Aspects" }).click();
        },
        undo: (page) => page.goBack(),
      },
      { name: "another theme", act: press("Toggle theme") },
    ],
  },
  {
    path: "/birth-chart",
    interactions: [
      {
        name: "a letter of a place",
        act: async (page) => {
          await page.getByLabel("Birth Location").focus();
          await page.keyboard.press("N");
          await page.keyboard.press("e");
          await page.keyboard.press("w");
          await page.getByRole("option").first().waitFor();
        },
        undo: (page) => page.getByLabel("Birth Location").fill(""),
      },
      { name: "time unknown", act: (page) => page.getByLabel("I don't know my birth time").click() },
      { name: "Generate with nothing typed", act: press("Generate Chart") },
    ],
  },
  {
    path: "/birth-chart",
    prepare: showChart,
    interactions: [
      {
        name: "a planet of the wheel",
        act: tap('svg.wheel [data-body="moon"] .wheel-hit'),
        undo: key("Escape"),
      },
      { name: "enlarge the wheel", act: press("Enlarge the wheel"), undo: key("Escape") },
      { name: "Planets", act: press("Planets", "tab"), undo: press("Chart", "tab") },
      { name: "Aspects", act: press("Aspects", "tab"), undo: press("Chart", "tab") },
      { name: "Profections", act: press("Profections", "tab"), undo: press("Chart", "tab") },
      { name: "Edit", act: press("Edit"), undo: press("Hide") },
    ],
  },
  {
    path: "/ephemeris?year=2024&month=6",
    interactions: [{ name: "another month", act: press("Next month"), undo: press("Previous month") }],
  },
  {
    path: "/transits",
    interactions: [{ name: "a text of a planet", act: tap("main ul > li summary") }],
  },
  {
    path: "/quiz",
    interactions: [
      {
        name: "an answer of the quiz",
        act: (page) => page.locator("input").filter({ visible: true }).first().click(),
      },
      { name: "Next", act: press("Next"), undo: press("Back") },
    ],
  },
  {
    path: "/numerology",
    prepare: async (page) => {
      await page.getByLabel("Full Name").fill("Ann Lee");
      await page.getByLabel("Birth Date").fill("06/15/1990");
    },
    interactions: [{ name: "Calculate", act: press("Calculate"), undo: press("Edit") }],
  },
];

/** @param {readonly number[]} values */
const median = (values) => quantile(values, 0.5);

/** Its scripts answer, and have nothing left to do. @param {Page} page */
async function settled(page) {
  await listens(page);
  await page.waitForTimeout(500);
}

/** The longest from an input to the next frame since the last call, milliseconds. @param {Page} page */
async function longestSince(page) {
  await page.waitForTimeout(700);
  return page.evaluate(() => {
    const { longest = 0 } = /** @type {{ longest?: number }} */ (/** @type {unknown} */ (globalThis));
    Object.assign(globalThis, { longest: 0 });
    return longest;
  });
}

async function newPage() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = /** @type {PerformanceEntry & { interactionId: number }} */ (entry);
        const known = /** @type {{ longest?: number }} */ (/** @type {unknown} */ (globalThis));
        if (interactionId) known.longest = Math.max(known.longest ?? 0, entry.duration);
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING });
  return { page, session, context };
}

try {
  console.log(`processor ${THROTTLING} times slower, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log("| screen | interaction | median of five, ms | longest |\n|---|---|--:|--:|");
  for (const { path, prepare, interactions } of SCREENS) {
    const { page, context } = await newPage();
    await page.goto(origin + path);
    await settled(page);
    await prepare?.(page);
    for (const { name, act, undo } of interactions) {
      /** @type {number[]} */
      const durations = [];
      for (let round = 0; round < ROUNDS; round++) {
        await longestSince(page);
        await act(page);
        durations.push(await longestSince(page));
        await undo?.(page);
        if (undo) await settled(page);
      }
      console.log(`| ${path} | ${name} | ${median(durations)} | ${Math.max(...durations)} |`);
    }
    await context.close();
  }

  /** @type {number[]} */
  const whole = [];
  /** @type {number[]} */
  const call = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, session, context } = await newPage();
    await page.goto(`${origin}/birth-chart`);
    await settled(page);
    await fillBirth(page, "Name");
    await page.waitForTimeout(1_500);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.evaluate(() => {
      addEventListener("click", () => performance.mark("pressed"), { once: true, capture: true });
      new MutationObserver((_, observer) => {
        if (!document.querySelector("svg.wheel")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
      }).observe(document, { childList: true, subtree: true });
    });
    await press("Generate Chart")(page);
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    const [taken, called] = await page.evaluate(() => [
      performance.measure("whole", "pressed", "drawn").duration,
      performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/api/birth-chart"))
        ?.duration,
    ]);
    whole.push(Number(taken));
    call.push(Number(called));
    await context.close();
  }
  console.log(
    `\nGenerate to wheel on slow 4G: median ${median(whole).toFixed(0)} ms (${whole.map(Math.round).join(", ")}), of it the call ${median(call).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await worker.dispose();
}
