import type { Page } from "@playwright/test";
import { expectEveryFieldAsked, fillBirth } from "../support/birth-form";
import {
  axeViolations,
  axeViolationsInBoth,
  expect,
  FAILED_CALL,
  test,
  toast,
  visit,
} from "../support/browser";

const title = (page: Page) => page.getByRole("heading", { name: "Ann’s human design" });
const drawing = (page: Page) => page.getByRole("group", { name: "Ann’s human design" });
const columns = (page: Page) => page.getByRole("table", { name: "Gates and lines at birth" });
const card = (page: Page) => page.getByRole("status", { name: "What this is" });

async function calculate(page: Page) {
  await visit(page, "/human-design");
  await fillBirth(page);
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(title(page)).toBeVisible();
}

/** What the call says of Ann, for the screen to be held to. */
async function answerFor(page: Page, more: object = {}) {
  const body = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", ...more };
  return await (await page.request.post("/api/human-design", { data: body })).json();
}

test("before a calculation the page says what will appear, what is computed and what is tradition", async ({
  page,
}) => {
  await visit(page, "/human-design");
  await expect(page.getByText("No Design Yet")).toBeVisible();
  await expect(page.getByText(/What is computed is where .* is tradition/)).toBeVisible();
  await expect(page.getByText(/not affiliated with any school/)).toBeVisible();
  expect(await page.locator("main").innerText()).not.toMatch(/bodygraph|\brave\b|mandala|gene keys/i);
});

