import { axeViolationsInBoth, expect, test } from "../support/browser";

test("A second planet opened closes the first, and an open one can be closed", async ({ page }) => {
  await page.goto("/insights");
  const sun = page.getByRole("button", { name: /^Sun/ });
  const moon = page.getByRole("button", { name: /^Moon/ });
  const sunText = page.getByText("What would you do on a free day");
  await expect(sunText).toBeHidden();
  await sun.click();
  await expect(sunText).toBeVisible();
  await moon.click();
  await expect(sun).toHaveAttribute("aria-expanded", "false");
  await expect(moon).toHaveAttribute("aria-expanded", "true");
  await expect(sunText).toBeHidden();
  await moon.click();
  await expect(moon).toHaveAttribute("aria-expanded", "false");
});

test("The page covers planets, signs, elements, modalities, houses and aspects with their angles and orbs", async ({
  page,
}) => {
  await page.goto("/insights");
  await expect(page.getByRole("button", { name: "Pluto Power, truth and renewal" })).toBeVisible();
  const accordionTitles = page.locator("h3 > button[aria-expanded]");
  await expect(accordionTitles).toHaveCount(22);
  for (const title of ["Fire", "Mutable", "12th house", "Chiron", "A stellium", "The chart ruler"]) {
    await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
  }
  for (const rule of [
    "0°, orb 10°",
    "60°, orb 6°",
    "90°, orb 8°",
    "120°, orb 8°",
    "180°, orb 10°",
    "150°, orb 3°",
  ]) {
    await expect(page.getByText(`· ${rule}`)).toBeVisible();
  }
  await expect(page.locator("section[aria-labelledby=reading] li")).toHaveCount(6);
  const links = page.locator("main a[href^='/']");
  await expect(links).toHaveCount(4);
  for (const [index, page] of [
    "/insights/glossary",
    "/degrees/aries",
    "/birth-chart",
    "/numerology",
  ].entries())
    await expect(links.nth(index)).toHaveAttribute("href", page);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every text of the accordions can be read", async ({ page }) => {
    await page.goto("/insights");
    await expect(page.getByText("What would you do on a free day")).toBeVisible();
    await expect(page.getByText("The water is cold, everybody hesitates")).toBeVisible();
  });
});

test("Axe finds nothing on Learn", async ({ page }) => {
  await page.goto("/insights");
  await page.getByRole("button", { name: /^Aries/ }).click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});
