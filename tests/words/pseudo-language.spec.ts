import type { Page } from "@playwright/test";
import { brand } from "../../app/brand";
import { FURTHER_LANGUAGES } from "../../app/further-languages";
import { expect, test, visitToTheEnd } from "../support/browser";
import { overhangOf, readOrHeard, type Said } from "./read-or-heard";
import { CONVERTED } from "./screens";

const PREFIX = "/sw-xa";

/** Names that are what they are in every language, or have a step of their own: those of choices in a chart's settings. */
const NAMES = [...Object.values(brand), "UTC", "UT"].sort((a, b) => b.length - a.length);

/** What a page shows of the contents, which have nothing in this language, by the call that answers it in English. */
const CONTENTS: Readonly<Record<string, string>> = {
  "/horoscope/leo": "/api/horoscope/daily?sign=Leo",
  "/insights/glossary": "/api/readings/glossary",
};

/** A zone as the browser's own data abbreviate it, in its language. */
const ZONE = /[+-]\d{2}:\d{2} [A-Z]{3,4}$/;

const WALKED = CONVERTED.filter(({ path }) => FURTHER_LANGUAGES.some(({ lacks }) => !lacks.includes(path)));

/** Words that a visitor reads or hears and that stand outside of every mark. */
async function looseWords(page: Page): Promise<readonly Said[]> {
  const found: Said[] = [];
  let depth = 0; // of marks that are open: they may hold elements, each with texts of its own
  for (const { where, text } of await readOrHeard(page)) {
    let open = where === "text" ? depth : 0;
    let loose = "";
    for (const part of text.split(/(\[!!|!!\])/)) {
      if (part === "[!!") open++;
      else if (part === "!!]") open--;
      else if (open === 0) loose += `${part}\n`;
    }
    if (where === "text") depth = open;
    if (/\p{L}{2}/u.test(loose)) found.push({ where, text: loose.trim() });
  }
  if (depth !== 0) found.push({ where: "text", text: "a mark that opens and does not close" });
  return found;
}

/** Every text within an answer. */
function textsOf(answer: unknown): readonly string[] {
  if (typeof answer === "string") return [answer];
  return answer === null || typeof answer !== "object" ? [] : Object.values(answer).flatMap(textsOf);
}

/** Of those, what no list above explains, nor the contents that the page shows. */
function unexplained(loose: readonly Said[], contents: readonly string[]): readonly string[] {
  const isContent = (part: string) => contents.some((text) => text.includes(part));
  return loose
    .filter(({ text }) => {
      if (isContent(text.replace(/ …$/, "")) || text.split(", ").every(isContent)) return false;
      const rest = NAMES.reduce((left, name) => left.replaceAll(name, ""), text.replace(ZONE, ""))
        .replace(/[\s·:,.()]+/g, " ")
        .trim();
      return /\p{L}{2}/u.test(rest);
    })
    .map(({ where, text }) => `${where}: ${text.replace(/\s+/g, " ")}`);
}

for (const { path } of WALKED) {
  test.describe(path, () => {
    test.use({ allowedErrors: /status of 404/ });

    test("says no word that its catalogue does not have, as it comes and once it lives", async ({
      page,
      browser,
      request,
    }) => {
      const call = CONTENTS[path];
      const contents = call ? textsOf(await (await request.get(call)).json()) : [];
      if (call) expect(contents).not.toEqual([]);
      const still = await browser.newPage({ javaScriptEnabled: false });
      await still.goto(PREFIX + path);
      expect(await still.locator("html").getAttribute("lang")).toBe("sw-XA");
      expect(unexplained(await looseWords(still), contents), "without scripts").toEqual([]);
      await still.close();
      await visitToTheEnd(page, PREFIX + path);
      expect(unexplained(await looseWords(page), contents), "with scripts").toEqual([]);
    });

    test("is as wide as a narrow window with words that are two fifths longer", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await visitToTheEnd(page, PREFIX + path);
      await expect(async () => {
        expect(await overhangOf(page)).toBeLessThanOrEqual(0);
      }).toPass({ timeout: 5_000 });
    });
  });
}

test("pages of two languages that are asked for at once do not meet", async ({ request }) => {
  const paths = Array.from({ length: 40 }, (_, i) => (i % 2 ? PREFIX : "") + (i % 3 ? "/moon-phases" : "/"));
  const pages = await Promise.all(
    paths.map(async (path) => [path, await (await request.get(path || "/")).text()]),
  );
  for (const [path = "", html = ""] of pages) {
    const isPseudo = path.startsWith(PREFIX);
    expect(html, path).toContain(isPseudo ? '<html lang="sw-XA"' : '<html lang="en"');
    expect(html.includes("[!!"), path).toBe(isPseudo);
  }
});

test("a visitor goes on in the language in which they came, by scripts of that language alone", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await visitToTheEnd(page, `${PREFIX}/moon-phases`);
  await page
    .getByRole("link", { name: /Éćĺíþšéš/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${PREFIX}/moon-phases/eclipses`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("[!!");
  const own = [...scripts].filter((path) => path.startsWith("/assets/"));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((path) => !/^\/assets\/sw-XA-[0-9a-f]{8}\//.test(path))).toEqual([]);
});

test("calls and files have their one address", async ({ request }) => {
  expect((await request.get(`${PREFIX}/api/moon-phase`)).status()).toBe(404);
});
