import type { Page } from "@playwright/test";
import { bringChart } from "../support/brought-chart.mjs";
import { axeViolations, expect, FAILED_CALL, listens, test, visit } from "../support/browser";

const part = (page: Page) => page.getByRole("region", { name: "Graphic ephemeris" });
const picture = (page: Page) => part(page).getByRole("img", { name: /^Graphic ephemeris/ });
const curve = (page: Page, planet: string) => picture(page).locator(`[data-curve="${planet}"]`);
const date = (page: Page) => part(page).locator("time");
const slider = (page: Page) => page.getByRole("slider", { name: "Day of the sheet" });

/** From 22 November 2026 on, whatever today is. */
async function sheetOf(page: Page): Promise<void> {
  await bringChart(page, "/transits/curves?at=2026-11-22T09:00Z");
  await listens(page);
  await expect(part(page).getByRole("status")).toHaveText("22 November 2026 to 22 November 2027");
  await expect(picture(page)).toBeVisible();
}

test("its code and its sky come where there is a chart: a curve for each planet but the Moon, a line for each place", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/sky-(marks|window)$/.test(pathname)) asked.push(pathname + search);
  });
  await visit(page, "/transits/curves");
  expect(asked).toEqual([]);
  await sheetOf(page);
  expect(asked.toSorted()).toEqual([
    "/api/sky-marks?from=2026-11-22&to=2027-11-22",
    "/api/sky-window?year=2026&table=58713ce8",
    "/api/sky-window?year=2027&table=58713ce8",
  ]);
  await expect(picture(page).locator("[data-curve]")).toHaveCount(9);
  await expect(picture(page).locator("[data-line]")).toHaveCount(12);
  await expect(curve(page, "Moon")).toHaveCount(0);
  const saturn = await curve(page, "Saturn").getAttribute("d");
  // Saturn stays between 7° and 29° Aries: one piece of 367 corners on a sheet of 90°.
  expect(saturn?.match(/M/g)).toHaveLength(1);
  expect(saturn?.match(/L/g)).toHaveLength(366);
  expect((await curve(page, "Sun").getAttribute("d"))?.match(/M/g)).toHaveLength(5);
  await expect(picture(page).locator('[data-mark="eclipse"]')).toHaveCount(5);
  await part(page).getByRole("radio", { name: "45°" }).check();
  await expect.poll(async () => (await curve(page, "Sun").getAttribute("d"))?.match(/M/g)?.length).toBe(9);
  await part(page).getByLabel("Sun", { exact: true }).uncheck();
  await expect(curve(page, "Sun")).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("arrow keys move the crosshair by a day and a week to the day's closest contact, without a new drawing; Enter opens the day with its wheel", async ({
  page,
}) => {
  await sheetOf(page);
  await picture(page).evaluate((node) => {
    new MutationObserver((changes) => {
      for (const { type, target, attributeName } of changes)
        if (type === "childList" || attributeName === "d") (target as Element).setAttribute("data-anew", "");
    }).observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["d"] });
  });
  await slider(page).focus();
  await slider(page).press("Home");
  await expect(date(page)).toHaveText("Sunday, 22 November 2026, 12:00 UTC");
  await page.keyboard.press("ArrowRight");
  await expect(date(page)).toHaveText("Monday, 23 November 2026, 12:00 UTC");
  for (let week = 0; week < 27; week++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(date(page)).toHaveText("Sunday, 30 May 2027, 12:00 UTC");
  await page.keyboard.press("ArrowRight");
  // On 31 May Saturn is exactly square to the Saturn of the chart, as the year ahead says.
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    /^Monday, 31 May 2027, 12:00 UTC: Saturn at (23°5\d|24°0\d)′ Aries, square to your Saturn \(0°0\d′\)/,
  );
  await expect(curve(page, "Saturn")).toHaveAttribute("data-lit");
  await expect(picture(page).locator("[data-anew]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/transits/motion?at=2027-05-31T12:00Z");
  await expect(
    page.getByRole("group", { name: "Zodiac wheel: Ann's chart with The sky around it" }),
  ).toBeVisible();
  await page.goBack();
  await expect(part(page).getByRole("status")).toHaveText("22 November 2026 to 22 November 2027");
});

test("the pointer reads date, degree and the nearest curve; a click opens its day", async ({ page }) => {
  await sheetOf(page);
  await picture(page).scrollIntoViewIfNeeded();
  const plot = picture(page).locator(".cursor-crosshair");
  const box = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The middle of the 190th day of 365, at 24° of 90°: Saturn's curve.
  const at = { x: box.x + (box.width * 189.5) / 365, y: box.y + box.height * (1 - 24 / 90) };
  await page.mouse.move(at.x, at.y);
  await expect(date(page)).toHaveText("Sunday, 30 May 2027, 12:00 UTC");
  await expect(part(page)).toContainText(/· (23°5\d|24°[01]\d)′/);
  await expect(part(page)).toContainText("square to your Saturn");
  await page.mouse.click(at.x, at.y);
  await expect(page).toHaveURL("/transits/motion?at=2027-05-30T12:00Z");
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test("the page stays within the window, the sheet scrolls, and a tap points without leaving", async ({
    page,
  }) => {
    await sheetOf(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await picture(page).scrollIntoViewIfNeeded();
    const before = await date(page).textContent();
    await picture(page)
      .locator(".cursor-crosshair")
      .tap({ position: { x: 120, y: 200 } });
    await expect(date(page)).not.toHaveText(String(before));
    await expect(page).toHaveURL(/\/transits\/curves\?at=2026-11-22T09:00Z$/);
    // The last day comes into sight.
    await slider(page).press("End");
    await expect(date(page)).toHaveText("Sunday, 21 November 2027, 12:00 UTC");
    const scrolled = await picture(page).evaluate((node) => node.parentElement?.scrollLeft ?? 0);
    expect(scrolled).toBeGreaterThan(200);
    await part(page).getByRole("link", { name: "Open this day" }).click();
    await expect(page).toHaveURL("/transits/motion?at=2027-11-21T12:00Z");
  });
});

test("on paper it stands in full width, light and without its controls", async ({ page }) => {
  await sheetOf(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(curve(page, "Saturn")).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await expect(part(page).getByRole("radio", { name: "45°" })).toBeHidden();
  await expect(part(page).locator("label").filter({ hasText: "Pluto" })).toBeVisible();
});

test.describe("With the sky failing", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("it is said, and can be tried again", async ({ page }) => {
    await page.route("**/api/sky-window*", (route) => route.abort());
    await bringChart(page, "/transits/curves?at=2026-11-22T09:00Z");
    await listens(page);
    await expect(part(page).getByRole("alert")).toContainText("could not be fetched");
    await page.unroute("**/api/sky-window*");
    await part(page).getByRole("button", { name: "Try again" }).click();
    await expect(curve(page, "Saturn")).toBeVisible();
  });
});
