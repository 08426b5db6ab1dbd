import { axeViolations, expect, FAILED_CALL, holdCalls, test, visit } from "../support/browser";

test("The first HTML holds ten planets as of a date in UTC, without a call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await page.goto("/transits?at=2026-11-20T00:00Z", { waitUntil: "networkidle" });
  await expect(page.getByText("As of Friday, 20 November 2026, 00:00 UTC")).toBeVisible();
  const cards = page.locator("main ul > li").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards).toHaveCount(10);
  await expect(cards.filter({ hasText: "Sun" }).first()).toContainText("Scorpio27°40′");
  const saturn = cards.filter({ has: page.getByRole("heading", { name: /^Saturn/ }) });
  await expect(saturn).toContainText("Aries8°19′");
  await expect(saturn).toContainText("Retrograde");
  const mercury = cards.filter({ has: page.getByRole("heading", { name: /^Mercury/ }) });
  await expect(mercury).not.toContainText("Retrograde");
  expect(calls).toEqual([]);
});

test("Coming from another screen it asks the API with ten skeletons meanwhile", async ({ page }) => {
  const release = await holdCalls(page, "**/api/transits");
  await visit(page, "/aspects");
  await page.getByRole("link", { name: "Transits" }).click();
  await expect(page).toHaveURL("/transits");
  await expect(page.locator("[data-skeleton]")).toHaveCount(10);
  release();
  await expect(page.getByRole("heading", { level: 2, name: "Sun", exact: true })).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test.describe("With the call failing", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("'No transit data available' stands in place of the cards", async ({ page }) => {
    await page.route("**/api/transits", (route) => route.abort());
    await visit(page, "/aspects");
    await page.getByRole("link", { name: "Transits" }).click();
    await expect(page.getByText("No transit data available")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reading transits" })).toBeVisible();
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  });

  test("a refused moment is named at its field", async ({ page }) => {
    await visit(page, "/aspects");
    await page.getByRole("link", { name: "Transits" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Sun", exact: true })).toBeVisible();
    const field = page.getByLabel("Another date and time (UTC)");
    await field.evaluate((input: HTMLInputElement) => {
      input.type = "text";
      input.value = "1799-01-01T00:00";
    });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(
      page.getByText("The date must lie between 1 January 1800 and 31 December 2100"),
    ).toBeVisible();
    await expect(page.getByText("No transit data available")).toBeVisible();
  });
});

test("Another date and time is shown, and its address can be shared", async ({ page }) => {
  await page.goto("/transits");
  await page.getByLabel("Another date and time (UTC)").fill("1990-06-15T18:30");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("As of Friday, 15 June 1990, 18:30 UTC")).toBeVisible();
  await expect(page).toHaveURL(/\?at=1990-06-15T18/);
  await page.reload();
  await expect(page.getByText("As of Friday, 15 June 1990, 18:30 UTC")).toBeVisible();
  await page.getByRole("link", { name: "Back to now" }).click();
  await expect(page).toHaveURL("/transits");
});

test("Aspects, stations and changes of sign ahead are listed in the visitor's time and UTC", async ({
  page,
}) => {
  await page.goto("/transits?at=2026-02-01T00:00Z");
  const ahead = page.locator("section[aria-labelledby=ahead]");
  await ahead.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  // Saturn meets Neptune at 0°45′ Aries, and Mercury turns on 26 February.
  const conjunction = ahead.locator("li", { hasText: "Saturn conjunction Neptune" });
  await expect(conjunction).toContainText("0°45′ Aries");
  await expect(conjunction).toContainText(/20 Feb, (17|5):5\d/);
  await expect(conjunction).toContainText(/20 Feb, 16:5\d UTC/);
  await expect(ahead.locator("li", { hasText: "Mercury turns retrograde" })).toContainText("26 Feb");
});

test("A chart brings its longitudes to its transits, and no birth data stands in an address", async ({
  page,
}) => {
  const urls: string[] = [];
  const bodies: string[] = [];
  page.on("request", (request) => {
    urls.push(request.url());
    if (request.url().endsWith("/api/chart-transits")) bodies.push(request.postData() ?? "");
  });
  await page.goto("/birth-chart");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Birth Date").fill("06/15/1990");
  await page.getByLabel("Birth Time", { exact: true }).fill("14:30");
  await page.getByLabel("Birth Location").fill("New York");
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const chart = page.locator("section[aria-labelledby=your-chart]");
  await expect(chart.getByRole("heading")).toHaveText("Transits to Ada's chart");
  await expect(chart.locator("li").first()).toContainText(/your (Sun|Moon|[A-Z][a-z]+)/);
  expect(JSON.parse(bodies[0] ?? "{}").longitudes.Sun).toBeCloseTo(84.4, 0);
  expect(bodies.join()).not.toContain("1990");
  expect(urls.filter((url) => /1990|Ada/.test(url))).toEqual([]);

  // Without the link the chart kept in this browser is offered, and used when asked for.
  await visit(page, "/transits");
  await expect(page.locator("section[aria-labelledby=your-chart] li")).toHaveCount(0);
  await page.getByRole("button", { name: "Use Ada's chart" }).click();
  await expect(page.locator("section[aria-labelledby=your-chart] li").first()).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: FAILED_CALL });
  test("the form shows another moment, and refuses an impossible one with the reason", async ({ page }) => {
    await page.goto("/transits");
    await page.getByLabel("Another date and time (UTC)").fill("1990-06-15T18:30");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("As of Friday, 15 June 1990, 18:30 UTC")).toBeVisible();
    const response = await page.goto("/transits?at=2101-01-01T00:00");
    expect(response?.status()).toBe(422);
    await expect(page.getByText("No transit data available")).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`Axe finds nothing on Transits, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/transits");
    expect(await axeViolations(page)).toEqual([]);
  });
}
