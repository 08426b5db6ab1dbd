import { axeViolations, expect, FAILED_CALL, test, visit, visitToTheEnd } from "../support/browser";

test("The first HTML holds the day's sentences, a title and a description, and needs no call", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await visitToTheEnd(page, "/horoscope/leo/2026-11-22");
  const { prediction, sentences } = await (
    await page.request.get("/api/horoscope/daily?sign=leo&date=2026-11-22")
  ).json();
  await expect(page).toHaveTitle(/^Leo horoscope, 22 November 2026 · /);
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(prediction.startsWith(description?.replace(/ …$/, ""))).toBe(true);
  await expect(page.locator("main ol > li > p")).toHaveText(
    sentences.map(({ text }: { text: string }) => text),
  );
  expect(calls).toEqual([]);
});

test("A tap on what a sentence speaks of shows when it is exact and opens that day's sky", async ({
  page,
}) => {
  await visit(page, "/horoscope/leo/2026-11-22");
  const source = page.locator("main details").first();
  await source.locator("summary").click();
  const at = await source.locator("time").getAttribute("datetime");
  expect(at).toMatch(/^2026-11-22T/);
  await source.getByRole("link", { name: "See the sky then" }).click();
  await expect(page).toHaveURL(new RegExp(`/transits\\?at=${at?.slice(0, 16)}Z$`));
  await expect(page.getByLabel("Another date and time (UTC)")).toHaveValue(`${at?.slice(0, 16)}`);
});

