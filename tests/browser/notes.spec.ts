import { ANN, fillBirth } from "../support/birth-form";
import { expect, gotoAnew, test, visit } from "../support/browser";

const MAY = {
  fullName: "May Lee",
  birthDate: "2000-05-05",
  birthTime: "12:00",
  birthLocation: "London",
  latitude: 51.50853,
  longitude: -0.12574,
  timeUnknown: false,
};

/** As builds of 2026 wrote them, by their names. */
const KEPT: Readonly<Record<string, string>> = {
  theme: "dark",
  births: JSON.stringify([MAY]),
  settings: '{"settings.zodiac":"Lahiri","settings.node":"Mean","settings.orbs":"Tight"}',
  place: '{"name":"Quito","latitude":-0.22985,"longitude":-78.52495}',
  sign: "Scorpio",
  hemisphere: "southern",
  "map-tiles": "off",
};

test("who comes back with what an earlier build kept finds all of it in use", async ({ page }) => {
  await page.goto("/privacy");
  const chart = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/birth-chart", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).text(),
    { ...ANN, date: "1990-06-15" },
  );
  await page.evaluate((kept) => Object.assign(localStorage, kept), { ...KEPT, "last-birth-chart": chart });

  await visit(page, "/birth-chart");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { name: "May Lee's Birth Chart" })).toBeVisible();
  await expect(page.locator('[name="settings.zodiac"]')).toHaveValue("Lahiri");
  await expect(page.locator('[name="settings.node"]')).toHaveValue("Mean");
  await expect(page.locator('[name="settings.orbs"]')).toHaveValue("Tight");

  // Before births were noted there was the last chart alone.
  await page.evaluate((chart) => {
    for (const name of ["births", "in-use"]) localStorage.removeItem(name);
    localStorage.setItem("last-birth-chart", chart);
  }, chart);
  await gotoAnew(page, "/birth-chart");
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();

  await visit(page, "/moon-phases");
  await expect(page.getByLabel("Southern sky")).toBeChecked();
  await visit(page, "/moon-phases/here");
  await expect(page.getByText("Times of America/Guayaquil")).toBeVisible();

  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Your day, Ann" })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("last-birth-chart"));
  await gotoAnew(page, "/");
  await expect(page.getByRole("heading", { name: "Your day, Scorpio" })).toBeVisible();

  await visit(page, "/astrocartography");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Map" }).click();
  await expect(page.getByLabel("Background map")).not.toBeChecked();
});

test("a tab goes on where it was with an earlier build: the quiz, and a result's step", async ({ page }) => {
  await page.goto("/privacy");
  const step = await page.evaluate(async () => {
    const answer = await (
      await fetch("/api/numerology", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ fullName: "Ann Lee", birthDate: "1990-06-15" }),
      })
    ).json();
    return JSON.stringify({ fields: { fullName: "Ann Lee", birthDate: "06/15/1990" }, answer });
  });
  await page.evaluate((step) => {
    sessionStorage.setItem("quiz", '{"step":2,"answers":{"focus":"career"}}');
    sessionStorage.setItem("step.mie0xq2b", step);
  }, step);
  await visit(page, "/quiz");
  await expect(page.getByText("Question 3 of 7")).toBeVisible();
  await visit(page, "/numerology");
  await page.evaluate(() => history.replaceState({ ...history.state, step: "step.mie0xq2b" }, ""));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ann Lee" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
});
