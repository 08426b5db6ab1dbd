import type { Locator, Page } from "@playwright/test";
import { expectEveryFieldAsked, expectUnknownPlace, fillBirth, unfoldForm } from "../support/birth-form";
import {
  axeViolations,
  axeViolationsInBoth,
  expect,
  FAILED_CALL,
  gotoAnew,
  holdCalls,
  test,
  toast,
} from "../support/browser";

async function generate(page: Page) {
  await unfoldForm(page);
  await page.getByRole("button", { name: "Generate Map" }).click();
}
const map = (page: Page) => page.getByRole("application", { name: /World map/ });
const analysis = (page: Page) => page.getByRole("region", { name: "Location Analysis" });
const painting = (page: Page) => page.locator(".leaflet-overlay-pane canvas");
/** Names on lines, once they are laid out for the map as it stands. */
const labels = (page: Page) =>
  page.locator(".leaflet-labels-pane:not(.map-unwritten) .map-label:not(.map-unwritten)");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function mapOf(page: Page, address = "/astrocartography") {
  await gotoAnew(page, address);
  await fillBirth(page);
  await generate(page);
  await expect(labels(page).first()).toBeVisible();
}

/** What is said of each line, by its distance from the place. */
const lineRows = (page: Page) =>
  page.getByRole("list", { name: /^(The nearest lines to|Farther lines from) / }).getByRole("listitem");

/** The canvas says how many lines are painted on it. */
const expectLines = (page: Page, count: number) =>
  expect(page.getByRole("img", { name: `${count} planetary lines`, exact: true })).toBeVisible();

/** How many pixels of canvases are painted, of how many. */
const paintedPixels = (canvases: Locator) =>
  canvases.evaluateAll((elements) => {
    let [painted, all] = [0, 0];
    for (const canvas of elements as HTMLCanvasElement[]) {
      const context = Object.assign(document.createElement("canvas"), {
        width: canvas.width,
        height: canvas.height,
      }).getContext("2d");
      if (!context || canvas.width === 0) continue;
      context.drawImage(canvas, 0, 0);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      all += pixels.length / 4;
      for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 0) painted += 1;
    }
    return { painted, all };
  });

/** Clicks the map at so many pixels from its middle; force, since lines, marks and names lie everywhere. */
async function clickMap(page: Page, right = 0, down = 0) {
  await map(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  await page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + down);
}

async function drag(page: Page, right: number, down = 0) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 100];
  await page.mouse.move(x - right / 2, y - down / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
  await page.mouse.up();
}

test("before a map exists the screen says so, with the form that the specification names", async ({
  page,
}) => {
  await page.goto("/astrocartography");
  await expect(page.getByText("No Map Generated Yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
  await expect(page.getByText("Required for accurate calculations")).toBeVisible();
  await expect(page.getByText("City and country of birth")).toBeVisible();
  await expect(page.getByLabel("Last Name")).toBeVisible();
  const zones = await page
    .getByLabel("Timezone")
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => [option.textContent, (option as HTMLOptionElement).value]),
    );
  expect(zones).toEqual([
    ["Auto-detect", "auto"],
    ["UTC-08:00 PST", "-8"],
    ["UTC-05:00 EST", "-5"],
    ["UTC+00:00 GMT", "0"],
    ["UTC+01:00 CET", "1"],
  ]);
  for (const angle of ["Ascendant", "Descendant", "Midheaven", "Imum Coeli"]) {
    await expect(page.getByRole("term").filter({ hasText: angle })).toBeVisible();
  }
});

