import type { Page } from "@playwright/test";
import { fillBirth, type TypedBirth } from "../support/birth-form";
import { axeViolations, expect, FAILED_CALL, gotoAnew, holdCalls, listens, test } from "../support/browser";

const choice = (page: Page) => page.getByRole("group", { name: "Which chart" });
const view = (page: Page, name: string) => choice(page).getByRole("radio", { name, exact: true });
const options = (page: Page) => page.getByRole("form", { name: /^Options: / });
const show = (page: Page) => options(page).getByRole("button", { name: "Show" });
const aspects = (page: Page) => page.getByRole("heading", { name: "Aspects to the natal chart" });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const wheel = (page: Page, name: string) => page.getByRole("group", { name: `Zodiac wheel: ${name}` });
const natalReading = (page: Page) =>
  page.getByRole("region", { name: "Your reading" }).getByRole("heading").first();

async function chartOf(page: Page, birth: Partial<TypedBirth> = {}) {
  await gotoAnew(page, "/birth-chart");
  await listens(page);
  await fillBirth(page, birth);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(title(page, /'s Birth Chart$/)).toBeVisible();
}

/** A day that no test's own date changes. */
async function on(page: Page, day: string) {
  await options(page).locator('[name="date"]').fill(day);
  await show(page).click();
}

test("a solar return stands around the natal chart, by itself, in a list and in a table", async ({
  page,
}) => {
  await chartOf(page);
  await expect(view(page, "Natal")).toBeChecked();
  await view(page, "Solar return").check();
  await on(page, "2025-12-31");
  await expect(title(page, "Solar return of 15 June 2025")).toBeVisible();
  await expect(
    page.getByText(/^Exact on 15 June 2025, 1:\d\d:\d\d am in New York City \(15 June 2025, 05:/),
  ).toBeVisible();
  await expect(natalReading(page)).toHaveCount(0);

  const around = wheel(page, "Natal chart with Solar return around it");
  await expect(around).toBeVisible();
  await expect(
    around.getByRole("button", { name: /^Solar return: Sun 24°23′ Gemini, house 9$/ }).first(),
  ).toBeVisible();
  await expect(around.getByRole("button", { name: /^Solar return: Ascendant / }).first()).toBeVisible();
  await expect(page.getByText("Sun Conjunction natal Sun")).toHaveCount(0);
  await expect(page.getByText(/orb \d°\d\d′ · (applying|separating)/).first()).toBeVisible();
  const rows = page.getByRole("table", { name: "Positions of planets, points and angles" }).first();
  await expect(rows.getByRole("columnheader", { name: "Natal house" })).toBeVisible();
  await expect(rows.getByRole("row", { name: /^Sun/ })).toContainText("24°23′");

  await page.getByRole("radio", { name: "By itself" }).check();
  await expect(wheel(page, "Solar return")).toBeVisible();
  await expect(around).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await options(page).getByLabel("Which one").selectOption("The next one");
  await expect(title(page, "Solar return of 15 June 2026")).toBeVisible();
});

test("a solar return is told on one page, each paragraph with its reasons, for the place that is chosen", async ({
  page,
}) => {
  const year = page.getByRole("region", { name: "The year in this return" });
  await chartOf(page);
  await view(page, "Solar return").check();
  await on(page, "2025-12-31");
  await expect(year.getByText(/^On 15 June 2025, at 01:\d\d by the clocks of New York City/)).toBeVisible();
  await expect(year.getByRole("heading", { level: 4, name: /^A year / })).toBeVisible();
  await expect(year.getByText("Practice:")).toBeVisible();
  const words = (await year.innerText()).split(/\s+/).length;
  expect(words).toBeLessThan(460); // with its headings, its labels and a "Why" behind each paragraph
  const why = year.locator("summary");
  await why.nth(1).click();
  await expect(year.getByText(/^The Ascendant of the return is in .* of your birth chart\.$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await options(page).getByLabel("At another place").fill("Lisbon");
  await show(page).click();
  await expect(year.getByText(/^On 15 June 2025, at 06:\d\d by the clocks of Lisbon/)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(year.getByText(/by the clocks of Lisbon/)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await view(page, "Lunar return").check();
  await expect(title(page, /^Lunar return of /)).toBeVisible();
  await expect(year).toHaveCount(0);
});

test("a return and a chart of another place are drawn for a place that is typed once", async ({ page }) => {
  await chartOf(page);
  await view(page, "Relocated").check();
  await expect(page.getByText(/^Name a place/)).toBeVisible();
  await expect(natalReading(page)).toBeVisible();
  await options(page).getByLabel("Place", { exact: true }).fill("Lisbon");
  await show(page).click();
  await expect(title(page, "Relocated to Lisbon")).toBeVisible();
  await expect(page.getByText(/^The sky of your birth, 15 June 1990, 7:30:00 pm in Lisbon/)).toBeVisible();
  await view(page, "Lunar return").check();
  await on(page, "2026-11-20");
  await expect(title(page, /^Lunar return of \d+ (October|November) 2026$/)).toBeVisible();
  await expect(page.getByText(/in Lisbon .* Drawn for Lisbon/)).toBeVisible();
});

test("the sky now meets the natal chart, and each contact can be read", async ({ page }) => {
  await chartOf(page);
  await view(page, "Now").check();
  await expect(title(page, "The sky now")).toBeVisible();
  await on(page, "2026-11-22");
  await expect(title(page, "The sky of 22 November 2026")).toBeVisible();
  const contact = page.getByRole("listitem").filter({ hasText: "Saturn Square natal Uranus" });
  await contact.locator("summary").click();
  await expect(contact.getByText("Practice:")).toBeVisible();
});

test("the sky now is set in motion when it is asked for, and can be opened with its transits", async ({
  page,
}) => {
  await chartOf(page);
  await view(page, "Now").check();
  await on(page, "2026-11-22");
  await expect(title(page, "The sky of 22 November 2026")).toBeVisible();
  await page.getByRole("button", { name: "Set the sky in motion" }).click();
  await expect(wheel(page, "Ann's chart with The sky around it")).toBeVisible();
  await page.getByRole("button", { name: "Forward one day" }).click();
  await expect(page.getByRole("list", { name: "Where they stand" }).getByRole("listitem")).toHaveCount(13);
  await page.getByRole("link", { name: "Open this moment" }).click();
  await expect(page).toHaveURL(/\/transits\?at=2026-11-23T/);
  await expect(page.getByRole("heading", { name: "Transits to Ann's chart" })).toBeVisible();
});

test("any planet's return is drawn, with all its passes, and returns are precessed by choice", async ({
  page,
}) => {
  await chartOf(page);
  await view(page, "Planet return").check();
  await on(page, "2026-11-22");
  await expect(title(page, /^Saturn return of \d+ \w+ 20(19|20)$/)).toBeVisible();
  await options(page).getByLabel("Whose").selectOption("Mercury");
  await expect(title(page, /^Mercury return of \d+ \w+ 2026$/)).toBeVisible();
  await options(page).getByLabel("Which one").selectOption("next");
  await expect(title(page, /^Mercury return of \d+ \w+ 2027$/)).toBeVisible();
  await options(page).getByLabel("Measured").selectOption("stars");
  await expect(page.getByText(/Measured among the stars/)).toBeVisible();
});

test("progressions and solar arcs follow one choice each", async ({ page }) => {
  await chartOf(page);
  await view(page, "Progressed").check();
  await on(page, "2020-06-15");
  await expect(title(page, "Progressed to 15 June 2020")).toBeVisible();
  await expect(page.getByText(/^The sky of 15 July 1990, .* 30\.0 days after birth/)).toBeVisible();
  await options(page).getByLabel("Method").selectOption("Solar arc");
  await expect(title(page, "Solar arc to 15 June 2020")).toBeVisible();
  await expect(options(page).getByLabel("Arc").getByRole("option")).toHaveCount(2);
  await expect(title(page, "What a solar arc is read for")).toBeVisible();
});

test("the sky of the day stands around a progressed chart and the natal one by choice", async ({ page }) => {
  await chartOf(page);
  await view(page, "Progressed").check();
  await on(page, "2020-06-15");
  const around = wheel(page, "Natal chart with Progressed chart around it");
  await expect(around).toBeVisible();
  const transiting = around.getByRole("button", { name: /^Transits: Sun 24°\d\d′ Gemini, house 9$/ });
  await expect(transiting).toHaveCount(0);
  await page.getByRole("radio", { name: "With transits" }).check();
  await expect(transiting.first()).toBeVisible();
  await expect(
    around.getByRole("button", { name: /^Natal chart: Sun 24°23′ Gemini, house 9$/ }).first(),
  ).toBeVisible();
  await expect(
    around.getByRole("button", { name: /^Progressed chart: Sun 23°00′ Cancer, house 10$/ }).first(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole("radio", { name: "With transits" })).toBeChecked();
  await expect(transiting.first()).toBeVisible();
  await view(page, "Solar return").check();
  await expect(page.getByRole("radio", { name: "With transits" })).toHaveCount(0);
});

test("the choice is kept by Back and a reload, and a new chart begins with the natal one", async ({
  page,
}) => {
  await chartOf(page);
  await view(page, "Relocated").check();
  await options(page).getByLabel("Place", { exact: true }).fill("Oslo");
  await show(page).click();
  await page.getByRole("radio", { name: "By itself" }).check();
  const expectAll = async () => {
    await expect(view(page, "Relocated")).toBeChecked();
    await expect(title(page, "Relocated to Oslo")).toBeVisible();
    await expect(wheel(page, "Relocated chart")).toBeVisible();
    await expect(options(page).getByLabel("Place", { exact: true })).toHaveValue("Oslo");
  };
  await expectAll();
  await page
    .getByRole("navigation", { name: "What comes next" })
    .getByRole("link", { name: /Numbers/ })
    .click();
  await expect(page).toHaveURL(/numerology/);
  await page.goBack();
  await expectAll();
  await page.reload();
  await expectAll();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(view(page, "Natal")).toBeChecked();
  await expect(natalReading(page)).toBeVisible();
});

test("without a birth time, what needs it says so and the natal chart stays", async ({ page }) => {
  await gotoAnew(page, "/birth-chart");
  await listens(page);
  await fillBirth(page);
  await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  for (const name of ["Solar return", "Lunar return", "Relocated"]) {
    await view(page, name).check();
    await expect(page.getByRole("note").filter({ hasText: "needs the birth time" })).toBeVisible();
    await expect(natalReading(page)).toBeVisible();
  }
  await view(page, "Progressed").check();
  await expect(title(page, /^Progressed to /)).toBeVisible();
});

test("the old picture stays until the new one has come, and the focus where it was", async ({ page }) => {
  await chartOf(page);
  await view(page, "Progressed").check();
  await expect(title(page, /^Progressed to /)).toBeVisible();
  const release = await holdCalls(page, "**/api/derived-chart");
  await view(page, "Progressed").press("ArrowRight");
  await expect(view(page, "Solar return")).toBeChecked();
  await expect(view(page, "Solar return")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Drawing: solar return" })).toBeAttached();
  await expect(title(page, /^Progressed to /)).toBeVisible();
  release();
  await expect(title(page, /^Solar return of /)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Drawn: Solar return of" })).toBeAttached();
  await expect(view(page, "Solar return")).toBeFocused();
});

test.describe("a call that fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("leaves the natal chart, says so and can be tried again", async ({ page }) => {
    await chartOf(page);
    await page.route("**/api/derived-chart", (route) => route.abort());
    await view(page, "Progressed").check();
    const alert = page.getByRole("alert").filter({ hasText: "No progressed chart could be drawn." });
    await expect(alert).toBeVisible();
    await expect(natalReading(page)).toBeVisible();
    await page.unroute("**/api/derived-chart");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(title(page, /^Progressed to /)).toBeVisible();
  });

  test("to tell a return leaves its chart, says so and can be tried again", async ({ page }) => {
    await chartOf(page);
    await page.route("**/api/return-reading", (route) => route.abort());
    await view(page, "Solar return").check();
    const alert = page.getByRole("alert").filter({ hasText: "The year could not be told." });
    await expect(alert).toBeVisible();
    await expect(title(page, /^Solar return of /)).toBeVisible();
    await page.unroute("**/api/return-reading");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/This page tells the year/)).toBeVisible();
  });

  test("for a place that nobody knows is told in the words of the field", async ({ page }) => {
    await chartOf(page);
    await view(page, "Relocated").check();
    await options(page).getByLabel("Place", { exact: true }).fill("Xqzzw");
    await show(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not find “Xqzzw”" })).toBeVisible();
    await expect(options(page).getByLabel("Place", { exact: true })).toHaveValue("Xqzzw");
  });
});

for (const [width, scheme] of [
  [320, "light"],
  [390, "dark"],
] as const) {
  test(`at ${width} px, ${scheme}, nothing is wider than the window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 844 });
    await chartOf(page);
    for (const name of ["Now", "Progressed", "Solar return", "Lunar return", "Planet return"]) {
      await view(page, name).check();
      await expect(aspects(page)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, name).toBe(0);
    }
    const boxes = await choice(page)
      .locator("label")
      .evaluateAll((labels) => labels.map((label) => label.scrollWidth - label.clientWidth));
    expect(boxes).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("on paper stands the view that was chosen, without the natal reading", async ({ page }) => {
  const natalTable = page.getByRole("heading", { name: "Chiron and the lunar nodes" });
  await chartOf(page);
  await page.emulateMedia({ media: "print" });
  await expect(natalTable).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await view(page, "Solar return").check();
  await expect(aspects(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(title(page, /^Solar return of /)).toBeVisible();
  await expect(wheel(page, "Natal chart with Solar return around it")).toBeVisible();
  await expect(choice(page)).toBeHidden();
  await expect(options(page)).toBeHidden();
  await expect(natalTable).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the natal chart stands alone, and no choice that could not work", async ({ page }) => {
    await page.goto("/birth-chart");
    await fillBirth(page);
    await page.getByRole("button", { name: "Generate Chart" }).click();
    await expect(title(page, "Ann's Birth Chart")).toBeVisible();
    await expect(choice(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Read the story of this chart" })).toBeVisible();
  });
});

test.describe("Of two births", () => {
  const BEN: TypedBirth = { name: "Ben", date: "11/02/1985", time: "7:10 AM", location: "London" };
  const positions = (page: Page) =>
    page.getByRole("table", { name: "Positions of planets, points and angles" });

  async function pairOf(page: Page, isBenTimed = true) {
    await gotoAnew(page, "/compatibility");
    await listens(page);
    await fillBirth(page.getByRole("group", { name: "First Person" }));
    const second = page.getByRole("group", { name: "Second Person" });
    await fillBirth(second, BEN);
    if (!isBenTimed) await second.getByLabel("I don't know my birth time").check();
    await page.getByRole("button", { name: "Analyze Compatibility" }).click();
    await expect(view(page, "Two charts")).toBeChecked();
  }

  test("a composite takes the place of both charts, and its ascendant may be a midpoint", async ({
    page,
  }) => {
    await pairOf(page);
    await expect(title(page, "Aspects between you")).toBeVisible();
    await view(page, "Composite").check();
    await expect(title(page, "Composite of Ann and Ben")).toBeVisible();
    await expect(view(page, "Composite")).toBeFocused();
    await expect(wheel(page, "Composite of Ann and Ben")).toBeVisible();
    await expect(title(page, "Aspects between you")).toHaveCount(0);
    await expect(page.getByText(/^Every place is the middle of two\. Houses as Ann has them/)).toBeVisible();
    const ascendant = positions(page).getByRole("row", { name: /^Ascendant/ });
    const derived = await ascendant.textContent();
    // Halfway from Ann's Sun at 24°23′ Gemini to Ben's at 9°48′ Scorpio.
    await expect(positions(page).getByRole("row", { name: /^Sun/ })).toContainText("2°05′");
    await page.getByLabel("Ascendant", { exact: true }).selectOption("Midpoint");
    await expect(ascendant).not.toHaveText(derived ?? "");
    await expect(page.getByRole("status").filter({ hasText: "Drawn: Composite" })).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("a Davison chart says its moment and place, and is kept by Back and a reload", async ({ page }) => {
    await pairOf(page);
    await view(page, "Davison").check();
    await page.getByLabel("Place in the middle").selectOption("Great Circle");
    const expectAll = async () => {
      await expect(view(page, "Davison")).toBeChecked();
      await expect(title(page, "Davison chart of Ann and Ben")).toBeVisible();
      await expect(
        page.getByText(/^The sky of 23 February 1988, 12:50:00 UTC over 52\.\d\d° N, /),
      ).toBeVisible();
      await expect(page.getByLabel("Place in the middle")).toHaveValue("Great Circle");
    };
    await expectAll();
    await page.getByRole("navigation", { name: "What comes next" }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/compatibility/);
    await page.goBack();
    await expectAll();
    await page.reload();
    await expectAll();
    await view(page, "Two charts").check();
    await expect(title(page, "Both charts in one wheel")).toBeVisible();
    await expect(title(page, "Aspects between you")).toBeVisible();
  });

  test("an unknown birth time is told in words, and leaves out the angles", async ({ page }) => {
    await pairOf(page, false);
    for (const name of ["Composite", "Davison"]) {
      await view(page, name).check();
      await expect(title(page, new RegExp(`^${name} `))).toBeVisible();
      await expect(
        page.getByRole("note").filter({ hasText: /^Ben’s birth time is unknown, so noon/ }),
      ).toBeVisible();
      await expect(positions(page).getByRole("row", { name: /^Ascendant/ })).toHaveCount(0);
    }
    await view(page, "Composite").check();
    await expect(page.getByLabel("Ascendant", { exact: true })).toHaveCount(0);
  });

  test.describe("a call that fails", () => {
    test.use({ allowedErrors: FAILED_CALL });

    test("leaves both charts, says so and can be tried again", async ({ page }) => {
      await pairOf(page);
      await page.route("**/api/pair-chart", (route) => route.abort());
      await view(page, "Composite").check();
      const alert = page.getByRole("alert").filter({ hasText: "No composite could be drawn." });
      await expect(alert).toBeVisible();
      await expect(title(page, "Both charts in one wheel")).toBeVisible();
      await page.unroute("**/api/pair-chart");
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(title(page, "Composite of Ann and Ben")).toBeVisible();
    });
  });

  test("at 320 px, in the dark, nothing is wider than the window", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 844 });
    await pairOf(page);
    for (const name of ["Composite", "Davison"]) {
      await view(page, name).check();
      await expect(title(page, new RegExp(`^${name} `))).toBeVisible();
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, name).toBe(0);
    }
    const boxes = await choice(page)
      .locator("label")
      .evaluateAll((labels) => labels.map((label) => label.scrollWidth - label.clientWidth));
    expect(boxes).toEqual([0, 0, 0]);
  });
});
