import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test, visit, visitToTheEnd } from "../support/browser";
import { CALCULATORS } from "../support/calculators";
import { PUBLIC_SCREEN_PATHS } from "../support/route-files";

const ROUTES = [
  "/",
  "/quiz",
  "/profile",
  "/birth-chart",
  "/transits",
  "/transits/year",
  "/transits/curves",
  "/transits/motion",
  "/transits/signs",
  "/transits/techniques",
  "/compatibility",
  "/aspects",
  "/moon-phases",
  "/moon-phases/here",
  "/moon-phases/eclipses",
  "/numerology",
  "/human-design",
  "/astrocartography",
  "/ephemeris",
  "/sky-search?kind=aspect&body=Jupiter&with=Saturn&from=1800&to=2100",
  "/sky-search/elections",
  "/sky-search/horary",
  "/sky-search/horary?location=London&latitude=51.5&longitude=-0.13&at=2026-11-22T14:05Z",
  "/sky-search/elections?location=London&latitude=51.5&longitude=-0.13&from=2026-11-22&to=2027-02-22&all.0.kind=Moon&all.0.state=Waxing&not.0.kind=Moon&not.0.state=Void",
  "/insights",
  "/insights/signs",
  "/insights/glossary",
  "/accuracy",
  "/developers",
  "/embed",
  "/privacy",
  "/styleguide",
  "/nope",
];

const SIZES = [
  { width: 320, text: 100 },
  { width: 390, text: 200 },
  { width: 768, text: 100 },
  { width: 1024, text: 100 },
  { width: 1280, text: 200 },
];

/** What a first visit may ask for of scripts, gzipped, the manifest of the routes among them; the map has more to draw. */
const MOST_BYTES = 133_000;
const MOST_BYTES_OF_MAP = 190_700;
/** The largest form, and the check of the largest answer, which is shown again before the page is painted. */
const MOST_BYTES_OF_CHART = 137_500;
/** The wheel, and what moves its sky, are the page itself. */
const MOST_BYTES_OF_MOTION = 157_000;
/** Their texts come with the scripts that unfold them. */
const MOST_BYTES_OF_LEARN = 134_200;
const MOST_OF: Readonly<Record<string, number>> = {
  "/transits/motion": MOST_BYTES_OF_MOTION,
  "/astrocartography": MOST_BYTES_OF_MAP,
  "/birth-chart": MOST_BYTES_OF_CHART,
  "/insights": MOST_BYTES_OF_LEARN,
  "/insights/planets": MOST_BYTES_OF_LEARN,
};

const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** How many pixels the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Names of the header's controls that are not wholly in the window, and whether it takes more than a fifth of it. */
function faultsOfHeader(page: Page) {
  return page.getByRole("banner").evaluate((header) => {
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < 0 || right > document.documentElement.clientWidth || top < 0 || bottom > innerHeight;
    const controls = [...header.querySelectorAll("a, button")].filter(
      (control) => control.getClientRects().length > 0,
    );
    const faults = controls
      .filter((control) => isOutside(control.getBoundingClientRect()))
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
    if (controls.length < 3) faults.push("too few controls");
    if (header.getBoundingClientRect().height > innerHeight / 5) faults.push("the header's height");
    return faults;
  });
}

/** Words that go over two lines within a box that takes less than half of the window: there is room to give it. */
function brokenWords(page: Page) {
  return page.locator("main").evaluate((main) => {
    const hidden = "script, style, pre, code, svg, .sr-only";
    const boxOf = (element: Element): Element =>
      /^(inline|contents)/.test(getComputedStyle(element).display) && element.parentElement
        ? boxOf(element.parentElement)
        : element;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest(hidden)) continue;
      if (boxOf(element).clientWidth > innerWidth / 2) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (new Set(lines.map(Math.round)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test.describe("Every screen", () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const route of ROUTES) {
    test(`${route} is as wide as its window, its header and its words whole, at every size of both`, async ({
      page,
    }) => {
      await page.goto(route);
      for (const { width, text } of SIZES) {
        const size = `${width} px, text of ${text} %`;
        await enlargeText(page, text);
        await page.setViewportSize({ width, height: 844 });
        await expect(async () => {
          expect(await overhang(page), size).toBeLessThanOrEqual(0);
          expect(await faultsOfHeader(page), size).toEqual([]);
          expect(await brokenWords(page), size).toEqual([]);
        }).toPass({ timeout: 5_000 }); // a busy machine takes its time with them
      }
    });
  }
});

for (const { path, fill, button } of CALCULATORS) {
  test(`The result of ${path} fits every window, tab by tab, and its words are whole at ordinary sizes`, async ({
    page,
  }) => {
    await visit(page, path);
    await fill(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator(":is(h2, h3):focus")).toBeVisible();
    for (const { width, text } of SIZES) {
      await page.setViewportSize({ width, height: 844 });
      await enlargeText(page, text);
      const tabs = await page.getByRole("main").getByRole("tab").all();
      for (const tab of tabs.length > 0 ? tabs : [null]) {
        const name = `${(await tab?.textContent()) ?? "all"} at ${width} px, ${text} %`;
        await tab?.click();
        await expect(async () => {
          expect(await overhang(page), name).toBeLessThanOrEqual(0);
          if (text === 100) expect(await brokenWords(page), name).toEqual([]);
        }).toPass({ timeout: 5_000 });
      }
    }
  });
}

test.describe("Scripts of a first visit", () => {
  test.use({ isFirstVisit: true });

  for (const path of PUBLIC_SCREEN_PATHS) {
    const most = MOST_OF[path] ?? MOST_BYTES;
    test(`A first visit to ${path} asks for at most ${most / 1000} KB of scripts`, async ({ page }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
      });
      await visitToTheEnd(page, path);
      expect([...scripts.keys()].filter((address) => address.includes("/assets/manifest-"))).toHaveLength(1);
      const sizes = (await Promise.all(scripts.values())).map((body) => gzipSync(body).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
    });
  }
});

test("The script in a page's head, which every page carries, has at most 4,000 letters", async ({ page }) => {
  await page.goto("/privacy");
  const script = await page.locator("head script").first().textContent();
  expect(script).toContain("theme");
  expect(script?.length).toBeLessThanOrEqual(4_000);
});
