import type { Page } from "@playwright/test";
import { expectEveryFieldAsked, fillBirth } from "../support/birth-form";
import { expect, FAILED_CALL, holdCalls, test, toast, visit } from "../support/browser";

test.use({ allowedErrors: FAILED_CALL });

let count = 0;

async function signedIn(page: Page) {
  const email = `profile.${process.pid}.${count++}@example.com`;
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`);
  await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
}

async function fill(page: Page, location = "New York") {
  await fillBirth(page, { name: "Ann Lee", time: "2:30 PM", location });
}

test("a visitor is told what a profile is for, and no call of theirs fails", async ({ page }) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "Your Profile" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByText("Only accessible to you")).toBeVisible();
  expect(failed).toEqual([]);
});

test("a spinner turns while the profile loads", async ({ page }) => {
  await signedIn(page);
  const answer = await holdCalls(page, "**/api/profile", "**/api/people"); // the next page's form asks for both
  await visit(page, "/birth-chart");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading your profile..." })).toBeVisible();
  answer();
  await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
});

test("what is missing is said at each field", async ({ page }) => {
  await signedIn(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectEveryFieldAsked(page);
  await expect(toast(page)).toContainText("Failed to save profile. Please try again.");
});

test("the button waits while saving, and the profile is fetched again", async ({ page }) => {
  await signedIn(page);
  await fill(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const methods: string[] = [];
  await page.route("**/api/profile", async (route) => {
    methods.push(route.request().method());
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  answer();
  await expect(toast(page)).toContainText("Profile saved");
  expect(methods).toEqual(["POST", "GET"]);
});

test("a save that fails loses nothing that was typed", async ({ page }) => {
  await signedIn(page);
  await fill(page);
  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText("Failed to save profile. Please try again.");
  await expect(page.getByRole("alert").filter({ hasText: "nothing you typed is lost" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  await expect(page.getByLabel("Birth Time", { exact: true })).toHaveValue("2:30 PM");
  await expect(page.getByLabel("Birth Location")).toHaveValue("New York");
});

test("a calendar address is made, shown this once, renewed and removed", async ({ page }) => {
  await signedIn(page);
  await expect(page.getByText("Save your birth details first")).toBeVisible();
  await fill(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await page.getByLabel("Void-of-course Moons").check();
  await page.getByRole("button", { name: "Make a calendar address" }).click();
  const address = page.getByText(/\/calendar\/[\w-]+\.ics$/);
  const first = (await address.innerText()).trim();
  const calendar = await page.request.get(first);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("SUMMARY:Moon void of course");

  await page.getByLabel("Void-of-course Moons").uncheck();
  await page.getByRole("button", { name: "Save calendar" }).click();
  await expect(toast(page).filter({ hasText: "Calendar saved" })).toHaveCount(1);
  await expect(address).toHaveText(first);
  await expect.poll(async () => (await page.request.get(first)).text()).not.toContain("Moon void");

  await page.getByRole("button", { name: "New address" }).click();
  await expect(address).not.toHaveText(first);
  expect((await page.request.get(first)).status()).toBe(404);
  const second = (await address.innerText()).trim();

  await page.reload();
  await expect(page.getByText("Your calendar has an address.")).toBeVisible();
  await expect(address).toBeHidden();
  await expect(page.getByLabel("Void-of-course Moons")).not.toBeChecked();
  await page.getByRole("button", { name: "Remove calendar" }).click();
  await expect(page.getByRole("button", { name: "Make a calendar address" })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test("a calendar of nothing is refused in words", async ({ page }) => {
  await signedIn(page);
  await fill(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  for (const part of [/Exact transits/, /Returns of/, /New and full moons/]) {
    await page.getByLabel(part).uncheck();
  }
  await page.getByRole("button", { name: "Make a calendar address" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Choose what the calendar is to hold" }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the profile is saved and shown", async ({ page }) => {
    const email = `noscript.${process.pid}@example.com`;
    await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`);
    await fill(page);
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page.getByText("Your birth details have been saved successfully.")).toBeVisible();
    await page.goto("/numerology");
    await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
  });
});
