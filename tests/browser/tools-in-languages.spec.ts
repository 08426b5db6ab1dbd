import type { Locator, Page } from "@playwright/test";
import { expect, gotoAnew, test, visit } from "../support/browser";
import { ENGLISH_WORDS } from "../support/english-words";

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

/** Every line that is shown or read aloud and holds a word of English. */
const english = (page: Page) =>
  page
    .evaluate(() => {
      const spoken = [...document.querySelectorAll("main *")].flatMap((element) =>
        ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
      );
      return [document.title, ...document.body.innerText.split("\n"), ...spoken];
    })
    .then((lines) => lines.filter((line) => ENGLISH_WORDS.test(line)));

async function expectSpanish(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await english(page)).toEqual([]);
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
    expect(lines.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
  });
});
