import type { Page } from "@playwright/test";
import { unfoldForm } from "../support/birth-form";
import {
  axeViolationsInBoth,
  expect,
  FAILED_CALL,
  gotoAnew,
  holdCalls,
  test,
  toast,
} from "../support/browser";

const calculate = (page: Page) => page.getByRole("button", { name: "Calculate" }).click();

async function fill(page: Page, fullName: string, birthDate: string) {
  await unfoldForm(page, page.getByLabel("Full Name"));
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

test.describe("over time", () => {
  const card = (page: Page, name: string) => page.getByRole("article", { name });

  async function numbersOf(page: Page, fullName: string, birthDate: string, currentName = "") {
    await page.clock.setFixedTime("2026-11-22T12:00:00");
    await gotoAnew(page, "/numerology");
    await fill(page, fullName, birthDate);
    await page.getByLabel("Current Name").fill(currentName);
    await calculate(page);
    await expect(page.getByRole("heading", { name: "Life Path Number" })).toBeVisible();
  }

  test("the visitor's year, month and day stand with their working and the rule of the year's turn", async ({
    page,
  }) => {
    await numbersOf(page, "John Smith", "1990-06-15");
    await expect(card(page, "Personal Year 2026")).toContainText("2026 → 6 + 6 + 1 = 13 → 4");
    await expect(card(page, "Personal Year 2026")).toContainText("We turn the year on 1 January");
    await expect(card(page, "Personal Year 2026")).toContainText("Practice:");
    await expect(card(page, "Personal Month")).toContainText("personal year 4 + November 11 = 15 → 6");
    await expect(card(page, "Personal Day")).toContainText("personal month 6 + day 22 = 28 → 10 → 1");
    await expect(card(page, "Maturity Number")).toContainText("life path 4 + expression 8 = 12 → 3");
  });

  test("four pinnacles and challenges have their ages, and the present one is unfolded", async ({ page }) => {
    await numbersOf(page, "John Smith", "1990-06-15");
    const stretches = card(page, "Pinnacles and Challenges").getByRole("listitem");
    await expect(stretches).toHaveCount(4);
    for (const [i, words] of [
      "Birth to age 32 · 1990–2022 · challenge 0",
      "Age 33 to 41 · 2023–2031 · challenge 5",
      "Age 42 to 50 · 2032–2040 · challenge 5",
      "From age 51 · from 2041 · challenge 5",
    ].entries())
      await expect(stretches.nth(i)).toContainText(words);
    await expect(stretches.nth(1).getByText("Now", { exact: true })).toBeVisible();
    await expect(stretches.nth(1).getByText("Pinnacle: day 6 + year 1 = 7")).toBeVisible();
    await expect(stretches.nth(1).getByText("Challenge: day 6 − year 1 = 5")).toBeVisible();
    await expect(stretches.nth(0).getByText("Pinnacle: month 6 + day 6 = 12 → 3")).toBeHidden();
    await stretches.nth(0).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(stretches.nth(0).getByText("Pinnacle: month 6 + day 6 = 12 → 3")).toBeVisible();
    await expect(stretches.nth(0).getByText("the age of 36 − life path 4 = 32")).toBeVisible();
  });

  test("an 11 is taken as a 2 where a challenge subtracts, and the working says so", async ({ page }) => {
    await numbersOf(page, "Ann Lee", "1944-02-29");
    const second = card(page, "Pinnacles and Challenges").getByRole("listitem").nth(1);
    await second.locator("summary").click();
    await expect(second.getByText("Pinnacle: day 11 + year 9 = 20 → 2")).toBeVisible();
    await expect(second.getByText("Challenge: year 9 − day (11 → 2) = 7")).toBeVisible();
  });

  test("the line of nine-year cycles has every year from birth to 90 in a table, this one marked", async ({
    page,
  }) => {
    await numbersOf(page, "John Smith", "1990-06-15");
    await expect(
      page.getByText("2026 is the 4th of your nine years. Your second pinnacle is 7, until 2031."),
    ).toBeVisible();
    await page.getByText("Every year as a table").focus();
    await page.getByText("Every year as a table").click();
    const table = page.getByRole("table", { name: /^A column for each personal year/ });
    await expect(table.locator("td:not([colspan])")).toHaveCount(91);
    await expect(table.locator("[aria-current]")).toHaveText("2026age 36");
    await expect(table.getByRole("rowheader", { name: /^Second pinnacle 7, challenge 5/ })).toBeVisible();
    // 1990 is a year 4, as the life path is; each ninth year begins a row.
    await expect(table.getByRole("row", { name: /1990/ })).toContainText("1995");
    await expect(table.getByRole("row", { name: /2023/ })).toContainText("2031");
  });

  test("a strip leads to each, by keyboard", async ({ page }) => {
    await numbersOf(page, "John Smith", "1990-06-15");
    const strip = page.getByRole("navigation", { name: "Your numbers over time" });
    await expect(strip.getByRole("link")).toHaveText(["4Year", "6Month", "1Day", "7Pinnacle", "3Maturity"]);
    for (const [link, title] of [
      [/Year/, "Personal Year 2026"],
      [/Pinnacle/, "Pinnacles and Challenges"],
      [/Maturity/, "Maturity Number"],
    ] as const) {
      await strip.getByRole("link", { name: link }).focus();
      await page.keyboard.press("Enter");
      await expect(card(page, title)).toBeFocused();
    }
  });

  test("the digits that a name lacks are its lessons; a name with all nine has none", async ({ page }) => {
    await numbersOf(page, "John Smith", "1990-06-15");
    const lessons = card(page, "Karmic Lessons");
    await expect(lessons.getByRole("listitem")).toHaveCount(2);
    await expect(lessons).toContainText("Without a C, an L or a U");
    await expect(lessons).toContainText("1 JS, 2 T, 3 none, 4 M, 5 N, 6 O, 7 none, 8 HH, 9 I");
    await numbersOf(page, "Sophia Luxemburg", "1990-06-15");
    await expect(lessons.getByRole("listitem")).toHaveCount(0);
    await expect(lessons).toContainText("None: the letters of your birth name give every digit");
  });

  test("the name of today stands beside the one at birth, also after a reload", async ({ page }) => {
    await numbersOf(page, "John Smith", "1990-06-15", "Jack Smith");
    const table = card(page, "The Name You Use Today").getByRole("table");
    // J1 A1 C3 K2 = 7 and SMITH 24: 31, 4; vowels A1 + I9 = 10, 1; consonants 6 + 15 = 21, 3.
    await expect(table.getByRole("row")).toHaveText([
      "NumberJohn Smithat birthJack Smithtoday",
      "Expression84",
      "Soul Urge61",
      "Personality113",
    ]);
    await expect(card(page, "The Name You Use Today")).toContainText(
      "Expression: JACK 7 + SMITH 24 = 31 → 4",
    );
    await page.reload();
    await expect(table.getByRole("row").nth(1)).toHaveText("Expression84");
  });

  test("a birth to come has pinnacles, and neither a present year nor a present pinnacle", async ({
    page,
  }) => {
    await numbersOf(page, "Ann Lee", "2050-02-22");
    await expect(page.getByText("begin with the birth, on 22 February 2050")).toBeVisible();
    await expect(page.getByRole("article", { name: /^Personal (Year|Month|Day)/ })).toHaveCount(0);
    await expect(card(page, "Pinnacles and Challenges").getByText("Now", { exact: true })).toHaveCount(0);
    await page.getByText("Every year as a table").click();
    await expect(page.locator("[aria-current=date]")).toHaveCount(0);
  });

  test("a life longer ago than the line is long says where the line ends", async ({ page }) => {
    await numbersOf(page, "Albert Einstein", "1879-03-14");
    await expect(page.getByText("The line below ends at 90.")).toBeVisible();
    await page.getByText("Every year as a table").click();
    await expect(page.getByRole("cell", { name: /1969/ })).toBeVisible();
    await expect(page.locator("[aria-current=date]")).toHaveCount(0);
  });

  test("on 320 px nothing is wider than the screen, and paper has the table unfolded", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await numbersOf(page, "John Smith", "1990-06-15", "Maximiliana Featherstonehaugh");
    await page.getByText("Every year as a table").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cells = page.locator("table td:not([colspan])");
    const wide = await cells.evaluateAll((all) => all.filter((td) => td.scrollWidth > td.clientWidth).length);
    expect(wide).toBe(0);
    const kinds = card(page, "The Name You Use Today").locator("th[scope=row]");
    const heights = await kinds.evaluateAll((all) => all.map((th) => th.getBoundingClientRect().height));
    // A line has 24 px: where a word is broken, one is higher by that.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(12);
    await page.getByText("Every year as a table").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("row", { name: /2023/ })).toBeVisible();
    await expect(page.getByText("Pinnacle: month 6 + day 6 = 12 → 3")).toBeVisible();
  });
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

  test("a current name without Latin letters is named at its field", async ({ page }) => {
    await page.goto("/numerology");
    await fill(page, "John Smith", "1990-06-15");
    await page.getByLabel("Current Name").fill("李雷");
    await calculate(page);
    await expect(page.getByLabel("Current Name")).toHaveAccessibleDescription(/romanised name/);
    await expect(page.getByLabel("Current Name")).toHaveValue("李雷");
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
    await page.getByLabel("Current Name").fill("Jack Smith");
    await calculate(page);
    await expect(page.getByText("JOHN 20 + SMITH 24 = 44 → 8")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("John Smith");
    await expect(page.getByText("Expression: JACK 7 + SMITH 24 = 31 → 4")).toBeVisible();
    await expect(page.getByRole("article", { name: "Personal Month" })).toBeVisible();
    await page.getByText("Every year as a table").click();
    await expect(page.getByRole("row", { name: /2023/ })).toContainText("2031");
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

test("axe finds nothing wrong with the form and the numbers", async ({ page }) => {
  await page.goto("/numerology");
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await fill(page, "Anna José Müller", "1944-02-29");
  await page.getByLabel("Current Name").fill("Anna Huber");
  await calculate(page);
  await expect(page.getByRole("heading", { name: "Life Path Number" })).toBeVisible();
  await page.getByText("Every year as a table").click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});