test("birth details give a map with 52 lines, their names and a reading", async ({ page }) => {
  await page.goto("/astrocartography");
  await fillBirth(page);
  await page.getByLabel("Last Name").fill("Lee");
  const asked = page.waitForRequest("**/api/astrocartography");
  await generate(page);
  expect((await asked).postDataJSON()).toMatchObject({ name: "Ann Lee", timezone: "auto" });
  await expect(toast(page)).toContainText("Astrocartography Map Generated");
  await expect(toast(page)).toContainText("Your personal planetary lines have been calculated.");
  await expect(page.getByText(/^Ann Lee, this is the sky over New York City/)).toBeVisible();
  await expectLines(page, 52);
  // Lines of 2 px, the rest of the canvas is clear.
  const share = async () => {
    const { painted, all } = await paintedPixels(painting(page));
    return painted / all;
  };
  await expect.poll(share).toBeGreaterThan(0.01);
  expect(await share()).toBeLessThan(0.15);
  await expect(page.getByText("-04:00 (America/New_York)")).toBeVisible();
  const height = await map(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(598);
  expect(height).toBeLessThanOrEqual(600);
});

test("names stand on the map without lying over each other", async ({ page }) => {
  await mapOf(page);
  for (const zoom of ["Zoom out", "Zoom in", "Zoom in"]) {
    await button(page, zoom).click();
    await expect(labels(page).first()).toBeVisible();
    const overlaps = await labels(page).evaluateAll((elements) => {
      const boxes = elements.map((element) => element.getBoundingClientRect());
      return boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length;
    });
    expect(overlaps).toBe(0);
  }
});

test("the crosshair tells the birth place, and a click on it is read like any other place", async ({
  page,
}) => {
  await mapOf(page);
  await page.getByRole("button", { name: /^Birth place: New York City/ }).click();
  await expect(page.locator(".leaflet-popup")).toContainText("New York City, New York, United States");
  await expect(page.locator(".leaflet-popup")).toContainText("40.71° N, 74.01° W");
  await expect(analysis(page)).toContainText("Jupiter Midheaven");
});

test("a place in the address is read: New York under Jupiter's Midheaven", async ({ page }) => {
  await mapOf(page, "/astrocartography#40.71,-74.01");
  const panel = analysis(page);
  await expect(panel).toContainText("40°43′ N, 74°01′ W");
  await expect(panel).toContainText(/Power line\s*Jupiter Midheaven\s*4\.\d km/);
  await expect(panel).toContainText("strongest at the line itself");
  await expect(panel).toContainText("Jupiter at its highest suits teaching");
  await expect(panel).toContainText("Crossing");
  await expect(panel).toContainText("Other nearby planetary lines");
  await expect(panel).toContainText(/Chiron Midheaven\s*about 50 km/);
  await expect(page.locator(".map-selection")).toBeVisible();

  await button(page, "Close analysis").click();
  await expect(panel).toHaveCount(0);
  await expect(page.locator(".map-selection")).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe("");
});

test("a click drops a marker, and its address holds the place and nothing of the birth", async ({ page }) => {
  await mapOf(page);
  await clickMap(page, -200, 60);
  await expect(analysis(page)).toContainText(/\d+°\d\d′ N, \d+°\d\d′ W/);
  await expect(page.locator(".map-selection")).toBeVisible();
  const { hash, search, pathname } = new URL(page.url());
  expect(hash).toMatch(/^#-?[\d.]+,-?[\d.]+$/);
  expect(pathname + search).toBe("/astrocartography");
});

test("filters take lines and names away, and without any planet no line is near", async ({ page }) => {
  await mapOf(page, "/astrocartography#40.71,-74.01");
  const group = page.getByRole("group", { name: "Planets on the map" });
  await expect(group.getByRole("button", { pressed: true })).toHaveCount(13);
  await group.getByRole("button", { name: "Jupiter" }).click();
  await expectLines(page, 48);
  await expect(analysis(page)).toContainText(/Power line\s*Chiron Midheaven/);
  await group.getByRole("button", { name: "None" }).click();
  await expectLines(page, 0);
  await expect(labels(page)).toHaveCount(0);
  await expect(analysis(page)).toContainText("No planetary lines near this location.");
  await button(page, "Close analysis").click();
  await clickMap(page, -120, 40);
  await expect(analysis(page)).toContainText("No planetary lines near this location.");
  await group.getByRole("button", { name: "All" }).click();
  await expectLines(page, 52);
});

test("zoom stops at 2 and 8, and Reset View leads back to the birth place at 3", async ({ page }) => {
  await mapOf(page);
  const crosshair = page.locator(".map-crosshair");
  const home = await crosshair.boundingBox();
  await button(page, "Zoom out").click();
  await expect(button(page, "Zoom out")).toHaveAttribute("aria-disabled", "true");
  for (let zoom = 2; zoom < 8; zoom++) {
    await expect(button(page, "Zoom in")).toHaveAttribute("aria-disabled", "false");
    await button(page, "Zoom in").click();
  }
  await expect(button(page, "Zoom in")).toHaveAttribute("aria-disabled", "true");
  await drag(page, 300);
  await clickMap(page, -150, 50);
  await expect(analysis(page)).toBeVisible();
  await button(page, "Reset View").click();
  await expect(analysis(page)).toHaveCount(0);
  await expect(button(page, "Zoom in")).toHaveAttribute("aria-disabled", "false");
  await expect.poll(async () => (await crosshair.boundingBox())?.x).toBeCloseTo(home?.x ?? 0, 0);
});

test("the world goes round: lines and clicks on every copy of it", async ({ page }) => {
  await mapOf(page);
  await button(page, "Zoom out").click();
  for (let turn = 0; turn < 5; turn++) {
    await drag(page, 480);
    await clickMap(page, -200, -80);
    const text = (await analysis(page).textContent()) ?? "";
    const longitude = Number(/, (\d+)°\d\d′ [EW]/.exec(text)?.[1]);
    expect(longitude).toBeLessThanOrEqual(180);
    const [, east = ""] = new URL(page.url()).hash.split(",");
    expect(Math.abs(Number(east))).toBeLessThanOrEqual(180);
    await button(page, "Close analysis").click();
    // Names from one side of the map to the other: there is no empty copy.
    const box = await map(page).boundingBox();
    await expect(async () => {
      const xs = await labels(page).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().x));
      expect(Math.min(...xs)).toBeLessThan((box?.x ?? 0) + 250);
      expect(Math.max(...xs)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 250);
    }).toPass();
  }
});

