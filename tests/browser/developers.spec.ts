import { axeViolationsInBoth, expect, test, visit } from "../support/browser";

test.describe("For Developers", () => {
  test("an example is tried in the page, and what was changed in it counts", async ({ page }) => {
    await visit(page, "/developers");
    const call = page.locator("details").filter({ hasText: "/api/birth-chart" });
    await call.locator("summary").click();
    const asked = page.waitForRequest("**/api/birth-chart");
    const body = call.getByLabel("Body");
    await body.fill((await body.inputValue()).replace("1990-06-15", "1990-06-16"));
    await call.getByRole("button", { name: "Try it" }).click();
    expect((await asked).postDataJSON().date).toBe("1990-06-16");
    await expect(call.getByText(/^200 OK, \d+ ms$/)).toBeVisible();
    const answer = await call.getByLabel("Answer").inputValue();
    expect(answer).toMatch(/"localTime": "1990-06-16T14:30:00"/);
  });

  test("search parameters are tried as well", async ({ page }) => {
    await visit(page, "/developers");
    const call = page.locator("details").filter({ hasText: "/api/places" });
    await call.locator("summary").click();
    await call.getByLabel("Search parameters").fill("q=Potsdam");
    await call.getByRole("button", { name: "Try it" }).click();
    await expect(call.getByLabel("Answer")).toHaveValue(/"name": "Potsdam"/);
  });

  test.describe("with a body that is none", () => {
    test.use({ allowedErrors: /status of 400/ });
    test("says what the call says of it", async ({ page }) => {
      await visit(page, "/developers");
      const call = page.locator("details").filter({ hasText: "/api/numerology" });
      await call.locator("summary").click();
      await call.getByLabel("Body").fill("{");
      await call.getByRole("button", { name: "Try it" }).click();
      await expect(call.getByText(/^400 failed, \d+ ms$/)).toBeVisible();
      await expect(call.getByLabel("Answer")).toHaveValue(/"bad_json"/);
    });
  });

  test("has no fault that axe finds, with a call unfolded and answered", async ({ page }) => {
    await visit(page, "/developers");
    const call = page.locator("details").filter({ hasText: "/api/transits" }).first();
    await call.locator("summary").click();
    await call.getByRole("button", { name: "Try it" }).click();
    await expect(call.getByLabel("Answer")).toBeVisible();
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });
});

test.describe("For Developers, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows each call with its fields and an example, and unfolds", async ({ page }) => {
    await page.goto("/developers");
    const call = page
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: "/api/derived-chart" }) });
    await call.locator("summary").click();
    await expect(call.getByText("options.angles", { exact: true }).first()).toBeVisible();
    await expect(call.getByText(/curl 'http/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try it" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "OpenAPI 3.1 document" })).toHaveAttribute(
      "href",
      "/api/openapi.json",
    );
  });
});
