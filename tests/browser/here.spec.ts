import { text } from "node:stream/consumers";
import type { Page, Route } from "@playwright/test";
import ICAL from "ical.js";
import type { SkyHereAnswer } from "../../app/answers/sky-here";
import { axeViolations, expect, FAILED_CALL, test, visit } from "../support/browser";

test.use({ timezoneId: "Europe/Berlin", locale: "en-GB" });

const part = "section[aria-labelledby=here]";
const A_CORUNA = { name: "A Coruña", latitude: 43.371, longitude: -8.396 };
const SYDNEY = { name: "Sydney", latitude: -33.87, longitude: 151.21 };

/** Says where the visitor is, by the first town that is suggested. */
async function stand(page: Page, town: string): Promise<void> {
  const here = page.locator(part);
  await here.getByLabel("Your place").fill(town);
  await here.getByRole("option").first().click();
  await here.getByRole("button", { name: "Show the sky from here" }).click();
}

test("A place is asked for once: its day, planetary hours and eclipses, after a reload too", async ({
  page,
}) => {
  await visit(page, "/moon-phases/here");
  const here = page.locator(part);
  await stand(page, "A Coruña");
  await expect(here.getByRole("heading", { name: /A Coruña/ })).toBeVisible();
  await expect(here.getByText("Times of Europe/Madrid")).toBeVisible();
  await expect(here.locator("dd").first()).toHaveText(/^\d\d:\d\d$/);

  await here.getByText("All twenty-four hours").click();
  await expect(here.locator("ol li")).toHaveCount(24);
  const saved = page.waitForEvent("download");
  await here.getByRole("button", { name: "Download as calendar file" }).click();
  const file = await text(await (await saved).createReadStream());
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(24);

  await page.getByRole("link", { name: "Eclipses", exact: true }).click();
  const eclipses = page
    .getByRole("heading", { name: "Next eclipses" })
    .locator("xpath=ancestor::*[.//ol][1]");
  const answered = page.waitForResponse((response) => response.url().includes("/api/eclipse-here"));
  await eclipses
    .getByRole("button", { name: /Seen from A Coruña/ })
    .first()
    .click();
  expect((await answered).status()).toBe(200);
  await expect(eclipses.getByText(/rom A Coruña: /)).toBeVisible();

  await page.getByRole("link", { name: "Here", exact: true }).click();
  await page.reload();
  await expect(here.getByRole("heading", { name: /A Coruña/ })).toBeVisible();
  await here.getByRole("button", { name: "Another place" }).click();
  await expect(here.getByLabel("Your place")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("place"))).toBeNull();
});

test("Another day, and one on which the Sun does not rise", async ({ page }) => {
  await visit(page, "/moon-phases/here");
  const here = page.locator(part);
  await stand(page, "Longyearbyen");
  const day = here.getByLabel("Another day");
  await day.fill("2026-12-21");
  await expect(here.getByText("does not rise", { exact: true })).toBeVisible();
  await expect(here.getByText("no planetary hours")).toBeVisible();
  await day.fill("2026-06-21");
  await expect(here.getByText("24 h", { exact: true })).toBeVisible();
  await expect(here.getByText("it does not get that dark")).toHaveCount(3);
});

test("Another day is typed digit by digit, and its field keeps what is typed", async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem("place", text), JSON.stringify(A_CORUNA));
  await visit(page, "/moon-phases/here");
  const here = page.locator(part);
  const day = here.getByLabel("Another day");
  await day.fill("2026-03-04");
  await expect(here.getByText("4 March 2026", { exact: true })).toBeVisible();
  await day.focus();
  // Day and month, whichever of them a browser has first, and the year, which passes by 0001, 0019 and 0199.
  for (const [keys, heading] of [
    ["08", /^(8 March|4 August) 2026$/],
    ["08", "8 August 2026"],
    ["1999", "8 August 1999"],
  ] as const) {
    await page.keyboard.type(keys);
    await expect(here.getByText(heading, { exact: true })).toBeVisible();
    await expect(day).toBeFocused();
  }
  await expect(day).toHaveValue("1999-08-08");
  await expect(here.getByText("Times of Europe/Madrid")).toBeVisible();
});

test("What cannot be found is said at the field, and nothing typed is lost", async ({ page }) => {
  await visit(page, "/moon-phases/here");
  const here = page.locator(part);
  await here.getByRole("button", { name: "Show the sky from here" }).click();
  await expect(here.getByText("Type a town")).toBeVisible();
  await here.getByLabel("Your place").fill("Xqzzwv");
  await here.getByLabel("Your place").press("Tab");
  await here.getByRole("button", { name: "Show the sky from here" }).click();
  await expect(here.getByText("We could not find “Xqzzwv”")).toBeVisible();
  await expect(here.getByLabel("Your place")).toHaveValue("Xqzzwv");
});