test("by keys alone: arrows and plus move the map, Enter reads its middle, Escape closes", async ({
  page,
}) => {
  await mapOf(page);
  await map(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("+");
  await expect(button(page, "Zoom out")).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("Enter");
  await expect(analysis(page)).toBeVisible();
  await button(page, "Close analysis").focus();
  await page.keyboard.press("Escape");
  await expect(analysis(page)).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test("any place can be analyzed by its name", async ({ page }) => {
  await mapOf(page);
  const field = page.getByLabel("Analyze a place");
  await field.pressSequentially("Reykjav");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Reykjav");
  await field.press("ArrowDown");
  await field.press("Enter");
  await button(page, "Analyze").click();
  await expect(analysis(page)).toContainText(/64°0\d′ N, 21°5\d′ W/);
  await expect(page.getByRole("heading", { name: "Location Analysis" })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Lines by distance from Reykjav/ })).toBeVisible();
  await expect(page.locator(".map-selection")).toBeInViewport();

  await field.fill("Qwxzzy");
  await button(page, "Analyze").click();
  await expect(page.getByText("We could not find “Qwxzzy”")).toBeVisible();
});

test("who leaves the place field before its suggestions have loaded gets no list over the button", async ({
  page,
}) => {
  let release: (() => void) | undefined;
  await page.route(/place-combobox/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.goto("/astrocartography");
  await fillBirth(page);
  await expect.poll(() => release !== undefined).toBe(true);
  const looks: string[] = [];
  page.on("request", (request) => request.url().includes("/api/places") && looks.push(request.url()));
  release?.();
  await expect(page.getByRole("combobox", { name: "Birth Location" })).toHaveValue("New York");
  await generate(page);
  await expect(labels(page).first()).toBeVisible();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(0);
  expect(looks).toEqual([]);
});

test("every line is listed by its distance, the closest with its text, the others with theirs folded", async ({
  page,
}) => {
  await mapOf(page);
  await expect(page.getByRole("heading", { name: /^Lines by distance from New York City/ })).toBeVisible();
  const rows = lineRows(page);
  await expect(rows.first()).toContainText(/Jupiter Midheaven.*4\.\d km/);
  await expect(rows.first().getByRole("paragraph")).toBeVisible();
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1).getByRole("paragraph")).toBeHidden();
  await rows.nth(1).getByText("Chiron Midheaven").click();
  await expect(rows.nth(1).getByRole("paragraph")).toBeVisible();
  await page.getByText("The other 47 lines").click();
  await expect(rows).toHaveCount(52);
});

test("a line that is pointed at grows and says what it is", async ({ page }) => {
  await mapOf(page);
  const planets = page.getByRole("group", { name: "Planets on the map" });
  await planets.getByRole("button", { name: "None" }).click();
  await planets.getByRole("button", { name: "Sun" }).click();
  await expectLines(page, 4);
  const name = await labels(page).filter({ hasText: "MC" }).first().boundingBox();
  if (!name) throw new Error("no name on the line");
  const [x, y] = [name.x + name.width / 2 + 5, name.y - 60]; // beside it: 2 px are hard to meet
  await page.mouse.move(x, y);
  await page.mouse.move(x, y + 2);
  const tip = page.getByRole("tooltip");
  await expect(tip).toContainText("Sun MC");
  await expect(tip).toContainText("Your work is easier to see here.");
  const thicker = page.locator('path[stroke-width="4"]');
  await expect(thicker).toHaveCount(1);
  await page.mouse.move(x + 40, y);
  await expect(thicker).toHaveCount(0);
});

