import type { Page } from "@playwright/test";
import { expectEveryFieldAsked, expectUnknownPlace, fillBirth, type TypedBirth } from "../support/birth-form";
import {
  axeViolations,
  axeViolationsInBoth,
  expect,
  FAILED_CALL,
  gotoAnew,
  holdCalls,
  test,
  toast,
  visit,
} from "../support/browser";

const generate = (page: Page) => page.getByRole("button", { name: "Generate Chart" }).click();

async function chartOf(page: Page, birth: Partial<TypedBirth> = {}) {
  await gotoAnew(page, "/birth-chart");
  await fillBirth(page, birth);
  await generate(page);
  await expect(page.getByRole("heading", { name: /'s Birth Chart$/ })).toBeVisible();
}

test("before a chart exists the screen says so, and offers every choice of the specification", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
  await page.getByText("Chart settings").click(); // what few need is folded
  for (const hint of [
    "Use the name on your birth certificate",
    "Format: MM/DD/YYYY",
    "Required for accurate house positions",
    "City and country of birth",
    "Leave blank to auto-detect from location",
  ]) {
    await expect(page.getByText(hint)).toBeVisible();
  }
  const offsets = await page
    .getByLabel("Timezone")
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offsets[0]).toBe("auto");
  expect(offsets.slice(1).map(Number)).toEqual(
    [...Array.from({ length: 27 }, (_, i) => i - 12), 5.5, 9.5].sort((a, b) => a - b),
  );
  await expect(page.getByLabel("House System")).toHaveValue("Whole Sign");
});

test("four fields, then the button, all within the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/birth-chart");
  const button = page.getByRole("button", { name: "Generate Chart" });
  expect((await button.boundingBox())?.y).toBeLessThan(620);
});

test("name, date, time and place give a chart, with every part of it", async ({ page }) => {
  await chartOf(page);
  await expect(toast(page)).toContainText("Chart Generated");
  await expect(toast(page)).toContainText("Your birth chart has been successfully generated!");
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
  const chart = page.getByRole("tabpanel", { name: "Chart" });
  await expect(chart).toContainText("15 June 1990 · 14:30 · New York");
  for (const text of ["Gemini24°23′", "Pisces18°59′", /Libra13°4\d′/])
    await expect(chart).toContainText(text);

  await page.getByRole("tab", { name: "Planets" }).click();
  const planets = page.getByRole("tabpanel", { name: "Planets" });
  const saturn = planets.getByRole("listitem").filter({ hasText: /^Saturn/ });
  await expect(saturn).toContainText("Retrograde");
  await expect(saturn).toContainText("Capricorn");
  await expect(saturn).toContainText("24°00′");
  await expect(saturn).toContainText("4th house");

  await page.getByRole("tab", { name: "Aspects" }).click();
  const aspects = page.getByRole("tabpanel", { name: "Aspects" });
  await expect(aspects.locator("dl")).toContainText("13");
  await expect(aspects.locator("dl")).toContainText("11");
  const sunMoon = aspects.getByRole("listitem").filter({ hasText: "Sun Square Moon" });
  await expect(sunMoon).toContainText("95° · orb 5.4° · applying");

  await page.getByRole("tab", { name: "Profections" }).click();
  const years = page.getByRole("tabpanel", { name: "Profections" }).getByRole("listitem");
  await expect(years).toHaveCount(5);
  await expect(years.first()).toContainText(/Age \d+: \d+(st|nd|rd|th) house year/);
  // This year is open, with what its lord says from this chart; the others open on demand.
  await expect(years.first()).toContainText("Now");
  await expect(
    years.first().getByText(/^Your (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) is in /),
  ).toBeVisible();
  await expect(years.first().getByText(/\. In [A-Z][a-z]+, your (Sun|Moon|M|V|J|S)/)).toBeVisible();
  const second = years.nth(1).locator("p").first();
  await expect(second).toBeHidden();
  await years.nth(1).locator("summary").click();
  await expect(second).toBeVisible();
});

