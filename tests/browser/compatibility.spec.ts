import type { Page } from "@playwright/test";
import { ANN, expectUnknownPlace, fillBirth, type TypedBirth } from "../support/birth-form";
import {
  axeViolations,
  axeViolationsInBoth,
  expect,
  FAILED_CALL,
  gotoAnew,
  holdCalls,
  test,
  toast,
} from "../support/browser";

const BEN: TypedBirth = { name: "Ben", date: "11/02/1985", time: "7:10 AM", location: "London" };

const group = (page: Page, legend: string) => page.getByRole("group", { name: legend });
const first = (page: Page) => group(page, "First Person");
const second = (page: Page) => group(page, "Second Person");
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze Compatibility" }).click();
const result = (page: Page) => page.getByRole("region", { name: "Your result" });

async function fill(page: Page, ann: TypedBirth = ANN, ben: TypedBirth = BEN) {
  await fillBirth(first(page), ann);
  await fillBirth(second(page), ben);
}

async function resultOf(page: Page, ann: TypedBirth = ANN, ben: TypedBirth = BEN) {
  await gotoAnew(page, "/compatibility");
  await fill(page, ann, ben);
  await analyze(page);
  await expect(result(page)).toBeVisible();
}

async function overallScore(page: Page): Promise<string | null> {
  return page.getByRole("progressbar", { name: "Overall compatibility" }).getAttribute("aria-valuenow");
}

test("two births give a score with its parts, and every part of the result", async ({ page }) => {
  await resultOf(page);
  await expect(page.getByRole("heading", { name: "Ann and Ben" })).toBeFocused();
  for (const title of [
    "Overall Interpretation",
    "How the score came about",
    "Element Compatibility",
    "Sun-Moon Harmony",
    "Strengths",
    "Growth Areas",
    "Both charts in one wheel",
    "Ann’s planets in Ben’s houses",
    "Ben’s planets in Ann’s houses",
    "How Ann’s birth time was read",
    "How Ben’s birth time was read",
  ]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  const score = Number(await overallScore(page));
  expect(score).toBeGreaterThan(0);
  await expect(result(page).getByText(`${score}%`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Element Compatibility" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Sun-Moon Harmony" })).toBeVisible();
  await expect(result(page)).toContainText("Air and Water");
  const parts = page.getByRole("table").filter({ hasText: "Weight" });
  await expect(parts.getByRole("row")).toHaveCount(5);
  await expect(parts).toContainText(`Together, rounded to ${score}`);
  await expect(page.getByText("+00:00 (Europe/London)")).toBeVisible();
  await expect(first(page)).toBeHidden();
});

test("strengths, growth areas and overlays are headlines that open, the strongest of each list open already", async ({
  page,
}) => {
  await resultOf(page);
  for (const name of ["Strengths", "Growth Areas"]) {
    const card = page.getByRole("heading", { name, exact: true }).locator("xpath=../../..");
    const rows = card.locator("li");
    await expect(rows.nth(1)).toBeAttached();
    await expect(rows.first().locator("p")).toBeVisible();
    await expect(rows.nth(1).locator("p")).toBeHidden();
    await rows.nth(1).locator("summary").click();
    await expect(rows.nth(1).locator("p")).toBeVisible();
  }
  const overlay = page.locator("li", { hasText: /^Sun in the \d+(st|nd|rd|th) house/ }).first();
  await expect(overlay.locator("p")).toBeHidden();
  await overlay.locator("summary").click();
  await expect(overlay.locator("p")).toBeVisible();
});

test("the wheel holds both charts, the grid every pair of planets", async ({ page }) => {
  await resultOf(page);
  const wheel = page.getByRole("group", { name: /Zodiac wheel: Ann’s chart with Ben’s chart around it/ });
  await expect(wheel.getByRole("button", { name: /^Ann’s chart: Sun 24°23′ Gemini/ })).toBeVisible();
  await expect(wheel.getByRole("button", { name: /^Ben’s chart: Sun .* Scorpio/ })).toBeVisible();
  const grid = page.getByRole("table", { name: /Aspects between Ann’s planets \(rows\) and Ben’s/ });
  await expect(grid.getByRole("row")).toHaveCount(11);
  await expect(grid.getByRole("img", { name: /^Ann’s Sun Conjunction Ben’s Moon, orb/ })).toBeVisible();
});

