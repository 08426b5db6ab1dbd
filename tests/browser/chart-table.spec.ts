import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { axeViolationsInBoth, expect, gotoAnew, test } from "../support/browser";
import { askUnder } from "../support/chart-settings";

/** Everything that a chart can be asked for. */
const SETTINGS = {
  minorAspects: true,
  extras: [
    "Lilith",
    "Ceres",
    "Pallas",
    "Juno",
    "Vesta",
    "Vertex",
    "East Point",
    "Fortune",
    "Spirit",
    "Stars",
  ],
};

/** Ann's chart as the page shows it when the call carries these settings. */
async function chartUnder(page: Page, settings: object | null = SETTINGS) {
  await askUnder(page, settings);
  await gotoAnew(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
}

async function tableOf(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Table" }).click();
  return page.getByRole("table", { name: "Positions of planets, points and angles" });
}

const cellsOf = (row: Locator) => row.locator("th, td").allInnerTexts();
const bodiesIn = (table: Locator) => table.getByRole("rowheader").allInnerTexts();

test("the table says of the Sun all that there is, to the second", async ({ page }) => {
  await chartUnder(page);
  const table = await tableOf(page);
  await expect(table.getByRole("columnheader")).toHaveText(
    ["Body", "Sign", "Degree", "House", "A day", "Latitude", "Declination", "Dignity"].map(
      (name) => new RegExp(name),
    ),
  );
  const sun = table.getByRole("row").filter({ hasText: "Sun" });
  await expect(sun).toContainText(/Gemini\s*24°23′\d\d″/);
  await expect(sun).toContainText(/0°57′\d\d″0°00′23°1\d′ N/);
  const dignity = sun.locator("details");
  await expect(dignity.getByText("Face 1")).toBeHidden();
  await dignity.locator("summary").click();
  await expect(dignity.getByText("Face 1")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "Saturn" })).toContainText(/Capricorn24°00′\d\d″/);
  await expect(table.getByRole("img", { name: "retrograde" })).toHaveCount(5);
  await expect(table.getByRole("row")).toHaveCount(1 + 10 + 3 + 9 + 2);
  await page.getByLabel("House cusps").check();
  await expect(table.getByRole("row")).toHaveCount(1 + 10 + 3 + 9 + 2 + 12);
});

test("a column's header sorts by keyboard: up, down, and back to the chart's order", async ({ page }) => {
  await chartUnder(page);
  const table = await tableOf(page);
  const inOrder = await bodiesIn(table);
  const header = table.getByRole("columnheader", { name: "Declination" });
  const declinations = async () => {
    const texts = await table.locator("tbody tr td:nth-child(7)").allInnerTexts();
    return texts
      .map((text) => /^(\d+)°(\d\d)′(?: ([NS]))?$/.exec(text.trim()))
      .filter((match) => match !== null)
      .map(([, degree, minute, side]) => (Number(degree) + Number(minute) / 60) * (side === "S" ? -1 : 1));
  };
  await header.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  const up = await declinations();
  expect(up).toHaveLength(22);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  await page.keyboard.press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "descending");
  const down = await declinations();
  expect(down).toEqual([...down].sort((a, b) => b - a));
  // Angles have no declination, and stay below.
  expect((await bodiesIn(table)).slice(-2).map((text) => text.trim().split(/\s+/).at(-1))).toEqual([
    "Ascendant",
    "Midheaven",
  ]);
  await page.keyboard.press("Enter");
  await expect(header).not.toHaveAttribute("aria-sort", /./);
  expect(await bodiesIn(table)).toEqual(inOrder);
});