test("a birth gives type, strategy, authority, profile, definition, both columns and the drawing", async ({
  page,
}) => {
  await calculate(page);
  await expect(toast(page)).toContainText("Design Calculated");
  const answer = await answerFor(page);
  const result = page.getByRole("region", { name: "Your human design" });
  for (const words of [answer.type, answer.strategy, answer.authority, answer.profile, answer.definition]) {
    await expect(result.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(columns(page).getByRole("row")).toHaveCount(14);
  const sun = columns(page).getByRole("row", { name: /^Sun/ });
  for (const side of ["birth", "design"]) {
    const { gate, line } = answer[side][0];
    await expect(sun).toContainText(`${gate}.${line}`);
  }
  for (const centre of answer.centres.filter((name: string) => name !== "SolarPlexus" && name !== "G")) {
    await expect(
      drawing(page).getByRole("button", { name: new RegExp(`^${centre}.*, defined`) }),
    ).toBeVisible();
  }
  await expect(drawing(page).locator(".design-defined")).toHaveCount(answer.centres.length);
  await expect(drawing(page).locator(".design-gate")).toHaveCount(64);
  await expect(drawing(page).locator(".design-channel")).toHaveCount(36);
  await expect(page.getByText(answer.interpretation.type.text)).toBeVisible();
});

test("a gate is explained by mouse, by keyboard and by a finger", async ({ page, browser }) => {
  await calculate(page);
  const { birth, interpretation } = await answerFor(page);
  const { gate } = birth[0];
  const name = interpretation.gates.find((read: { gate: number }) => read.gate === gate).title;
  const mark = drawing(page).locator(`[data-mark="gate-${gate}"]`);
  await mark.hover();
  await expect(card(page)).toContainText(name);
  await expect(card(page)).toContainText("Sun at birth");
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);

  await drawing(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect(card(page)).toContainText(/^Gate/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);

  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const phone = await context.newPage();
  await calculate(phone);
  await drawing(phone).locator(`[data-mark="gate-${gate}"]`).tap();
  await expect(card(phone)).toContainText(name);
  await card(phone).getByRole("link", { name: "Read more" }).tap();
  const text = interpretation.gates.find((read: { gate: number }) => read.gate === gate).text;
  await expect(phone.getByText(text)).toBeInViewport();
  await expect(phone).toHaveURL("/human-design");
  await context.close();
});

test("without a birth time only what holds all day is shown, and the rest says so", async ({ page }) => {
  await visit(page, "/human-design");
  await fillBirth(page, { time: "" });
  await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(/only what is true at every hour of 15 June 1990/)).toBeVisible();
  const answer = await answerFor(page, { time: "", timeUnknown: true });
  const moon = columns(page).getByRole("row", { name: /^Moon/ });
  await expect(moon).toContainText("changes during the day");
  const unsettled = 9 - answer.centres.length - answer.openCentres.length;
  await expect(drawing(page).locator(".design-unsettled")).toHaveCount(unsettled);
  expect(unsettled).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("two people see on Compatibility which channels they complete together, when they ask", async ({
  page,
}) => {
  await visit(page, "/compatibility");
  await fillBirth(page.getByRole("group", { name: "First Person" }));
  const ben = { name: "Ben", date: "11/02/1985", time: "07:10", location: "London" };
  await fillBirth(page.getByRole("group", { name: "Second Person" }), ben);
  await page.getByRole("button", { name: "Analyze Compatibility" }).click();
  await page.getByRole("button", { name: "Show the channels" }).click();
  const { together } = await answerFor(page, { with: ben });
  expect(together.length).toBeGreaterThan(0);
  for (const { gates, text } of together) {
    await expect(page.getByText(`Ann brings ${gates[0]}, Ben brings ${gates[1]}`)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText(together[0].text)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show the channels" })).toHaveCount(0);
});

test.describe("what fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("an empty form asks for all four fields at once", async ({ page }) => {
    await visit(page, "/human-design");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expectEveryFieldAsked(page);
    await expect(toast(page)).toContainText("Failed to calculate the human design");
  });
});

test("has no violations that axe finds", async ({ page }) => {
  await calculate(page);
  expect(await axeViolationsInBoth(page)).toEqual([]);
});

for (const width of [320, 390, 768, 1280]) {
  test(`fits a window of ${width} px, with numbers of 11 px and more in the drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await calculate(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
    const size = await drawing(page).evaluate(
      (svg) => (11.7 * svg.getBoundingClientRect().width) / 340, // the font's size in the drawing's units
    );
    expect(size).toBeGreaterThanOrEqual(10.99);
  });
}

test("birth and design differ by more than their colour", async ({ page }) => {
  await calculate(page);
  const dashes = (side: string) =>
    drawing(page)
      .locator(`.design-by-${side}`)
      .first()
      .evaluate((half) => getComputedStyle(half).strokeDasharray);
  expect(await dashes("birth")).toBe("none");
  expect(await dashes("design")).not.toBe("none");
});

test("on paper the drawing is whole and light, whatever is pointed at, and every text is unfolded", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await calculate(page);
  const { interpretation } = await answerFor(page);
  await drawing(page).locator('[data-mark="centre-Spleen"]').hover();
  const head = drawing(page).locator('[data-mark="centre-Head"]');
  await expect(head).toHaveCSS("opacity", "0.2");
  await page.emulateMedia({ media: "print" });
  await expect(head).toHaveCSS("opacity", "1");
  await expect(page.getByRole("button", { name: "Calculate" })).toBeHidden();
  await expect(page.getByLabel("Save picture", { exact: true })).toBeHidden();
  for (const { text } of interpretation.gates) await expect(page.getByText(text)).toBeVisible();
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  expect(ground).toBe("rgb(0, 0, 0)");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts to its own page, and drawing, columns and texts come with it", async ({ page }) => {
    await page.goto("/human-design");
    await fillBirth(page);
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(title(page)).toBeVisible();
    await expect(drawing(page).locator(".design-gate")).toHaveCount(64);
    await expect(columns(page).getByRole("row")).toHaveCount(14);
    const link = columns(page).getByRole("link").first();
    const gate = await link.getAttribute("href");
    await link.click();
    await expect(page.locator(gate ?? "")).toBeVisible();
  });
});
