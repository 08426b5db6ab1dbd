import { readFile } from "node:fs/promises";
import { axeViolations, expect, test, visit } from "../support/browser";

const FOUND =
  "/sky-search/elections?location=Berlin&latitude=&longitude=&from=22+November+2026&to=2027-02-22&all.0.kind=Direct&all.0.body=Mercury&any.0.kind=Hour&any.0.ruler=Mercury&not.0.kind=Moon&not.0.state=Void";

test.describe("Elections", () => {
  test("an example, a condition more and one less by the keyboard, and the windows are read", async ({
    page,
  }) => {
    await visit(page, "/sky-search/elections");
    await page.getByLabel("Place").fill("Berlin");
    await page.getByLabel("From").fill("22 November 2026");
    await page.getByLabel("Until").fill("2027-02-22");
    await page.getByRole("button", { name: "A contract" }).press("Enter");
    await expect(page.getByRole("group", { name: "Must hold: Direct, not retrograde" })).toBeVisible();
    await expect(page.getByRole("group", { name: /^Must not: / })).toHaveCount(2);

    await page.getByLabel("Add a condition").selectOption("Planetary hour");
    await page.getByRole("button", { name: "Add to: Wished for" }).press("Enter");
    await expect(page.getByLabel("Ruler of the hour")).toBeFocused();
    await page.getByLabel("Ruler of the hour").selectOption("Mercury");
    await expect(page.getByRole("button", { name: /^Add to: / }).first()).toBeDisabled();
    await page.getByRole("button", { name: "Remove: Combust" }).press("Enter");
    await expect(page.getByLabel("Add a condition")).toBeFocused();
    await expect(page.getByLabel("Ruler of the hour")).toHaveValue("Mercury");

    await page.getByLabel("Until").press("Enter");
    const heading = page.getByRole("heading", { name: "The first 40 windows" });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/location=Berlin.*any\.0\.ruler=Mercury/);
    await expect(page.getByText("In every window: Mercury goes forward.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sunday, 22 November 2026" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByText("Change what you asked for").click();
    await expect(page.getByLabel("From")).toHaveValue("22 November 2026");
    await page.goBack();
    await expect(page.getByText("Nothing yet").first()).toBeVisible();
  });

  for (const screen of ["elections", "horary"])
    test(`what is typed first into the place of ${screen} stays, its suggestions already there`, async ({
      page,
    }) => {
      await visit(page, `/sky-search/${screen}`);
      await page.getByLabel("Place").focus();
      const place = page.getByRole("combobox", { name: "Place" });
      await expect(place).toBeFocused();
      await place.pressSequentially("Berlin");
      await expect(place).toHaveValue("Berlin");
    });

  test("times in UTC come on demand, and what is more is one press away", async ({ page }) => {
    await visit(page, FOUND);
    const first = page.getByRole("listitem").filter({ hasText: "Sunday, 22 November 2026" }).first();
    await expect(first.getByText(/^UTC: /).first()).toBeHidden();
    await page.getByLabel("UTC as well").check();
    await expect(first.getByText(/^UTC: /).first()).toBeVisible();
    await page.getByRole("link", { name: "Go on from there" }).click();
    await expect(page).toHaveURL(/from=202[67]-/);
    await expect(page.getByRole("heading", { name: "The first 40 windows" })).toBeFocused();
  });

  test("the windows are saved as a table and as a calendar", async ({ page }) => {
    await visit(page, FOUND);
    for (const [name, file, says] of [
      ["CSV", "elections.csv", "Mercury goes forward"],
      ["Calendar (.ics)", "elections.ics", "BEGIN:VEVENT"],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(file);
      expect(await readFile(await saved.path(), "utf8")).toContain(says);
    }
  });

  test("a form begins where its visitor stands, on their own day, and leaves alone what is typed", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-22T11:00:00Z");
    await visit(page, "/transits");
    await page.evaluate(() =>
      localStorage.setItem("place", JSON.stringify({ name: "Quito", latitude: -0.22, longitude: -78.51 })),
    );
    await visit(page, "/sky-search/elections");
    await expect(page.getByLabel("Place")).toHaveValue("Quito");
    await expect(page.getByLabel("From")).toHaveValue("22 November 2026");
    await expect(page.getByLabel("Until")).toHaveValue("22 February 2027");
  });

  test.describe("refused", () => {
    test.use({ allowedErrors: /status of 422/ });

    test("what is wrong is said at its field", async ({ page }) => {
      await visit(page, "/sky-search/elections");
      await page.getByLabel("Place").fill("Berlin");
      await page.getByLabel("Add a condition").selectOption("Contact to a natal degree");
      await page.getByRole("button", { name: "Add to: Must hold" }).click();
      await page.getByLabel("Degree", { exact: true }).fill("31 Leo");
      await page.getByRole("button", { name: "Find windows" }).click();
      await expect(page.getByRole("group", { name: /Contact/ })).toContainText("Write the degree as");
      await expect(page.getByLabel("Degree", { exact: true })).toHaveValue("31 Leo");
      await expect(page.getByLabel("Degree", { exact: true })).toHaveAttribute("aria-invalid", "true");
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

    test("the same is asked and answered on a narrow phone", async ({ page }) => {
      await page.goto("/sky-search/elections");
      await page.getByLabel("Place").fill("Berlin");
      await page.getByLabel("From").fill("22 November 2026");
      await page.getByLabel("Until").fill("22 December 2026");
      await page.getByLabel("Add a condition").selectOption("State of the Moon");
      await page.getByRole("button", { name: "Add to: Must hold" }).click();
      await expect(page.getByLabel("Place")).toHaveValue("Berlin");
      await page.getByLabel("State", { exact: true }).selectOption("Waxing");
      await page.getByRole("button", { name: "Find windows" }).click();
      await expect(page.getByRole("heading", { name: /windows?$/ })).toBeVisible();
      await expect(page.getByText("In every window: The Moon is waxing.")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
});