test("the wheel keeps its measure: ascendant at the left, longitudes counter-clockwise", async ({ page }) => {
  await chartOf(page);
  const wheel = page.locator('svg[viewBox="0 0 500 500"]').first();
  await expect(wheel).toBeVisible();
  const box = await wheel.boundingBox();
  const ac = await wheel.getByText(/^AC/).first().boundingBox();
  if (!box || !ac) throw new Error("no wheel, or no AC");
  expect(ac.x + ac.width / 2).toBeLessThan(box.x + box.width * 0.2);
});

test("a body in the wheel opens a card beside it, by pointer and by keyboard, and Esc closes it", async ({
  page,
}) => {
  await chartOf(page);
  const moon = page.getByRole("button", { name: /^Moon 18°59′ Pisces/ });
  const card = page.getByRole("status", { name: "Moon in Pisces" });
  await moon.locator(".wheel-hit").click();
  await expect(card).toContainText("18°59′ Pisces · house 6");
  await expect(card).toContainText("Sun");
  const [glyph, box] = [await moon.locator(".wheel-hit").boundingBox(), await card.boundingBox()];
  if (!glyph || !box) throw new Error("no glyph, or no card");
  expect(box.y > glyph.y + glyph.height || box.y + box.height < glyph.y).toBe(true);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: /^Saturn 24°00′ Capricorn/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Saturn in Capricorn" })).toContainText("retrograde");
});

/** The wheel's width in pixels and the height of its smallest letters that are seen. */
const lettersOf = (page: Page) =>
  page
    .locator("svg.wheel")
    .first()
    .evaluate((svg) => {
      const { width } = svg.getBoundingClientRect();
      const seen = [...svg.querySelectorAll("text, tspan")].filter(
        (text) => text.getClientRects().length > 0,
      );
      const sizes = seen.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      return { width, smallest: (Math.min(...sizes) * width) / 500 };
    });

const CROWDED = { date: "02/05/1962", time: "00:00", location: "Mumbai" };
for (const [name, birth] of [
  ["an ordinary chart", {}],
  ["a crowded chart", CROWDED],
] as const) {
  test(`at any width no letter of the wheel is less than 11 px high: ${name}`, async ({ page }) => {
    await chartOf(page, birth);
    const found: Record<number, number> = {};
    for (const width of [320, 360, 390, 430, 480, 500, 520, 560, 640, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      found[width] = (await lettersOf(page)).smallest;
    }
    expect(Object.entries(found).filter(([, size]) => size < 11)).toEqual([]);
  });
}

test("on a phone the wheel runs from edge to edge, and a tap enlarges it", async ({ page }) => {
  await chartOf(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await lettersOf(page)).width).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const targets = [
      page.locator(".wheel-sign > .wheel-hit"),
      page.locator('.wheel-compact [data-body="moon"] > .wheel-hit'),
      page.getByRole("button", { name: "Enlarge the wheel" }),
    ];
    for (const target of targets) {
      const sizes = await target.evaluateAll((marks) =>
        marks.map((mark) => mark.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
      );
      expect(Math.round(Math.min(...sizes) * 100) / 100).toBeGreaterThanOrEqual(32);
    }
  }
  await page.getByRole("button", { name: "Enlarge the wheel" }).click();
  const large = page.getByRole("dialog", { name: /^Enlarged wheel/ });
  await expect(large.getByText("59′", { exact: true })).toBeVisible();
  expect((await large.locator("svg.wheel").boundingBox())?.width).toBeGreaterThan(800);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
});

