import type { Page } from "@playwright/test";
import { ANN, fillBirth } from "../support/birth-form";
import { expect, test, visit } from "../support/browser";
import { CALCULATORS } from "../support/calculators";

/** What another version, a proxy or a hotel's network may answer under 200. */
const ODD = ["null", "{}", "[]", '"words"', '{"transits":null,"days":{},"places":5}', "<html>Welcome</html>"];

const oops = (page: Page) => page.getByRole("heading", { name: "500" });

async function answerAll(page: Page, body: string) {
  await page.route(/\/api\//, (route) => route.fulfill({ contentType: "application/json", body }));
}

for (const { path, button, fill } of CALCULATORS) {
  test(`${path}: an answer that is none is said above the form, which keeps what was typed`, async ({
    page,
  }) => {
    await visit(page, path);
    await fill(page);
    for (const body of ODD) {
      await page.unrouteAll();
      await answerAll(page, body);
      const answered = page.waitForResponse(`/api${path}`);
      await page.getByRole("button", { name: button }).click();
      await answered;
      await expect(
        page.getByRole("alert").filter({ hasText: "The answer could not be read." }),
      ).toBeVisible();
      await expect(page.getByLabel(/^((First|Full) )?Name$/).first()).toHaveValue(ANN.name);
      await expect(oops(page)).toHaveCount(0);
    }
  });
}

for (const name of ["Dashboard", "Transits", "Moon Phases", "Ephemeris"]) {
  test(`${name} stands, whatever its calls are answered`, async ({ page }) => {
    for (const body of ODD) {
      await page.unrouteAll();
      await visit(page, "/aspects");
      await answerAll(page, body);
      const answered = page.waitForResponse(/\/api\//);
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name, exact: true }).click();
      await answered;
      await expect(page).not.toHaveURL(/aspects/);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(oops(page)).toHaveCount(0);
    }
  });
}

test("a map of which one point is none is none, and the next one is drawn", async ({ page }) => {
  await visit(page, "/astrocartography");
  await fillBirth(page);
  await page.route("/api/astrocartography", async (route) => {
    const map = await (await route.fetch()).json();
    map.lines[0].points[0][1][1] = "Sun";
    await route.fulfill({ json: map });
  });
  const generate = page.getByRole("button", { name: "Generate Map" });
  await generate.click();
  await expect(page.getByRole("alert").filter({ hasText: "The answer could not be read." })).toBeVisible();
  await page.unrouteAll();
  await generate.click();
  await expect(page.locator(".leaflet-pane path").first()).toBeAttached();
});

test("kept words that nobody kept for a reason we know are dropped", async ({ page }) => {
  for (const why of ["__proto__", "constructor", 5, null]) {
    await visit(page, "/numerology");
    await page.evaluate((why) => {
      const kept = { why, forms: {}, path: location.pathname, at: Date.now(), of: null };
      sessionStorage.setItem("typed", JSON.stringify(kept));
    }, why);
    await visit(page, "/numerology");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
    await expect(page.getByRole("heading", { level: 1, name: "Numerology" })).toBeVisible();
    await expect(oops(page)).toHaveCount(0);
  }
});

test("suggestions that are none leave the place as it was typed", async ({ page }) => {
  await visit(page, "/birth-chart");
  await answerAll(page, "null");
  const place = page.getByLabel("Birth Location");
  const asked = page.waitForResponse(/\/api\/places/);
  await place.click();
  await place.pressSequentially("Amsterdm"); // no name begins so: the worker is asked
  await asked;
  await expect(place).toHaveValue("Amsterdm");
  await expect(oops(page)).toHaveCount(0);
});

test.describe("the code of a result that does not come", () => {
  test.use({ allowedErrors: /./ });

  test("says so in its place, and comes with the page again, which keeps what was typed", async ({
    page,
  }) => {
    await visit(page, "/birth-chart");
    await page.route(/chart-result-.*\.js/, (route) => route.abort());
    await fillBirth(page);
    await page.getByRole("button", { name: "Generate Chart" }).click();
    const failed = page.getByRole("alert").filter({ hasText: "This part could not be shown." });
    await expect(failed).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(ANN.name);
    await expect(oops(page)).toHaveCount(0);
    await page.context().setOffline(true);
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(failed).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(ANN.name);
    await page.context().setOffline(false);
    await page.unrouteAll();
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This page had to be loaded again.")).toBeVisible();
    await expect(page.getByLabel("Birth Date")).toHaveValue(ANN.date);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Generate Chart" }).click();
    await expect(page.getByRole("heading", { name: `${ANN.name}'s Birth Chart` })).toBeVisible();
  });
});