test("the table is taken away as CSV and JSON, and copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chartUnder(page);
  const table = await tableOf(page);
  const taken = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return { file: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const csv = await taken("Download CSV");
  expect(csv.file).toBe("ann-birth-chart.csv");
  const [first, sun] = csv.text.split("\r\n");
  expect(first).toBe(
    "\uFEFFBody,Sign,Degree,Minute,Second,Longitude,House,Retrograde,Speed,Latitude,Declination,Dignities,Dignity points",
  );
  expect(sun).toMatch(/^Sun,Gemini,24,23,\d+,84\.\d+,9,no,0\.9\d+,.*,Face,1$/);
  const json = await taken("Download JSON");
  expect(json.file).toBe("ann-birth-chart.json");
  expect(JSON.parse(json.text).placements).toHaveLength(24);

  await table.getByRole("button", { name: "A day" }).click();
  const copy = page.getByRole("button", { name: "Copy the table" });
  await copy.click();
  await expect(copy).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")[0]).toBe("Body\tSign\tDegree\tHouse\tA day\tLatitude\tDeclination\tDignity");
  expect(copied.split("\n")[1]).toMatch(/^Juno\tScorpio\t10°17′\d\d″ ℞\t2\t−0°06′/);
});

test("under the table stand sect, rulers, receptions, dignities with their reasons, and each figure once", async ({
  page,
}) => {
  await chartUnder(page);
  await tableOf(page);
  const tradition = page.getByRole("region", { name: "Sect, dignities and dispositors" });
  await expect(tradition).toContainText("Day chart");
  await expect(tradition).toContainText("Chart ruler: Venus");
  await expect(tradition).toContainText("stands in Taurus, in the 8th house");
  await expect(tradition).toContainText("No final dispositor");
  await expect(tradition).toContainText("in a circle of the Moon and Jupiter");
  await expect(tradition).toContainText(
    "The Moon stands where Venus is exalted, and Venus where the Moon is exalted",
  );
  const dignities = tradition.getByRole("table", { name: /Dignities/ });
  const reasons = {
    Venus: ["+8", "Domicile 5: it rules Taurus", "Triplicity 3: it rules the earth signs by day"],
    Jupiter: ["+4", "Exaltation 4: it is exalted in Cancer", "Answers to the Moon"],
    Moon: ["−5", "Peregrine −5", "Answers to Jupiter"],
  };
  for (const [planet, texts] of Object.entries(reasons)) {
    const row = dignities.getByRole("row").filter({ has: page.getByRole("rowheader", { name: planet }) });
    for (const text of texts) await expect(row).toContainText(text);
  }
  const patterns = page.getByRole("region", { name: "Patterns" });
  await expect(patterns.getByRole("heading", { level: 3 })).toHaveText([
    "Kite",
    "Mystic Rectangle",
    "T-Square",
    "Stellium",
  ]);
  await expect(patterns).toContainText("Moon, Venus, Jupiter and Pluto; Venus at the tip");
  await expect(patterns).toContainText("Saturn, Uranus and Neptune");
});

test("contacts of angles, points, declinations and stars stand apart from the aspects between planets", async ({
  page,
}) => {
  await chartUnder(page);
  await page.getByRole("tab", { name: "Aspects" }).click();
  const aspects = page.getByRole("tabpanel", { name: "Aspects" });
  const inFold = async (title: string) => {
    const fold = aspects.locator("details").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(fold.getByRole("listitem").first()).toBeHidden();
    await fold.locator("summary").click();
    return fold;
  };
  const points = await inFold("Aspects to angles and points");
  await expect(
    points.getByRole("listitem").filter({ hasText: "Jupiter Conjunction Midheaven" }),
  ).toContainText("orb 0°01′");
  const parallels = await inFold("Parallels");
  await expect(parallels.getByRole("listitem").first()).toContainText("Moon Parallel Pluto");
  const stars = await inFold("Fixed stars");
  await expect(stars.getByRole("listitem").filter({ hasText: "Pallas Conjunction Rigel" })).toContainText(
    "magnitude 0.2",
  );
  // A minor aspect stands in the main list, and nothing unfolds under it.
  const minor = aspects.getByRole("listitem").filter({ hasText: /SemiSquare|Sesquiquadrate|BiQuintile/ });
  await expect(minor.first()).toBeVisible();
  await expect(minor.locator("details")).toHaveCount(0);
});

