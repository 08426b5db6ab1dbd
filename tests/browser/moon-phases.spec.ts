import { expect, FAILED_CALL, test, visit, visitToTheEnd } from "../support/browser";

const GUIDE = [
  "New Moon",
  "Waxing Crescent",
  "First Quarter",
  "Waxing Gibbous",
  "Full Moon",
  "Waning Gibbous",
  "Last Quarter",
  "Waning Crescent",
];

test("The first HTML holds the phase, its light, sign and degree, and needs no call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await visitToTheEnd(page, "/moon-phases");
  const now = await (await page.request.get("/api/moon-phase")).json();
  await expect(page.locator("main h2").first()).toHaveText(now.phaseName);
  await expect(page.getByText(/^\d+\.\d%$/)).toBeVisible();
  await expect(page.getByText(`In ${now.zodiacSign}`)).toBeVisible();
  await expect(page.locator("section[aria-labelledby=next-phases] li")).toHaveCount(4);
  expect(calls).toEqual([]);
});

test("The next phases are given in the visitor's time, and in UTC where that is wanted", async ({ page }) => {
  await page.goto("/moon-phases");
  const next = page.locator("section[aria-labelledby=next-phases] time").first();
  await expect(next).toContainText(/(CET|CEST|GMT\+[12])/);
  const utc = next.getByText(/UTC$/);
  await expect(utc).toBeHidden();
  await page.getByLabel("UTC as well").check();
  await expect(utc).toBeVisible();
  // The choice holds on other screens, before their program is there, and can be taken back.
  await page.goto("/transits");
  await expect(page.locator("html")).toHaveAttribute("data-utc", "");
  await expect(page.locator("section[aria-labelledby=ahead] time").first().getByText(/UTC$/)).toBeVisible();
  await page.getByLabel("UTC as well").uncheck();
  await page.goto("/moon-phases");
  await expect(next).toContainText(/(CET|CEST|GMT\+[12])/);
  await expect(utc).toBeHidden();
  const at = new Date((await next.getAttribute("datetime")) ?? "");
  expect(at.getTime()).toBeGreaterThan(Date.now());
  const local = at.toLocaleString("en-GB", { timeZone: "Europe/Berlin", day: "numeric", month: "short" });
  await expect(next).toContainText(local);
});

test("UTC that was wanted before the scripts came is wanted on other screens too", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/moon-phases", { waitUntil: "commit" });
  await page.getByLabel("UTC as well").check();
  await expect(page.locator("html")).not.toHaveAttribute("data-utc");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-utc", "");
  await expect(page.getByLabel("UTC as well")).toBeChecked();
  await page.goto("/transits");
  await expect(page.locator("html")).toHaveAttribute("data-utc", "");
});

test("The guide names eight phases, each Beginning, Growing, Peak or Releasing", async ({ page }) => {
  await page.goto("/moon-phases");
  const guide = page.locator("section[aria-labelledby=guide]");
  await expect(guide.getByRole("heading", { level: 3 })).toHaveText(GUIDE);
  await expect(guide.getByText("Growing", { exact: true })).toHaveCount(3);
  await expect(guide.getByText("Releasing", { exact: true })).toHaveCount(3);
  await expect(guide.getByText("Beginning", { exact: true })).toHaveCount(1);
  await expect(guide.getByText("Peak", { exact: true })).toHaveCount(1);
  await expect(guide).toContainText("29.5 days");
});

test("Seen from the south the Moon stands on her head, also after a reload", async ({ page }) => {
  await page.goto("/moon-phases");
  await expect(page.getByRole("img", { name: /northern hemisphere/ })).toBeVisible();
  await page.getByLabel("Southern sky").check();
  const disc = page.getByRole("img", { name: /southern hemisphere/ });
  await expect(disc.locator("> g")).toHaveAttribute("transform", "rotate(180)");
  await page.reload();
  await expect(disc).toBeVisible();
});

test("The calendar goes to another month by a call of its own and leaves the phase alone", async ({
  page,
}) => {
  await page.goto("/moon-phases?year=2026&month=11");
  const calendar = page.locator("#calendar");
  await expect(calendar.getByRole("heading")).toHaveText("November 2026");
  await expect(calendar.getByRole("img", { name: /^Full Moon, / })).toHaveCount(1);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(new URL(request.url()).pathname);
  });
  await calendar.getByRole("link", { name: "Next month" }).click();
  await expect(calendar.getByRole("heading")).toHaveText("December 2026");
  await expect(calendar.locator("td > div")).toHaveCount(31);
  await expect(page).toHaveURL(/year=2026&month=12/);
  expect(calls).toEqual(["/api/moon-calendar"]);
});

test.describe("With the call failing", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("nothing of the current phase is shown; the guide stays", async ({ page }) => {
    await page.route("**/api/moon-phase", (route) => route.abort());
    await visit(page, "/aspects");
    await page.getByRole("link", { name: "Moon Phases" }).click();
    await expect(page.locator("section[aria-labelledby=guide] li")).toHaveCount(8);
    await expect(page.locator("#calendar td > div").first()).toBeVisible();
    await expect(page.getByText("Illumination")).toHaveCount(0);
    await expect(page.getByText(/^In [A-Z]/)).toHaveCount(0);
    await expect(page.getByRole("img", { name: /hemisphere/ })).toHaveCount(0);
    await expect(page.locator("section[aria-labelledby=next-phases]")).toHaveCount(0);
    await expect(page.getByText("Looking up the Moon...")).toHaveCount(0);
  });
});

test("Coming from another screen it asks the API", async ({ page }) => {
  await visit(page, "/aspects");
  const asked = page.waitForRequest("**/api/moon-phase");
  await page.getByRole("link", { name: "Moon Phases" }).click();
  await asked;
  await expect(page.getByText("Illumination")).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("phase, calendar and guide are there, and the calendar turns", async ({ page }) => {
    await page.goto("/moon-phases?year=2026&month=11");
    await expect(page.getByText("Illumination")).toBeVisible();
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(page.locator("#calendar").getByRole("heading")).toHaveText("December 2026");
    await expect(page.locator("#calendar td > div")).toHaveCount(31);
  });
});
