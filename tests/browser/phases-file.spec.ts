import { readFileSync } from "node:fs";
import { expect, FAILED_CALL, test, toast, visit } from "../support/browser";

const BUTTON = "A year of phases as calendar file (.ics)";

test("a year of the Moon's phases comes as a calendar file, from the month that is shown on", async ({
  page,
}) => {
  await visit(page, "/moon-phases?year=2026&month=11");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: BUTTON }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("moon-phases.ics");
  const text = readFileSync(await file.path(), "utf8");
  const starts = [...text.matchAll(/^DTSTART:(\d{8}T\d{4})\d\dZ\r$/gm)].map(([, start]) => start);
  const names = [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name]) => name);
  // Full Moon of 24 November 2026 at 14:53 UT; 12 months have 49 or 50 phases.
  expect(starts[names.indexOf("Full Moon")]).toBe("20261124T1453");
  expect(names.length).toBeGreaterThanOrEqual(48);
  expect(names.length).toBeLessThanOrEqual(50);
  expect(new Set(names)).toEqual(new Set(["New Moon", "First Quarter", "Full Moon", "Last Quarter"]));
  expect([...starts].sort()).toEqual(starts);
  expect(starts.at(-1)).toMatch(/^202710/);
});

test.describe("offline", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("it is said", async ({ page }) => {
    await visit(page, "/moon-phases?year=2026&month=11");
    await page.route("**/api/moon-calendar?year=2027&month=3", (route) => route.abort());
    await page.getByRole("button", { name: BUTTON }).click();
    await expect(toast(page)).toContainText("The calendar file could not be made.");
  });
});
