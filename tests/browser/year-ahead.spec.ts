import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, axeViolationsInBoth, expect, FAILED_CALL, test } from "../support/browser";

/** The year from 22 November 2026 on, of the sample chart: what is due at that time stays the same. */
const FROM = "2026-11-22";

async function timeLine(page: Page, isTimeKnown = true) {
  await page.goto("/birth-chart");
  await fillBirth(page);
  if (!isTimeKnown) await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  await page.getByRole("link", { name: "Year", exact: true }).click();
  const part = page.getByRole("region", { name: /^The (year|quarter|month) ahead$/ });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await part.getByLabel("From").fill(FROM);
  await expect(part.getByRole("status")).toContainText("contacts, 22 November 2026 to 22 November 2027");
  return part;
}

test("The year ahead: a line for each contact with all its passes, the slowest planet first, opened by Enter", async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/forecast")) bodies.push(request.postData() ?? "");
  });
  const part = await timeLine(page);
  expect(bodies.join()).not.toMatch(/1990|Ann|birth/);
  const rows = part.locator("[data-contact]");
  await expect(rows.first()).toContainText(/^Pluto/);
  await expect(rows.filter({ hasText: "Pluto trine your Mercury" })).toHaveCount(1);
  // Two passes in these twelve months, on one line; each stands there once.
  const square = rows.filter({ hasText: "Saturn square your Saturn" });
  await expect(square).toHaveCount(1);
  await expect(square).toContainText("Exact 31 May 2027 and 23 October 2027");
  await expect(rows.filter({ hasText: "Jupiter trine your Saturn" })).toContainText("Closing in, 0°23′");

  await square.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(square.getByText("Practice:")).toBeVisible();
  await expect(square).toContainText("Within 1°: 22 May 2027");

  const marks = part.getByText("events of the sky");
  await marks.click();
  await expect(part.getByText("11 December 2026: Saturn turns direct at 7°55′ Aries")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Another day and Back: what was chosen and opened is there again.
  await part.getByRole("radio", { name: "Quarter" }).check();
  await part.getByRole("button", { name: "The quarter after" }).click();
  await part.getByRole("button", { name: "The quarter after" }).click();
  await expect(part.getByRole("status")).toContainText("22 May 2027 to 22 August 2027");
  await square.getByRole("link", { name: /31 May 2027/ }).click();
  await expect(page.getByText("As of Monday, 31 May 2027")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Transits to Ann's chart" })).toBeVisible();
  await page.goBack();
  await expect(part.getByRole("status")).toContainText("22 May 2027 to 22 August 2027");
  await expect(square.getByText("Practice:")).toBeVisible();
});

test("Fast planets come when they are asked for, the Moon in a month alone, from any year", async ({
  page,
}) => {
  const part = await timeLine(page);
  const rows = part.locator("[data-contact]");
  await expect(part.getByLabel("Moon (in a month)")).toBeDisabled();
  await part.getByRole("radio", { name: "Month" }).check();
  await expect(part.getByRole("status")).toContainText("22 November 2026 to 22 December 2026");
  const slow = await rows.count();
  await part.getByLabel("Mars").check();
  await part.getByLabel("Moon (in a month)").check();
  await expect(rows.filter({ hasText: /^Mars/ }).first()).toBeVisible();
  await expect.poll(() => rows.count()).toBeGreaterThan(slow + 60);
  await rows.filter({ hasText: "Moon trine your Mars" }).first().locator("summary").click();
  await expect(rows.filter({ hasText: "Moon trine your Mars" }).first()).toContainText("Within 1°");

  await part.getByLabel("From").fill("1800-01-01");
  await expect(part.getByRole("status")).toContainText("1 January 1800 to 1 February 1800");
  await expect(part.getByRole("button", { name: "The month before" })).toBeDisabled();
});

test("On a phone the line stands under its words, within the window", async ({ page }) => {
  const part = await timeLine(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const row = part.locator("[data-contact]").filter({ hasText: "Pluto trine your Mercury" });
  const [words, line] = [
    await row.getByText("Pluto trine your Mercury").boundingBox(),
    await row.locator("svg[preserveAspectRatio]").boundingBox(),
  ];
  expect(line?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(line?.width).toBeGreaterThan(240);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("On paper stand both the picture and the list, whole", async ({ page }) => {
  const part = await timeLine(page);
  const count = await part.locator("[data-contact]").count();
  const list = part.getByRole("table");
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(list).toBeVisible();
  const rows = list.getByRole("row");
  expect(await rows.count()).toBeGreaterThan(count);
  await expect(rows.filter({ hasText: "Saturn square your Saturn" })).toContainText(
    "22 May 2027 – 5 November 2027",
  );
  await expect(part.locator("[data-contact] svg[preserveAspectRatio]").first()).toBeVisible();
  await expect(part.getByRole("radio", { name: "Quarter" })).toBeHidden();
});

test("Periods stand above the contacts when they are chosen, on the same scale, and each says from when to when", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/time-lords")) asked.push(request.postData() ?? "");
  });
  const part = await timeLine(page);
  await expect(part.getByRole("radio", { name: "None" })).toBeChecked();
  expect(asked).toEqual([]);

  await part.getByRole("radio", { name: "Firdaria" }).check();
  // Born by day: the Moon's nine years end in 2030, and the Sun's seventh of them on 19 November 2027.
  const periods = part.locator("[data-period]");
  await expect(periods).toHaveCount(3);
  await expect(periods.nth(0)).toHaveAttribute("title", "Moon, 15 June 2021 to 15 June 2030");
  await expect(periods.nth(1)).toHaveAttribute("title", /^Sun, .* to 19 November 2027$/);
  expect(asked).toHaveLength(1);
  const line = await part.locator("[data-contact] svg[preserveAspectRatio]").first().boundingBox();
  const band = await periods.nth(0).boundingBox();
  expect(Math.abs((band?.x ?? 0) - (line?.x ?? -9))).toBeLessThan(2);
  expect(Math.abs((band?.width ?? 0) - (line?.width ?? -9))).toBeLessThan(4);
  const rows = await part.getByRole("listitem").allTextContents();
  expect(rows[0]).toMatch(/^Firdaria/);

  await part.getByText("Firdaria", { exact: true }).last().click();
  const list = part.getByRole("list", { name: "Their parts" }).getByRole("listitem");
  await expect(list).toHaveText([/^Sun, .* to 19 November 2027$/, /^Venus, 19 November 2027 to /]);
  expect(await axeViolationsInBoth(page)).toEqual([]);

  // Another technique, and what was chosen stands there again.
  await part.getByRole("radio", { name: "Releasing" }).check();
  await expect(part.getByText("Releasing from Spirit")).toBeVisible();
  await page.reload();
  await expect(part.getByRole("radio", { name: "Releasing" })).toBeChecked();
  await expect(part.getByText("Releasing from Spirit")).toBeVisible();
  await part.getByRole("radio", { name: "None" }).check();
  await expect(periods).toHaveCount(0);
});

test.describe("without a birth time", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("Periods that need the hour say so, and those by the Sun's sign stand there", async ({ page }) => {
    const part = await timeLine(page, false);
    await part.getByRole("radio", { name: "Vimshottari" }).check();
    await expect(part.getByText(/need a birth time/)).toBeVisible();
    await expect(part.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await part.getByRole("radio", { name: "Profections" }).check();
    await expect(part.locator("[data-period]").first()).toBeVisible();
  });
});
