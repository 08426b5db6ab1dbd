import type { Locator, Page } from "@playwright/test";
import { fillBirth, type TypedBirth } from "../support/birth-form";
import { axeViolationsInBoth, expect, FAILED_CALL, test, visit } from "../support/browser";

/** The techniques of who was entered, at an hour of 26 November 2026. */
async function techniquesOf(page: Page, birth: Partial<TypedBirth> = {}, isTimeKnown = true) {
  await page.clock.setFixedTime("2026-11-26T12:00:00Z");
  await visit(page, "/birth-chart");
  await fillBirth(page, birth);
  if (!isTimeKnown) await page.getByLabel("I don't know my birth time").check();
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: /'s Birth Chart/ })).toBeVisible();
  await visit(page, "/transits/techniques");
}
const choose = (page: Page, technique: string) => page.getByRole("radio", { name: technique }).check();
const running = (page: Page) => page.getByRole("list", { name: "What runs today" }).getByRole("listitem");

test("each technique says what runs today, opens level by level, and how it was reckoned", async ({
  page,
}) => {
  await techniquesOf(page);
  await expect(running(page)).toHaveCount(4);
  await expect(running(page).first()).toContainText("In this chart: Saturn in Capricorn");
  const life = page.getByRole("listitem").filter({ hasText: "24 January 2017 to 20 August 2046" }).last();
  await life.locator("summary").first().click();
  await life.getByText("Leo, the Sun’s").first().click();
  await expect(life.getByText("17 October 2026 to 31 December 2026")).toBeVisible();
  await page.getByText("How it was reckoned").click();
  await expect(page.getByText(/^Released from the Lot of Spirit/)).toBeVisible();
  await page.getByRole("radio", { name: "Fortune" }).check();
  await expect(page.getByText(/^Released from the Lot of Fortune/)).toBeAttached();

  // Born by day: Sun 10, Venus 8, Mercury 13 years, then the Moon until 40; of her sevenths the fifth is the Sun's.
  await choose(page, "Firdaria");
  await expect(running(page)).toHaveText([/^Moon · until 15 June 2030/, /^Sun · until/]);
  // Libra rises, and at 36 the count begins again.
  await choose(page, "Profections");
  await expect(running(page).first()).toContainText("Libra, Venus’s · until 15 June 2027");
  await choose(page, "Vimshottari");
  await expect(running(page)).toHaveCount(3);

  await choose(page, "Primary Directions");
  await expect(page.getByText(/The Ascendant goes through the bounds of/)).toBeVisible();
  await expect(page.getByRole("table", { name: "2026 to 2037" }).getByRole("row")).not.toHaveCount(1);
  await choose(page, "Midpoints");
  await expect(page.getByRole("region", { name: "Midpoints on Sun" })).toBeVisible();
});

