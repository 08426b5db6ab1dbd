import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { expect, momentField, test, visit } from "../support/browser";
import { printed } from "../support/printed";

const PORTRAIT = { width: 595, height: 842 };
const LANDSCAPE = { width: 842, height: 595 };
const DAY = "2027-03-01";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

async function drawChart(page: Page) {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await press(page, "Generate Chart");
  await expect(heading(page, "Ann's Birth Chart")).toBeVisible();
  await expect(heading(page, "Three things to try")).toBeVisible();
}

const SCREENS = [
  { name: "a birth chart with its reading", open: drawChart, paper: PORTRAIT, most: 40 },
  {
    name: "a comparison",
    open: async (page: Page) => {
      await visit(page, "/compatibility");
      await fillBirth(page.getByRole("group", { name: "First Person" }));
      const second = page.getByRole("group", { name: "Second Person" });
      await fillBirth(second, { name: "Ben", date: "11/02/1985", time: "7:10 AM", location: "London" });
      await press(page, "Analyze Compatibility");
      await expect(heading(page, "Both charts in one wheel")).toBeVisible();
      await expect(page.locator(".wheel").first()).toBeVisible();
    },
    paper: PORTRAIT,
    most: 16,
  },
  {
    name: "a month of the ephemeris",
    open: (page: Page) => visit(page, "/ephemeris?year=2026&month=10"),
    paper: LANDSCAPE,
    most: 1,
  },
  {
    name: "transits",
    open: async (page: Page) => {
      // What the sky holds decides where its pages break: its moment is of the same day.
      await drawChart(page);
      await page.getByRole("link", { name: "Transits to this chart" }).click();
      const field = await momentField(page);
      await expect(field).toHaveValue(/^\d{4}-/); // the moment shown would take the place of what is typed before
      await field.fill(`${DAY}T12:00`);
      await press(page, "Show");
      await expect(page).toHaveURL(/at=/);
      await expect(heading(page, "Active at that moment")).toBeVisible();
    },
    paper: PORTRAIT,
    most: 16,
  },
  {
    name: "the year ahead of a chart",
    open: async (page: Page) => {
      await drawChart(page);
      await visit(page, `/transits/year?at=${DAY}`);
      await expect(page.getByRole("status").filter({ hasText: /\d contacts, / })).toBeVisible();
      await expect(page.locator("[data-contact]").first()).toBeVisible();
    },
    paper: PORTRAIT,
    most: 40,
  },
  {
    name: "the periods of a life",
    open: async (page: Page) => {
      await drawChart(page);
      await visit(page, "/transits/techniques");
      await page.getByRole("radio", { name: "Firdaria" }).check();
      await expect(page.getByRole("list", { name: "What runs today" }).getByRole("listitem")).toHaveCount(2);
    },
    paper: PORTRAIT,
    most: 3,
  },
  {
    name: "a varga",
    open: async (page: Page) => {
      await drawChart(page);
      await visit(page, "/transits/techniques");
      await page.getByRole("radio", { name: "Vargas" }).check();
      await expect(page.locator("[data-graha]")).toHaveCount(9);
    },
    paper: PORTRAIT,
    most: 2,
  },
  {
    name: "a map with its lines",
    open: async (page: Page) => {
      await visit(page, "/astrocartography");
      await fillBirth(page);
      await press(page, "Generate Map");
      await expect(page.locator(".map-label").first()).toBeVisible();
    },
    paper: PORTRAIT,
    most: 24,
  },
  {
    name: "a human design",
    open: async (page: Page) => {
      await visit(page, "/human-design");
      await fillBirth(page);
      await press(page, "Calculate");
      await expect(heading(page, "Ann’s human design")).toBeVisible();
    },
    paper: PORTRAIT,
    most: 14,
  },
] as const;

/** More is on each page but the last: a heading alone, or a page that is left empty but for its number, has less. */
const LEAST_WORDS = 12;
/** The last may hold the two lines with which a paragraph ends; its number alone is three or four of these. */
const LEAST_WORDS_LAST = 6;

