import type { Page } from "@playwright/test";
import type { TransitsAnswer } from "../../app/answers/transits";
import { bringChart } from "../support/brought-chart.mjs";
import { axeViolations, expect, FAILED_CALL, listens, painted, test, visit } from "../support/browser";

const AT = "2026-11-20T09:30Z";

const readout = (page: Page) => page.getByRole("region", { name: "The sky in motion" }).locator("time");
const places = (page: Page) => page.getByRole("list", { name: "Where they stand" }).getByRole("listitem");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const wheel = (page: Page) => page.getByRole("group", { name: /^Zodiac wheel/ });
/** What is drawn on top of the wheel while the sky moves. */
const inMotion = (page: Page) => page.locator(".wheel-over > g");

async function setInMotion(page: Page, at = AT): Promise<void> {
  await visit(page, `/transits/motion?at=${at}`);
  await expect(wheel(page)).toBeVisible();
}

/** Each body of the list as `/api/transits` has it. */
async function expectPlacesAt(page: Page, at: string): Promise<void> {
  const { transits } = (await (await page.request.get(`/api/transits?at=${at}`)).json()) as TransitsAnswer;
  for (const { planet, currentSign, degree, minute, isRetrograde } of transits) {
    const place = `${degree}°${String(minute).padStart(2, "0")}′`;
    await expect(places(page).filter({ hasText: planet })).toHaveText(
      new RegExp(`${planet}${isRetrograde ? "℞" : ""}${place}${currentSign}`),
    );
  }
}

test("its code and a window of the sky come with its page alone; it begins at the page's moment", async ({
  page,
}) => {
  const windows: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/sky-window") windows.push(search);
  });
  await visit(page, `/transits?at=${AT}`);
  expect(windows).toEqual([]);
  await page.getByRole("link", { name: "Motion", exact: true }).click();
  await expect(wheel(page)).toBeVisible();
  await expect(readout(page)).toHaveText("Friday, 20 November 2026, 09:30 UTC");
  await expect(page.getByText("20 November 2026, 10:30 am CET", { exact: true })).toBeVisible();
  await expect(places(page)).toHaveCount(13);
  await expectPlacesAt(page, AT);
  expect(windows).toEqual(["?year=2026&table=58713ce8"]);
  expect(await axeViolations(page)).toEqual([]);
});

test("steps of any size go forward and back", async ({ page }) => {
  await setInMotion(page);
  await press(page, "Forward one day");
  await expect(readout(page)).toHaveText("Saturday, 21 November 2026, 09:30 UTC");
  await expectPlacesAt(page, "2026-11-21T09:30Z");
  // The wheel itself, drawn by React again, stands where the list says.
  await expect(inMotion(page)).toHaveCount(0);
  const moon = await places(page).filter({ hasText: "Moon" }).textContent();
  await expect(wheel(page).locator('[data-mark="moon"]').first()).toHaveAccessibleName(
    new RegExp(`Moon ${/\d+°\d+′/.exec(String(moon))?.[0]}`),
  );
  await page.getByLabel("Size of a step").selectOption("10");
  await page.getByLabel("Unit of a step").selectOption("minute");
  await press(page, "Back 10 minutes");
  await expect(readout(page)).toHaveText("Saturday, 21 November 2026, 09:20 UTC");
});