test("parans are drawn when they are switched on", async ({ page }) => {
  await mapOf(page);
  await expect.poll(async () => (await paintedPixels(painting(page))).painted).toBeGreaterThan(0);
  const { painted } = await paintedPixels(painting(page));
  await page.getByRole("checkbox", { name: "Parans" }).check();
  const withParans = page.getByRole("img", { name: /^52 planetary lines and \d{2,} parans$/ });
  await expect(withParans).toBeVisible();
  await expect
    .poll(async () => (await paintedPixels(painting(page))).painted)
    .toBeGreaterThan(painted * 1.05);
  await page.getByRole("checkbox", { name: "Parans" }).uncheck();
  await expectLines(page, 52);
});

test("well-known cities on the chosen lines lead to their analysis", async ({ page }) => {
  await mapOf(page);
  const cities = page.getByRole("region", { name: "Cities on your lines" });
  await expect(cities).toContainText("Jupiter MC");
  const names = cities.getByRole("button");
  await expect(names.locator("visible=true")).toHaveCount(8);
  await cities.getByText("The other 10 cities").click();
  await expect(names.locator("visible=true")).toHaveCount(18);
  await cities.getByRole("button", { name: "New York City" }).click();
  await expect(analysis(page)).toContainText("New York City, United States");
  await page.getByRole("group", { name: "Planets on the map" }).getByRole("button", { name: "None" }).click();
  await expect(page.getByText("No well-known city lies that close to the chosen lines.")).toBeVisible();
});

test("the map comes first, its zoom on it, and names the cities on its lines", async ({ page }) => {
  await mapOf(page);
  const frame = await map(page).boundingBox();
  const title = await page.getByRole("heading", { name: "Ann's map" }).boundingBox();
  const zoom = await button(page, "Zoom in").boundingBox();
  if (!frame || !title || !zoom) throw new Error("no map, title or zoom");
  expect(title.y).toBeGreaterThan(frame.y + frame.height);
  expect(zoom.y).toBeGreaterThan(frame.y);
  expect(zoom.x + zoom.width).toBeLessThan(frame.x + frame.width);
  await page.getByLabel("Background map").uncheck();
  await expect(page.locator(".map-city-other > span").first()).toBeVisible();
  const city = page
    .locator(".map-city-on-line")
    .filter({ hasText: /^(?!New York)./ })
    .first();
  const name = (await city.textContent()) ?? "";
  await city.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const dot = await city.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(dot.x, dot.y);
  await expect(analysis(page)).toContainText(name);
  await expect(page.getByRole("region", { name: "Cities on your lines" })).toContainText(name);
});

test("where keys move the map, the line at its middle says what it is", async ({ page }) => {
  await mapOf(page); // New York stands 4 km from a line
  await map(page).focus();
  await page.keyboard.press("+");
  await expect(page.getByRole("tooltip")).toContainText("Jupiter MC");
});

test("pictures of the tile service lie under the lines, with its credit, until they are not wanted", async ({
  page,
}) => {
  await mapOf(page);
  const pictures = page.locator("img.leaflet-tile-loaded");
  await expect(pictures.first()).toBeVisible();
  await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/copyright",
  );
  await page.getByLabel("Background map").uncheck();
  await expect(pictures).toHaveCount(0);
  await expect(page.getByText("OpenStreetMap")).toHaveCount(0);
  await mapOf(page);
  await expect(page.getByLabel("Background map")).not.toBeChecked();
  await expect(pictures).toHaveCount(0);
});

test.describe("with the tile service blocked", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("the map's own outline stays, and the screen says so", async ({ page }) => {
    await page.route(/\/\d\/\d+\/\d+\.png$/, (route) => route.abort());
    await mapOf(page);
    await expect(page.getByText("The background map cannot be reached")).toBeVisible();
    const outline = page.locator(".leaflet-outline-pane canvas");
    await expect.poll(async () => (await paintedPixels(outline)).painted).toBeGreaterThan(10_000);
    await expectLines(page, 52);
  });
});

test("all works when the browser forbids storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await mapOf(page);
  await page.getByLabel("Background map").uncheck();
  await expect(page.locator("img.leaflet-tile")).toHaveCount(0);
  await clickMap(page, -150, 50);
  await expect(analysis(page)).toBeVisible();
});

test("no other screen loads the map's scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/birth-chart");
  await page.goto("/astrocartography");
  await expect(page.getByText("No Map Generated Yet")).toBeVisible();
  expect(scripts.filter((url) => /draw-map|countries-/.test(url))).toEqual([]);
});

