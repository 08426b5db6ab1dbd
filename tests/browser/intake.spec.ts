import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { ownerAt } from "../support/desk-owner";
import { expectNoFaults, isWide } from "../support/written-page";

/** Makes a link where the owner is, and gives its path. */
async function newLink(owner: Page): Promise<string> {
  await owner.getByRole("button", { name: /Make (a|another) link/ }).click();
  const link = owner.locator("[data-intake] input[readonly]").last();
  await expect(link).toHaveValue(/\/intake\/[0-9a-f]{64}$/);
  return new URL(await link.inputValue()).pathname;
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({
      javaScriptEnabled: scripts,
      allowedErrors: /status of (404|422)/,
      extraHTTPHeaders: { "CF-Connecting-IP": scripts ? "203.0.113.41" : "203.0.113.42" },
    });

    test("a request is answered with a form, of which a client is made, and a time is agreed on that both have in their calendar", async ({
      page,
    }) => {
      // One desk for all: another name for each of the two, and each time it is tried again.
      const name = `Dorothea ${scripts ? "Scripted" : "Plain"}${test.info().retry || ""}`;
      const other = `Ernst, ${name}`;
      await page.goto("/consult");
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("E-mail").fill("dorothea@example.com");
      await page.getByLabel("Your question").fill("May I come?");
      await page.getByLabel("Your time zone").fill("America/New_York");
      await page.getByRole("button", { name: "Send the request" }).click();
      const ofRequest = (await page.getByRole("link", { name: "See or delete" }).getAttribute("href")) ?? "";

      const owner = await ownerAt(page, "/desk/requests");
      await owner.getByRole("link", { name }).first().click();
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText(name);
      const request = new URL(owner.url()).pathname;
      const path = await newLink(owner);

      // Refused once, with all that was typed and a way to what is wrong.
      await page.goto(path);
      await page.getByLabel("Full name").fill(`${name} Tanning`);
      await page.getByLabel("What you are called").fill("Dot");
      await page.getByLabel("Birth date").first().fill("1910-02-30");
      await page.getByLabel("The time is unknown").first().check();
      await page.getByLabel("Birth place").first().fill("Galesburg, Illinois");
      await page.getByLabel("How you know the time").selectOption("My family told me");
      await page.getByLabel("Your question").fill("First line\nSecond line");
      await page.getByLabel("Dates that mattered").fill("1942-12 Met Max");
      await page.getByText("Other people whom it is about").click();
      await page.getByLabel("Name", { exact: true }).first().fill("Max");
      await page.getByRole("button", { name: "Send it" }).click();
      const summary = page.locator("[data-summary]");
      await expect(summary.getByRole("link", { name: "Birth date" })).toHaveAttribute("href", "#birthDate");
      await expect(page.getByText("February 1910 has no day 30").first()).toBeVisible();
      await expect(page.getByLabel("Your question")).toHaveValue("First line\nSecond line");
      await expect(page.getByLabel("The time is unknown").first()).toBeChecked();
      await summary.getByRole("link", { name: "Person 1, that they agree" }).click();
      await page.getByLabel("They know and agree").first().check();
      await page.getByLabel("Birth date").first().fill("1910-08-25");
      await page.getByLabel(/My data may be kept/).check();
      await page.getByRole("button", { name: "Send it" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you: it is there");
      const ofForm = (await page.getByRole("link", { name: "See or delete" }).getAttribute("href")) ?? "";
      expect((await page.goto(path))?.status()).toBe(404);

      // A client is made of it, once both have been seen.
      await owner.goto("/desk/requests");
      await owner.getByRole("link", { name: `${name} Tanning` }).click();
      await expect(owner.getByText("1942-12 Met Max")).toBeVisible();
      await owner.getByRole("button", { name: "Make a new client" }).click();
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`${name} Tanning`);
      await expect(owner.getByText("Called Dot")).toBeVisible();
      await expect(owner.getByText("Second line")).toBeVisible();
      await expect(owner.getByText("This is a draft")).toHaveCount(0);

      // A second form of the same client stands beside the first, and is left where it is wrong.
      const again = await newLink(owner);
      await page.goto(again);
      await page.getByLabel("Full name").fill(other);
      await page.getByLabel("Birth date").first().fill("1910-08-25");
      await page.getByLabel("The time is unknown").first().check();
      await page.getByLabel("Birth place").first().fill("Galesburg, Illinois");
      await page.getByLabel("What you are called").fill("Dottie");
      await page.getByRole("button", { name: "Send it" }).click();
      await owner.goto("/desk/requests");
      await owner.getByRole("link", { name: other }).first().click();
      const beside = owner.locator("[data-side-by-side]");
      await expect(beside).toContainText("Dottie");
      await beside.getByRole("group", { name: "Name" }).getByLabel("Leave it as it is kept").check();
      await owner.getByRole("button", { name: "Bring this client up to date" }).click();
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`${name} Tanning`);
      await expect(owner.getByText("Called Dottie")).toBeVisible();

      // A time that clocks skip is refused at its field; the next one stands in both zones.
      await owner.goto(request);
      const card = owner.locator('form[data-form="appointment"]');
      await card.getByLabel("Day").fill("2027-03-28");
      await card.getByLabel("Time", { exact: true }).fill("02:30");
      await card.getByLabel("Your time zone").fill("Europe/Berlin");
      await card.getByRole("button", { name: "Agree on this time" }).click();
      await expect(card.getByText("No clock there shows this time")).toBeVisible();
      await card.getByLabel("Time", { exact: true }).fill("18:30");
      await card.getByRole("button", { name: "Agree on this time" }).click();
      const words = "Sunday, 28 March 2027, 18:30 (Europe/Berlin, UTC+02:00)";
      await expect(owner.locator("[data-appointment]")).toContainText(words);
      await page.goto(ofRequest);
      await expect(page.locator("[data-appointment]")).toContainText(words);
      await expect(page.locator("[data-appointment]")).toContainText("12:30 (America/New_York, UTC-04:00)");
      for (const side of [page, owner]) {
        const started = side.waitForEvent("download");
        await side.getByRole("link", { name: "Add it to your calendar" }).click();
        const file = await started;
        expect(file.suggestedFilename()).toBe("appointment.ics");
        const chunks: Buffer[] = [];
        for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
        const text = Buffer.concat(chunks).toString();
        expect(text).toContain("DTSTART:20270328T163000Z");
        expect(text).not.toContain("Dorothea");
      }

      // Whoever sent the form sees it by the link of their own, and deletes it.
      await page.goto(ofForm);
      await page.getByRole("button", { name: "Delete what I sent" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you sent is deleted");
    });
  });
}

for (const width of [390, 768, 1024, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the form and the desk's cards stand well at ${width} px by ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const owner = await ownerAt(page, "/desk/requests");
      await owner.setViewportSize({ width, height: 900 });
      await owner.emulateMedia({ colorScheme });
      await page.goto(await newLink(owner));
      await page.getByText("Other people whom it is about").click();
      for (const [side, what] of [
        [page, "form"],
        [owner, "links"],
      ] as const) {
        expect(await isWide(side), what).toBe(false);
        await expectNoFaults(side);
        await side.screenshot({
          path: `test-results/intake-${what}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    });
  }
}
