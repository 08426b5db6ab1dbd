import { axeViolationsInBoth, expect, test, visit } from "../support/browser";

const GLOSSARY = "/insights/glossary";

test("Learn leads to the glossary, where each word is explained and leads on to where it is met", async ({
  page,
}) => {
  await visit(page, "/insights");
  await page.getByRole("main").getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL(GLOSSARY);
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  await page.getByText("Aspects and patterns").click();
  const yod = page.locator("#yod");
  await expect(yod).toContainText("one planet quincunx to both its ends");
  await yod.getByRole("link", { name: "Birth Chart" }).click();
  await expect(page).toHaveURL("/birth-chart");
});

test("What is typed narrows the terms, and it is said how many are left", async ({ page }) => {
  await visit(page, GLOSSARY);
  const terms = page.locator("main dt");
  expect(await terms.count()).toBeGreaterThan(300);
  const left = page.locator("main dt:visible");
  await expect(left).toHaveCount(0);
  const field = page.getByRole("searchbox", { name: "Find a term" });
  const said = page.getByRole("main").getByRole("status");
  await expect(said).toHaveText("");

  await field.fill("whole sign");
  await expect(page.locator("#whole-sign")).toBeVisible();
  await expect(page.locator("#yod")).toBeHidden();
  await expect(said).toHaveText(`${await left.count()} terms`);
  expect(await left.count()).toBeLessThan(10);
  await expect(page.getByRole("heading", { level: 2, name: "Numerology" })).toBeHidden();

  await field.fill("decan");
  await expect(said).toHaveText("One term");
  await field.fill("zzz");
  await expect(said).toHaveText("No term has these words.");
  await expect(left).toHaveCount(0);
  await field.fill("");
  await expect(said).toHaveText("");
  await expect(left).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Numerology" })).toBeVisible();
});

test("Its parts are folded, each with the number of its terms, so that a phone shows all of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, GLOSSARY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  const parts = page.locator("main details");
  const counts = await parts.evaluateAll((all) =>
    all.map((part) => [
      part.querySelector("summary")?.innerText.match(/(\d+) terms/)?.[1],
      String(part.querySelectorAll("dt").length),
    ]),
  );
  expect(counts.length).toBeGreaterThan(10);
  for (const [said, there] of counts) expect(said).toBe(there);
});

test("On paper every part is unfolded", async ({ page }) => {
  await visit(page, GLOSSARY);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main dt:visible")).toHaveCount(await page.locator("main dt").count());
});

test("What is typed before the scripts come narrows the terms once they are there", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(GLOSSARY, { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: "Find a term" }).fill("decan");
  await expect(page.getByRole("heading", { level: 2, name: "Numerology" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 2, name: "Numerology" })).toBeHidden();
  await expect(page.locator("#face")).toBeVisible();
});

test("An address with an anchor stands at its term", async ({ page }) => {
  await visit(page, `${GLOSSARY}#whole-sign`);
  const term = page.locator("#whole-sign");
  await expect(term).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const box = await term.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});

test("An anchor that comes later unfolds its part too, and one that was folded again", async ({ page }) => {
  await visit(page, GLOSSARY);
  const lead = (place: string) => page.evaluate((place) => location.assign(place), place);
  const term = page.locator("#whole-sign");
  await lead("#whole-sign");
  await expect(term).toBeInViewport();
  await page.locator("details").filter({ has: term }).locator("summary").click();
  await expect(term).toBeHidden();
  await lead("#yod");
  await expect(page.locator("#yod")).toBeInViewport();
  await lead("#whole-sign");
  await expect(term).toBeInViewport();
});

test("The chart's settings lead to it", async ({ page }) => {
  await visit(page, "/birth-chart");
  await page.getByText("Chart settings").click();
  const link = page.getByRole("link", { name: "What do these words mean?" });
  await expect(link).toHaveAttribute("href", GLOSSARY);
  await expect(link).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every part unfolds, at an anchor by itself, and there is no field that would do nothing", async ({
    page,
  }) => {
    await page.goto(`${GLOSSARY}#paran`);
    await expect(page.locator("#paran")).toBeInViewport();
    for (const part of await page.locator("main details").all())
      if ((await part.getAttribute("open")) === null) await part.locator("summary").click();
    await expect(page.locator("main dt:visible")).toHaveCount(await page.locator("main dt").count());
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test(`Axe finds nothing on the glossary at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, GLOSSARY);
    // With all its terms axe takes a minute, and each is made as the others are.
    await page.getByRole("searchbox", { name: "Find a term" }).fill("quincunx");
    await expect(page.locator("main dt:visible")).not.toHaveCount(0);
    await expect(page.locator("#whole-sign")).toBeHidden();
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });
}