test("by keys alone: one Tab reaches the wheel, arrows its bodies, aspects, houses, signs and angles", async ({
  page,
}) => {
  await chartOf(page);
  const card = (name: string) => page.getByRole("status", { name, exact: true });
  const stops = page.locator('svg.wheel [data-mark][tabindex="0"]').filter({ visible: true });
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveAccessibleName(/^Sun 24°23′ Gemini/);
  await stops.focus();
  await page.keyboard.press("ArrowRight");
  await expect(card("Moon in Pisces")).toBeVisible();
  await expect(stops).toHaveCount(1);
  await expect(stops).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".wheel-aspect:focus")).toHaveAccessibleName(/\. \d+° apart, orb \d\.\d°$/);
  await expect(page.locator(".wheel-card")).toContainText("apart, orb");
  await page.keyboard.press("ArrowDown");
  await expect(card("House 1")).toContainText("Begins at 0°00′ Libra");
  await page.keyboard.press("ArrowLeft");
  await expect(card("House 12")).toContainText("Solitude, rest, secrets");
  await expect(card("House 12").getByRole("link", { name: "Glossary" })).toHaveAttribute(
    "href",
    "/insights/glossary#twelfth-house",
  );
  await page.keyboard.press("ArrowDown");
  await expect(card("Aries")).toContainText("Fire, cardinal");
  await page.keyboard.press("ArrowDown");
  await expect(card("Ascendant")).toContainText(/13°4\d′ Libra/);
  await expect(card("Ascendant")).toContainText("The degree that rises in the east");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await expect(card("Pisces")).toContainText("With Moon");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.locator(".wheel-card")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Pisces\. Water, mutable/ })).toBeFocused();
});

test("the screen says how the birth time was read", async ({ page }) => {
  await chartOf(page, { name: "Albert", date: "03/14/1879", time: "11:30", location: "Ulm, Germany" });
  await expect(page.getByText("+00:39:58 (Europe/Berlin)")).toBeVisible();
  await expect(page.getByRole("note")).toContainText("local mean time");
  await expect(page.getByRole("region", { name: "Your chart" })).toContainText("© GeoNames, CC BY 4.0");
});

test("a clock time that occurred twice can be read the other way", async ({ page }) => {
  await chartOf(page, { date: "11/05/2023", time: "01:30" });
  await expect(page.getByText("5 November 2023, 05:30:00 UTC")).toBeVisible();
  await page.getByRole("button", { name: "Read it the other way" }).click();
  await expect(page.getByText("5 November 2023, 06:30:00 UTC")).toBeVisible();
  await page.getByRole("button", { name: "Read it the other way" }).click();
  await expect(page.getByText("5 November 2023, 05:30:00 UTC")).toBeVisible();
});

test("without a birth time houses, Rising and Profections give way to a sentence", async ({ page }) => {
  await page.goto("/birth-chart");
  await fillBirth(page, { time: "" });
  await page.getByLabel("I don't know my birth time").check();
  await expect(page.getByLabel("Birth Time", { exact: true })).toBeDisabled();
  await generate(page);
  await expect(page.getByText(/Without a birth time nobody can tell which sign was rising/)).toBeVisible();
  await page.getByRole("tab", { name: "Profections" }).click();
  await expect(page.getByText(/takes a birth time to know/)).toBeVisible();
});

test("a birth still to come has no profections yet, and none are asked for", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/annual-profections", (route) => {
    calls += 1;
    return route.continue();
  });
  await chartOf(page, { date: "01/01/2099" });
  await page.getByRole("tab", { name: "Profections" }).click();
  await expect(page.getByText(/Profections start at birth/)).toBeVisible();
  expect(calls).toBe(0);
});

