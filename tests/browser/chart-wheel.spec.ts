import type { Page } from "@playwright/test";
import { fillBirth, type TypedBirth } from "../support/birth-form";
import { axeViolationsInBoth, expect, gotoAnew, test } from "../support/browser";
import { askUnder } from "../support/chart-settings";

const EXTRAS = ["Lilith", "Ceres", "Pallas", "Juno", "Vesta", "Vertex", "East Point", "Fortune", "Spirit"];

/** A chart under settings with everything on. */
async function fullChartOf(page: Page, birth: Partial<TypedBirth> = {}) {
  await askUnder(page, { extras: EXTRAS, minorAspects: true });
  await gotoAnew(page, "/birth-chart");
  await fillBirth(page, birth);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: /'s Birth Chart$/ })).toBeVisible();
  await page.mouse.move(0, 0); // what lies under a pointer lights up
}

const lines = (page: Page) => page.locator("svg.wheel .wheel-aspect");
const pointsSwitch = (page: Page) => page.getByRole("switch", { name: "Aspects to angles and points" });
const pointsGrid = (page: Page) => page.getByRole("region", { name: "Aspect grid with angles and points" });
const figures = (page: Page) => page.getByRole("list", { name: "Figures in this chart" }).getByRole("button");

test("every extra stands in the wheel after the points, and opens its card by keys", async ({ page }) => {
  await fullChartOf(page);
  const form = page.locator(".wheel-full");
  await expect(form.locator("[data-body]")).toHaveCount(22);
  await form.locator('[data-body="south-node"]').focus();
  for (const extra of EXTRAS) {
    await page.keyboard.press("ArrowRight");
    const mark = form.locator(`[data-body="${extra.toLowerCase().replace(" ", "-")}"]`);
    await expect(mark).toBeFocused();
    await expect(mark).toHaveAccessibleName(new RegExp(`^${extra} \\d+°\\d\\d′ [A-Z][a-z]+, house \\d+`));
    await expect(page.getByRole("status", { name: new RegExp(`^${extra} in `) })).toContainText("house");
  }
  await page.keyboard.press("ArrowRight");
  await expect(form.locator('[data-body="sun"]')).toBeFocused();
});

test("a switch adds the aspects to angles and points, as lines, in cards and in a grid", async ({ page }) => {
  await fullChartOf(page);
  await expect(pointsGrid(page)).toHaveCount(0);
  const before = await lines(page).count();
  await pointsSwitch(page).check();
  expect(await lines(page).count()).toBeGreaterThan(before);
  await expect(
    lines(page)
      .and(page.getByRole("button", { name: /Midheaven/ }))
      .first(),
  ).toBeAttached();
  await expect(page.locator(".wheel-weight-0").first()).toBeAttached();
  const rows = pointsGrid(page).getByRole("rowheader");
  await expect(rows).toHaveCount(10 + 2 + 2 + EXTRAS.length); // the South Node tells what the North Node does
  await expect(
    pointsGrid(page).getByRole("img", { name: /^Jupiter Conjunction Midheaven, orb 0\.0°/ }),
  ).toBeVisible();
  await page.locator('.wheel-full [data-body="jupiter"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Jupiter in Cancer" })).toContainText("Midheaven0.0°");
  await pointsSwitch(page).uncheck();
  await expect(lines(page)).toHaveCount(before);
  await expect(pointsGrid(page)).toHaveCount(0);
});

test("a figure lights its planets and the aspects among them, until it is pressed again or Escape", async ({
  page,
}) => {
  await fullChartOf(page);
  const square = figures(page).filter({ hasText: "T-square: Mars, Jupiter, Uranus" });
  const form = page.locator(".wheel-full");
  const opacity = (body: string) =>
    form.locator(`[data-body="${body}"]`).evaluate((mark) => Number(getComputedStyle(mark).opacity));
  await square.focus();
  await page.keyboard.press("Enter");
  await expect(square).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Lit in the wheel: T-square: Mars, Jupiter, Uranus")).toBeAttached();
  await expect.poll(() => opacity("venus")).toBeLessThan(0.2);
  for (const body of ["mars", "jupiter", "uranus"]) expect(await opacity(body)).toBe(1);
  const lit = await lines(page).evaluateAll((paths) =>
    paths
      .filter((path) => Number(getComputedStyle(path).opacity) === 1)
      .map((path) => path.getAttribute("data-lit")),
  );
  expect(lit.sort()).toEqual(["jupiter uranus", "mars jupiter", "mars uranus"]);
  // What is picked is looked at alone; closed again, the figure is back.
  await form.locator('[data-body="venus"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => opacity("venus")).toBe(1);
  await page.keyboard.press("Escape");
  await square.focus();
  await expect.poll(() => opacity("venus")).toBeLessThan(0.2);
  await expect(square).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(square).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => opacity("venus")).toBe(1);
  await square.click();
  await expect(square).toHaveAttribute("aria-pressed", "true");
  await square.click();
  await expect(square).toHaveAttribute("aria-pressed", "false");
});

test("at any width letters are 11 px high or more, nothing is wider than the page, and the grid scrolls in its box", async ({
  page,
}) => {
  for (const birth of [{}, { date: "02/05/1962", time: "00:00", location: "Mumbai" }]) {
    await fullChartOf(page, birth);
    await pointsSwitch(page).check();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const smallest = await page
        .locator("svg.wheel")
        .first()
        .evaluate((svg) => {
          const unit = svg.getBoundingClientRect().width / 500;
          const seen = [...svg.querySelectorAll("text, tspan")].filter(
            (text) => text.getClientRects().length > 0,
          );
          return Math.min(...seen.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))) * unit;
        });
      expect(smallest, `${width} px`).toBeGreaterThanOrEqual(11);
      const letters = await page
        .locator("#main, main")
        .first()
        .locator("[role=switch], .wheel-frame button, section[aria-label^='Aspect grid'] :is(th, span)")
        .evaluateAll((marks) => marks.map((mark) => Number.parseFloat(getComputedStyle(mark).fontSize)));
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    const { scrolls, fits } = await pointsGrid(page).evaluate((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      fits: box.getBoundingClientRect().right <= window.innerWidth,
    }));
    expect({ scrolls, fits }).toEqual({ scrolls: true, fits: true });
    await pointsGrid(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => pointsGrid(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("without a birth time the points that turn with the Earth are left out", async ({ page }) => {
  await askUnder(page, { extras: EXTRAS });
  await page.goto("/birth-chart");
  await fillBirth(page, { time: "" });
  await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.locator(".wheel-full [data-body]")).toHaveCount(18);
  await pointsSwitch(page).check();
  await expect(pointsGrid(page).getByRole("rowheader", { name: "Lilith" })).toBeVisible();
  await expect(pointsGrid(page).getByText("MC")).toHaveCount(0);
});

test("a chart without settings has neither switch nor figures", async ({ page }) => {
  await askUnder(page, null);
  await page.goto("/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.locator(".wheel-full [data-body]")).toHaveCount(13);
  await expect(pointsSwitch(page)).toHaveCount(0);
  await expect(figures(page)).toHaveCount(0);
});

test("axe finds nothing wrong with everything on", async ({ page }) => {
  await fullChartOf(page);
  await pointsSwitch(page).check();
  await figures(page).first().click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await axeViolationsInBoth(page)).toEqual([]);
});
