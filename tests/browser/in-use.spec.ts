import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolations, expect, gotoAnew, test, toast, visit, watchShifts } from "../support/browser";

const MAY = { name: "May Lee", date: "5 May 2000", time: "12h00", location: "London" };
const BEN = { name: "Ben Ray", date: "11/02/1985", time: "14:30", location: "New York" };

const chip = (page: Page, name: string) => page.getByRole("button", { name: `In use: ${name}` });
const menu = (page: Page, label: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label, exact: true });

async function drawChart(page: Page, birth = MAY) {
  await fillBirth(page, birth);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: `${birth.name}'s Birth Chart` })).toBeVisible();
}

test("whose chart was drawn is in use on every screen: by the menu, by address, after a reload", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await expect(page.getByRole("button", { name: /^In use/ })).toHaveCount(0);
  await drawChart(page);
  await expect(chip(page, "May Lee")).toBeVisible();

  await menu(page, "Numerology").click();
  await expect(page.getByRole("heading", { name: "Life Path" }).first()).toBeVisible();
  await menu(page, "Human Design").click();
  await expect(page.getByRole("heading", { name: "May Lee’s human design" })).toBeVisible();
  await menu(page, "Transits").click();
  await expect(page.getByRole("heading", { name: "Transits to May Lee's chart" })).toBeVisible();
  await menu(page, "Dashboard").click();
  await expect(page.getByRole("heading", { name: "Your day, May Lee" })).toBeVisible();
  await menu(page, "Birth Chart").click();
  await expect(page.getByRole("heading", { name: "May Lee's Birth Chart" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();

  await gotoAnew(page, "/astrocartography");
  await expect(page.getByRole("heading", { name: "Your lines around the world" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your lines around the world" })).toBeVisible();
  await expect(toast(page)).toHaveCount(0); // it is no news
});

test("who is forgotten in one tab leaves no trace in another", async ({ page, context }) => {
  await visit(page, "/birth-chart");
  await drawChart(page);
  await menu(page, "Transits").click();
  await expect(page.getByRole("heading", { name: "Transits to May Lee's chart" })).toBeVisible();
  const other = await context.newPage();
  await visit(other, "/moon-phases");
  await chip(other, "May Lee").click();
  await other.getByRole("button", { name: "Forget May" }).click();
  await expect(chip(page, "May Lee")).toHaveCount(0);
  await expect(page.getByText("May Lee")).toHaveCount(0);
});

test("a screen that opens by itself holds its room, and takes no focus", async ({ page }) => {
  await visit(page, "/birth-chart");
  await drawChart(page);
  const shift = await watchShifts(page);
  for (const [path, heading] of [
    ["/numerology", "Life Path"],
    ["/human-design", "May Lee’s human design"],
    ["/transits", "Transits to May Lee's chart"],
    ["/", "Your day, May Lee"],
  ] as const) {
    await visit(page, path);
    await expect(chip(page, "May Lee")).toBeVisible();
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    expect(await shift(), path).toBeLessThanOrEqual(0.05);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  }
});

test("somebody else is put in use in two presses, and what was shown is a step back", async ({ page }) => {
  await visit(page, "/birth-chart");
  await drawChart(page);
  await chip(page, "May Lee").click();
  await page.getByRole("link", { name: "Somebody new" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await drawChart(page, BEN);
  await expect(chip(page, "Ben Ray")).toBeVisible();

  await visit(page, "/human-design");
  await expect(page.getByRole("heading", { name: "Ben Ray’s human design" })).toBeVisible();
  await chip(page, "Ben Ray").click();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole("button", { name: /^Ben Ray/ })).toBeFocused();
  await page.getByRole("button", { name: /^May Lee/ }).click();
  await expect(chip(page, "May Lee")).toBeFocused();
  await expect(page.getByRole("heading", { name: "May Lee’s human design" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ben Ray’s human design" })).toHaveCount(0);
  await menu(page, "Birth Chart").click();
  await expect(page.getByRole("heading", { name: "May Lee's Birth Chart" })).toBeVisible();
});

test("who was in use at a step is so again where Back or Forward leads to it", async ({ page }) => {
  await visit(page, "/birth-chart");
  await drawChart(page);
  await chip(page, "May Lee").click();
  await page.getByRole("link", { name: "Somebody new" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await drawChart(page, BEN);
  await expect(chip(page, "Ben Ray")).toBeVisible();
  await menu(page, "Human Design").click();
  await expect(page.getByRole("heading", { name: "Ben Ray’s human design" })).toBeVisible();
  await chip(page, "Ben Ray").click();
  await page.getByRole("button", { name: /^May Lee/ }).click();
  await expect(page.getByRole("heading", { name: "May Lee’s human design" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Ben Ray's Birth Chart" })).toBeVisible();
  await expect(chip(page, "Ben Ray")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "May Lee’s human design" })).toBeVisible();
  await expect(chip(page, "May Lee")).toBeVisible();
});

test("the two who were compared last stand there again", async ({ page }) => {
  await visit(page, "/compatibility");
  await fillBirth(page.getByRole("group", { name: "First Person" }), MAY);
  await fillBirth(page.getByRole("group", { name: "Second Person" }), BEN);
  await page.getByRole("button", { name: "Analyze Compatibility" }).click();
  const heading = page.getByRole("heading", { name: /May Lee.*Ben Ray/ }).first();
  await expect(heading).toBeVisible();
  await menu(page, "Human Design").click();
  await expect(page.getByRole("heading", { name: "May Lee’s human design" })).toBeVisible();
  await gotoAnew(page, "/compatibility");
  await expect(heading).toBeVisible();
});

test("on a phone the theme is changed in the menu of who is in use", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/birth-chart");
  const toggle = page.getByRole("button", { name: "Toggle theme" }).filter({ visible: true });
  await expect(toggle).toHaveCount(1);
  await drawChart(page);
  await expect(chip(page, "May Lee")).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await chip(page, "May Lee").click();
  await toggle.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("who is forgotten leaves the screen, the browser and the steps back", async ({ page }) => {
  await visit(page, "/birth-chart");
  await drawChart(page);
  await chip(page, "May Lee").click();
  await page.getByRole("button", { name: "Forget May" }).click();
  await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
  await expect(page.getByRole("button", { name: /^In use/ })).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await menu(page, "Transits").click();
  await expect(page.getByRole("link", { name: "Draw your birth chart" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-known");
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain("May");
});

test("a friend's link is shown, and nothing of it is kept as the visitor's", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/birth-chart");
  await drawChart(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await gotoAnew(page, link);
  await expect(page.getByRole("heading", { name: "May Lee's Birth Chart" })).toBeVisible();
  await expect(page.getByText("Opened from a link.")).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("May");
  await page.getByRole("link", { name: "Draw yours" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

test.describe("in another zone", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a horoscope is of the visitor's own day", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-23T18:00:00Z"); // the 24th there
    await visit(page, "/horoscope/leo");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, 24 November 2026");
    await page.getByRole("link", { name: "Yesterday" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, 23 November 2026");
  });
});
