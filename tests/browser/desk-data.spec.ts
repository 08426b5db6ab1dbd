import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, FAILED_CALL, test } from "../support/browser";
import { asOwnerTo } from "../support/desk-owner";
import { expectNoFaults, isWide } from "../support/written-page";

async function openData(page: Page) {
  await page.goto(asOwnerTo("/desk/data"));
  await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();
}

const TABLE = [
  "name,date,time,place,latitude,longitude,zone,note",
  'Taken Alpha,1990-06-15,14:30,Berlin,,,,"From the card index"',
  "Taken Beta,1985-03-02,23:30,Rome,,,0,",
  "Taken Gamma,1985-03-02,,Nowhereatallville,,,,",
  "Taken Delta,1985-02-30,,Rome,,,,",
].join("\n");

test.describe("with a write that lacks a day", () => {
  test.use({ allowedErrors: /422/ });

  test("a file comes in as it was chosen, is marked when it comes again, and goes out as one archive", async ({
    page,
  }) => {
    await openData(page);
    await page.getByRole("link", { name: "Read a file" }).click();
    const choose = () =>
      page
        .getByLabel("AAF or CSV file")
        .setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) });
    await choose();
    await expect(page.getByText("Line 5: Taken Delta")).toBeVisible();
    await expect(page.getByText("3 are in the file.")).toBeVisible();
    const row = (name: string) => page.getByRole("checkbox", { name: new RegExp(name) });
    await expect(row("Taken Alpha")).toBeChecked();
    await expect(row("Taken Gamma")).toBeDisabled();
    await page.getByLabel(/No place is known as/).fill("Lisbon");
    await page.getByLabel(/No place is known as/).press("Enter");
    await expect(row("Taken Gamma")).toBeChecked();
    await row("Taken Gamma").uncheck();
    await page.getByLabel("How they agreed").fill("by letter");
    await page.getByRole("button", { name: "Keep whom I have ticked" }).click();
    await expect(page.getByText(/On which day|Say on which day they agreed/).last()).toBeVisible();
    await page.getByLabel("On which day").fill("2026-11-01");
    await page.getByRole("button", { name: "Keep whom I have ticked" }).click();
    await expect(page.getByText("2 are kept.")).toBeVisible();
    await expect(page.getByText("1985-03-02 23:30 in the file is 1985-03-03 00:30")).toBeVisible();

    await choose();
    // The second was told by another clock, by which it is another day.
    await expect(page.getByText("On your desk already")).toHaveCount(1);
    await expect(page.getByText("Somebody of this name is on your desk")).toHaveCount(1);
    await expect(row("Taken Beta")).not.toBeChecked();
    await expect(row("Taken Alpha")).not.toBeChecked();

    await page.goto("/desk/data");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the archive" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^desk-\d{4}-\d\d-\d\d\.zip$/);
    const archive = (await readFile(await download.path())).toString("latin1");
    expect(archive.startsWith("PK\x03\x04")).toBe(true);
    for (const words of [
      "desk.json",
      "site.json",
      "own-texts.json",
      "desk.aaf",
      "#A93:Alpha,Taken",
      "Taken Beta.md",
      "From the card index",
    ])
      expect(archive).toContain(words);
  });
});

test.describe("with the places failing", () => {
  test.use({ allowedErrors: FAILED_CALL, isFirstVisit: true });

  test("nobody is kept without their birth: that it could not be looked up is said, and can be tried again", async ({
    page,
  }) => {
    await openData(page);
    await page.getByRole("link", { name: "Read a file" }).click();
    await page.route("**/places/**", (route) => route.abort());
    const buffer = Buffer.from("name,date,place\nUnplaced Ann,1990-06-15,Berlin\nUnplaced Bob,,\n");
    await page.getByLabel("AAF or CSV file").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText("Some places could not be looked up.")).toBeVisible();
    const ann = page.getByRole("checkbox", { name: /Unplaced Ann/ });
    await expect(ann).toBeDisabled();
    await expect(ann).not.toBeChecked();
    await expect(page.getByText("1 of 2 are ticked.")).toBeVisible();
    await page.unroute("**/places/**");
    await page.getByRole("button", { name: "Look again" }).click();
    await expect(page.getByText("2 of 2 are ticked.")).toBeVisible();
    await expect(page.getByText("Some places could not be looked up.")).toBeHidden();
    await page.getByRole("button", { name: "Tick none" }).click();
  });

  test("while places are looked up nobody is ticked whose place is not known", async ({ page }) => {
    await openData(page);
    await page.getByRole("link", { name: "Read a file" }).click();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/places/**", async (route) => {
      await held;
      await route.continue();
    });
    const buffer = Buffer.from("name,date,place\nUnplaced Cy,1990-06-15,Berlin\n");
    await page.getByLabel("AAF or CSV file").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    const cy = page.getByRole("checkbox", { name: /Unplaced Cy/ });
    await expect(cy).toBeDisabled();
    await page.getByRole("button", { name: "Keep whom I have ticked" }).click();
    await expect(page.getByText("Nobody is ticked.")).toBeVisible();
    goOn();
    await expect(cy).toBeChecked();
    await page.getByRole("button", { name: "Tick none" }).click();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /422/ });

  // The tests of other files have the same desk at the same time: no zone is set here, and nothing deleted.
  test("everything goes out in parts, no zone is taken that there is not, and nothing is deleted without a word", async ({
    page,
  }) => {
    await openData(page);
    await page.getByRole("link", { name: "Or file by file, in parts" }).click();
    await expect(page.getByRole("link", { name: "AAF (births alone)" })).toBeVisible();
    await page.getByLabel("Time zone").fill("Europe/Nowhere");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Time zone")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Nowhere");
    await page.getByText("Delete everything").first().click();
    await page.getByRole("button", { name: "Delete everything" }).click();
    await expect(page.getByLabel(/^Type “delete”/)).toHaveAttribute("aria-invalid", "true");
    await page.goto("/desk/data/import");
    await expect(page.locator("noscript p")).toContainText("This needs JavaScript");
  });
});

// The tests of other files have the same desk at the same time: no zone is set here.
test("a zone that is not set looks like none, and what was done stands in no address", async ({ page }) => {
  await openData(page);
  const zone = page.getByLabel("Time zone");
  await expect(zone).toHaveValue("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page).toHaveURL("/desk/data");
  await expect(zone).toHaveValue("");
});

test("each page fits a phone and a screen reader", async ({ page }) => {
  await openData(page);
  for (const [width, scheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ["/desk/data", "/desk/data/import"]) {
      await page.goto(path);
      expect(await isWide(page), `${path} at ${width}`).toBe(false);
      await expectNoFaults(page);
    }
  }
});
