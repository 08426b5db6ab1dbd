import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import {
  axeViolations,
  expect,
  FAILED_CALL,
  holdCalls,
  listens,
  momentField,
  test,
  toast,
  visit,
  visitToTheEnd,
} from "../support/browser";

test("The first HTML holds ten planets as of a date in UTC, without a call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    // Of the form that was left, of the hour, which asks where its reader is, and of the header, who is in use.
    const isOfOthers = /\/api\/(places|own-place|profile)/.test(request.url());
    if (request.url().includes("/api/") && !isOfOthers) calls.push(request.url());
  });
  await visitToTheEnd(page, "/transits?at=2026-11-20T00:00Z");
  await expect(page.getByText("20 November, 00:00 UTC")).toBeVisible();
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
    const field = await momentField(page);
    // The moment shown is written into the field once it has come, and would take the place of what is typed before.
    await expect(field).toHaveValue(/^\d{4}-/);
    await field.evaluate((input: HTMLInputElement) => {
      input.type = "text";
      input.value = "1799-01-01T00:00";
      input.form?.requestSubmit(); // at once: drawn anew, the field would be a date's again, and empty
    });
    await expect(
      page.getByText("The date must lie between 1 January 1800 and 31 December 2100"),
    ).toBeVisible();
    await expect(page.getByText("No transit data available")).toBeVisible();
  });
});

test("Another date and time is shown, and its address can be shared", async ({ page }) => {
  await page.goto("/transits");
  await (await momentField(page)).fill("1990-06-15T18:30");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("15 June, 18:30 UTC")).toBeVisible();
  await expect(page).toHaveURL(/\?at=1990-06-15T18/);
  await page.reload();
  await expect(page.getByText("15 June, 18:30 UTC")).toBeVisible();
  await page.getByRole("link", { name: "Back to now" }).click();
  await expect(page).toHaveURL("/transits");
});