test.describe("what fails", () => {
  test.use({ allowedErrors: /Failed to load resource|^Profections: / });

  test("what is said of a wrong value leaves with it", async ({ page }) => {
    await visit(page, "/birth-chart");
    await generate(page);
    const date = page.getByLabel("Birth Date");
    await expect(date).toHaveAccessibleDescription(/Birth date is required/);
    await date.fill("06/15/1990");
    await expect(page.getByText("Birth date is required")).toHaveCount(0);
    await expect(date).not.toHaveAttribute("aria-invalid");
    await expect(page.getByText("Birth location is required")).toBeVisible();
    await date.fill("");
    await generate(page);
    await expect(date).toHaveAccessibleDescription(/Birth date is required/);
  });

  test("an unknown place is told at its field and in a toast, and nothing typed is lost", async ({
    page,
  }) => {
    await page.goto("/birth-chart");
    await fillBirth(page, { location: "Qwxzzy" });
    await generate(page);
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText(
      "Failed to generate birth chart. Please check your input and try again.",
    );
    await expectUnknownPlace(page, "Qwxzzy");
    expect(await axeViolations(page)).toEqual([]);
  });

  test("an empty form names its four fields at once", async ({ page }) => {
    await page.goto("/birth-chart");
    await generate(page);
    await expectEveryFieldAsked(page);
  });

  test("a chart stays on the screen when the next one fails", async ({ page }) => {
    await chartOf(page);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.route("**/api/birth-chart", (route) => route.abort());
    await generate(page);
    await expect(toast(page)).toContainText("Failed to generate birth chart");
    await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
  });

  test("profections that cannot be fetched leave their loading line and no toast", async ({ page }) => {
    await page.route("**/api/annual-profections", (route) => route.fulfill({ status: 500, body: "{}" }));
    await chartOf(page);
    await page.getByRole("tab", { name: "Profections" }).click();
    await expect(page.getByText("Loading profections data...")).toBeVisible();
    await expect(toast(page)).toContainText("Chart Generated");
    await expect(toast(page)).toHaveCount(1);
  });
});

test("the button waits while the call is under way", async ({ page }) => {
  const release = await holdCalls(page, "**/api/birth-chart");
  await page.goto("/birth-chart");
  await fillBirth(page);
  await generate(page);
  await expect(page.getByRole("button", { name: "Generating Chart..." })).toBeDisabled();
  release();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("button", { name: "Generate Chart" })).toBeEnabled();
});

test("garbage in local storage is neither offered nor a crash", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("last-birth-chart", '{"planets":[1],"sun":null}'));
  await page.goto("/birth-chart");
  await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
  await expect(page.getByRole("button", { name: /^In use/ })).toHaveCount(0);
});

test("a place is picked from suggestions with the keyboard alone", async ({ page }) => {
  await page.goto("/birth-chart");
  const location = page.getByLabel("Birth Location");
  await location.pressSequentially("Ulm");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("Ulm");
  await expect(page.getByText(/places? found/)).toBeAttached();
  await location.press("ArrowDown");
  await location.press("Enter");
  await expect(location).toHaveValue(/^Ulm, .*Germany$/);
  await expect(page.locator('input[name="latitude"]')).toHaveValue(/^48\.\d+$/);
  await location.press("End");
  await location.pressSequentially("x");
  await expect(page.locator('input[name="latitude"]')).toHaveValue("");
});

test("a date with the day before the month is offered as what it must mean", async ({ page }) => {
  await visit(page, "/birth-chart");
  const date = page.getByLabel("Birth Date");
  await date.fill("31/12/1990");
  await page.getByRole("button", { name: "Did you mean 31 December 1990?" }).click();
  await expect(date).toHaveValue("12/31/1990");
  await expect(date).toBeFocused();
  await expect(page.getByText("31 December 1990", { exact: true })).toBeVisible();
  await date.fill("14 feb 2001");
  await expect(page.getByText("14 February 2001")).toBeVisible();
});

