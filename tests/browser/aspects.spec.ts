import { expect, test } from "../support/browser";

test("Six aspect cards, each with its angle and orb, lead to the birth chart", async ({ page }) => {
  await page.goto("/aspects");
  const cards = page.locator("main li");
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: "Quincunx" }).first()).toContainText("150°");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Conjunction",
    "Sextile",
    "Square",
    "Trine",
    "Opposition",
    "Quincunx",
  ]);
  await page.locator("main a").click();
  await expect(page).toHaveURL("/birth-chart");
});