test("Week, month, year, the day before and other signs are calls of the API", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/|\.data/.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  await visit(page, "/horoscope/leo/2026-11-22");
  const spans = page.getByRole("navigation", { name: "Span" });
  await spans.getByRole("link", { name: "Week" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, the week of 16 November 2026");
  await spans.getByRole("link", { name: "Month" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, November 2026");
  await page.getByRole("link", { name: "The month before" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, October 2026");
  await spans.getByRole("link", { name: "Year" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, 2026");
  await page.getByRole("navigation", { name: "Signs" }).getByRole("link", { name: "Pisces" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pisces, 2026");
  expect(calls).toEqual(
    ["weekly", "monthly", "monthly", "yearly", "yearly"].map((s) => `/api/horoscope/${s}`),
  );
});

test("Seven days are stepped through, and the day's colour is to be seen", async ({ page }) => {
  await visit(page, "/horoscope/leo/2026-12-05");
  const days = page.getByRole("navigation", { name: "Seven days" });
  await expect(days.getByRole("link")).toHaveCount(7);
  await expect(days.locator("[aria-current=date]")).toHaveAccessibleName("Sat 5 December 2026");
  const { color, swatch } = await (
    await page.request.get("/api/horoscope/daily?sign=leo&date=2026-12-05")
  ).json();
  await expect(page.locator("dd", { hasText: color }).locator("span")).toHaveAttribute(
    "style",
    new RegExp(`background-color: ?(${swatch}|rgb)`),
  );
  await days.getByRole("link", { name: "7 December 2026" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leo, 7 December 2026");
  await expect(days.locator("[aria-current=date]")).toHaveAccessibleName("Mon 7 December 2026");
});

test("A week has its question and three days, a month its acts, a year its planets and eclipses", async ({
  page,
}) => {
  await visit(page, "/horoscope/leo/week?date=2026-12-08");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 2, name: /day, \d+ December 2026$/ })).toHaveCount(3);
  await visit(page, "/horoscope/leo/month?date=2026-12-08");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "1 to 10 December 2026",
    "11 to 20 December 2026",
    "21 to 31 December 2026",
    "Dates",
  ]);
  await visit(page, "/horoscope/leo/year?date=2027-03-01");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    ...["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Sun"],
    ...["Eclipses", "Dates"],
  ]);
  await expect(main.getByText(/^Until 20 January the Sun is in Capricorn/)).toBeHidden();
  await main.getByRole("heading", { level: 2, name: "Sun" }).click();
  await expect(main.getByText(/^Until 20 January the Sun is in Capricorn/)).toBeVisible();
});

test("The sign chosen on the Dashboard stays chosen in this browser, and can be changed", async ({
  page,
}) => {
  await visit(page, "/");
  const day = page.getByRole("region", { name: /Your day/ });
  await day.getByRole("link", { name: "Scorpio" }).click();
  await expect(day.getByRole("heading", { level: 2 })).toHaveText("Your day, Scorpio");
  await expect(day.locator("ol > li")).toHaveCount(2);
  await page.reload();
  await expect(day.getByRole("heading", { level: 2 })).toHaveText("Your day, Scorpio");
  await day.getByRole("button", { name: "Another sign" }).click();
  await expect(day.locator('a[href^="/horoscope/"]')).toHaveCount(12);
});

test("Who has drawn a chart finds what touches it on the Dashboard, ahead of its rising sign's day", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await page.getByLabel("Name", { exact: true }).fill("May");
  await page.getByLabel("Birth Date").fill("5 May 2000");
  await page.getByLabel("Birth Time", { exact: true }).fill("14:30");
  await page.getByLabel("Birth Location").fill("London");
  await page.getByLabel("Birth Location").press("Tab");
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Three things to try" })).toBeVisible();
  // The screen is noted by the code of the header's list, which comes once somebody is known.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("looked-at"))).toContain("/birth-chart");
  await visit(page, "/");
  const day = page.getByRole("region", { name: "Your day, May" });
  await expect(day).toBeVisible();
  await page.reload();
  await expect(day.locator("ol").first().locator("li").first()).toContainText(/ your [A-Z]/);
  await expect(day.locator("details").first()).toBeVisible();
  await expect(day.getByRole("definition").first()).toContainText(
    /, your \d+(st|nd|rd|th) house · until 4 May 20/,
  );
  await expect(
    day.getByRole("heading", { name: "Since yesterday" }).locator("xpath=following-sibling::p"),
  ).toHaveText(/exact( today| yesterday|\.)/);
  await expect(day.getByRole("navigation", { name: "Where you were" }).getByRole("link")).toHaveText([
    "Birth Chart",
  ]);
  await day.getByRole("link", { name: "All that touches this chart" }).click();
  await expect(page.getByRole("heading", { name: /May/ }).first()).toBeVisible();

  await visit(page, "/horoscope");
  const own = page.getByRole("navigation", { name: "Your signs" });
  await expect(own.getByRole("link")).toHaveText(["Rising: Virgo", "Sun: Taurus"]);

  await own.getByRole("link", { name: "Rising: Virgo" }).click();
  const ownDay = page.getByRole("region", { name: "From May’s own chart" });
  await expect(ownDay.getByRole("listitem").first()).toContainText("of your year");
  // What the page tells to everybody of the sign is not told twice.
  const told = await page.locator("main ol > li > p:first-of-type").allInnerTexts();
  expect(new Set(told).size).toBe(told.length);
  await visit(page, "/horoscope/leo");
  await expect(page.getByRole("heading", { name: /^Leo/ })).toBeVisible();
  await expect(page.locator("html[data-known]")).toHaveCount(1);
  await expect(ownDay).toHaveCount(0);
});

test("Transits has the week, the month and the year of the same sign", async ({ page }) => {
  await visit(page, "/transits/signs");
  const ahead = page.getByRole("region", { name: /weeks ahead/ });
  await ahead.getByRole("link", { name: "Libra" }).click();
  await expect(ahead.getByRole("heading", { level: 2 }).first()).toHaveText("The weeks ahead for Libra");
  await expect(ahead.getByRole("tabpanel").locator("ol > li").nth(3)).toBeVisible();
  await ahead.getByRole("tab", { name: "Year" }).click();
  await expect(ahead.getByRole("tabpanel").locator("ol > li").nth(6)).toBeVisible();
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Your day, Libra" })).toBeVisible();
});

test("A planet's reading says what its degree means, and leads to the degrees of its sign", async ({
  page,
}) => {
  await visit(page, "/degrees/leo");
  await expect(page.locator("main ol > li")).toHaveCount(30);
  await page.getByRole("navigation", { name: "Signs" }).getByRole("link", { name: "Virgo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The degrees of Virgo");
  await expect(page.locator("main ol > li")).toHaveCount(30);
});

test("Horoscopes and degrees pass the accessibility checks", async ({ page }) => {
  for (const path of ["/horoscope", "/horoscope/leo", "/horoscope/leo/year", "/degrees/leo"]) {
    await visit(page, path);
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test.describe("With the calls failing", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("a message stands in place, and the Dashboard offers another try", async ({ page }) => {
    await page.route("**/api/horoscope/**", (route) => route.abort());
    await visit(page, "/horoscope/leo");
    await page.getByRole("link", { name: "Week" }).click();
    await expect(page.getByText("The horoscope could not be loaded")).toBeVisible();
    await visit(page, "/");
    const day = page.getByRole("region", { name: /Your day/ });
    await day.getByRole("link", { name: "Aries" }).click();
    await expect(day.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute("**/api/horoscope/**");
    await day.getByRole("button", { name: "Try again" }).click();
    await expect(day.locator("ol > li")).toHaveCount(2);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there, the sources too", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("region", { name: "Your day" }).getByRole("link", { name: "Leo" }).click();
    await expect(page.locator("main ol > li").first()).toBeVisible();
    await page.locator("main details summary").first().click();
    await expect(page.getByRole("link", { name: "See the sky then" }).first()).toBeVisible();
  });
});
