import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { asOwnerTo } from "../support/desk-owner";
import { expectNoFaults, isWide } from "../support/written-page";

async function openDesk(page: Page) {
  await page.goto(asOwnerTo("/desk"));
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
}

async function addClient(page: Page, name: string, tag: string) {
  await page.goto("/desk/client/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Tags").fill(tag);
  await page.getByLabel("Birth date").first().fill("1907-07-06");
  await page.getByLabel("Birth time", { exact: false }).first().fill("08:30");
  await page.getByLabel("Birth place").first().fill("Coyoacán");
  await page.getByRole("button", { name: "Keep this client" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("from an empty desk to a client with a chart, a note and the end of both", async ({ page }) => {
      const name = `Ada ${scripts ? "with" : "without"}`;
      await openDesk(page);
      await addClient(page, name, "analyst");
      await expect(page.getByText("This is a draft")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Chart" })).toBeVisible();
      await expect(page.locator(".wheel").first()).toBeVisible();
      await page.getByLabel("New note").fill("First line\n\nSecond line");
      await page.getByRole("button", { name: "Save note" }).click();
      await expect(page.getByText("Second line")).toBeVisible();
      await expect(page.getByRole("status")).toHaveText("Saved.");
      await page.getByRole("link", { name: "Change" }).click();
      await page.getByLabel("Note", { exact: true }).fill("Another line");
      await page.getByRole("button", { name: "Save the change" }).click();
      await expect(page.getByText("Another line")).toBeVisible();
      await page.getByRole("link", { name: "The year ahead" }).click();
      await expect(page.getByText(/^Exact /).first()).toBeVisible();
      await page.getByText("Delete this client").first().click();
      await page.getByLabel(/Delete data and notes for good/).check();
      await page.getByRole("button", { name: "Delete this client" }).click();
      await expect(page.getByText("Deleted, with everything")).toBeVisible();
      await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
    });
  });
}

test.describe("what is typed", () => {
  test.use({ allowedErrors: /status of (404|405|409|422)|ERR_INTERNET_DISCONNECTED/ });

  test("stays when it is refused, when another tab came first, without a network and after the session's end", async ({
    page,
    context,
  }) => {
    await openDesk(page);
    await addClient(page, "Kept words", "words");
    const address = page.url().replace(/[?#].*/, "");
    const data = page.locator('form[data-form="client"]');

    // Refused: at its field, and the note in the other form stays.
    await page.getByLabel("New note").fill("Half a thought");
    await data.getByLabel("Birth date").first().fill("1907-02-30");
    await data.getByRole("button", { name: "Save" }).click();
    await expect(data.getByText("February 1907 has no day 30")).toBeVisible();
    await expect(data.getByLabel("Birth date").first()).toHaveValue("1907-02-30");
    await expect(page.getByLabel("New note")).toHaveValue("Half a thought");
    await data.getByLabel("Birth date").first().fill("1907-07-06");

    // Another tab comes first: both versions are there.
    const other = await context.newPage();
    await other.goto(address);
    await other.locator('form[data-form="client"]').getByLabel("Called").fill("From the other tab");
    await other.locator('form[data-form="client"]').getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Called From the other tab", { exact: false })).toBeVisible();
    await data.getByLabel("Called").fill("From this tab");
    await data.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-theirs]")).toContainText("From the other tab");
    await expect(data.getByLabel("Called")).toHaveValue("From this tab");
    await expect(page.getByLabel("New note")).toHaveValue("Half a thought");
    await data.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Called From this tab", { exact: false })).toBeVisible();

    // Without a network, and when the session is over.
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Not saved: the server could not be reached")).toBeVisible();
    await context.setOffline(false);
    const cookies = await context.cookies();
    await context.clearCookies();
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Save note" }).click();
    expect((await answer).status()).toBeGreaterThanOrEqual(404);
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText("Not saved: the server could not be reached")).toBeVisible();
    await expect(page.getByLabel("New note")).toHaveValue("Half a thought");
    await context.addCookies(cookies);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Half a thought")).toBeVisible();
    await expect(page.getByLabel("New note")).toHaveValue("");
  });
});

test("search and tags find who is there, and no request tells what was looked for", async ({ page }) => {
  await openDesk(page);
  await addClient(page, "Zoë Searched", "rare tag");
  await addClient(page, "Max Other", "common");
  await page.goto("/desk");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel("Search").fill("zoe");
  await expect(page.getByRole("link", { name: "Zoë Searched" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Max Other" })).toBeHidden();
  await page.getByLabel("Search").fill("");
  await page.getByRole("button", { name: "common" }).click();
  await expect(page.getByRole("link", { name: "Max Other" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Zoë Searched" })).toBeHidden();
  expect(asked).toEqual([]);
});

test("each page fits a phone and a screen reader", async ({ page }) => {
  await openDesk(page);
  await expectNoFaults(page);
  await addClient(page, "Wide Enough", "phone");
  const address = page.url();
  for (const [width, scheme] of [
    [390, "dark"],
    [768, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ["/desk", "/desk/client/new", address]) {
      await page.goto(path);
      expect(await isWide(page), `${path} at ${width}`).toBe(false);
      await page.screenshot({
        path: `test-results/desk-${width}-${path.split("/").at(-1)?.slice(0, 6)}.png`,
        fullPage: true,
      });
    }
    await expectNoFaults(page);
  }
});

test("for a visitor it is an address like any that does not exist", async ({ page }) => {
  const response = await page.request.get("/desk");
  expect(response.status()).toBe(404);
});