for (const { name, open, paper, most } of SCREENS) {
  test(`${name}: light, without controls, every page with something on it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    // Ages, lords of the year and the year ahead begin with today, and what they say moves where pages break.
    await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
    await open(page);
    await expect(page.locator(".animate-pulse, [aria-busy=true]").locator("visible=true")).toHaveCount(0);
    const pages = await printed(page);
    expect(pages.length).toBeLessThanOrEqual(most);
    for (const { width, height } of pages) {
      expect(Math.abs(width - paper.width)).toBeLessThan(2);
      expect(Math.abs(height - paper.height)).toBeLessThan(2);
    }
    const full = pages.slice(0, -1).map(({ words }) => words);
    expect(Math.min(...full, Number.POSITIVE_INFINITY)).toBeGreaterThan(LEAST_WORDS);
    expect(pages.at(-1)?.words).toBeGreaterThan(LEAST_WORDS_LAST);

    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    // The names of cities are words, though they can be pressed.
    const controls = "button:not(.link), input, select, textarea, nav, [role=tab], [role=banner], #sidebar";
    await expect(page.locator(controls).locator("visible=true")).toHaveCount(0);
    const look = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>("main *")].filter((e) => e.checkVisibility());
      const styles = (selector: string) =>
        seen.filter((e) => e.matches(selector)).map((e) => getComputedStyle(e));
      const { color, backgroundColor } = getComputedStyle(document.body);
      return {
        page: { color, backgroundColor },
        frames: styles(".bg-card").map(({ borderTopWidth, boxShadow }) => `${borderTopWidth} ${boxShadow}`),
        // A line whose fold stays closed on paper leaves nothing alone.
        widows: seen
          .filter((e) => e.matches("h2, h3, h4, summary"))
          .filter((e) => !e.matches("summary") || e.nextElementSibling?.checkVisibility())
          .map((e) => getComputedStyle(e).breakAfter),
        cut: styles("tr, figure, summary, .wheel-frame, .world-map").map(({ breakInside }) => breakInside),
      };
    });
    expect(look.page).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgba(0, 0, 0, 0)" });
    expect(new Set(look.frames)).toEqual(new Set(look.frames.length > 0 ? ["0px none"] : []));
    expect(new Set(look.widows)).toEqual(new Set(["avoid"]));
    expect(new Set(look.cut)).toEqual(new Set(look.cut.length > 0 ? ["avoid"] : []));
  });
}

test("every page has its number, whatever stands on it", async ({ page }) => {
  await page.goto("/insights");
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThan(1);
  // Hidden, not taken away: React may still be taking the page over.
  await page.evaluate(() => {
    document.body.hidden = true;
  });
  const [empty, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(empty?.words).toBeGreaterThan(0);
});

test("the wheel stands whole on the first page", async ({ page }) => {
  await drawChart(page);
  // As wide as A4 is between its margins.
  await page.setViewportSize({ width: 672, height: 1001 });
  await page.emulateMedia({ media: "print" });
  const box = await page.locator(".wheel-frame").first().boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(672);
  expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(1001);
});

test("a forecast has all of its ten years on paper, and a dial says which rings it has and for which day", async ({
  page,
}) => {
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await drawChart(page);
  await visit(page, "/transits/techniques");
  await page.getByRole("radio", { name: "Forecast" }).check();
  const years = page.locator("summary", { hasText: /^20\d\d/ });
  await expect(years.first()).toBeVisible();
  const tables = page.getByRole("table");
  await expect(tables).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const count = await years.count();
  expect(count).toBeGreaterThan(5);
  await expect(tables).toHaveCount(count);
  await expect(tables.last()).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("radio", { name: "Midpoints" }).check();
  await page.getByRole("checkbox", { name: "Transiting" }).check();
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByText("Rings, from the inside out: Natal and Transiting, for 1 March 2027"),
  ).toBeVisible();
});

test("a technique has the levels that are opened, whose it is, and how it was reckoned", async ({ page }) => {
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await drawChart(page);
  await visit(page, "/transits/techniques");
  await page.getByRole("radio", { name: "Firdaria" }).check();
  const parts = (lord: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.locator("summary", { hasText: lord }) })
      .getByRole("listitem");
  await page.locator("summary", { hasText: "Venus" }).first().click();
  await expect(parts("Venus").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Born 15 June 1990, 14:30, New York")).toBeVisible();
  await expect(parts("Venus").first()).toBeVisible();
  await expect(parts("Mercury").first()).toBeHidden();
  await expect(page.getByText(/^Born by day, so the periods begin with the Sun/)).toBeVisible();
});
