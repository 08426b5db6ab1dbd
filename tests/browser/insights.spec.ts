import { axeViolationsInBoth, expect, test, visit } from "../support/browser";

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
  for (const [id, count] of [
    ["houses", 12],
    ["aspects", 6],
  ] as const)
    await expect(page.locator(`section[aria-labelledby=${id}]`).getByRole("listitem")).toHaveCount(count);
  for (const path of ["/birth-chart", "/numerology"])
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
});

test("Each chapter leads on to the next, in the order of the bar, and back", async ({ page }) => {
  await visit(page, "/insights/planets");
  await expect(page.getByRole("link", { name: /^Previous chapter/ })).toHaveCount(0);
  for (const title of ["Signs", "Houses", "Aspects", "Read a chart in six steps", "Glossary"]) {
    await page.getByRole("link", { name: /^Next chapter/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeFocused();
  }
  await expect(page).toHaveURL("/insights/glossary");
  await page.goBack();
  await page.getByRole("link", { name: /^Previous chapter/ }).click();
  await expect(page).toHaveURL("/insights/aspects");
});

test("A sign leads to its degrees, in its chapter as on the page of all", async ({ page }) => {
  for (const path of ["/insights/signs", "/insights"]) {
    await visit(page, path);
    await page.getByRole("button", { name: /^Leo/ }).click();
    await page.getByRole("link", { name: "The degrees of Leo" }).click();
    await expect(page).toHaveURL("/degrees/leo");
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every text of the accordions can be read", async ({ page }) => {
    await page.goto("/insights");
    await expect(page.getByText("What would you do on a free day")).toBeVisible();
    await expect(page.getByText("The water is cold, everybody hesitates")).toBeVisible();
  });

  test("the chapters are read and walked too, and one that there is not is not found", async ({ page }) => {
    await page.goto("/insights/signs");
    await expect(page.getByText("The water is cold, everybody hesitates")).toBeVisible();
    await page.getByRole("link", { name: /^Next chapter/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Houses" })).toBeVisible();
    expect((await page.request.get("/insights/nope")).status()).toBe(404);
  });
});

test("Axe finds nothing on Learn", async ({ page }) => {
  await page.goto("/insights");
  await page.getByRole("button", { name: /^Aries/ }).click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});

test("Axe finds nothing on the chapters of signs and of reading", async ({ page }) => {
  for (const path of ["/insights/signs", "/insights/reading"]) {
    await visit(page, path);
    expect(await axeViolationsInBoth(page)).toEqual([]);
  }
});
