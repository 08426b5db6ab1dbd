import { expect, FAILED_CALL, test, visit, visitToTheEnd } from "../support/browser";

const heading = (page: import("@playwright/test").Page) => page.getByRole("heading", { level: 2 }).first();

test("Opens on the current month with today's row marked, in the first HTML", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await visitToTheEnd(page, "/ephemeris");
  const now = new Date();
  const month = now.toLocaleString("en", { month: "long", timeZone: "UTC" });
  await expect(heading(page)).toHaveText(`${month} ${now.getUTCFullYear()} Ephemeris`);
  await expect(page.getByText("All times in UT/GMT. R = Retrograde motion")).toBeVisible();
  const today = page.locator("tr[aria-current=date]");
  await expect(today).toHaveCount(1);
  await expect(today.locator("th")).toHaveText(String(now.getUTCDate()));
  expect(calls).toEqual([]);
});

test("A row holds day, weekday, sidereal time and thirteen positions, with R where a body is retrograde", async ({
  page,
}) => {
  await page.goto("/ephemeris?year=2026&month=11");
  await expect(page.locator("tbody tr")).toHaveCount(30);
  const row = page.locator("tbody tr").nth(19);
  const cells = row.locator("th, td");
  await expect(cells).toHaveCount(16);
  await expect(cells.nth(0)).toHaveText("20");
  await expect(cells.nth(1)).toHaveText("Fri");
  await expect(cells.nth(2)).toHaveText(/^03:56:0[5-7]$/);
  await expect(cells.nth(3)).toHaveText("\u264F\uFE0E27°40′");
  await expect(cells.nth(3).getByRole("img", { name: "Scorpio" })).toBeVisible();
  const uranus = cells.nth(10);
  await expect(uranus).toHaveText(/3°55′R$/);
  await expect(uranus.getByRole("img", { name: "retrograde" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(16);
});

test("Another month is fetched from the API once, with the wait in words", async ({ page }) => {
  await page.goto("/ephemeris?year=2026&month=11");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bodies: string[] = [];
  await page.route("**/api/ephemeris", async (route) => {
    bodies.push(route.request().postData() ?? "");
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("Calculating planetary positions...")).toBeVisible();
  await expect(heading(page)).toHaveText("December 2026 Ephemeris");
  release();
  await expect(page.locator("tbody tr")).toHaveCount(31);
  await expect(page).toHaveURL("/ephemeris?year=2026&month=12");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(30);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(31);
  expect(bodies).toEqual(['{"year":2026,"month":12}']);
  await page.goBack();
  await expect(heading(page)).toHaveText("November 2026 Ephemeris");
});

test("Month and year are chosen from lists; Today returns", async ({ page }) => {
  await visit(page, "/ephemeris");
  await page.getByLabel("Year").selectOption("1800");
  await expect(heading(page)).toHaveText(/1800 Ephemeris$/);
  await page.getByLabel("Month").selectOption("February");
  await expect(heading(page)).toHaveText("February 1800 Ephemeris");
  await expect(page.locator("tbody tr")).toHaveCount(28);
  await expect(page.locator("#year option")).toHaveCount(301);
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page.locator("tr[aria-current=date]")).toHaveCount(1);
  await expect(page).toHaveURL("/ephemeris");
});

test("What is chosen before the last choice is shown keeps it", async ({ page }) => {
  await visit(page, "/ephemeris?year=2026&month=11");
  await page.evaluate(() => {
    for (const [id, value] of [
      ["year", "2000"],
      ["month", "2"],
    ]) {
      const list = document.querySelector(`select#${id}`) as unknown as { value?: string } & EventTarget;
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(heading(page)).toHaveText("February 2000 Ephemeris");
  await page.getByRole("button", { name: "Next month" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(heading(page)).toHaveText("April 2000 Ephemeris");
});

test("Nothing changes before January 1800 and after December 2100", async ({ page }) => {
  await visit(page, "/ephemeris?year=1800&month=1");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByText("The tables begin in January 1800.")).toBeVisible();
  await expect(heading(page)).toHaveText("January 1800 Ephemeris");
  await expect(page.locator("tbody td", { hasText: /^-$/ })).toHaveCount(0);
  await visit(page, "/ephemeris?year=2100&month=12");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(heading(page)).toHaveText("December 2100 Ephemeris");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(heading(page)).toHaveText("November 2100 Ephemeris");
});

test.describe("With the call failing", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("it says so, and tries again when asked", async ({ page }) => {
    await visit(page, "/ephemeris?year=2026&month=11");
    await page.route("**/api/ephemeris", (route) => route.abort());
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page.getByRole("alert")).toContainText("could not be fetched");
    await page.unroute("**/api/ephemeris");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("tbody tr")).toHaveCount(31);
  });

  test("a position that is missing is a dash", async ({ page }) => {
    await page.route("**/api/ephemeris", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.days[0].positions = answer.days[0].positions.filter(
        ({ body }: { body: string }) => body !== "Chiron",
      );
      await route.fulfill({ response, json: answer });
    });
    await visit(page, "/ephemeris?year=2026&month=11");
    await page.getByRole("button", { name: "Next month" }).click();
    const first = page.locator("tbody tr").first();
    await expect(first.locator("td", { hasText: /^-$/ })).toHaveCount(1);
    await expect(first.locator("td").nth(12)).toHaveText("-");
    await expect(first.locator("td").nth(13)).toContainText("°");
  });
});

test("Coming from another screen it asks the API", async ({ page }) => {
  await visit(page, "/aspects");
  const asked = page.waitForRequest("**/api/ephemeris");
  await page.getByRole("link", { name: "Ephemeris" }).click();
  expect((await asked).method()).toBe("POST");
  await expect(page.locator("tr[aria-current=date]")).toHaveCount(1);
});

test("The page opens at its head, its table scrolls with it, and Today brings the day's row into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  // Late in a month its row would lie below the fold.
  await page.clock.setFixedTime(new Date("2026-11-28T12:00:00Z"));
  await visit(page, "/aspects");
  await page.getByRole("link", { name: "Ephemeris" }).click();
  const today = page.locator("tr[aria-current=date]");
  await expect(today.locator("th")).toHaveText("28");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const table = page.getByRole("region", { name: "November 2026 Ephemeris" });
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  await expect(today).not.toBeInViewport();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(today).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(heading(page)).toHaveText("October 2026 Ephemeris");
  await page.getByRole("button", { name: "Today" }).click();
  await expect(today).toBeInViewport();
});

test("At 1280 pixels both Nodes are in view, and the header stays below the page's", async ({ page }) => {
  await visit(page, "/ephemeris?year=2026&month=11");
  for (const name of ["North Node", "South Node"]) {
    await expect(page.getByRole("columnheader", { name })).toBeInViewport({ ratio: 1 });
  }
  const table = page.getByRole("region", { name: "November 2026 Ephemeris" });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText("scroll it sideways")).toBeHidden();
  await page.locator("tbody tr").nth(25).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const south = page.locator("main [aria-hidden] th", { hasText: "South" });
  await expect(south).toBeInViewport({ ratio: 1 });
  const [copy, header] = [await south.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(Math.abs((copy?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThanOrEqual(1);
});

test("On a phone the table says that it goes on sideways; day and header stay in sight, and keys scroll it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/ephemeris?year=2026&month=11");
  await expect(
    page.getByText("The table goes on to the right, as far as Chiron and the Nodes"),
  ).toBeVisible();
  const table = page.getByRole("region", { name: "November 2026 Ephemeris" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(10);
  await table.evaluate((box) => {
    box.scrollLeft = 300;
  });
  await page.locator("tbody tr").nth(15).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  const frame = await table.boundingBox();
  const day = await page.locator("tbody th").nth(20).boundingBox();
  expect(Math.abs((day?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(1);
  const copy = page.locator("main [aria-hidden] th");
  const saturn = page.getByRole("columnheader", { name: "Saturn" });
  await expect
    .poll(async () =>
      Math.abs(
        ((await copy.filter({ hasText: "Saturn" }).boundingBox())?.x ?? 0) -
          ((await saturn.boundingBox())?.x ?? 99),
      ),
    )
    .toBeLessThanOrEqual(1);
  await expect(copy.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("The month downloads as CSV", async ({ page }) => {
  await page.goto("/ephemeris?year=2026&month=11");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("ephemeris-2026-11.csv");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("selects and buttons work as a form", async ({ page }) => {
    await page.goto("/ephemeris");
    await page.getByLabel("Month").selectOption("January");
    await page.getByLabel("Year").selectOption("2000");
    await page.getByRole("button", { name: "Show month" }).click();
    await expect(heading(page)).toHaveText("January 2000 Ephemeris");
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(heading(page)).toHaveText("December 1999 Ephemeris");
    await expect(page.getByLabel("Month")).toHaveValue("12");
  });
});
