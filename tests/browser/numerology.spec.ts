import type { Page } from "@playwright/test";
import { axeViolations, expect, FAILED_CALL, holdCalls, test, toast } from "../support/browser";

const calculate = (page: Page) => page.getByRole("button", { name: "Calculate" }).click();

async function fill(page: Page, fullName: string, birthDate: string) {
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Birth Date").fill(birthDate);
}

test("before a calculation the results say so", async ({ page }) => {
  await page.goto("/numerology");
  await expect(page.getByText("No Results Yet")).toBeVisible();
  await expect(page.getByText("Use the name on your birth certificate")).toBeVisible();
});

test("a name and a date give five numbers, each with its reading and its working", async ({ page }) => {
  await page.goto("/numerology");
  await fill(page, "John Smith", "06/15/1990");
  await expect(page.getByText("15 June 1990")).toBeVisible();
  await calculate(page);
  await expect(toast(page)).toContainText("Numerology Calculated");
  await expect(toast(page)).toContainText("Your numerology profile has been generated!");
  for (const [title, number] of [
    ["Life Path Number", "4"],
    ["Expression Number", "8"],
    ["Soul Urge Number", "6"],
    ["Personality Number", "11"],
    ["Birthday Number", "15"],
  ] as const) {
    const card = page.getByRole("article", { name: title });
    await expect(card.getByRole("heading", { name: title })).toBeVisible();
    await expect(card.getByText(number, { exact: true })).toBeVisible();
  }
  for (const line of [
    "15 June 1990 → month 6 + day 6 + year 1 = 13 → 4",
    "with day 15 → 6, year 1990 → 19 → 10 → 1",
    "JOHN 20 + SMITH 24 = 44 → 8",
    "O 6 + I 9 = 15 → 6",
    "JHN 14 + SMTH 15 = 29 → 11",
    "15 June 1990 → 15, as it is",
  ]) {
    await expect(page.getByText(line)).toBeVisible();
  }
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(page.getByRole("heading", { name: `Personal Year ${year}` })).toBeVisible();
  const letters = page.getByRole("list", { name: "Letters of JOHN" }).getByRole("listitem");
  await expect(letters.nth(1)).toContainText("O, vowel, 6");
});

test("the five numbers stand in a strip on top, and each leads to its text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/numerology");
  await fill(page, "John Smith", "06/15/1990");
  await calculate(page);
  const strip = page.getByRole("navigation", { name: "Your five numbers" });
  await expect(strip.getByRole("link")).toHaveText([
    "4Life Path",
    "8Expression",
    "6Soul Urge",
    "11Personality",
    "15Birthday",
  ]);
  await strip.getByRole("link", { name: /Birthday/ }).click();
  const birthday = page.getByRole("article", { name: "Birthday Number" });
  await expect(birthday).toBeFocused();
  await expect(birthday.getByRole("heading")).toBeInViewport();
  await expect(page).toHaveURL("/numerology");
});

test("accents are folded, and the screen says how", async ({ page }) => {
  await page.goto("/numerology");
  await fill(page, "José Núñez", "1944-02-29");
  await calculate(page);
  await expect(page.getByText(/Counted: é as E, ú as U, ñ as N/)).toBeVisible();
  await expect(page.getByText("22/4", { exact: true })).toBeVisible();
});

test("a name without vowels borrows its number and says so", async ({ page }) => {
  await page.goto("/numerology");
  await fill(page, "Ng", "1990-06-15");
  await calculate(page);
  await expect(page.getByText("No vowels; all letters: NG 12 → 3")).toBeVisible();
  await expect(page.getByText(/this name has no vowels/)).toBeVisible();
});

test("the button waits while the call is under way", async ({ page }) => {
  const release = await holdCalls(page, "**/api/numerology");
  await page.goto("/numerology");
  await fill(page, "John Smith", "1990-06-15");
  await calculate(page);
  await expect(page.getByRole("button", { name: "Calculating..." })).toBeDisabled();
  await expect(page.locator("[data-skeleton]")).toHaveCount(5);
  release();
  await expect(page.getByRole("heading", { name: "Life Path Number" })).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("an empty form names both fields at once, and a toast says so", async ({ page }) => {
    await page.goto("/numerology");
    await calculate(page);
    await expect(page.getByText("Full name is required")).toBeVisible();
    await expect(page.getByText("Birth date is required")).toBeVisible();
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Failed to calculate numerology. Please try again.");
  });

  test("the result stays when the next call fails, and what was typed too", async ({ page }) => {
    await page.goto("/numerology");
    await fill(page, "John Smith", "1990-06-15");
    await calculate(page);
    await expect(page.getByRole("heading", { name: "Life Path Number" })).toBeVisible();
    await fill(page, "李雷", "1990-06-15");
    await calculate(page);
    await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(/romanised name/);
    await expect(page.getByLabel("Full Name")).toHaveValue("李雷");
    await expect(page.getByRole("heading", { name: "John Smith" })).toBeVisible();
    await page.route("**/api/numerology", (route) => route.abort());
    await fill(page, "Ann Lee", "1990-06-15");
    await calculate(page);
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await expect(page.getByRole("heading", { name: "John Smith" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form gives the same numbers", async ({ page }) => {
    await page.goto("/numerology");
    await fill(page, "John Smith", "1990-06-15");
    await calculate(page);
    await expect(page.getByText("JOHN 20 + SMITH 24 = 44 → 8")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("John Smith");
  });

  test.describe("and with errors", () => {
    test.use({ allowedErrors: FAILED_CALL });
    test("the form comes back with what was typed", async ({ page }) => {
      await page.goto("/numerology");
      await fill(page, "John Smith", "02/30/1990");
      await calculate(page);
      await expect(page.getByText("February 1990 has no day 30")).toBeVisible();
      await expect(page.getByLabel("Full Name")).toHaveValue("John Smith");
      await expect(page.getByLabel("Birth Date")).toHaveValue("02/30/1990");
    });
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing wrong with the form and the numbers (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/numerology");
    expect(await axeViolations(page)).toEqual([]);
    await fill(page, "Anna José Müller", "1944-02-29");
    await calculate(page);
    await expect(page.getByRole("heading", { name: "Life Path Number" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