test.describe("where the browser may tell its location", () => {
  test.use({ geolocation: { latitude: 52.51763, longitude: 13.40987 }, permissions: ["geolocation"] });

  test("it is asked on a press only, and sent to a tenth of a degree", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/[?&]lat=/.test(request.url())) asked.push(new URL(request.url()).search);
    });
    await visit(page, "/moon-phases/here");
    await page.locator(part).getByRole("button", { name: "Use my location" }).click();
    await expect(page.locator(part).getByRole("heading", { name: /^Near / })).toBeVisible();
    await expect(page.locator(part).getByText("Times of Europe/Berlin")).toBeVisible();
    expect(asked[0]).toBe("?lat=52.5&lon=13.4");
    expect(asked.every((query) => query.startsWith("?lat=52.5&lon=13.4"))).toBe(true);
  });
});

test("The Dashboard names the planetary hour of a place that was chosen, and leads to it where none was", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Sunrise and planetary hours where you are" })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem("place", JSON.stringify({ name: "Quito", latitude: -0.22, longitude: -78.51 })),
  );
  await page.reload();
  await expect(page.getByText(/^Hour of .+, until \d\d:\d\d$/)).toBeVisible();
  await page.getByRole("link", { name: "All hours of the day" }).click();
  await expect(page.locator(part).getByRole("heading", { name: "Quito" })).toBeVisible();
});

test("Transits names the hour too, with all of its day, for the present only", async ({ page }) => {
  await visit(page, "/transits");
  const hours = page.getByRole("region", { name: "Planetary hours" });
  await expect(hours.getByRole("link", { name: "Say where you are" })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem("place", JSON.stringify({ name: "Quito", latitude: -0.22, longitude: -78.51 })),
  );
  await page.reload();
  await expect(hours.getByText(/^Hour of .+, until \d\d:\d\d$/)).toBeVisible();
  await hours.getByText("All twenty-four hours").click();
  await expect(hours.getByRole("listitem")).toHaveCount(24);
  await expect(hours.locator("[aria-current=time]")).toHaveCount(1);
  await visit(page, "/transits?at=2020-01-01T00:00Z");
  await expect(hours).toHaveCount(0);
});

test("A place chosen while signed in is there in another browser, and left for nobody in this one", async ({
  page,
  browser,
}) => {
  const email = `place.${process.pid}.${Date.now()}@example.com`;
  await signInAs(page, email);
  const here = page.locator(part);
  await expect(here.getByText("It is kept with your account.")).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/own-place") && response.request().method() === "POST",
  );
  await stand(page, "Longyearbyen");
  expect((await saved).status()).toBe(200);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signInAs(elsewhere, email);
  await expect(elsewhere.locator(part).getByRole("heading", { name: /Longyearbyen/ })).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem("place"))).toBeNull();
  const forgotten = elsewhere.waitForResponse(
    (response) => response.url().endsWith("/api/own-place") && response.request().method() === "POST",
  );
  await elsewhere.locator(part).getByRole("button", { name: "Another place" }).click();
  expect(await (await forgotten).json()).toEqual({ place: null });
  await context.close();

  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("place"))),
  ).toEqual([]);
});

/** Signs somebody new in, on the page of where they stand. */
async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(
    `/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/moon-phases/here" })}`,
  );
  await expect(page.getByRole("banner").getByRole("link", { name: "Logout" })).toBeVisible();
}

test.describe("where the account cannot be reached", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("the place chosen last stays, and is saved with the next page", async ({ page, browser }) => {
    const email = `unsaved.${process.pid}.${Date.now()}@example.com`;
    const here = page.locator(part);
    const title = (name: RegExp) => here.getByRole("heading", { name });
    const saving = () =>
      page.waitForResponse(
        (response) => response.url().endsWith("/api/own-place") && response.request().method() === "POST",
      );
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("place") ?? "null"));
    await signInAs(page, email);
    const saved = saving();
    await stand(page, "Longyearbyen");
    expect((await saved).status()).toBe(200);
    await expect.poll(async () => Object.keys(await kept())).toEqual(["name", "latitude", "longitude"]);

    const refuse = (posted: Route) =>
      posted.request().method() === "POST" ? posted.abort() : posted.continue();
    await page.route("**/api/own-place", refuse);
    const failed = page.waitForEvent("requestfailed");
    await here.getByRole("button", { name: "Another place" }).click();
    await failed;
    // What was forgotten is not brought back by the account either.
    await page.reload();
    await expect(here.getByLabel("Your place")).toBeVisible();
    const failedToo = page.waitForEvent("requestfailed");
    await stand(page, "Quito");
    await failedToo;
    await expect(title(/Quito/)).toBeVisible();

    await page.unroute("**/api/own-place", refuse);
    const told = saving();
    await page.reload();
    expect((await told).status()).toBe(200);
    await expect(title(/Quito/)).toBeVisible();
    await expect.poll(async () => Object.keys(await kept())).toEqual(["name", "latitude", "longitude"]);

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await signInAs(elsewhere, email);
    await expect(elsewhere.locator(part).getByRole("heading", { name: /Quito/ })).toBeVisible();
    await context.close();
  });
});

