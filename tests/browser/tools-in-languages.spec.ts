import type { Locator, Page } from "@playwright/test";
import { expect, gotoAnew, test, visit } from "../support/browser";
import { hasEnglish } from "../support/english-words";

test.use({ locale: "es-ES" }); // how a date is typed

/** The menu, as Spanish calls it. */
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name, exact: true });

/** Fills in a birth as a Spanish visitor does who picks the place from the list. */
async function fillBirth(form: Page | Locator, name: string, place: string) {
  await form.getByLabel("Nombre", { exact: true }).fill(name);
  await form.getByLabel("Fecha de nacimiento").fill("15/06/1990");
  await form.getByLabel("Hora de nacimiento", { exact: true }).fill("14:30");
  const page = "context" in form ? form : form.page();
  const location = form.getByLabel("Lugar de nacimiento");
  await location.fill(place);
  const list = page.getByRole("listbox").filter({ visible: true });
  await list.getByRole("option").first().click();
  await expect(location).toHaveValue(new RegExp(`^${place}`));
}

/** Every text of the page, folded or not, and what is read aloud, but for what says that it is in another language. */
const everyText = (page: Page) =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const isForeign = (element: Element | null) =>
      (element?.closest("[lang]")?.getAttribute("lang") ?? own) !== own;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around?.closest("script, style") && !isForeign(around)) texts.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("*"))
      for (const name of ["aria-label", "aria-description", "alt", "title", "placeholder"])
        if (!isForeign(element)) texts.push(element.getAttribute(name) ?? "");
    return texts.map((text) => text.trim()).filter(Boolean);
  });

async function expectSpanish(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect((await everyText(page)).filter(hasEnglish)).toEqual([]);
}

test("in Spanish a chart is drawn, its person comes along to the other tools, and Back leads back in Spanish", async ({
  page,
}) => {
  await visit(page, "/es/birth-chart");
  await fillBirth(page, "Ana", "Sevilla");
  await page.getByRole("button", { name: "Calcular carta" }).click();
  await expect(page.getByRole("heading", { name: "Carta natal de Ana" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Géminis");
  await expectSpanish(page, "/es/birth-chart");

  await menu(page, "Tránsitos").click();
  await expect(page.getByRole("heading", { level: 2, name: "Sol", exact: true })).toBeVisible();
  await expectSpanish(page, "/es/transits");

  await menu(page, "Fases lunares").click();
  await expect(page.getByRole("heading", { level: 1, name: "Fases lunares" })).toBeVisible();
  await expectSpanish(page, "/es/moon-phases");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tránsitos" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Carta natal de Ana" })).toBeVisible();
  await expectSpanish(page, "/es/birth-chart");
});

test("in Spanish two charts are compared", async ({ page }) => {
  await visit(page, "/es/compatibility");
  await fillBirth(page.getByRole("group", { name: "Primera persona" }), "Ana", "Sevilla");
  await fillBirth(page.getByRole("group", { name: "Segunda persona" }), "Bea", "Lima");
  await page.getByRole("button", { name: "Calcular compatibilidad" }).click();
  await expect(page.getByRole("progressbar", { name: "Compatibilidad general" })).toBeVisible();
  await expectSpanish(page, "/es/compatibility");
});

test("in Spanish a name and a date have their numbers", async ({ page }) => {
  await visit(page, "/es/numerology");
  await page.getByLabel("Nombre completo").fill("Ana Ruiz");
  await page.getByLabel("Fecha de nacimiento").fill("15/06/1990");
  await page.getByRole("button", { name: "Calcular", exact: true }).click();
  await expect(page.getByRole("article", { name: "Número del camino de vida" })).toContainText("4");
  await expectSpanish(page, "/es/numerology");
});

