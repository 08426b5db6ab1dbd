import type { Page } from "@playwright/test";
import { ANN, fillBirth } from "../support/birth-form";
import {
  axeViolationsInBoth,
  expect,
  gotoAnew,
  test,
  visit,
  visitToTheEnd,
  watchShifts,
} from "../support/browser";

const IN_SPANISH = "Esta página también está en español";
const IN_ENGLISH = "This page is also in English";

const offer = (page: Page, words = IN_SPANISH) => page.getByRole("main").getByRole("link", { name: words });
const anyOffer = (page: Page) => page.getByRole("main").locator("a[hreflang]");
const inFooter = (page: Page, language: string) =>
  page.getByRole("contentinfo").getByRole("link", { name: language, exact: true });
const choice = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test.describe("To who prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("a page in English is offered in it, above the screen, and nothing moves for that", async ({
    page,
  }) => {
    const shift = await watchShifts(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await gotoAnew(page, "/aspects");
      await expect(offer(page)).toBeVisible();
      expect(await shift()).toBeLessThan(0.01);
    }
    await expect(offer(page)).toHaveAttribute("hreflang", "es");
    await expect(offer(page)).toHaveAttribute("lang", "es");
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });

  test("the link keeps what the address says, and is a choice", async ({ page }) => {
    await visit(page, "/transits?at=2026-11-20T09:30Z#positions");
    await offer(page).click();
    await expect(page).toHaveURL("/es/transits?at=2026-11-20T09:30Z#positions");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(await choice(page)).toBe("es");
    await visitToTheEnd(page, "/es/transits");
    await expect(anyOffer(page)).toHaveCount(0);
  });

  test("it leads to the screen that is shown, of those that the language has", async ({ page }) => {
    await visit(page, "/aspects");
    await expect(offer(page)).toHaveAttribute("href", "/es/aspects");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL("/privacy");
    await expect(offer(page)).toHaveAttribute("href", "/es/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "For developers" }).click();
    await expect(page).toHaveURL("/developers");
    await expect(offer(page)).toHaveCount(0);
  });

  test("who wants none is not asked again", async ({ page }) => {
    await visit(page, "/aspects");
    await page.getByRole("button", { name: "No volver a ofrecer otros idiomas" }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await choice(page)).toBe("none");
    for (const path of ["/aspects", "/privacy"]) {
      await visitToTheEnd(page, path);
      await expect(anyOffer(page)).toHaveCount(0);
    }
  });

  test("nothing is offered on paper, in a frame, nor of a page that is in English alone", async ({
    page,
  }) => {
    await visit(page, "/aspects");
    await expect(offer(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(offer(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    for (const path of ["/aspects?embed", "/developers"]) {
      await visitToTheEnd(page, path);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(anyOffer(page)).toHaveCount(0);
    }
  });

  test("whoever is in use is so in the other language, which opens with their result", async ({ page }) => {
    await visit(page, "/birth-chart");
    await fillBirth(page);
    await page.getByRole("button", { name: "Generate Chart" }).click();
    await expect(page.getByRole("heading", { name: `${ANN.name}'s Birth Chart` })).toBeVisible();
    await offer(page).click();
    await expect(page).toHaveURL("/es/birth-chart");
    await expect(page.getByRole("heading", { name: `Carta natal de ${ANN.name}` })).toBeVisible();
  });
});

test.describe("To who prefers English", () => {
  test("an English page is offered in nothing, and fetches nothing for that", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visitToTheEnd(page, "/aspects");
    await expect(anyOffer(page)).toHaveCount(0);
    expect(asked.filter((address) => address.includes("offered-language"))).toEqual([]);
  });

  test("a page in Spanish is offered in English, until Spanish is chosen; then English pages are in Spanish", async ({
    page,
  }) => {
    await visit(page, "/es/aspects");
    await expect(offer(page, IN_ENGLISH)).toHaveAttribute("href", "/aspects");
    await visit(page, "/aspects");
    await inFooter(page, "Español").click();
    await expect(page).toHaveURL("/es/aspects");
    await visitToTheEnd(page, "/es/privacy");
    await expect(anyOffer(page)).toHaveCount(0);
    await visit(page, "/privacy");
    await expect(offer(page)).toHaveAttribute("href", "/es/privacy");
  });

  test("a link to what Spanish has not says that it is in English", async ({ page }) => {
    await page.goto("/es/aspects");
    const links = page.getByRole("contentinfo");
    await expect(links.getByRole("link", { name: "Para quien programa" })).toHaveAttribute("hreflang", "en");
    await expect(links.getByRole("link", { name: "Privacidad" })).not.toHaveAttribute("hreflang");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-MX" });

  test("the foot of the page leads on, and keeps what a page was asked", async ({ page }) => {
    await page.goto("/transits?at=2026-11-20T09:30Z");
    await expect(offer(page)).toHaveCount(0);
    await inFooter(page, "Español").click();
    await expect(page).toHaveURL("/es/transits?at=2026-11-20T09:30Z");
    await page.goto("/privacy?at=x"); // rendered once for everybody
    await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es/privacy");
  });
});
