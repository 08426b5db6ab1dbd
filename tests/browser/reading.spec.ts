import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolationsInBoth, expect, FAILED_CALL, gotoAnew, holdCalls, test } from "../support/browser";
import { printed } from "../support/printed";

async function askForChart(page: Page, timeUnknown = false) {
  await page.goto("/birth-chart");
  await fillBirth(page, timeUnknown ? { time: "" } : {});
  if (timeUnknown) await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
}

const story = (page: Page) => page.getByRole("region", { name: "Your reading" });
const tab = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const row = (page: Page, panel: string, beginsWith: RegExp) =>
  tab(page, panel).getByRole("listitem").filter({ hasText: beginsWith });

test("under the wheel stands the chart as one story: a page under its title, its reasons a tap away", async ({
  page,
}) => {
  await askForChart(page);
  await expect(story(page).getByRole("heading").first()).toHaveText(/^The /);
  const why = story(page).locator("summary", { hasText: "Why" }).locator("visible=true");
  await expect(why.first()).toBeVisible();
  expect(await why.count()).toBeGreaterThanOrEqual(4);
  await expect(why.first()).toHaveAccessibleDescription(/\b[Yy]ou/);
  const reason = story(page)
    .getByRole("listitem")
    .filter({ hasText: /^Your|rises/ })
    .first();
  await expect(reason).toBeHidden();
  await why.first().focus();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expect(story(page).getByRole("heading", { name: "Three things to try" })).toBeVisible();
  await expect(story(page).getByText("Or, sitting or lying:").locator("visible=true")).toHaveCount(3);
});

test("the line of contents opens a chapter, whose paragraphs lead to the reading of their places, and Back stays free", async ({
  page,
}) => {
  await askForChart(page);
  const contents = story(page).getByRole("navigation", { name: "Chapters" });
  await expect(contents.getByRole("link")).toHaveCount(10);
  await contents.getByRole("link", { name: "Love" }).press("Enter");
  const love = story(page).locator("details", { has: page.getByRole("heading", { name: "Love" }) });
  await expect(love.locator("summary").first()).toBeFocused();
  await expect(love.getByText("Practice:")).toBeVisible();
  await love.locator("summary", { hasText: "Why" }).first().click();
  await love.getByRole("link", { name: "Mars" }).first().click();
  await expect(row(page, "Planets", /^Mars/).locator("summary")).toBeFocused();
  await expect(page).toHaveURL("/birth-chart");
});

test("page one is printed by itself, on one sheet with its three tasks, and the whole again after it", async ({
  page,
}) => {
  await askForChart(page);
  // The real one would wait for a dialog.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await story(page).getByRole("button", { name: "Print this page" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(story(page).getByText("Or, sitting or lying:").locator("visible=true")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
  await expect(story(page).getByText("Your story in chapters")).toBeHidden();
  expect(await printed(page)).toHaveLength(1);
  // The browser says so after a sheet was printed or not.
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(story(page).getByText("Your story in chapters")).toBeVisible();
});

test("its times go by age, and the year that runs stands before them", async ({ page }) => {
  await askForChart(page);
  await story(page).getByRole("link", { name: "Your times" }).click();
  await expect(story(page).getByRole("heading", { name: "This year" })).toBeVisible();
  await expect(story(page).getByText("Age 29 · 2020", { exact: false })).toBeVisible();
});

test("a card in the wheel says how the reading begins, and leads to it, from the enlarged wheel too", async ({
  page,
}) => {
  await askForChart(page);
  await expect(story(page).getByText("Why").first()).toBeVisible();
  const card = page.getByRole("status", { name: "Moon in Pisces" });
  const opened = row(page, "Planets", /^Moon/).locator("summary");
  await page
    .getByRole("button", { name: /^Moon 18°59′ Pisces/ })
    .locator(".wheel-hit")
    .click();
  await card.getByRole("link", { name: "Read on: The Moon in Pisces" }).click();
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();

  await page.getByRole("tab", { name: "Chart" }).click();
  await page.getByRole("button", { name: "Enlarge the wheel" }).click();
  const large = page.getByRole("dialog", { name: /^Enlarged wheel/ });
  await large.getByRole("button", { name: /^Moon 18°59′/ }).press("Enter");
  await large.getByRole("link", { name: "Read on: The Moon in Pisces" }).click();
  await expect(large).toHaveCount(0);
  await expect(opened).toBeFocused();
});

