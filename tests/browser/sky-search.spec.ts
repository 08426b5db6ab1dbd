import { readFile } from "node:fs/promises";
import { expect, test, visit } from "../support/browser";

const GREAT = "/sky-search?kind=aspect&body=Jupiter&with=Saturn&aspect=Conjunction&from=1800&to=2100";

test.describe("Searching the sky", () => {
  test("an example is one press, and every moment leads to its day", async ({ page }) => {
    await visit(page, "/sky-search");
    const call = page.waitForRequest(/\/api\/sky-search\?/);
    await page.getByRole("link", { name: /Every conjunction of Jupiter and Saturn/ }).click();
    await call;
    await expect(page.getByRole("heading", { name: "20 times" })).toBeVisible();
    await expect(
      page.getByRole("row", { name: /21 December 2020.*Jupiter conjunct Saturn.*0°29′ Aquarius/ }),
    ).toBeVisible();
    await page.getByRole("link", { name: "21 December 2020, 18:20" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Transits" })).toBeVisible();
    // Its own zone comes before it with the browser: "7:20 pm CET (21 December, 18:20 UTC)".
    await expect(page.getByText(/As of Monday, 21 December 2020, .*18:20 UTC/)).toBeVisible();
  });

  test("the form asks for what its kind of search needs, and for nothing else", async ({ page }) => {
    await visit(page, "/sky-search");
    await expect(page.getByLabel("Aspect")).toBeVisible();
    await expect(page.getByLabel("Degree")).toBeHidden();
    await page.getByLabel("Look for").selectOption("Degree");
    await expect(page.getByLabel("Aspect")).toBeHidden();
    await page.getByLabel("Body").selectOption("Saturn");
    await page.getByLabel("Degree").fill("29°36′ Aquarius");
    await page.getByLabel("From").fill("2026-11-22");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("row", { name: /Saturn reaches 29°36′ Aquarius/ }).first()).toBeVisible();
    await expect(page.getByLabel("Degree")).toHaveValue("29°36′ Aquarius");
  });

  test("what finds nothing says so", async ({ page }) => {
    await visit(page, "/sky-search?kind=ingress&body=Pluto&sign=Leo&from=2026&to=2030");
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await expect(page.getByText("from 1 January 2026 to 31 December 2030")).toBeVisible();
  });

  test("a long list ends and goes on from there", async ({ page }) => {
    await visit(page, "/sky-search?kind=ingress&body=Moon&from=2026&to=2030");
    await expect(page.getByRole("heading", { name: "The first 100" })).toBeVisible();
    const last = await page.getByRole("rowheader").last().innerText();
    await page.getByRole("link", { name: "Go on from there" }).click();
    await expect(page.getByRole("rowheader").first()).not.toHaveText("1 January 2026");
    await expect(page.getByRole("rowheader").first()).not.toHaveText(last);
    await expect(page.getByRole("heading", { name: "The first 100" })).toBeVisible();
  });

  test("both files come with all of it", async ({ page }) => {
    await visit(page, GREAT);
    for (const [name, file, held] of [
      ["CSV", "sky-search.csv", "Jupiter conjunct Saturn"],
      ["Calendar (.ics)", "sky-search.ics", "SUMMARY:Jupiter conjunct Saturn"],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(file);
      expect((await readFile(await download.path(), "utf8")).split(held)).toHaveLength(21);
    }
  });

  test.describe("with mistakes", () => {
    test.use({ allowedErrors: /status of (422|500)/ });

    test("names the field, and loses nothing that was typed", async ({ page }) => {
      await visit(page, "/sky-search");
      await page.getByLabel("Look for").selectOption("Return");
      await page.getByLabel("Degree").fill("north");
      await page.getByLabel("From").fill("2000");
      await page.getByLabel("Until").fill("1999");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByLabel("Degree")).toHaveAccessibleDescription(
        /Write the degree as 29°36′ Aquarius/,
      );
      await expect(page.getByLabel("Degree")).toHaveValue("north");
      await expect(page.getByLabel("Until")).toHaveValue("1999");
      await page.getByLabel("Degree").fill("329.6");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByLabel("Until")).toHaveAccessibleDescription(/must come after the beginning/);
    });

    test("a call that fails says so", async ({ page }) => {
      await page.route("**/api/sky-search?*", (route) => route.fulfill({ status: 500, body: "" }));
      await visit(page, "/sky-search");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("alert")).toContainText("Check your connection and try again");
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is a form and a page", async ({ page }) => {
      await page.goto("/sky-search");
      await page.getByLabel("Look for").selectOption("Station");
      await expect(page.getByLabel("Aspect")).toBeHidden();
      await page.getByLabel("Body").selectOption("Venus");
      await page.getByLabel("From").fill("2025");
      await page.getByLabel("Until").fill("2025");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(
        page.getByRole("row", { name: /2 March 2025, 00:3\d.*Venus turns retrograde.*10°50′ Aries/ }),
      ).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(3);
    });
  });
});
