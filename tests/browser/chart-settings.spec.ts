import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, expect, FAILED_CALL, test, visit } from "../support/browser";

const panel = (page: Page) => page.locator("details").filter({ hasText: "Chart settings" });
const open = (page: Page) => panel(page).locator("summary").click();
const generate = (page: Page) => page.getByRole("button", { name: "Generate Chart" }).click();
const chartTitle = (page: Page) => page.getByRole("heading", { name: "Ann's Birth Chart" });
const line = (page: Page) => page.getByText(/ΔT \S+ s$/);
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a sidereal zodiac and Ceres are chosen once, and stand there after a reload and in the next form", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await open(page);
  await panel(page).getByLabel("Zodiac").selectOption("Lahiri");
  await panel(page).getByLabel("Ceres").check();
  await expect(panel(page).locator("summary")).toContainText(
    "Lahiri · true node · standard orbs · 1 more point",
  );
  await fillBirth(page);
  const asked = page.waitForRequest("**/api/birth-chart");
  await generate(page);
  expect((await asked).postDataJSON()).toMatchObject({
    "settings.zodiac": "Lahiri",
    "settings.extras.Ceres": "on",
    "settings.outOfSign": "true",
  });
  await expect(chartTitle(page)).toBeVisible();
  // Tropical 24°23′ Gemini less an ayanamsa of 23°43′.
  await expect(page.getByRole("tabpanel", { name: "Chart" })).toContainText("Gemini0°39′");
  await expect(line(page)).toHaveText(
    "Lahiri 23°43′25″ · Whole Sign · true node · orbs 10/8/6/3 · 40°43′N 74°00′W · 18:30:00 UT · ΔT 57.2 s",
  );

  await page.reload();
  await expect(line(page)).toContainText("Lahiri 23°43′25″");
  await expect(panel(page).getByLabel("Zodiac")).toHaveValue("Lahiri");
  await expect(panel(page).getByLabel("Ceres")).toBeChecked();

  await page.evaluate(() => {
    for (const name of ["births", "in-use", "last-birth-chart"]) localStorage.removeItem(name);
  });
  await page.goto("about:blank");
  await visit(page, "/birth-chart");
  await expect(panel(page).locator("summary")).toContainText("Lahiri");
  await open(page);
  await expect(panel(page).getByLabel("Zodiac")).toHaveValue("Lahiri");
  await expect(panel(page).getByLabel("Ceres")).toBeChecked();

  await page.getByRole("button", { name: "Back to the defaults" }).click();
  await expect(panel(page).getByLabel("Zodiac")).toHaveValue("Tropical");
  await expect(panel(page).getByLabel("Ceres")).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("settings"))).toBeNull();
});

test("a restored chart fills the panel with its own settings", async ({ page }) => {
  await visit(page, "/birth-chart");
  await open(page);
  await page.getByLabel("Orbs", { exact: true }).selectOption("Own");
  await panel(page).getByLabel("Trine").fill("6.5");
  await panel(page).getByLabel("Aspects out of sign").selectOption("Left out");
  await fillBirth(page);
  await generate(page);
  await expect(line(page)).toContainText("own orbs (Trine 6.5°; others 10/8/6/3) · no aspects out of sign");

  await page.goto("about:blank");
  await visit(page, "/birth-chart"); // which opens with the chart drawn last
  await expect(chartTitle(page)).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Orbs", { exact: true })).toHaveValue("Own");
  await expect(panel(page).getByLabel("Trine")).toHaveValue("6.5");
  await expect(panel(page).getByLabel("Aspects out of sign")).toHaveValue("false");
});

test("what somebody signed in chooses stands there in another browser, and is left for nobody in this one", async ({
  page,
  browser,
}) => {
  const email = `settings.${process.pid}.${Date.now()}@example.com`;
  const signIn = async (visitor: Page) => {
    await visitor.goto(
      `/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/birth-chart" })}`,
    );
    await expect(visitor.getByRole("banner").getByRole("link", { name: "Logout" })).toBeVisible();
  };
  await signIn(page);
  await open(page);
  await panel(page).getByLabel("Zodiac").selectOption("Raman");
  await panel(page).getByLabel("Vesta").check();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/api/settings") && request.method() === "POST",
  );
  expect((await asked).postDataJSON()).toMatchObject({
    "settings.zodiac": "Raman",
    "settings.extras.Vesta": "on",
  });
  expect((await (await asked).response())?.status()).toBe(200);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signIn(elsewhere);
  await expect(panel(elsewhere).locator("summary")).toContainText(
    "Raman · true node · standard orbs · 1 more point",
  );
  await open(elsewhere);
  await expect(panel(elsewhere).getByLabel("Vesta")).toBeChecked();
  await elsewhere.goto("/compatibility");
  await expect(panel(elsewhere).locator("summary")).toContainText("Raman");
  expect(
    await elsewhere.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("settings"))),
  ).toEqual([]);
  await context.close();

  await page.goto("/api/logout");
  await page.goto("/birth-chart");
  await expect(panel(page).locator("summary")).toContainText("Tropical · true node · standard orbs");
  expect(await page.evaluate(() => localStorage.getItem("settings"))).toBeNull();
});