async function openSky(page: Page, place: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("place", text), JSON.stringify(place));
  await visit(page, "/moon-phases/here");
  await page.locator(part).getByText("The sky tonight", { exact: true }).click();
}

/** What stands above the horizon, or below it, as the lists say. */
const standing = (page: Page, where: "Above" | "Below") =>
  page
    .locator(`${part} section`, { has: page.getByRole("heading", { name: `${where} the horizon` }) })
    .last();

test.describe("the sky tonight", () => {
  test("comes when it is asked for, and where the Sun sets it stands on the horizon", async ({ page }) => {
    const windows: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/sky-window")) windows.push(request.url());
    });
    await page.addInitScript((text) => localStorage.setItem("place", text), JSON.stringify(A_CORUNA));
    await visit(page, "/moon-phases/here");
    const here = page.locator(part);
    await here.getByLabel("Another day").fill("2026-08-12");
    await expect(here.getByText("12 August 2026", { exact: true })).toBeVisible();
    expect(windows).toEqual([]);
    await here.getByText("The sky of that night").click();
    const slider = here.getByRole("slider", { name: "Time of day" });
    await expect(here.getByRole("img", { name: /^The horizon of A Coruña/ })).toBeVisible();
    await expect(here.getByText(/^Wednesday, 12 August 2026, \d\d:\d\d/).first()).toBeVisible();
    expect(windows).toHaveLength(1);

    const { latitude, longitude } = A_CORUNA;
    const answer = await page.request.get(`/api/sky-here?lat=${latitude}&lon=${longitude}&date=2026-08-12`);
    const { bodies } = (await answer.json()) as SkyHereAnswer;
    const set = new Date(bodies[0]?.set ?? "");
    await slider.fill(String(((set.getUTCHours() + 2) % 24) * 60 + set.getUTCMinutes()));
    await expect(standing(page, "Above").getByRole("listitem").filter({ hasText: "Sun" })).toHaveText(
      /on the horizon in the (north-)?west20° Leo/,
    );
    await expect(here.locator("li").filter({ hasText: /° (up|down) in|on the horizon in/ })).toHaveCount(10);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("moves by the arrow keys and by itself, and comes back to now", async ({ page }) => {
    await openSky(page, A_CORUNA);
    const here = page.locator(part);
    const slider = here.getByRole("slider", { name: "Time of day" });
    await slider.fill("600");
    await expect(slider).toHaveAttribute("aria-valuetext", /, 10:00$/);
    await slider.press("ArrowRight");
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /, 10:20$/);
    await expect(here.getByText(/, 10:20day$/)).toBeVisible();
    await here.getByRole("button", { name: "Play" }).click();
    await expect(slider).toHaveAttribute("aria-valuetext", /, 1[1-9]:\d\d$/);
    await here.getByRole("button", { name: "Pause" }).click();
    await here.getByRole("button", { name: "Now", exact: true }).click();
    const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/Madrid" });
    const near = [Date.now() - 60_000, Date.now(), Date.now() + 60_000].map((at) => time.format(at));
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`, (${near.join("|")})$`));
  });

  test("a southern visitor looks north, with the east on the right", async ({ page }) => {
    await openSky(page, SYDNEY);
    const drawing = page.getByRole("img", { name: /^The horizon of Sydney/ });
    const middleOf = async (name: string) => {
      const box = await drawing
        .locator("text", { hasText: new RegExp(`^${name}$`) })
        .first()
        .boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const frame = await drawing.boundingBox();
    expect(Math.abs((await middleOf("N")) - (frame?.x ?? 0) - (frame?.width ?? 0) / 2)).toBeLessThan(2);
    expect(await middleOf("E")).toBeGreaterThan(await middleOf("N"));
    expect(await middleOf("W")).toBeLessThan(await middleOf("N"));
  });

  test("fits a narrow screen, and at a polar place it says what is up", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await openSky(page, { name: "Alert", latitude: 82.5, longitude: -62.3 });
    await expect(standing(page, "Below").getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText(/is rising, .+ is setting\.$/)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });

  test.describe("where its year does not come", () => {
    test.use({ allowedErrors: FAILED_CALL });

    test("it says so, and another try shows it", async ({ page }) => {
      await page.route("**/api/sky-window*", (route) => route.abort());
      await openSky(page, A_CORUNA);
      await expect(page.getByText(/^The sky of \d{4} could not be fetched/)).toBeVisible();
      await page.unroute("**/api/sky-window*");
      await page.locator(part).getByRole("button", { name: "Try again" }).click();
      await expect(standing(page, "Above").or(standing(page, "Below")).first()).toBeVisible();
    });
  });
});