test("a planet opens into its sign, its house and the way to its aspects", async ({ page }) => {
  await askForChart(page);
  await page.getByRole("tab", { name: "Planets" }).click();
  const saturn = row(page, "Planets", /^Saturn/);
  await expect(saturn.getByRole("heading", { name: "Saturn in Capricorn" })).toBeHidden();
  await saturn.locator("summary").click();
  await expect(saturn.getByRole("heading", { name: "Saturn in Capricorn" })).toBeVisible();
  await expect(saturn.getByRole("heading", { name: "Saturn in the 4th house" })).toBeVisible();
  await expect(saturn.getByText("Practice:")).toHaveCount(2);
  await saturn.getByRole("link", { name: "Venus, trine" }).click();
  await expect(row(page, "Aspects", /^Venus Trine Saturn/).locator("summary")).toBeFocused();

  await page.getByRole("tab", { name: "Planets" }).click();
  await tab(page, "Planets").locator("summary", { hasText: "Midheaven" }).click();
  await expect(page.getByRole("heading", { name: "Midheaven in Cancer" })).toBeVisible();
});

test("the Rising sign opens in the chart and leads on to its ruler", async ({ page }) => {
  await askForChart(page);
  const chart = tab(page, "Chart");
  await chart.locator("summary", { hasText: "Rising" }).click();
  await expect(chart.getByRole("heading", { name: "Libra rising" })).toBeVisible();
  await chart.getByRole("link", { name: "More about your Rising" }).click();
  await expect(
    tab(page, "Planets").getByRole("heading", { name: "The chart ruler, Venus, in the 8th house" }),
  ).toBeVisible();
});

test("Profections and transits say where the planet concerned stands in the chart", async ({ page }) => {
  await askForChart(page);
  await page.getByRole("tab", { name: "Profections" }).click();
  await expect(tab(page, "Profections")).toContainText("Your Saturn is in Capricorn, 4th house");
  const year = tab(page, "Profections").locator("li", { hasText: "Your Saturn is" }).first();
  await year.locator("summary").click();
  await year.getByRole("link", { name: "Your Saturn" }).click();
  await expect(row(page, "Planets", /^Saturn/).locator("summary")).toBeFocused();

  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const transits = page.locator("section[aria-labelledby=your-chart]");
  await transits.locator("summary", { hasText: "exact contacts in the next twelve months" }).click();
  await expect(transits.getByText("your Moon is in Pisces, 6th house").first()).toBeVisible();
});

test("without a birth time the page says once what is left out, and reads no houses", async ({ page }) => {
  await askForChart(page, true);
  await expect(story(page).getByText("Why").first()).toBeVisible();
  await expect(page.locator("p", { hasText: "Without a birth time" })).toHaveCount(1);
  await expect(tab(page, "Chart").getByText("Rising", { exact: true })).toHaveCount(0);
  await page.getByRole("tab", { name: "Planets" }).click();
  await row(page, "Planets", /^Saturn/)
    .locator("summary")
    .click();
  await expect(page.getByRole("heading", { name: "Saturn in Capricorn" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /house|Ascendant|Midheaven/ })).toHaveCount(0);
});

test("while the reading is awaited its outline stands there, and the chart is complete", async ({ page }) => {
  const release = await holdCalls(page, "**/api/reading");
  await askForChart(page);
  await expect(page.getByRole("status", { name: "Reading your chart..." })).toBeVisible();
  await page.getByRole("tab", { name: "Aspects" }).click();
  await expect(row(page, "Aspects", /^Sun Square Moon/)).toBeVisible();
  release();
  await page.getByRole("tab", { name: "Chart" }).click();
  await expect(story(page).getByText("Why").first()).toBeVisible();
});

test("a chart that was kept asks for its reading with its own place, time zone and houses", async ({
  page,
}) => {
  await askForChart(page);
  const asked = page.waitForRequest("**/api/reading");
  await gotoAnew(page, "/birth-chart");
  expect((await asked).postDataJSON()).toMatchObject({
    date: "1990-06-15",
    time: "14:30",
    latitude: 40.7143,
    longitude: -74.006,
    timezone: "auto",
    houseSystem: "Whole Sign",
  });
  await expect(story(page).getByText("Why").first()).toBeVisible();
});