const settings = (page: Page) => page.locator("details").filter({ hasText: "Chart settings" });

test("settings chosen once draw both charts; contacts with angles and points are listed, and in the wheel when asked for", async ({
  page,
}) => {
  await gotoAnew(page, "/compatibility");
  await settings(page).locator("summary").click();
  await settings(page).getByLabel("Zodiac").selectOption("Lahiri");
  await settings(page).getByLabel("Ceres").check();
  await fill(page);
  const asked = page.waitForRequest("**/api/compatibility");
  await analyze(page);
  const chosen = { "settings.zodiac": "Lahiri", "settings.extras.Ceres": "on" };
  expect((await asked).postDataJSON()).toMatchObject({ person1: chosen, person2: chosen });
  await expect(result(page).getByText(/^Ann: Lahiri 23°43′25″ · Whole Sign/)).toBeVisible();
  await expect(result(page).getByText(/^Ben: Lahiri 23°39′/)).toBeVisible();

  await result(page).locator("summary").filter({ hasText: "More contacts" }).click();
  const contacts = result(page).locator("details").filter({ hasText: "More contacts" }).getByRole("listitem");
  expect(await contacts.count()).toBeGreaterThan(5);
  await expect(contacts.first()).toContainText(/^Ann’s .+ Ben’s .+orb \d°\d\d′$/);

  const wheel = page.getByRole("group", { name: /Zodiac wheel: Ann’s chart with Ben’s chart around it/ });
  await expect(wheel.getByRole("button", { name: /^Ann’s chart: Ceres \d/ })).toHaveCount(0);
  const lines = wheel.locator(".wheel-aspect");
  const before = await lines.count();
  await page.getByRole("switch", { name: "Aspects to angles and points" }).check();
  await expect(wheel.getByRole("button", { name: /^Ann’s chart: Ceres \d/ })).toBeVisible();
  await expect(wheel.getByRole("button", { name: /^Ben’s chart: Ascendant \d/ })).toBeVisible();
  await expect(lines).toHaveCount(before + (await contacts.count()));

  // The same choice stands in the next form of a chart.
  await page.goto("about:blank");
  await gotoAnew(page, "/birth-chart");
  await expect(settings(page).locator("summary")).toContainText("Lahiri · true node");
});