test("a forecast tells by which techniques one wants, year by year, as far as one wants", async ({
  page,
}) => {
  await techniquesOf(page);
  await choose(page, "Forecast");
  const year = (name: string) => page.getByRole("table", { name });
  const rows = year("2026").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const tellsOf = (by: string) => page.getByRole("cell", { name: by, exact: true });
  await page.getByText("2027", { exact: true }).click();
  await expect(year("2027").getByRole("cell", { name: "Progression", exact: true }).first()).toBeVisible();
  await expect(tellsOf("Transit")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Secondary Progressions" }).uncheck();
  await page.getByRole("checkbox", { name: "Solar Arcs" }).uncheck();
  await page.getByRole("checkbox", { name: "Primary Directions" }).uncheck();
  await choose(page, "Thirty years");
  // Mars stood in the first half of Aries, where it comes in the spring of 2028.
  await page.getByText("2028", { exact: true }).click();
  await expect(
    year("2028").getByRole("row", { name: /(March|April) 2028 Mars returns to its own place/ }),
  ).toBeVisible();
  await expect(page.getByText(/^Returns: told until .* 203\d/)).toBeVisible();
  await expect(tellsOf("Progression")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Returns" }).uncheck();
  await expect(page.getByText(/^Choose a technique/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Thirty years" })).toBeChecked();
});

test("what was looked at last stands there again, and the bands keep within a phone", async ({ page }) => {
  await techniquesOf(page);
  await choose(page, "Firdaria");
  await expect(running(page)).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  await expect(page.getByRole("radio", { name: "Firdaria" })).toBeChecked();
  await expect(running(page)).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const pointer = (page: Page) => page.getByRole("slider", { name: "Pointer of the dial" });
/** Where the pointer stands and what is on it. */
const pointsTo = (page: Page, words: RegExp) =>
  expect(pointer(page)).toHaveAttribute("aria-valuetext", words);
const onPointer = (page: Page) => page.getByRole("list", { name: "On the pointer" }).getByRole("listitem");
/** The middle of an element, in the window. */
async function middleOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error("it has no box");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the dial's pointer is turned by keys, by a press and by dragging, and says what is on it", async ({
  page,
}) => {
  await techniquesOf(page);
  await choose(page, "Midpoints");
  // Born with the Sun at 24° Gemini, 84° of ninety.
  await pointsTo(page, /^84°\d\d′, on it Sun/);
  await pointer(page).focus();
  for (const [key, words] of [
    ["Home", /^0°00′/],
    ["ArrowRight", /^1°00′/],
    ["Shift+ArrowUp", /^1°10′/],
    ["ArrowLeft", /^0°10′/],
    ["ArrowDown", /^89°10′/],
    ["Shift+ArrowLeft", /^89°00′/],
    ["End", /^45°00′/],
    ["PageDown", /^\d\d°\d\d′, on it [A-Z]/],
  ] as const) {
    await page.keyboard.press(key);
    await pointsTo(page, words);
  }
  await expect(onPointer(page).first()).toContainText("0°00′");

  await page.getByRole("button", { name: /^Moon, / }).press("Enter");
  await pointsTo(page, /on it Moon/);
  await expect(onPointer(page).first()).toHaveText(/^Moon0°00′$/);
  await expect(page.getByRole("heading", { name: /^At \d+°\d\d′$/ })).toBeVisible();
  // The Moon's tree says the same of the midpoints on her.
  const tree = page.getByRole("region", { name: "Midpoints on Moon" }).getByRole("listitem");
  for (const branch of await tree.locator("span:first-child").allTextContents())
    await expect(onPointer(page).filter({ hasText: branch })).toHaveCount(1);
  await expect(page.getByText(/^At \d+°\d\d′: Moon.*\. Opposite, 45° on: .*\.$/)).toBeAttached();

  const dial = page.locator("svg[data-dial]");
  const middle = await middleOf(dial);
  const tip = await middleOf(pointer(page));
  await page.mouse.move(tip.x, tip.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 150, middle.y - 150, { steps: 4 });
  await pointsTo(page, /^11°15′/);
  await page.mouse.move(middle.x - 200, middle.y, { steps: 4 });
  await page.mouse.up();
  await pointsTo(page, /^22°30′/);
  await page.mouse.move(middle.x, middle.y - 100);
  await pointsTo(page, /^22°30′/);
  const venus = await middleOf(dial.locator('use[href="#glyph-Venus"]'));
  await page.mouse.click(venus.x + 3, venus.y - 3);
  await pointsTo(page, /on it Venus/);
  await expect(pointer(page)).toBeFocused();

  await page.getByRole("radio", { name: "45°" }).check();
  await expect(page.locator("svg[data-dial='45']")).toBeVisible();
  await pointsTo(page, /^39°\d\d′, on it Sun/);
  await expect(page.getByText("At the other end, 22°30′ on")).toBeVisible();
});

test("rings around the dial show what is directed and what transits, of today or another day, and stay", async ({
  page,
}) => {
  await techniquesOf(page);
  await choose(page, "Midpoints");
  const ring = (name: string) => page.locator(`svg[data-dial] g[data-ring=${name}]`);
  await expect(ring("Natal")).toHaveCount(14);
  await expect(page.getByLabel("For the day")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Directed (solar arc)" }).check();
  await expect(ring("Directed")).toHaveCount(14);
  await page.getByRole("checkbox", { name: "Transiting" }).check();
  await expect(ring("Transiting")).toHaveCount(10);
  await expect(page.getByLabel("For the day")).toHaveValue("2026-11-26");

  // On the day of birth the arc is none, and all three stand at one place.
  await page.getByLabel("For the day").fill("1990-06-15");
  await page.getByRole("button", { name: /^transiting Sun, 84°/ }).click();
  await pointsTo(page, /directed Sun/);
  await pointsTo(page, /transiting Sun/);
  await expect(onPointer(page).filter({ hasText: /^directed Sun/ })).toHaveCount(1);
  expect(await axeViolationsInBoth(page)).toEqual([]);

  await page.getByText("All midpoints in order").click();
  const all = page.getByRole("listitem").filter({ hasText: /^\d+°\d\d′[A-Z].* \/ / });
  await expect(all).toHaveCount(91);
  const places = (await all.allTextContents()).map((row) => Number(row.slice(0, row.indexOf("°"))));
  expect(places).toEqual([...places].sort((a, b) => a - b));

  await page.getByRole("checkbox", { name: "Transiting" }).uncheck();
  await expect(ring("Transiting")).toHaveCount(0);
  await page.reload();
  await expect(ring("Directed")).toHaveCount(14);
  await expect(ring("Transiting")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test("a finger turns the dial's pointer by its tip, and glyphs can be read", async ({ page }) => {
    await techniquesOf(page);
    await choose(page, "Midpoints");
    for (const name of ["Directed (solar arc)", "Transiting"]) {
      await page.getByRole("checkbox", { name }).check();
      await expect(page.locator(`svg[data-dial] g[data-ring=${name.split(" ")[0]}]`).first()).toBeAttached();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const dial = page.locator("svg[data-dial]");
    const smallest = await dial.evaluate((svg: SVGSVGElement) => {
      const units = [...svg.querySelectorAll("use")].map(({ width }) => width.baseVal.value);
      return (Math.min(...units) * svg.clientWidth) / svg.viewBox.baseVal.width;
    });
    expect(smallest).toBeGreaterThanOrEqual(14);
    const middle = await middleOf(dial);
    const tip = await middleOf(pointer(page));
    const scrolled = await page.evaluate(() => window.scrollY);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", x: number, y: number) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    await touch("touchStart", tip.x, tip.y);
    await touch("touchMove", middle.x - 60, middle.y + 20);
    await touch("touchMove", middle.x - 100, middle.y);
    await pointsTo(page, /^22°30′/);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.touchscreen.tap(middle.x, middle.y + 100);
    await pointsTo(page, /^45°|on it/);
  });
});

test("axe finds nothing wrong with periods, directions and midpoints", async ({ page }) => {
  await techniquesOf(page);
  await expect(running(page)).toHaveCount(4);
  expect(await axeViolationsInBoth(page)).toEqual([]);
  for (const [technique, part] of [
    ["Primary Directions", "All of a hundred years"],
    ["Forecast", "2030"],
    ["Midpoints", "Antiscia"],
  ] as const) {
    await choose(page, technique);
    await expect(page.getByText(part, { exact: true }).first()).toBeAttached();
    expect(await axeViolationsInBoth(page)).toEqual([]);
  }
});

test.describe("vargas", () => {
  const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) });
  /** The planets that the drawing has in a sign. */
  const drawnIn = (page: Page, sign: string) => page.locator(`[data-sign="${sign}"] [data-graha]`);

  test("are drawn in either square, and the table says the same in words", async ({ page }) => {
    await techniquesOf(page);
    await choose(page, "Vargas");
    await expect(page.getByRole("heading", { name: "D9 Navamsha" })).toBeVisible();
    await expect(page.getByRole("table", { name: "D9 Navamsha" }).getByRole("row")).toHaveCount(11);
    await page.getByText("How it was reckoned").click();
    await expect(page.getByText(/^After Parashara/)).toBeVisible();
    await expect(page.getByText(/ayanamsa of Lahiri/)).toBeVisible();

    // Of all nine the hora knows two signs, those of Sun and Moon.
    await page.getByRole("radio", { name: "D2", exact: true }).check();
    await expect(page.getByRole("heading", { name: "D2 Hora" })).toBeVisible();
    const [inCancer, inLeo] = await Promise.all(
      ["Cancer", "Leo"].map((sign) => page.getByRole("cell", { name: new RegExp(`^${sign}`) }).count()),
    );
    expect((inCancer ?? 0) + (inLeo ?? 0)).toBe(10); // the ascendant among them
    for (const form of ["North Indian", "South Indian"]) {
      await page.getByRole("radio", { name: form }).check();
      await expect(page.locator("[data-graha]")).toHaveCount(9);
      await expect(row(page, "Moon")).toContainText("Cancer");
      await expect(drawnIn(page, "Cancer").and(page.locator('[data-graha="Moon"]'))).toHaveCount(1);
    }
    await expect(page.locator("figure").getByText("Asc")).toHaveCount(1);

    // The Sun, 24°20′ of Gemini in the tropical zodiac, is 23°43′ less far in that of Lahiri.
    await page.getByRole("radio", { name: "D1", exact: true }).check();
    await expect(row(page, "Sun")).toContainText(/0°\d\d′ Gemini/);
    await page.reload();
    await expect(page.getByRole("radio", { name: "D1", exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: "South Indian" })).toBeChecked();
  });

  test("keep within a phone, where each planet is 14 px or more", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await techniquesOf(page);
    await choose(page, "Vargas");
    await page.getByRole("radio", { name: "D2", exact: true }).check();
    await expect(page.getByRole("heading", { name: "D2 Hora" })).toBeVisible();
    await expect(page.locator("[data-graha]")).toHaveCount(9);
    // Of the squares on which glyphs are drawn: what is drawn on one may be narrower.
    const widths = await page.locator("[data-graha] use").evaluateAll((glyphs) =>
      glyphs.map((glyph) => {
        const drawing = glyph.closest("svg");
        return Number(glyph.getAttribute("width")) * (drawing?.getScreenCTM()?.a ?? 0);
      }),
    );
    expect(Math.min(...widths)).toBeGreaterThan(13.99);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("leave axe nothing to find", async ({ page }) => {
    await techniquesOf(page);
    await choose(page, "Vargas");
    for (const form of ["North Indian", "South Indian"]) {
      await page.getByRole("radio", { name: form }).check();
      await expect(page.locator("[data-graha]")).toHaveCount(9);
      expect(await axeViolationsInBoth(page)).toEqual([]);
    }
  });
});

test.describe("without a birth time", () => {
  test.use({ allowedErrors: FAILED_CALL });

  test("vargas have no houses, and the South Indian form alone", async ({ page }) => {
    await techniquesOf(page, {}, false);
    await choose(page, "Vargas");
    await expect(page.getByText(/^Without a birth time nobody knows which sign rises/)).toBeVisible();
    await expect(page.getByRole("radio", { name: "North Indian" })).toHaveCount(0);
    await expect(page.getByRole("columnheader", { name: "House" })).toHaveCount(0);
    await expect(page.locator("[data-graha]")).toHaveCount(9);
    await expect(page.locator("figure").getByText("Asc")).toHaveCount(0);
  });

  test("profections go from the Sun's sign, and the others say what they need", async ({ page }) => {
    await techniquesOf(page, {}, false);
    await expect(page.getByText(/^Zodiacal releasing needs a birth time/)).toBeVisible();
    await choose(page, "Profections");
    await expect(running(page)).toHaveCount(2);
    await choose(page, "Midpoints");
    await pointsTo(page, /on it Sun/);
    await expect(page.locator("svg[data-dial] g[data-ring=Natal]")).toHaveCount(12);
    await page.getByRole("checkbox", { name: "Directed (solar arc)" }).check();
    await expect(page.locator("svg[data-dial] g[data-ring=Directed]")).toHaveCount(12);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("/transits/techniques");
    await expect(page.getByText("This page is drawn in your browser and needs JavaScript.")).toBeVisible();
  });
});

test("nobody known is led to a chart", async ({ page }) => {
  await visit(page, "/transits/techniques");
  await page.getByRole("main").getByRole("link", { name: "Draw your birth chart" }).click();
  await expect(page).toHaveURL("/birth-chart");
});