test("Aspects, stations and changes of sign ahead are listed in the visitor's time, and in UTC as well where that is wanted", async ({
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
  await expect(conjunction).toContainText(/20 February, (17|5):5\d/);
  await expect(conjunction.getByText(/20 February, 16:5\d UTC/)).toBeHidden();
  await page.getByLabel("UTC as well").check();
  await expect(conjunction.getByText(/20 February, 16:5\d UTC/)).toBeVisible();
  await expect(ahead.locator("li", { hasText: "Mercury turns retrograde" })).toContainText("26 February");
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
  await page.getByLabel("Birth Location").press("Tab");
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const chart = page.locator("section[aria-labelledby=your-chart]");
  await expect(chart.getByRole("heading", { level: 2 })).toHaveText("Transits to Ada's chart");
  await expect(chart.locator("li").first()).toContainText(/your (Sun|Moon|[A-Z][a-z]+)/);
  expect(JSON.parse(bodies[0] ?? "{}").longitudes.Sun).toBeCloseTo(84.4, 0);
  expect(bodies.join()).not.toContain("1990");
  expect(urls.filter((url) => /1990|Ada/.test(url))).toEqual([]);

  // Without the link it is the chart of the person in use.
  await visit(page, "/transits");
  await expect(chart.locator("li").first()).toBeVisible();

  // It stays: at another moment, which goes along in the body, and after a reload.
  await (await momentField(page)).fill("1990-06-20T12:00");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(chart.getByRole("heading", { name: "Active at that moment" })).toBeVisible();
  expect(JSON.parse(bodies.at(-1) ?? "{}").at).toBe("1990-06-20T12:00");
  await page.goBack();
  await expect(chart.getByRole("heading", { name: "Active now" })).toBeVisible();
  await page.reload();
  await expect(chart.getByRole("heading", { name: "Active now" })).toBeVisible();
});

/** Contacts as the API answers them; `orb` tells them apart. */
function contactsOf(count: number) {
  const points = ["Sun", "Moon", "Mercury", "Venus", "Mars"];
  return points.slice(0, count).map((point, index) => ({
    planet: "Saturn",
    point,
    type: "Square",
    orb: 0.2 + index * 0.25,
    isApplying: index % 2 === 0,
    longitude: 8.3,
    isRetrograde: true,
    exact: [
      { at: "2026-05-02T10:00:00.000Z", isRetrograde: false },
      { at: "2026-11-20T10:00:00.000Z", isRetrograde: true },
    ],
    text: `What Saturn says to the ${point}.`,
    practice: "do one thing.",
    lasts: null,
    closest: null as { at: string; orb: number } | null,
  }));
}

/** The thirty days around 20 November 2026, with what one contact does in them. */
const AROUND = {
  from: "2026-11-17T00:00:00.000Z",
  until: "2026-12-17T00:00:00.000Z",
  contacts: [
    {
      transiting: "Mercury",
      natal: "Neptune",
      type: "Sextile",
      enters: "2026-11-23T23:30:00.000Z",
      leaves: "2026-11-26T02:00:00.000Z",
      exact: ["2026-11-25T02:00:00.000Z"],
      closest: { at: "2026-11-25T02:00:00.000Z", orb: 0 },
      turns: [],
      within: 1,
    },
  ],
};

/** The transits of a chart with these contacts, as the call would answer them. */
async function withActive(page: Page, active: readonly object[]) {
  await page.route("**/api/chart-transits", (route) =>
    route.fulfill({
      json: {
        from: "2026-11-20T00:00:00.000Z",
        until: "2027-11-20T00:00:00.000Z",
        active,
        contacts: [],
        around: AROUND,
      },
    }),
  );
  return withChartOf(page);
}

async function withChartOf(page: Page) {
  await page.goto("/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  return page.locator("section[aria-labelledby=your-chart]");
}

test("My chart comes first: the closest contacts with orb, house and dates, three of them open, the others on demand", async ({
  page,
}) => {
  const active = contactsOf(5);
  const chart = await withActive(page, active);
  const rows = chart.locator("li");
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText("Saturn square your Sun");
  await expect(rows.first()).toContainText("0°12′ from exact, applying, touches your 9th house");
  await expect(rows.nth(1)).toContainText("0°27′ from exact, separating, touches your 6th house");
  await expect(rows.first()).toContainText("2 May 2026");
  await expect(rows.first()).toContainText("20 November 2026 (retrograde)");
  await expect(rows.first()).toContainText("Saturn is passing through");
  for (const [index, point] of ["Sun", "Moon", "Mercury", "Venus", "Mars"].entries()) {
    const text = page.getByText(`What Saturn says to the ${point}.`);
    if (index < 3) await expect(text).toBeVisible();
    else await expect(text).toBeHidden();
  }
  await rows.nth(3).locator("summary").click();
  await expect(page.getByText("What Saturn says to the Venus.")).toBeVisible();
  const [mine, planets] = [
    await chart.boundingBox(),
    await page.getByRole("heading", { level: 2, name: "Sun", exact: true }).boundingBox(),
  ];
  expect(mine?.y).toBeLessThan(planets?.y ?? 0);
});

test("A contact that turns back before it is exact says when it is closest and how near, and each day is the reader's own", async ({
  page,
}) => {
  const [missed] = contactsOf(1);
  const active = [
    { ...missed, exact: [], isApplying: true, closest: { at: "2026-12-09T23:30:00.000Z", orb: 1 / 60 } },
  ];
  const chart = await withActive(page, active);
  const row = chart.locator("li").first();
  // The day after in Berlin, where this reader is.
  await expect(row.locator("summary")).toContainText("closest 10 December 2026, 1′ away");
  await expect(row.locator("summary")).toContainText("10 Dec");
  await expect(row).not.toContainText("applying");
  await chart.getByText("One contact more in these thirty days").click();
  const other = chart.locator("li").filter({ hasText: "Mercury sextile your Neptune" });
  await expect(other).toContainText("25 Nov");
  await expect(other).toContainText("Within 1°: 24 November 2026 – 26 November 2026");
});

for (const [width, zoom] of [
  [390, 1],
  [1280, 1],
  [640, 2],
] as const) {
  test(`Thirty days: ${width} px at ${100 * zoom} % each contact has a line with its exact day where the head names it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withChartOf(page);
    await visit(page, "/transits?at=2026-11-20T09:30Z");
    if (zoom === 2)
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const chart = page.locator("section[aria-labelledby=your-chart]");
    // Saturn at 8° Aries squares Ann's Uranus on 25 November.
    const row = chart.locator("li").filter({ hasText: "Saturn square your Uranus" }).first();
    await expect(row.locator("summary")).toContainText("25 Nov");
    const line = row.locator("summary svg[viewBox='0 0 1 1']");
    const box = await line.boundingBox();
    if (!box) throw new Error("no line");
    expect(box.width).toBeGreaterThan(width === 1280 ? 300 : 200);
    const head = chart.getByText("27 Nov", { exact: true }).first();
    const named = await head.boundingBox();
    if (!named) throw new Error("no head");
    // A week after the moment, ten of thirty days from the beginning.
    expect((named.x + named.width / 2 - box.x) / box.width).toBeCloseTo(10 / 30, 1);
    const strokes = await line.locator("path").last().getAttribute("d");
    expect(Number(/M([\d.]+)/.exec(strokes ?? "")?.[1])).toBeCloseTo(8 / 30, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("A sidereal chart has the planets in its own signs, and contacts with its Nodes, Chiron and extras", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  const settings = page.locator("details").filter({ hasText: "Chart settings" });
  await settings.locator("summary").click();
  await settings.getByLabel("Zodiac").selectOption("Lahiri");
  await settings.getByLabel("Vesta").check();
  await fillBirth(page, { date: "06/10/1990" });
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByText(/ΔT \S+ s$/)).toBeVisible();
  const sun = page
    .locator("main ul > li")
    .filter({ has: page.getByRole("heading", { name: "Sun", exact: true }) });
  const asked = page.waitForRequest("**/api/chart-transits");
  await visit(page, "/transits?at=2026-11-20T00:00Z");
  const { longitudes } = (await asked).postDataJSON();
  expect(Object.keys(longitudes)).toEqual(
    expect.arrayContaining(["Chiron", "North Node", "Vesta", "Ascendant"]),
  );
  expect(longitudes.Sun).toBeCloseTo(79.6, 0); // tropical, as ever
  await expect(sun).toContainText("Scorpio3°26′");
  await expect(
    page.getByText(/^Sidereal, Lahiri, as your chart is drawn: ayanamsa 24°13′\d\d″/),
  ).toBeVisible();
  const chart = page.locator("section[aria-labelledby=your-chart]");
  await expect(chart).toContainText("Signs are those of this chart’s zodiac (Lahiri).");
  await expect(chart.getByRole("heading", { name: "Nodes, Chiron and other points" })).toBeVisible();
  await chart.locator("summary").filter({ hasText: "exact contacts in" }).click();
  await expect(chart).toContainText("your Sun is in Taurus");

  await page.reload();
  await expect(sun).toContainText("Scorpio3°26′");
});

test("The planets' texts are folded, and open one by one", async ({ page }) => {
  await page.goto("/transits");
  const saturn = page.locator("main ul > li").filter({ has: page.getByRole("heading", { name: /^Saturn/ }) });
  const text = saturn.getByText("Two and a half years in a sign.");
  await expect(text).toBeHidden();
  await saturn.locator("summary").click();
  await expect(text).toBeVisible();
});

test("Somebody signed in with a profile sees their own transits, in the first HTML and after a navigation", async ({
  page,
}) => {
  const email = `own.sky.${process.pid}.${Date.now()}@example.com`;
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`);
  await listens(page);
  await page.getByLabel("Full Name").fill("Mary Ann Lee");
  await page.getByLabel("Birth Date").fill("06/15/1990");
  await page.getByLabel("Birth Time", { exact: true }).fill("14:30");
  await page.getByLabel("Birth Location").fill("New York");
  await page.getByLabel("Birth Location").press("Tab");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page)).toContainText("Profile saved");
  const heading = page.getByRole("heading", { level: 2, name: "Transits to Mary Ann Lee's chart" });
  const calls: string[] = [];
  page.on("request", (request) => {
    // Of the form that was left, of the hour, which asks where its reader is, and of the header, who is in use.
    const isOfOthers = /\/api\/(places|own-place|profile)/.test(request.url());
    if (request.url().includes("/api/") && !isOfOthers) calls.push(request.url());
  });
  await visitToTheEnd(page, "/transits");
  await expect(heading).toBeVisible();
  const sent1 = await (await page.request.get("/transits")).text();
  expect(sent1).toMatch(
    /contacts? more<!-- --> in these thirty days|contacts? more.{0,20} in these thirty days/,
  );
  expect(calls).toEqual([]);
  await visit(page, "/aspects");
  await page.getByRole("link", { name: "Transits" }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole("heading", { name: "Active now" })).toBeVisible();

  const sent = page.waitForRequest("**/api/chart-calendar.ics");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as calendar file (.ics)" }).click();
  expect(Object.keys((await sent).postDataJSON())).toEqual(["longitudes"]);
  const download = await coming;
  expect(download.suggestedFilename()).toBe("transits.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("SUMMARY:Solar return");
  expect(file).not.toMatch(/Mary|1990-?06-?15|New York/);
});