test("arrow keys move the slider by a step, PageUp by ten; steps by months come back to where they began", async ({
  page,
}) => {
  await setInMotion(page, "2026-01-31T12:00Z");
  const slider = page.getByRole("slider", { name: "A moment of the year" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(readout(page)).toHaveText("Sunday, 1 February 2026, 12:00 UTC");
  await page.keyboard.press("PageUp");
  await expect(readout(page)).toHaveText("Wednesday, 11 February 2026, 12:00 UTC");
  await expect(slider).toHaveAttribute("aria-valuetext", "Wednesday, 11 February 2026, 12:00 UTC");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowLeft");
  await expect(readout(page)).toHaveText("Saturday, 31 January 2026, 12:00 UTC");
  await page.getByLabel("Unit of a step").selectOption("month");
  await slider.focus();
  await page.keyboard.press("ArrowUp");
  await expect(readout(page)).toHaveText("Saturday, 28 February 2026, 12:00 UTC");
  await page.keyboard.press("ArrowDown");
  await expect(readout(page)).toHaveText("Saturday, 31 January 2026, 12:00 UTC");
  await page.keyboard.press("Home");
  await expect(readout(page)).toHaveText("Thursday, 1 January 2026, 00:00 UTC");
});

test("play moves the sky without rendering the wheel anew, a tap isolates a body, pause stops", async ({
  page,
}) => {
  await setInMotion(page);
  const before = String(await readout(page).textContent());
  await press(page, "Play");
  await expect(readout(page)).not.toHaveText(before);
  await expect(inMotion(page)).toHaveCount(1);
  const moonOfReact = wheel(page).locator('[data-mark="moon"]').first();
  await expect(moonOfReact).toHaveAttribute("aria-label", /2°00′ Aries/); // as it was when the sky rested
  await expect(page.locator(".wheel-over [data-faint]")).toHaveCount(0);
  // Pluto stands almost still; the drawing on top takes no events, the wheel below does.
  const pluto = page.locator('.wheel-over use[href="#glyph-Pluto"]');
  await wheel(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pluto.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator(".wheel-over [data-faint]")).not.toHaveCount(0);
  await expect(page.locator(".wheel-card")).toHaveCount(0);
  await press(page, "Pause");
  await expect(inMotion(page)).toHaveCount(0);
  const rested = await readout(page).textContent();
  for (let frames = 0; frames < 20; frames += 2) await painted(page);
  await expect(readout(page)).toHaveText(String(rested));
  await expect(page.getByText(`The sky rests at ${rested}`)).toBeAttached();
  await expect(moonOfReact).not.toHaveAttribute("aria-label", /2°00′ Aries/);
});

test("Now is the present", async ({ page }) => {
  await setInMotion(page, "1850-06-01T00:00Z");
  await press(page, "Now");
  await expect(readout(page)).not.toContainText("1850");
  const shown = new Date(String(await readout(page).textContent()));
  expect(Math.abs(shown.getTime() - Date.now())).toBeLessThan(120_000);
  await expectPlacesAt(page, shown.toISOString()); // of the minute that it shows, though the next may have begun
});

test("play goes on over the year's end without waiting: the next window was fetched before", async ({
  page,
}) => {
  const windows: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/sky-window") windows.push(String(searchParams.get("year")));
  });
  await setInMotion(page, "2026-12-29T12:00Z");
  const waits = page.getByText("Fetching the sky of");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes("Fetching the sky of 2027")) document.body.dataset.waited = "";
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await press(page, "Play");
  await expect(readout(page)).toContainText("January 2027");
  await press(page, "Pause");
  await expect(page.locator("body")).not.toHaveAttribute("data-waited");
  await expect(waits).toHaveCount(0);
  expect(windows).toEqual(["2026", "2027"]);
});

test.describe("With the window failing", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("it is said in words, and can be tried again", async ({ page }) => {
    await setInMotion(page);
    await page.route("**/api/sky-window*", (route) => route.abort());
    await page.getByLabel("Unit of a step").selectOption("year");
    await press(page, "Forward one year");
    await expect(page.getByRole("alert")).toContainText("The sky of 2027 could not be fetched.");
    await page.unroute("**/api/sky-window*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(readout(page)).toHaveText("Saturday, 20 November 2027, 09:30 UTC");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectPlacesAt(page, "2027-11-20T09:30Z");
  });
});

test("the sky ends with 2100, and says so", async ({ page }) => {
  await setInMotion(page, "2100-12-31T12:00Z");
  await press(page, "Play");
  await expect(page.getByText("Our tables of the sky hold 1800 to 2100, and end here.")).toBeVisible();
  await expect(readout(page)).toHaveText("Friday, 31 December 2100, 23:59 UTC");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("around a chart the sky moves outside, in the chart's houses; the moment can be opened, and the chart comes along", async ({
  page,
}) => {
  await bringChart(page, `/transits/motion?at=${AT}`);
  await listens(page);
  await expect(wheel(page)).toHaveAccessibleName("Zodiac wheel: Ann's chart with The sky around it");
  await expect(places(page).filter({ hasText: "Sun" })).toHaveText("Sun28°04′Scorpiohouse 2");
  await press(page, "Forward one day");
  await expect(readout(page)).toHaveText("Saturday, 21 November 2026, 09:30 UTC");
  await expect(inMotion(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Open this moment" }).click();
  await expect(page).toHaveURL("/transits?at=2026-11-21T09:30Z");
  await expect(page.getByRole("heading", { name: "Transits to Ann's chart" })).toBeVisible();
});
