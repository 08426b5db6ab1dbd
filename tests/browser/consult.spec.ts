import { expect, test } from "../support/browser";
import { ownerAt } from "../support/desk-owner";
import { expectNoFaults, isWide } from "../support/written-page";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({
      javaScriptEnabled: scripts,
      allowedErrors: /status of 422/,
      extraHTTPHeaders: { "CF-Connecting-IP": scripts ? "203.0.113.1" : "203.0.113.2" },
    });

    test("a visitor asks, the owner answers and makes a client of it, and the link deletes it", async ({
      page,
    }) => {
      const name = `Lee ${scripts ? "Scripted" : "Plain"}`;
      await page.goto("/consultations");
      await page.getByRole("link", { name: "Write to the astrologer first" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for a consultation");
      if (scripts) await expect(page.getByLabel("Your time zone")).not.toHaveValue("");
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Your question").fill("First line\nSecond line");
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByText("Valid email is required")).toBeVisible();
      await expect(page.getByLabel("Your question")).toHaveValue("First line\nSecond line");
      await page.getByLabel("E-mail").fill("lee@example.com");
      await page.getByLabel("Time 1").fill("Tuesday");
      await page.getByRole("button", { name: "Send the request" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request came in");
      const link = await page.getByRole("link", { name: "See or delete" }).getAttribute("href");

      const owner = await ownerAt(page, "/desk/requests");
      await owner.getByRole("link", { name }).first().click();
      await owner.getByLabel("Status").selectOption("Answered");
      await owner.getByRole("button", { name: "Save" }).click();
      await expect(owner.getByRole("status")).toHaveText("Saved.");
      await owner.getByRole("button", { name: "Make a new client" }).click();
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(owner.getByText("Second line")).toBeVisible();

      await page.goto(link ?? "");
      await expect(page.getByText("Second line")).toBeVisible();
      await page.getByRole("button", { name: "Delete my request" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you sent is deleted");
      await owner.goto("/desk/requests");
      await expect(owner.getByRole("link", { name })).toHaveCount(0);
    });
  });
}

test.describe("the person in use", () => {
  test.use({ extraHTTPHeaders: { "CF-Connecting-IP": "203.0.113.3" } });

  test("goes along as their chart where that is ticked", async ({ page }) => {
    await page.goto("/consult");
    await expect(page.getByLabel(/Send my chart/)).toBeHidden();
    await page.evaluate(() => {
      const birth = {
        fullName: "Ann Lee",
        birthDate: "1990-06-15",
        birthTime: "14:30",
        birthLocation: "New York",
        latitude: null,
        longitude: null,
        timeUnknown: false,
      };
      localStorage.setItem("births", JSON.stringify([birth]));
    });
    await page.reload();
    await page.getByLabel(/Send my chart: Ann Lee/).check();
    await page.getByLabel("Name", { exact: true }).fill("Ann");
    await page.getByLabel("E-mail").fill("ann@example.com");
    await page.getByLabel("Your question").fill("When?");
    await page.getByRole("button", { name: "Send the request" }).click();
    const link = page.getByRole("link", { name: "See or delete" });
    await page.goto((await link.getAttribute("href")) ?? "");
    await expect(page.getByText("Ann Lee, 15 June 1990, 14:30, New York")).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`/consult stands well at ${width} px by ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto("/consult");
      expect(await isWide(page)).toBe(false);
      await expectNoFaults(page);
    });
  }
}