test("a calendar file tells the periods of time lords where somebody chooses them", async ({ page }) => {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  await page.getByText("With the periods of time lords").click();
  await page.getByLabel("Periods").selectOption("Profections");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as calendar file (.ics)" }).click();
  const file = await readFile(await (await coming).path(), "utf8");
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nSUMMARY:Profections: /);
  expect(file).toContain("SUMMARY:Solar return");
});

test.describe("Where the clock shows UTC", () => {
  test.use({ timezoneId: "UTC" });
  test("a time is printed once", async ({ page }) => {
    await visit(page, "/transits?at=2026-02-01T00:00Z");
    const time = page.locator("section[aria-labelledby=ahead] time").first();
    await expect(time).toHaveText(/^\d+ February, \d+:\d\d( [AP]M)? UTC\s*$/i);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: FAILED_CALL });
  test("the form shows another moment, and refuses an impossible one with the reason", async ({ page }) => {
    await page.goto("/transits");
    await (await momentField(page)).fill("1990-06-15T18:30");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("As of Friday, 15 June 1990, 18:30 UTC")).toBeVisible();
    const response = await page.goto("/transits?at=2101-01-01T00:00");
    expect(response?.status()).toBe(422);
    await expect(page.getByText("No transit data available")).toBeVisible();
  });
});
