import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Page } from "@playwright/test";
import { type Entry, readCatalogues } from "../../scripts/words/catalogue";
import { expect, test, visitToTheEnd } from "../support/browser";
import { ENGLISH_WORDS } from "../support/english-words";
import { overhangOf, readOrHeard } from "./read-or-heard";
import { SAME_IN_GERMAN } from "./same-in-german";

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const leo = JSON.parse(readFileSync(pathOf("content/de/degrees/leo.json"), "utf8"));

/** What there is of German, whole: a screen of words, and one with a set of texts. */
const SCREENS = ["/de/moon-phases", "/de/degrees/leo"];

const MONTH = "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)";
const ENGLISH_MONTH = /\b(?:January|February|March|May|June|July|October|December)\b/;

/** What English says, word for word: whole messages, and longer pieces of those that take something. */
function saidInEnglish() {
  const english = readCatalogues(pathOf("app/words"), ["en"]).get("en");
  const whole = new Set<string>();
  const pieces = new Set<string>();
  for (const entries of english?.values() ?? [])
    for (const entry of entries.values())
      for (const text of literalsOf(entry)) {
        if (SAME_IN_GERMAN.has(text.trim()) || !/\p{L}{2}/u.test(text)) continue;
        whole.add(text.trim());
        if (text.trim().length > 15) pieces.add(text.trim());
      }
  return { whole, pieces: [...pieces] };
}

function literalsOf(entry: Entry): readonly string[] {
  return "table" in entry ? [...entry.table.values()] : entry.message.elements.flatMap(literals);
}

function literals(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return element.children.flatMap(literals);
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return Object.values(element.options).flatMap(({ value }) => value.flatMap(literals));
  return [];
}

const { whole, pieces } = saidInEnglish();

/** What is read or heard on a page and is English, though nothing says so. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const said = await readOrHeard(page);
  expect(said.length).toBeGreaterThan(40);
  return said
    .map(({ where, text }) => ({ where, text: text.replace(/\s+/g, " ").trim() }))
    .filter(
      ({ text }) =>
        whole.has(text) ||
        pieces.some((piece) => text.includes(piece)) ||
        ENGLISH_WORDS.test(text) ||
        ENGLISH_MONTH.test(text),
    )
    .map(({ where, text }) => `${where}: ${text}`);
}

for (const path of SCREENS) {
  test(`${path} is German from its head to its foot, as it comes and once it lives`, async ({
    page,
    browser,
  }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(path);
    expect(await still.locator("html").getAttribute("lang")).toBe("de");
    expect(await englishOn(still), "without scripts").toEqual([]);
    await still.close();
    await visitToTheEnd(page, path);
    expect(await englishOn(page), "with scripts").toEqual([]);
  });

  test(`${path} is as wide as a narrow window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await visitToTheEnd(page, path);
    await expect(async () => expect(await overhangOf(page)).toBeLessThanOrEqual(0)).toPass({
      timeout: 5_000,
    });
  });
}

test("what has no German words yet is found by the same look", async ({ page }) => {
  await visitToTheEnd(page, "/de/aspects");
  expect((await englishOn(page)).length).toBeGreaterThan(5);
});

test("numbers have a decimal comma, days and months are written as in German", async ({ page }) => {
  await visitToTheEnd(page, "/de/moon-phases?year=2026&month=3");
  const calendar = page.locator("#calendar");
  await expect(calendar.getByRole("heading", { name: "März 2026" })).toBeVisible();
  await expect(calendar.getByRole("columnheader").first()).toHaveText(/Mo/);
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/\d,\d %/);
  expect(text).not.toMatch(/\d\.\d ?%/);
  expect(text).toContain("29,5 Tage");
  expect(text).toMatch(new RegExp(`\\b\\d{1,2}\\. ${MONTH} 20\\d\\d, \\d{2}:\\d{2}`));
});

test("texts that are there in German are German, others say that they are English", async ({
  page,
  request,
}) => {
  await visitToTheEnd(page, "/de/degrees/leo");
  const first = leo.texts["1"];
  await expect(page.locator("#d1")).toContainText(`${first.image} ${first.sense}`);
  await expect(page.locator("main [lang]")).toHaveCount(0);
  await page.getByRole("link", { name: "Jungfrau" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Grade im Zeichen Jungfrau");
  await expect(page).toHaveURL("/de/degrees/virgo");
  await expect(page.locator("ol[lang=en] > li")).toHaveCount(30);
  expect(await englishOn(page)).toEqual([]);
  const languageOf = async (sign: string) =>
    (await (await request.get(`/api/readings/degrees?sign=${sign}&lang=de`)).json()).language;
  expect([await languageOf("Leo"), await languageOf("Virgo")]).toEqual(["de", "en"]);
});

test("no page of a language that is served leads to one in German", async ({ request }) => {
  for (const path of ["/", "/es/moon-phases", "/sitemap.xml"]) {
    const answer = await (await request.get(path)).text();
    expect(answer, path).toContain("moon-phases");
    expect(answer, path).not.toMatch(/\/de\/|hreflang="de"|lang="de"/i);
  }
});
