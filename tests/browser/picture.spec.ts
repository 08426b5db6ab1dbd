import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { fillBirth } from "../support/birth-form";
import { bringChart } from "../support/brought-chart.mjs";
import { axeViolations, expect, FAILED_CALL, listens, test, visit } from "../support/browser";

async function chartOf(page: Page) {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
}

async function saved(page: Page, where: Page | Locator, kind: "PNG" | "SVG") {
  await where.getByLabel("Save picture", { exact: true }).click();
  const download = page.waitForEvent("download");
  await where.getByRole("button", { name: new RegExp(`^${kind}`) }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Nothing in it needs this site, a style sheet or a browser that knows OKLCH. */
function expectWhole(svg: string) {
  const text = svg.replace(/base64,[\w+/=]+/, "");
  expect(text).not.toMatch(/oklch|var\(|currentColor|class=|data-|aria-|<use|NaN|undefined/);
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* width="2000"/);
  expect(text).toContain(">Realign · 127.0.0.1");
}

test.describe("by night", () => {
  test.use({ colorScheme: "dark" });

  test("the wheel, as PNG and as SVG in light colours, with title, settings and credits", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 }); // where the wheel has its compact form
    await chartOf(page);
    const svg = await saved(page, page, "SVG");
    expect(svg.name).toBe("anns-birth-chart.svg");
    const text = svg.bytes.toString();
    expectWhole(text);
    expect(text).toContain(">15 June 1990 · 14:30 · New York City<");
    expect(text).toContain(
      ">Tropical · Whole Sign · true node · orbs 10/8/6/3 · 40°43′N 74°00′W · 18:30:00 UT",
    );
    expect(text).toContain("font/woff2;base64");
    // The full form, as on a wide screen: minutes stand in it, and each house once.
    expect(text).toMatch(/>23′</);
    expect(text.match(/>12<\/text>/g)).toHaveLength(1);

    const png = await saved(page, page, "PNG");
    expect(png.name).toBe("anns-birth-chart.png");
    const { width, height, dominant } = {
      ...(await sharp(png.bytes).metadata()),
      ...(await sharp(png.bytes).stats()),
    };
    expect(width).toBe(2000);
    expect(height).toBe(Number(/height="(\d+)"/.exec(text)?.[1]));
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(235);
    // The same picture as another program makes of the SVG.
    const { channels } = await sharp(png.bytes).stats();
    expect(channels.slice(0, 3).every(({ stdev }) => stdev > 15)).toBe(true);
  });
});

test("a wheel for two and its title", async ({ page }) => {
  await chartOf(page);
  await page.getByRole("radio", { name: "Progressed", exact: true }).check();
  await expect(page.getByRole("heading", { name: /^Progressed to / })).toBeVisible();
  const { name, bytes } = await saved(page, page, "SVG");
  expect(name).toMatch(/^natal-chart-and-.*\.svg$/);
  expectWhole(bytes.toString());
  expect(bytes.toString()).toContain("Natal chart inside, ");
});

test("the time line", async ({ page }) => {
  await chartOf(page);
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  await page.getByRole("link", { name: "Year", exact: true }).click();
  const part = page.getByRole("region", { name: "The year ahead" });
  await part.getByLabel("From").fill("2026-11-22");
  await expect(part.getByRole("status").first()).toContainText(
    "contacts, 22 November 2026 to 22 November 2027",
  );
  const { name, bytes } = await saved(page, part, "SVG");
  expect(name).toBe("anns-year-ahead.svg");
  const text = bytes.toString();
  expectWhole(text);
  expect(text).toContain(">Saturn square your Saturn<");
  expect(text).toContain(">31 May<");
  const rows = await part.locator("[data-contact]").count();
  expect(text.match(/<linearGradient/g)).toHaveLength(rows);
  expect((await sharp((await saved(page, part, "PNG")).bytes).metadata()).width).toBe(2000);
});