test("in Spanish the map is painted with its lines", async ({ page }) => {
  await gotoAnew(page, "/es/astrocartography");
  await fillBirth(page, "Ana", "Sevilla");
  await page.getByRole("button", { name: "Trazar el mapa" }).click();
  // The canvas says how many lines are painted on it, once its painter, a script of its own, has done so.
  await expect(page.getByRole("img", { name: /^\d+ líneas planetarias$/ })).toBeVisible();
  const names = page.locator(".leaflet-labels-pane:not(.map-unwritten) .map-label:not(.map-unwritten)");
  await expect(names.first()).toBeVisible();
  await expectSpanish(page, "/es/astrocartography");
});

/** Screens that say more once somebody's chart is in use, and how each says that it has come. */
const OF_A_PERSON = [
  "/transits",
  "/transits/year",
  "/transits/curves",
  "/transits/motion",
  "/transits/signs",
  "/transits/techniques",
  "/moon-phases",
  "/moon-phases/here",
  "/human-design",
  "/numerology",
  "/aspects",
  "/sky-search",
  "/sky-search/elections",
  "/sky-search/horary",
  "/profile",
  "/",
];

for (const { prefix, generate, fields } of [
  {
    prefix: "/es",
    generate: "Calcular carta",
    fields: ["Nombre", "Fecha de nacimiento", "Hora de nacimiento", "Lugar de nacimiento"],
  },
  {
    prefix: "/pt-br",
    generate: "Calcular mapa",
    fields: ["Nome", "Data de nascimento", "Hora de nascimento", "Local de nascimento"],
  },
] as const)
  test(`under ${prefix} no screen says a word of English once a chart is in use`, async ({ page }) => {
    test.slow();
    await gotoAnew(page, `${prefix}/birth-chart`);
    const typed = ["Ana", "15/06/1990", prefix === "/es" ? "2:30 de la tarde" : "2:30 da tarde", "Sevilla"];
    for (const [index, label] of fields.entries())
      await page.getByLabel(label, { exact: true }).fill(typed[index] ?? "");
    const suggestions = page.getByRole("listbox").filter({ visible: true });
    await suggestions.getByRole("option").first().click();
    await page.getByRole("button", { name: generate }).click();
    await expect(page.getByRole("heading", { name: /Ana/ }).first()).toBeVisible();
    const wrong: string[] = [];
    const look = async (path: string) =>
      wrong.push(...(await everyText(page)).filter(hasEnglish).map((text) => `${path}: ${text}`));
    await look("/birth-chart");
    for (const path of OF_A_PERSON) {
      await page.goto(prefix + (path === "/" ? "" : path));
      await expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
      await page.waitForLoadState("networkidle");
      await look(path);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

test("in Spanish the sky over a place says whose clocks it goes by, and no word of English", async ({
  page,
}) => {
  await visit(page, "/es/moon-phases/here");
  await page.getByLabel("Tu lugar").fill("Sevilla");
  await page.getByRole("listbox").filter({ visible: true }).getByRole("option").first().click();
  await page.getByRole("button", { name: "Ver el cielo desde aquí" }).click();
  await expect(page.getByText("Zona horaria: hora de Europa central").first()).toBeVisible();
  await expect(page.getByText("Crepúsculo civil")).toBeVisible();
  expect((await everyText(page)).filter(hasEnglish)).toEqual([]);
});

test("in Portuguese a month is taken away in its words", async ({ page }) => {
  await visit(page, "/pt-br/ephemeris?year=2026&month=11");
  const table = page.getByRole("link", { name: "CSV" });
  await expect(table).toHaveAttribute("href", "/api/ephemeris.csv?year=2026&month=11&lang=pt-BR");
  const saved = page.waitForEvent("download");
  await table.click();
  expect((await saved).suggestedFilename()).toBe("ephemeris-2026-11.csv");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in Portuguese a form is sent and answered under its address", async ({ page }) => {
    await page.goto("/pt-br/numerology");
    await page.getByLabel("Nome completo").fill("Ana Souza");
    await page.getByLabel("Data de nascimento").fill("1990-06-15");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/pt-br\/numerology/);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await expect(page.getByRole("article", { name: "Caminho de vida" })).toContainText("4");
    const lines = (await page.locator("body").innerText()).split("\n");
    expect(lines.filter(hasEnglish)).toEqual([]);
  });
});
