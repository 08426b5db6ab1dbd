import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, expect, test } from "../support/browser";

/** The year from 22 November 2026 on, of the sample chart: what is due at that time stays the same. */
const FROM = "2026-11-22";

async function timeLine(page: Page) {
  await page.goto("/birth-chart");
  await fillBirth(page);
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
