import { axeViolations, expect, test, visit } from "../support/browser";

const SHEET = "/sky-search/horary?location=London&latitude=51.5&longitude=-0.13&at=2026-11-22T14:05Z";

test("a chart for a question is drawn by the keyboard, and the question stays on the page", async ({
  page,
}) => {
  await visit(page, "/sky-search/horary");
  await page.getByLabel("Place").fill("London");
  await page.getByLabel("Date and time there").fill("2026-11-22T14:05");
  await page.getByLabel("Date and time there").press("Enter");
  await expect(page.getByRole("heading", { name: "22 November 2026, 14:05, London" })).toBeFocused();
  await page.getByLabel("The question").fill("Where is the ring?");
  await expect(page.getByRole("group", { name: /^Zodiac wheel/ })).toBeVisible();
  await expect(page).not.toHaveURL(/ring/);
  expect(await axeViolations(page)).toEqual([]);
});

test("the best moment of an election leads to its chart over the same place", async ({ page }) => {
  await visit(
    page,
    "/sky-search/elections?location=Berlin&from=2026-11-22&to=2026-12-22&all.0.kind=Moon&all.0.state=Waxing",
  );
  await page
    .getByRole("link", { name: /its chart$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /2026, \d\d:\d\d, Berlin$/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("the sheet has its tables on a narrow phone", async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.getByRole("table", { name: "Positions and essential dignities" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Receptions" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
