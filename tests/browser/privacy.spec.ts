import { ANN, fillBirth } from "../support/birth-form";
import { expect, test, visit } from "../support/browser";

/** What is kept within another site's page, for a moment, by a service worker (kept-screens.spec.ts looks), after signing out. */
const RARE = ["realign-host", "typed", "build", "__Host-notice"];

test("the privacy page names every cookie and every key that a long visit leaves behind, and no other", async ({
  page,
  baseURL,
}) => {
  const names = new Set<string>();
  const note = (name = "") =>
    names.add(name.replace(/^(session|login)-\d+/, "__Host-$1").replace(/\..*/, ""));
  page.on("response", async (response) => {
    if (!response.url().startsWith(`${baseURL}/`)) return;
    for (const { name, value } of await response.headersArray())
      if (name.toLowerCase() === "set-cookie") note(value.split("=")[0]);
  });
  const noteStored = async () => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of keys) note(key);
  };

  await visit(page, "/birth-chart");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await page.keyboard.press("Control+b");
  for (const { name } of await page.context().cookies()) note(name);
  const chooseMeanNode = async () => {
    await page.getByText("Chart settings").click();
    await page.getByLabel("Lunar node").selectOption("Mean");
  };
  await chooseMeanNode();
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: `${ANN.name}'s Birth Chart` })).toBeVisible();
  await page.goto("/moon-phases");
  await page.getByLabel("Southern sky").check();
  await page.getByLabel("UTC as well").check();
  await visit(page, "/quiz");
  await page.locator('input[type=radio][value="relationships"]').check();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/quiz");
  await noteStored();
  await visit(page, "/astrocartography"); // which opens with the map of the person in use
  await page.getByLabel("Background map").uncheck();
  await noteStored();
  // An account that knows no place yet, at a second try too.
  await page.goto(`/api/login?login_hint=privacy.${Date.now()}@example.com&redirectTo=/privacy`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Logout" })).toBeVisible();
  await page.goto("/quiz");
  await page.locator("input[type=radio]").first().check();
  await noteStored();
  await page.evaluate(() => localStorage.clear());
  await visit(page, "/birth-chart");
  await chooseMeanNode();
  await page.getByLabel("Lunar node").selectOption("True");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: `${ANN.name}'s Birth Chart` })).toBeVisible();
  // The reading comes after the chart, and is kept with its owner.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("last-reading-owner"))).not.toBeNull();
  await visit(page, "/moon-phases/here");
  await page.getByLabel("Your place").fill("Quito");
  await page.getByLabel("Your place").press("Tab"); // the list of suggestions covers the button
  await page.getByRole("button", { name: "Show the sky from here" }).click();
  await expect(page.getByText("Times of America/Guayaquil")).toBeVisible();
  await visit(page, "/compatibility"); // whose first person is the one in use
  await fillBirth(page.getByRole("group", { name: "Second Person" }), { name: "Ben" });
  await page.getByRole("button", { name: "Analyze Compatibility" }).click();
  await expect(page.getByRole("heading", { name: `${ANN.name} and Ben` })).toBeVisible();
  await visit(page, "/transits/signs");
  await page
    .getByRole("region", { name: /weeks ahead/ })
    .getByRole("link", { name: "Libra" })
    .click();
  await visit(page, "/transits/techniques");
  await expect(page.getByRole("heading", { name: "Zodiacal Releasing" })).toBeVisible();
  await noteStored();
  await page.goto("/privacy");

  const told = await page
    .getByRole("region", { name: "Cookies and your browser" })
    .locator("code")
    .allTextContents();
  expect([...names, ...RARE].sort()).toEqual(told.sort());
});

test("the privacy page says whose pictures lie under the map, and what that service sees", async ({
  page,
}) => {
  await page.goto("/privacy");
  const words = page.getByRole("main");
  await expect(words).toContainText(/come from 127\.0\.0\.1:\d+\./); // the tests' own tile service
  await expect(words).toContainText("sees your IP address");
  await expect(words).toContainText("Background map");
});

test("nothing is asked of the tile service before a map is drawn, nor once it is switched off", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".png") && /\/\d+\/\d+\/\d+\.png$/.test(request.url()))
      asked.push(request.url());
  });
  await page.goto("/astrocartography");
  await fillBirth(page);
  await expect(page.getByRole("button", { name: "Generate Map" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Generate Map" }).click();
  await expect(page.locator("img.leaflet-tile-loaded").first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await page.getByLabel("Background map").uncheck();
  asked.length = 0;
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.locator(".map-label:not(.map-unwritten)").first()).toBeVisible();
  expect(asked).toEqual([]);
});