test.describe("by night, of human design", () => {
  test.use({ colorScheme: "dark" });

  test("the drawing between its columns, with what its signs mean, in light colours", async ({ page }) => {
    await visit(page, "/human-design");
    await fillBirth(page);
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByRole("heading", { name: "Ann’s human design" })).toBeVisible();
    const data = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
    const answer = await (await page.request.post("/api/human-design", { data })).json();
    const { name, bytes } = await saved(page, page, "SVG");
    expect(name).toBe("anns-human-design.svg");
    const text = bytes.toString();
    expectWhole(text);
    expect(text).toContain(">15 June 1990 · 14:30 · New York City<");
    expect(text).toContain(
      `>${answer.type} · ${answer.authority} authority · Profile ${answer.profile} · ${answer.definition} definition<`,
    );
    for (const word of ["Birth", "Design", "Both", "Defined", "Open"]) expect(text).toContain(`>${word}<`);
    for (const { gate, line } of [...answer.birth, ...answer.design])
      expect(text).toMatch(new RegExp(`>${gate}<tspan[^>]*>\\.${line}<`));
    expect(text.match(/stroke-dasharray="2\.4(px)?,? 1\.5/g)?.length).toBeGreaterThan(5); // the design's ticks

    const png = await saved(page, page, "PNG");
    expect(png.name).toBe("anns-human-design.png");
    const { width, height } = await sharp(png.bytes).metadata();
    expect(width).toBe(2000);
    expect(height).toBe(Number(/height="(\d+)"/.exec(text)?.[1]));
    const { dominant } = await sharp(png.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(235);
  });

  test("the graphic ephemeris, with the curves that are shown", async ({ page }) => {
    await bringChart(page, "/transits/curves?at=2026-11-22T09:00Z");
    await listens(page);
    const part = page.getByRole("region", { name: "Graphic ephemeris" });
    await expect(
      part.getByRole("img", { name: /^Graphic ephemeris of 90°, 22 November 2026/ }),
    ).toBeVisible();
    await part.getByRole("checkbox", { name: "Mercury" }).uncheck();
    await expect(part.locator("[data-curve]")).toHaveCount(8);
    const { name, bytes } = await saved(page, part, "SVG");
    expect(name).toBe("anns-graphic-ephemeris.svg");
    const text = bytes.toString();
    expectWhole(text);
    expect(text).toContain(">22 November 2026 to 22 November 2027<");
    expect(text).toContain(">90°<");
    expect(text).toContain(">2027<"); // where January begins
    expect(text.match(/<path[^>]*stroke-dasharray="9/g)).toHaveLength(
      await part.locator("[data-line]").count(),
    );
    expect(text.match(/<path[^>]*stroke-width="1\.75/g)).toHaveLength(8);
    const png = await saved(page, part, "PNG");
    const { width, height } = await sharp(png.bytes).metadata();
    expect(width).toBe(2000);
    expect(height).toBe(Number(/height="(\d+)"/.exec(text)?.[1]));
    const { dominant } = await sharp(png.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(235);
  });
});

test("the menu opens by the keyboard, closes by Escape and keeps what axe asks for", async ({ page }) => {
  await chartOf(page);
  const button = page.getByLabel("Save picture", { exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const png = page.getByRole("button", { name: /^PNG/ });
  await expect(png).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(png).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(png).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("offline", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("it is said, and the next try works", async ({ page }) => {
    await chartOf(page);
    await page.route("**/fonts/*", (route) => route.abort());
    await page.getByLabel("Save picture", { exact: true }).click();
    await page.getByRole("button", { name: /^SVG/ }).click();
    await expect(page.getByText("The picture could not be made.")).toBeVisible();
    await page.unroute("**/fonts/*");
    expect((await saved(page, page, "SVG")).name).toBe("anns-birth-chart.svg");
    await expect(page.getByText("The picture could not be made.")).toHaveCount(0);
  });
});