test("'Analyze Another Relationship' returns to the form with all that was typed", async ({ page }) => {
  await resultOf(page);
  await page.getByRole("button", { name: "Analyze Another Relationship" }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(first(page).getByLabel("Name")).toHaveValue("Ann");
  await expect(second(page).getByLabel("Birth Location")).toHaveValue("London");
  await second(page).getByLabel("Name").fill("Carl");
  await analyze(page);
  await expect(page.getByRole("heading", { name: "Ann and Carl" })).toBeVisible();
});

test("swapping the persons swaps their names and not the score", async ({ page }) => {
  await resultOf(page);
  const score = await overallScore(page);
  await resultOf(page, BEN, ANN);
  await expect(page.getByRole("heading", { name: "Ben and Ann" })).toBeVisible();
  expect(await overallScore(page)).toBe(score);
});

test("an unknown birth time leaves out that person's houses, with a sentence why", async ({ page }) => {
  await page.goto("/compatibility");
  await fill(page, ANN, { ...BEN, time: "" });
  await second(page).getByLabel("I don't know my birth time").check();
  await analyze(page);
  await expect(page.getByText(/Houses begin with a birth time\. Without Ben’s/)).toBeVisible();
  await expect(page.getByText(/Ben’s birth time is unknown, so the Moon is taken/)).toBeVisible();
  await expect(page.getByText("Local noon", { exact: true })).toHaveCount(1);
});

test("a clock time that occurred twice can be read the other way for one person", async ({ page }) => {
  await resultOf(page, { ...ANN, date: "11/05/2023", time: "01:30" });
  await expect(page.getByText("5 November 2023, 05:30:00 UTC")).toBeVisible();
  await page.getByRole("button", { name: "Read it the other way" }).click();
  await expect(page.getByText("5 November 2023, 06:30:00 UTC")).toBeVisible();
});

test("the button waits while the call is under way", async ({ page }) => {
  const release = await holdCalls(page, "**/api/compatibility");
  await page.goto("/compatibility");
  await fill(page);
  await analyze(page);
  await expect(page.getByRole("button", { name: "Analyzing Compatibility..." })).toBeDisabled();
  await expect(page.locator("[data-skeleton]").first()).toBeVisible();
  release();
  await expect(result(page)).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("each wrong field is told at its person, with a toast, and nothing typed is lost", async ({
    page,
  }) => {
    await page.goto("/compatibility");
    await fill(page, { ...ANN, location: "Qwxzzy" }, { ...BEN, date: "" });
    await analyze(page);
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText(
      "Failed to analyze compatibility. Please check your input and try again.",
    );
    await expectUnknownPlace(first(page), "Qwxzzy");
    await expect(second(page).getByLabel("Birth Date")).toHaveAccessibleDescription(/Birth date is required/);
    await expect(first(page).getByLabel("Birth Date")).not.toHaveAttribute("aria-invalid");
    await expect(second(page).getByLabel("Name")).toHaveValue("Ben");
    expect(await axeViolations(page)).toEqual([]);
  });

  test("settings that cannot be read are told at their field", async ({ page }) => {
    await gotoAnew(page, "/compatibility");
    await settings(page).locator("summary").click();
    await page.getByLabel("Orbs", { exact: true }).selectOption("Own");
    await page.getByLabel("Square", { exact: true }).fill("wide");
    await settings(page).locator("summary").click();
    await fill(page);
    await analyze(page);
    const square = page.getByLabel("Square", { exact: true });
    await expect(square).toBeVisible();
    await expect(square).toHaveAccessibleDescription(/number of degrees from 0 to 15/);
  });

  test("a call that is not answered leaves the form as it is", async ({ page }) => {
    await page.route("**/api/compatibility", (route) => route.abort());
    await page.goto("/compatibility");
    await fill(page);
    await analyze(page);
    await expect(toast(page)).toContainText("Failed to analyze compatibility");
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await expect(first(page).getByLabel("Name")).toHaveValue("Ann");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form gives the same result, and gives itself back with what was typed", async ({ page }) => {
    await page.goto("/compatibility");
    await fill(page);
    await analyze(page);
    await expect(page.getByRole("heading", { name: "Ann and Ben" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Growth Areas" })).toBeVisible();
    const parts = page.getByRole("navigation", { name: "Parts of your result" });
    for (const [name, heading] of [
      ["Wheel", "Both charts in one wheel"],
      ["Aspects", "Aspects between you"],
      ["Houses", "Ann’s planets in Ben’s houses"],
    ] as const) {
      await parts.getByRole("button", { name, exact: true }).click();
      await expect(parts.getByRole("button", { name, exact: true })).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Growth Areas" })).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Analyze Another Relationship" }).click();
    await expect(result(page)).toHaveCount(0);
    await expect(second(page).getByLabel("Name")).toHaveValue("Ben");
  });

  test.describe("and with errors", () => {
    test.use({ allowedErrors: FAILED_CALL });
    test("the form comes back with what was typed", async ({ page }) => {
      await page.goto("/compatibility");
      await fill(page, ANN, { ...BEN, date: "02/30/1990" });
      await analyze(page);
      await expect(second(page).getByText("February 1990 has no day 30")).toBeVisible();
      await expect(first(page).getByLabel("Name")).toHaveValue("Ann");
    });
  });
});

test("axe finds nothing wrong with the form and the result", async ({ page }) => {
  await page.goto("/compatibility");
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await fill(page);
  await analyze(page);
  await expect(result(page)).toBeVisible();
  await page.getByText(/more aspects? in words/).click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});