test.describe("What cannot be read", () => {
  test.use({ allowedErrors: /422/ });

  test("a date or a time that there is not is said when its field is left, and not while somebody types", async ({
    page,
  }) => {
    await visit(page, "/birth-chart");
    const date = page.getByLabel("Birth Date");
    const time = page.getByRole("textbox", { name: "Birth Time" });
    const noSuchDay = page.getByText("February 1990 has no day 31", { exact: true });
    const noSuchHour = page.getByText("The hour must be between 0 and 23", { exact: true });
    await date.fill("02/28/1990");
    await expect(page.getByText("28 February 1990", { exact: true })).toBeVisible();
    await date.fill("02/31/1990");
    await expect(page.getByText("28 February 1990", { exact: true })).toHaveCount(0);
    await expect(noSuchDay).toHaveCount(0);
    await time.fill("25:10");
    await expect(noSuchDay).toBeVisible();
    await date.fill("02/03/1990");
    await expect(noSuchDay).toHaveCount(0);
    await expect(noSuchHour).toBeVisible();
    // What the answer says is said once.
    await page.getByRole("button", { name: "Generate Chart" }).click();
    await expect(time).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(/The hour must be between 0 and 23/)).toHaveCount(1);
  });
});

test("the place that was meant comes first, with the name that was typed", async ({ page }) => {
  await visit(page, "/birth-chart");
  const location = page.getByLabel("Birth Location");
  await location.pressSequentially("München");
  await expect(page.getByRole("option").first()).toContainText("Munich · München");
  await location.press("ArrowDown");
  await location.press("Enter");
  await expect(location).toHaveValue("Munich, Bavaria, Germany");
});

test("a place is looked up without asking the worker, and by the worker where no name begins so", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/places") asked.push(searchParams.get("q") ?? "");
  });
  await visit(page, "/birth-chart");
  const location = page.getByLabel("Birth Location");
  const first = page.getByRole("listbox", { name: "Places" }).getByRole("option").first();
  for (const [typed, found] of [
    ["Lis", "Lisbon"],
    ["Lisbon, po", "Portugal"],
    ["東京", "Tokyo"],
  ] as const) {
    await location.fill(typed);
    await expect(first).toContainText(found);
  }
  expect(asked).toEqual([]);
  await location.fill("Amsterdm");
  await expect(first).toContainText("Amsterdam");
  expect(asked).toEqual(["Amsterdm"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form gives the same chart", async ({ page }) => {
    await page.goto("/birth-chart");
    await fillBirth(page);
    await generate(page);
    await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
    const parts = page.getByRole("navigation", { name: "Parts of your chart" });
    const toPart = async (name: string) => {
      await parts.getByRole("button", { name, exact: true }).click();
      await expect(parts.getByRole("button", { name, exact: true })).toHaveAttribute("aria-current", "true");
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann");
    };
    await toPart("Reading");
    await expect(page.getByRole("heading", { name: "Three things to try" })).toBeVisible();
    await toPart("Aspects");
    await expect(page.getByText("Sun Square Moon")).toBeVisible();
    await toPart("Profections");
    await expect(page.getByText(/Age \d+: /).first()).toBeVisible();
    await toPart("Chart");
    await page.getByRole("button", { name: /^Moon/ }).click();
    await expect(page.locator("#reading-Moon")).toBeInViewport();
  });

  test.describe("and with errors", () => {
    test.use({ allowedErrors: FAILED_CALL });
    test("the form comes back with what was typed", async ({ page }) => {
      await page.goto("/birth-chart");
      await fillBirth(page, { date: "02/30/1990" });
      await generate(page);
      await expect(page.getByText("February 1990 has no day 30")).toBeVisible();
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann");
      await expect(page.getByLabel("Birth Location")).toHaveValue("New York");
    });
  });
});

test("axe finds nothing wrong with the form and the list of places", async ({ page }) => {
  await page.goto("/birth-chart");
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await page.getByLabel("Birth Location").pressSequentially("Ulm");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});

test("axe finds nothing wrong with the parts of a chart", async ({ page }) => {
  test.slow(); // eight runs of axe, over the longest pages that there are
  await chartOf(page);
  for (const tab of ["Chart", "Planets", "Aspects", "Profections"]) {
    await page.getByRole("tab", { name: tab }).click();
    expect(await axeViolationsInBoth(page), tab).toEqual([]);
  }
});
