import type { Page } from "@playwright/test";
import { expect, test, visitToTheEnd } from "../support/browser";

// The browser's console names what it could not load.
test.use({ allowedErrors: /Failed to load resource|ERR_|Failed to fetch/, isFirstVisit: true });

const words = (page: Page) => page.getByRole("alert").filter({ hasText: "That page could not be loaded." });
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

async function typeName(page: Page) {
  await visitToTheEnd(page, "/birth-chart");
  await Promise.all([
    page.waitForResponse(/guarded-links/),
    page.getByLabel("Name", { exact: true }).fill("Half a na"),
  ]);
}

async function expectAsItWas(page: Page) {
  await expect(page).toHaveURL(/\/birth-chart$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a na");
}

test("a link followed without a network says so in place, keeps what was typed, and can be followed later", async ({
  page,
}) => {
  await typeName(page);
  await page.context().setOffline(true);
  await menu(page, "Planetary Aspects").click();
  await expect(words(page)).toBeVisible();
  await expectAsItWas(page);
  await page.context().setOffline(false);
  await words(page).getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/aspects$/);
  await expect(words(page)).toHaveCount(0);
});

test("a screen whose code does not come leaves the page as it is", async ({ page }) => {
  await typeName(page);
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await menu(page, "Planetary Aspects").click();
  await expect(words(page)).toBeVisible();
  await expectAsItWas(page);
  await words(page).getByRole("button", { name: "Close" }).click();
  await expect(words(page)).toHaveCount(0);
  await expectAsItWas(page);
  await page.unrouteAll();
  await menu(page, "Planetary Aspects").click();
  await expect(page.getByRole("heading", { name: "Planetary Aspects", level: 1 })).toBeVisible();
});

test("a link that leaves the app says so too, while there is no network", async ({ page }) => {
  await typeName(page);
  await page.context().setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(words(page)).toBeVisible();
  await expectAsItWas(page);
});

test("where a newer version has other files, the link leads to its page all the same", async ({ page }) => {
  await typeName(page);
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await menu(page, "Planetary Aspects").click();
  await expect(page).toHaveURL(/\/aspects$/);
  await expect(page.getByRole("heading", { name: "Planetary Aspects", level: 1 })).toBeVisible();
});

test("a link whose screen is here needs nobody", async ({ page }) => {
  await typeName(page);
  await menu(page, "Planetary Aspects").click();
  await expect(page).toHaveURL(/\/aspects$/);
  await menu(page, "Birth Chart").click();
  await expect(page).toHaveURL(/\/birth-chart$/);
  await page.context().setOffline(true);
  await menu(page, "Planetary Aspects").click();
  await expect(page.getByRole("heading", { name: "Planetary Aspects", level: 1 })).toBeVisible();
});