test.describe("What cannot be read", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("opens the panel and is said at its field, also after it was folded again", async ({ page }) => {
    await visit(page, "/birth-chart");
    await open(page);
    await page.getByLabel("Orbs", { exact: true }).selectOption("Own");
    await page.getByLabel("Square", { exact: true }).fill("wide");
    await open(page);
    await fillBirth(page);
    for (const _ of ["once", "again"]) {
      await generate(page);
      const square = page.getByLabel("Square", { exact: true });
      await expect(square).toBeVisible();
      await expect(square).toHaveAccessibleDescription(/number of degrees from 0 to 15/);
      await open(page);
      await expect(square).toBeHidden();
    }
  });
});

test("axe finds nothing with the panel open, and nothing is wider than a window of 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await visit(page, "/birth-chart");
  await fillBirth(page, { date: "06/15/1910", location: "Moscow" });
  await open(page);
  await page.getByLabel("Orbs", { exact: true }).selectOption("Own");
  await expect(page.getByLabel("Old Style (Julian) date")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // what the header covers has no room to be touched
  expect(await axeViolations(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await generate(page);
  await expect(line(page)).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test("an Old Style date is asked for where it may be one, echoed converted, and drawn so", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  const box = page.getByLabel("Old Style (Julian) date");
  await expect(page.getByText("15 June 1990", { exact: true })).toBeVisible();
  await expect(box).toBeHidden();
  await fillBirth(page, { date: "06/15/1910", location: "Moscow" });
  await box.check();
  await expect(page.getByText("15 June 1910, Old Style: 28 June 1910")).toBeVisible();
  await generate(page);
  await expect(page.getByRole("note")).toContainText(
    "15 June 1910 is 28 June 1910 in the Gregorian calendar",
  );
  await expect(line(page)).toContainText("· Old Style date ·");
  await expect(page.getByRole("button", { name: "Read it as Old Style" })).toHaveCount(0);
});

test("29 February 1900, a day of the Old Style alone, is read, drawn and shown again", async ({ page }) => {
  await visit(page, "/birth-chart");
  await fillBirth(page, { date: "02/29/1900", location: "Athens" });
  await page.getByLabel("Old Style (Julian) date").check();
  await expect(page.getByText("29 February 1900, Old Style: 13 March 1900")).toBeVisible();
  await generate(page);
  await expect(line(page)).toContainText("· Old Style date ·");
  await page.reload();
  await expect(line(page)).toContainText("· Old Style date ·");
});

test("where a date is likely Old Style the result offers to read it so, and the form says it from then on", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await fillBirth(page, { date: "06/15/1910", location: "Moscow" });
  await generate(page);
  await expect(
    page.getByText(/^Dates in Russia were Old Style \(Julian\) until 31 January 1918\./),
  ).toContainText("28 June 1910");
  await expect(line(page)).not.toContainText("Old Style");
  await page.getByRole("button", { name: "Read it as Old Style" }).click();
  await expect(line(page)).toContainText("· Old Style date ·");
  await expect(page.getByLabel("Old Style (Julian) date")).toBeChecked();

  await page.reload();
  await expect(line(page)).toContainText("· Old Style date ·");
  await expect(page.getByLabel("Old Style (Julian) date")).toBeChecked();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the settings are in the form, count, and come back with it", async ({ page }) => {
    await page.goto("/birth-chart");
    await open(page);
    await panel(page).getByLabel("Zodiac").selectOption("Raman");
    await page.getByLabel("Orbs", { exact: true }).selectOption("Own");
    await panel(page).getByLabel("Trine").fill("6");
    await panel(page).getByLabel("Minor aspects").check();
    await page.getByLabel("Old Style (Julian) date").check();
    await fillBirth(page, { date: "06/15/1910", location: "Moscow" });
    await generate(page);
    await expect(line(page)).toContainText(/^Raman 2\d°/);
    await expect(line(page)).toContainText("own orbs (Trine 6°; others 10/8/6/3) · minor aspects");
    await expect(line(page)).toContainText("Old Style date");
    await expect(page.getByRole("note")).toContainText("28 June 1910");
    await open(page);
    await expect(panel(page).getByLabel("Zodiac")).toHaveValue("Raman");
    await expect(panel(page).getByLabel("Trine")).toHaveValue("6");
    await expect(panel(page).getByLabel("Minor aspects")).toBeChecked();
    await expect(page.getByLabel("Old Style (Julian) date")).toBeChecked();
  });

  test("a likely Old Style date is offered to be read so", async ({ page }) => {
    await page.goto("/birth-chart");
    await fillBirth(page, { date: "06/15/1910", location: "Athens, Greece" });
    await generate(page);
    await page.getByRole("button", { name: "Read it as Old Style" }).click();
    await expect(line(page)).toContainText("Old Style date");
    await expect(page.getByLabel("Old Style (Julian) date")).toBeChecked();
  });
});
