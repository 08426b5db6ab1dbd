import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, expect, test, visit } from "../support/browser";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What no page of a phone may be higher than, unless it is a text. */
const MOST_PIXELS = 3500;

async function drawChart(page: Page): Promise<void> {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
}

const bar = (page: Page, name: string) => page.getByRole("navigation", { name: `Pages of ${name}` });

/** By two presses: the first on the Dashboard itself, the second in the bar. */
const WAYS = [
  { first: "/transits", of: "Transits", second: "Year", to: "/transits/year" },
  { first: "/transits", of: "Transits", second: "Curves", to: "/transits/curves" },
  { first: "/transits", of: "Transits", second: "Motion", to: "/transits/motion" },
  { first: "/transits", of: "Transits", second: "Signs", to: "/transits/signs" },
  { first: "/transits", of: "Transits", second: "Techniques", to: "/transits/techniques" },
  { first: "/moon-phases", of: "Moon Phases", second: "Here", to: "/moon-phases/here" },
  { first: "/moon-phases", of: "Moon Phases", second: "Eclipses", to: "/moon-phases/eclipses" },
  { first: "/insights", of: "Learn Astrology", second: "Planets", to: "/insights/planets" },
  { first: "/insights", of: "Learn Astrology", second: "Signs", to: "/insights/signs" },
  { first: "/insights", of: "Learn Astrology", second: "Houses", to: "/insights/houses" },
  { first: "/insights", of: "Learn Astrology", second: "Aspects", to: "/insights/aspects" },
  { first: "/insights", of: "Learn Astrology", second: "Reading", to: "/insights/reading" },
  { first: "/insights", of: "Learn Astrology", second: "Glossary", to: "/insights/glossary" },
] as const;

for (const { first, of, second, to } of WAYS) {
  test(`From the Dashboard ${to} is two presses away, and marked in the bar`, async ({ page }) => {
    await visit(page, "/");
    await page.locator(`main a[href="${first}"]`).first().click();
    await expect(bar(page, of).locator("[aria-current=page]")).toHaveCount(1);
    await bar(page, of).getByRole("link", { name: second, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(bar(page, of).locator("[aria-current=page]")).toHaveText([second]);
    await expect(bar(page, of).locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
    const boxes = await bar(page, of)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("From Transits the sky search is one press away, and its other pages one more", async ({ page }) => {
  await visit(page, "/transits");
  await bar(page, "Transits").getByRole("link", { name: "Sky search", exact: true }).click();
  await expect(page).toHaveURL("/sky-search");
  for (const [name, path] of [
    ["Elections", "/sky-search/elections"],
    ["Horary", "/sky-search/horary"],
  ] as const) {
    await bar(page, "Sky Search").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar(page, "Sky Search").locator("[aria-current=page]")).toHaveText([name]);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test("The bar is one row that scrolls within itself, with a word cut at its end", async ({ page }) => {
  await visit(page, "/transits");
  const row = await bar(page, "Transits").evaluate((nav) => ({
    height: nav.clientHeight,
    isCut: nav.scrollWidth > nav.clientWidth,
  }));
  expect(row.height).toBeLessThanOrEqual(48);
  expect(row.isCut).toBe(true);
});

test("The moment and the chart that a link brought come along from page to page", async ({ page }) => {
  await drawChart(page);
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const name = page.getByRole("heading", { name: "Transits to Ann's chart" });
  await expect(name).toBeVisible();
  await visit(page, "/transits?at=2026-11-20T09:30Z");
  await bar(page, "Transits").getByRole("link", { name: "Motion" }).click();
  await expect(page).toHaveURL("/transits/motion?at=2026-11-20T09:30Z");
  await expect(
    page.getByRole("group", { name: "Zodiac wheel: Ann's chart with The sky around it" }),
  ).toBeVisible();
  await bar(page, "Transits").getByRole("link", { name: "Year" }).click();
  await expect(name).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "contacts, 20 November 2026 to" })).toBeVisible();
  await bar(page, "Transits").getByRole("link", { name: "Now" }).click();
  await expect(page.getByText("As of Friday, 20 November 2026")).toBeVisible();
  await expect(name).toBeVisible();
});

test("An old link to the sky in motion leads to its page", async ({ page }) => {
  await visit(page, "/transits?at=2026-11-20T09:30Z#motion");
  await expect(page).toHaveURL("/transits/motion?at=2026-11-20T09:30Z");
  await expect(page.getByRole("group", { name: /^Zodiac wheel/ })).toBeVisible();
});

test("An old link to the sky from one place leads to its page", async ({ page }) => {
  await visit(page, "/moon-phases#here");
  await expect(page).toHaveURL("/moon-phases/here");
  await expect(page.getByLabel("Your place")).toBeVisible();
});

/** Of one moment: another sky has other contacts. */
const AT = "?at=2026-11-20T09:30Z";
const PAGES = [
  { path: "/", shows: "Your day, Ann" },
  { path: `/transits${AT}`, shows: "Active at that moment" },
  { path: `/transits/year${AT}`, shows: "The year ahead" },
  { path: `/transits/curves${AT}`, shows: "Graphic ephemeris" },
  { path: `/transits/motion${AT}`, shows: "The sky in motion" },
  { path: "/transits/signs", shows: "The weeks ahead by sign" },
  { path: "/transits/techniques", shows: "Zodiacal Releasing" },
  { path: "/sky-search", shows: "Search the Sky" },
  { path: "/sky-search/elections", shows: "Elections" },
  { path: "/sky-search/horary", shows: "Horary" },
  { path: "/moon-phases", shows: "The eight phases" },
  { path: "/moon-phases/here", shows: "Quito" },
  { path: "/moon-phases/eclipses", shows: "Next eclipses" },
] as const;

test("With a chart in use no page of them is higher than four windows of a phone", async ({ page }) => {
  await drawChart(page);
  await page.evaluate(() =>
    localStorage.setItem("place", JSON.stringify({ name: "Quito", latitude: -0.22, longitude: -78.51 })),
  );
  for (const { path, shows } of PAGES) {
    await visit(page, path);
    await expect(page.getByRole("heading", { name: shows })).toBeVisible();
    await expect(page.locator(".animate-pulse, [aria-busy=true]").locator("visible=true")).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(MOST_PIXELS);
  }
});