test("place names are words on the map, whatever they hold", async ({ page }) => {
  await page.goto("/astrocartography");
  await page.route("**/api/astrocartography", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.birthLocation.name = '<img src=x onerror="document.title=1">';
    json.lines[0].interpretation = "<b>bold</b>";
    await route.fulfill({ response, json });
  });
  await fillBirth(page);
  await generate(page);
  await page.locator(".map-crosshair").click();
  await expect(page.locator(".leaflet-popup")).toContainText("<img src=x");
  await expect(page.locator(".leaflet-popup img")).toHaveCount(0);
});

test.describe("what fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("an unknown place is told at its field and in a toast, and nothing typed is lost", async ({
    page,
  }) => {
    await page.goto("/astrocartography");
    await fillBirth(page, { location: "Qwxzzy" });
    await generate(page);
    await expect(toast(page)).toContainText("Generation Failed");
    await expect(toast(page)).toContainText("Could not generate astrocartography map. Please try again.");
    await expectUnknownPlace(page, "Qwxzzy");
    expect(await axeViolations(page)).toEqual([]);
  });

  test("an empty form names its four fields at once", async ({ page }) => {
    await page.goto("/astrocartography");
    await generate(page);
    await expectEveryFieldAsked(page);
  });

  test("a map stays on the screen when the next one fails", async ({ page }) => {
    await mapOf(page);
    await page.route("**/api/astrocartography", (route) => route.abort());
    await generate(page);
    await expect(toast(page)).toContainText("Generation Failed");
    await expectLines(page, 52);
  });
});

test("a new generation replaces the map before it", async ({ page }) => {
  await mapOf(page);
  const picture = () => painting(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  await expect.poll(async () => (await paintedPixels(painting(page))).painted).toBeGreaterThan(0);
  const before = await picture();
  await fillBirth(page, { name: "Zoe", time: "02:30" });
  await generate(page);
  await expect(page.getByText(/^Zoe, this is the sky over/)).toBeVisible();
  await expectLines(page, 52);
  await expect.poll(picture).not.toBe(before);
});

test("a saved profile fills the form, its name split at the first space", async ({ page }) => {
  await page.goto("/api/login?login_hint=mary.astrocartography@example.com&redirectTo=/astrocartography");
  const status = await page.evaluate(async () => {
    const body = {
      fullName: "Mary Ann Lee",
      birthDate: "1990-06-15",
      birthTime: "14:30",
      birthLocation: "New York",
    };
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/profile", { method: "POST", headers, body: JSON.stringify(body) })).status;
  });
  expect(status).toBe(200);
  await page.goto("/astrocartography");
  await expect(page.getByLabel("First Name")).toHaveValue("Mary");
  await expect(page.getByLabel("Last Name")).toHaveValue("Ann Lee");
  await generate(page);
  await expect(page.getByText(/^Mary Ann Lee, this is the sky over New York City/)).toBeVisible();
});

test("the button waits while the call is under way", async ({ page }) => {
  const release = await holdCalls(page, "**/api/astrocartography");
  await page.goto("/astrocartography");
  await fillBirth(page);
  await generate(page);
  await expect(page.getByRole("button", { name: "Generating Map..." })).toBeDisabled();
  release();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});

test("on a phone map, controls and analysis fit the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mapOf(page, "/astrocartography#40.71,-74.01");
  await expect(analysis(page)).toContainText("Jupiter Midheaven");
  await expect(page.locator(".map-selection")).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  // The map takes 600 px of it, the reading as many; the rest is folded.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form gives the list of lines with their texts", async ({ page }) => {
    await page.goto("/astrocartography");
    await fillBirth(page);
    await generate(page);
    await expect(page.getByText(/^Ann, this is the sky over New York City/)).toBeVisible();
    await expect(lineRows(page).filter({ hasText: "Jupiter Midheaven" })).toContainText(/4\.\d km/);
    await page.getByText("The other 47 lines").click();
    await expect(lineRows(page)).toHaveCount(52);
    await lineRows(page).last().locator("summary").click();
    await expect(lineRows(page).last().getByRole("paragraph")).toBeVisible();
  });
});

test("axe finds nothing wrong with the form, the map and the analysis", async ({ page }) => {
  await page.goto("/astrocartography");
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await mapOf(page, "/astrocartography?#40.71,-74.01");
  await expect(analysis(page)).toBeVisible();
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await page.locator(".map-crosshair").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".leaflet-popup")).toBeVisible();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});
