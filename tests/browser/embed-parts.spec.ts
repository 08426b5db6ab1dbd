import type { FrameLocator, Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { expect, listens } from "../support/browser";
import { frameOf, type Sites, script, test } from "../support/embedding";

test.use({ ignoreHTTPSErrors: true, isFirstVisit: true });
test.describe.configure({ mode: "default" }); // one worker, one set of servers

/** A screen on the page of another site, once it listens. */
async function embed(page: Page, { app, friend }: Sites, screen: string): Promise<FrameLocator> {
  await page.goto(friend.page(`<div data-realign="${screen}"></div>${script(app)}`));
  await expect(page.locator("[data-realign] iframe")).toBeVisible();
  const frame = frameOf(page);
  await listens(frame);
  return frame;
}

/** By key: a frame that grows moves a button from under a pointer. */
const press = (frame: FrameLocator, name: string) =>
  frame.getByRole("button", { name, exact: true }).press("Enter");

async function fill(frame: FrameLocator, button: string) {
  await fillBirth(frame.locator("form").first());
  await press(frame, button);
}

/**
 * The link of what stands in the frame, opened by itself. The system's clipboard is one for all tests: what goes there is
 * noted on the page instead, and that a frame of another site may write to it is asked apart.
 */
async function openCopied(page: Page, frame: FrameLocator, { app }: Sites): Promise<Page> {
  const html = frame.locator("html");
  const mayCopy = await html.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
    const { featurePolicy } = document as Document & {
      readonly featurePolicy: { allowsFeature(name: string): boolean };
    };
    return featurePolicy.allowsFeature("clipboard-write");
  });
  expect(mayCopy).toBe(true);
  await press(frame, "Copy link");
  await expect(frame.getByText("Copied.")).toBeVisible();
  const link = (await html.getAttribute("data-copied")) ?? "";
  expect(link.startsWith(`${app}/`)).toBe(true);
  expect(link).not.toContain("embed");
  const whole = await page.context().newPage();
  await whole.goto(link);
  await expect(whole.getByText("Opened from a link.")).toBeVisible();
  await expect(whole.locator("#sidebar")).toHaveCount(1);
  return whole;
}

test("Human design is drawn in a frame of another site, and its link opens the same on ours", async ({
  page,
  sites,
}) => {
  const frame = await embed(page, sites, "human-design");
  await fill(frame, "Calculate");
  await expect(frame.getByRole("heading", { name: "Ann’s human design" })).toBeVisible();
  const type = await frame.getByText("Manifestor", { exact: true }).first().textContent();
  const whole = await openCopied(page, frame, sites);
  await expect(whole.getByRole("heading", { name: "Ann’s human design" })).toBeVisible();
  await expect(whole.getByText(type ?? "", { exact: true }).first()).toBeVisible();
});

test("Numbers over time, too", async ({ page, sites }) => {
  const frame = await embed(page, sites, "numerology");
  await frame.getByLabel("Full Name").fill("Ann Lee");
  await frame.getByLabel("Birth Date").fill("06/15/1990");
  await press(frame, "Calculate");
  await expect(frame.getByRole("heading", { name: "Your numbers over time" })).toBeVisible();
  const year = frame.getByRole("article", { name: /^Personal Year/ });
  await expect(year).toContainText("Practice:");
  const whole = await openCopied(page, frame, sites);
  await expect(whole.getByRole("heading", { name: "Your numbers over time" })).toBeVisible();
});

test("A chart's year ahead and the sky in motion, with the layout of the frame; the link has the span", async ({
  page,
  sites,
}) => {
  const frame = await embed(page, sites, "birth-chart");
  await fill(frame, "Generate Chart");
  await expect(frame.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
  await frame.getByRole("link", { name: "Transits to this chart" }).press("Enter");
  await expect(frame.getByRole("heading", { name: "Transits to Ann's chart" })).toBeVisible();
  await expect(frame.locator("#sidebar")).toHaveCount(0);
  await frame.getByRole("link", { name: "Motion", exact: true }).press("Enter");
  const readout = frame.getByRole("region", { name: "The sky in motion" }).locator("time");
  await expect(readout).toBeVisible();
  const before = (await readout.textContent()) ?? "";
  await press(frame, "Forward one day");
  await expect(readout).not.toHaveText(before);

  await frame.getByRole("link", { name: "Year", exact: true }).press("Enter");
  const part = frame.getByRole("region", { name: "The year ahead" });
  await part.getByLabel("From").fill("2031-03-09");
  const counted = part.getByText(/contacts, 9 March 2031 to 9 March 2032/);
  await expect(counted).toBeVisible();
  await expect(part.locator("[data-contact]").first()).toBeVisible();

  const said = (await counted.textContent()) ?? "";
  const whole = await openCopied(page, frame, sites);
  await expect(whole.getByRole("region", { name: "The year ahead" })).toBeVisible();
  await expect(whole.getByText(/contacts, 9 March 2031 to 9 March 2032/)).toHaveText(said);
});

test("The sky from where the visitor stands is asked for and shown in a frame", async ({ page, sites }) => {
  const frame = await embed(page, sites, "moon-phases");
  await frame.getByRole("link", { name: "Here", exact: true }).press("Enter");
  const here = frame.locator("section[aria-labelledby=here]");
  await here.getByLabel("Your place").fill("Potsdam");
  await expect(here.getByRole("option").first()).toBeVisible();
  await here.getByLabel("Your place").press("ArrowDown");
  await here.getByLabel("Your place").press("Enter");
  await here.getByRole("button", { name: "Show the sky from here" }).press("Enter");
  await expect(here.getByRole("heading", { name: /Potsdam/ })).toBeVisible();
  await expect(here.getByText("Times of Europe/Berlin")).toBeVisible();
  await expect(here.locator("dd").first()).toHaveText(/^\d?\d:\d\d/);
});

test("A call of the API is tried in a frame", async ({ page, sites }) => {
  const frame = await embed(page, sites, "developers");
  const call = frame.locator("details").filter({ hasText: "/api/places" });
  await call.locator("summary").press("Enter");
  await call.getByLabel("Search parameters").fill("q=Potsdam");
  await call.getByRole("button", { name: "Try it" }).press("Enter");
  await expect(call.getByLabel("Answer")).toHaveValue(/"name": "Potsdam"/);
});