test.describe("when the reading fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("it says so in its place, leaves the chart alone and can be tried again", async ({ page }) => {
    await page.route("**/api/reading", (route) => route.abort());
    await askForChart(page);
    await expect(story(page).getByRole("alert")).toContainText("The reading could not be fetched.");
    await page.getByRole("tab", { name: "Planets" }).click();
    const sun = row(page, "Planets", /^Sun/);
    await expect(sun).toContainText("Gemini24°23′");
    await sun.locator("summary").click();
    await page.unroute("**/api/reading");
    await sun.getByRole("button", { name: "Try again" }).click();
    await expect(sun.getByRole("heading", { name: "The Sun in Gemini" })).toBeVisible();
  });
});

test("on paper everything is unfolded, light, and without form, tabs and buttons", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await askForChart(page);
  await expect(story(page).getByText("Why").first()).toBeVisible();
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink"));
  const atNight = await ink();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ink()).not.toBe(atNight);
  for (const text of [
    "This year",
    "The Sun in Gemini",
    "Saturn in the 4th house",
    "Libra rising",
    "Annual profections",
  ]) {
    await expect(page.getByText(text, { exact: true }).locator("visible=true")).toHaveCount(1);
  }
  const sunMoon = page.locator("#reading-Sun-Moon");
  await expect(sunMoon).toBeVisible();
  expect((await sunMoon.boundingBox())?.height).toBeGreaterThan(60);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator("button:visible")).toHaveCount(0);
  await expect(page.getByLabel("Birth Date")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Birth Chart", exact: true })).toBeHidden();
});

test("a browser that prints only what is unfolded finds it unfolded, and folded again afterwards", async ({
  page,
}) => {
  await askForChart(page);
  await expect(story(page).getByText("Why").first()).toBeVisible();
  await story(page).locator("summary").first().click();
  const folded = page.locator(".letter details:not([open])");
  const before = await folded.count();
  expect(before).toBeGreaterThan(30);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(folded).toHaveCount(before);
});

test("on the smallest phone nothing scrolls sideways, with a chapter open", async ({ page }) => {
  await askForChart(page);
  await story(page).getByRole("navigation", { name: "Chapters" }).getByRole("link").first().click();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const part of ["Chart", "Planets", "Aspects", "Profections"]) {
    await page.getByRole("tab", { name: part }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(320);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the reading is a press away, and its links unfold what they lead to", async ({ page }) => {
    await askForChart(page);
    await page.getByRole("button", { name: "Read the story of this chart" }).click();
    await story(page).getByRole("link", { name: "Love" }).click();
    const love = story(page).locator("details", { has: page.getByRole("heading", { name: "Love" }) });
    await love.locator("summary", { hasText: "Why" }).first().click();
    await love.getByRole("button", { name: "Mars" }).first().click();
    await expect(page).toHaveURL(/#reading-Mars$/);
    await expect(page.locator("#reading-Mars")).toBeInViewport();
  });
});

test.describe("sent before the scripts had come", () => {
  // React says so when it draws a part anew whose code came after the page.
  test.use({ allowedErrors: /#421/ });

  test("a form has all of its chart when they have", async ({ page }) => {
    await page.goto("/birth-chart");
    await fillBirth(page);
    await page.locator("#birth-chart-form").evaluate((form) => HTMLFormElement.prototype.submit.call(form));
    await expect(page.getByRole("tab")).toHaveText(["Chart", "Planets", "Aspects", "Profections", "Table"]);
    await expect(story(page).getByText("Three things to try")).toBeVisible();
    await story(page).getByText("Why", { exact: true }).first().click();
    await page.getByRole("tab", { name: "Profections" }).click();
    await expect(page.getByText(/Age \d+: /).first()).toBeVisible();
  });
});

test("axe finds nothing wrong with a reading that is unfolded", async ({ page }) => {
  await askForChart(page);
  await expect(story(page).getByText("Why").first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const part of ["Chart", "Planets", "Aspects", "Profections"]) {
    await page.getByRole("tab", { name: part }).click();
    expect(await axeViolationsInBoth(page), part).toEqual([]);
  }
});