test("a sidereal chart prints its ayanamsa and the Moon's nakshatra", async ({ page }) => {
  await chartUnder(page, { zodiac: "Lahiri" });
  await tableOf(page);
  const tradition = page.getByRole("region", { name: "Sect, dignities and dispositors" });
  await expect(tradition).toContainText(/23°43′\d\d″, Lahiri/);
  await expect(tradition).toContainText(/Purva Bhadrapada, pada [1-4]/);
});

test("a chart without settings has its table, and no part that needs them", async ({ page }) => {
  await chartUnder(page, null);
  const table = await tableOf(page);
  await expect(table.getByRole("columnheader")).toHaveCount(6);
  await expect(table.getByRole("row")).toHaveCount(1 + 10 + 3 + 2);
  await expect(page.getByRole("region", { name: "Patterns" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Aspects" }).click();
  await expect(page.getByRole("heading", { name: "Parallels" })).toHaveCount(0);
});

test("without JavaScript the table is all there, and nothing to press", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const table = page.getByRole("table", { name: "Positions of planets, points and angles" });
  await expect(table).toBeVisible();
  expect(
    (await cellsOf(table.getByRole("row").filter({ hasText: "Sun" }))).map((text) => text.trim()),
  ).toContain("0°57′18″");
  await expect(table.getByRole("button")).toHaveCount(0);
  await context.close();
});

test("at 320 px the table scrolls in its own box, the page does not, and axe is content", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await chartUnder(page);
  await tableOf(page);
  const box = page.getByRole("region", { name: "Positions of planets, points and angles" });
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  expect(await axeViolationsInBoth(page)).toEqual([]);
  await page.getByRole("tab", { name: "Aspects" }).click();
  for (const summary of await page
    .getByRole("tabpanel", { name: "Aspects" })
    .locator("summary:has(h3)")
    .all())
    await summary.click();
  expect(await axeViolationsInBoth(page)).toEqual([]);
});

test("at 1280 px all columns are in sight", async ({ page }) => {
  await chartUnder(page);
  await tableOf(page);
  const box = page.getByRole("region", { name: "Positions of planets, points and angles" });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

for (const { width, columns, isBeside } of [
  { width: 390, columns: [], isBeside: false },
  { width: 800, columns: ["Body", "Sign", "Degree", "House", "A day", "Declination"], isBeside: false },
  { width: 1280, columns: ["Body", "Sign", "Degree", "House"], isBeside: true },
  { width: 1680, columns: ["Body", "Sign", "Degree", "House"], isBeside: true },
]) {
  test(`at ${width} px the wheel has ${columns.length > 0 ? `${columns.join(", ")} ${isBeside ? "beside" : "below"} it` : "no table with it"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await gotoAnew(page, "/birth-chart");
    await fillBirth(page);
    await page.getByRole("button", { name: "Generate Chart" }).click();
    const tab = page.getByRole("tabpanel", { name: "Chart" });
    const wheel = tab.getByRole("group", { name: /^Zodiac wheel/ });
    await expect(wheel).toBeVisible();
    const table = tab.getByRole("table", { name: "Positions of planets, points and angles" });
    await expect(table).toBeVisible({ visible: columns.length > 0 });
    await expect(table.getByRole("columnheader")).toHaveText(
      columns.map((column) => new RegExp(`^${column}`)),
    );
    if (columns.length === 0) return;
    const [drawn, told] = [await wheel.boundingBox(), await table.boundingBox()];
    if (!drawn || !told) throw new Error("One of them has no place.");
    expect(drawn.width).toBeGreaterThan(480);
    if (isBeside) {
      expect(told.x).toBeGreaterThan(drawn.x + drawn.width);
      expect(Math.abs(told.y - drawn.y)).toBeLessThan(40);
    } else {
      expect(told.y).toBeGreaterThan(drawn.y + drawn.height);
    }
  });
}
