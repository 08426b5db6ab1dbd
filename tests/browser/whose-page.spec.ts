import type { Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { expect, FAILED_CALL, test, toast } from "../support/browser";

// 401 and 409 stand in the browser's console.
test.use({ allowedErrors: FAILED_CALL });

let count = 0;
/** Nobody else's address: the tests share one server. */
const someone = (name: string) => `${name}.${process.pid}.${count++}@example.com`;

const NOTICE = "This page was shown to somebody else before";
const logout = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Logout" });
const save = (page: Page) => page.getByRole("button", { name: "Save Profile" });

async function signIn(page: Page, email: string, redirectTo = "/profile") {
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`);
  await expect(logout(page)).toBeVisible();
}

async function saveProfile(page: Page, name: string, location = "New York") {
  await fillBirth(page, { name, location });
  await save(page).click();
  await expect(toast(page)).toContainText("Profile saved");
}

/** Ann's profile stands in one tab; in another, Bob has signed in meanwhile. */
async function annsTabAndBobs(page: Page) {
  await signIn(page, someone("ann"));
  await saveProfile(page, "Ann Lee");
  await page.reload();
  return bobElsewhere(page);
}

async function bobElsewhere(page: Page) {
  const bobs = await page.context().newPage();
  await bobs.goto("/api/logout");
  await signIn(bobs, someone("bob"));
  await saveProfile(bobs, "Bob Ray", "London");
  return bobs;
}

async function profileOf(page: Page) {
  return page.evaluate(async () => (await fetch("/api/profile")).json());
}

test("Save in a tab of Ann's writes nothing into Bob's profile; the page becomes Bob's, with what was typed", async ({
  page,
}) => {
  const bobs = await annsTabAndBobs(page);
  await page.getByLabel("Full Name").fill("Somebody New");
  await page.getByLabel("I don't know my birth time").check();
  await save(page).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Somebody New");
  await expect(page.getByLabel("I don't know my birth time")).toBeChecked();
  await expect(page.getByLabel("Birth Location"), "Bob's own, and not what Ann had kept").toHaveValue(
    "London",
  );
  expect(await profileOf(bobs)).toMatchObject({ fullName: "Bob Ray", timeUnknown: false });
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();

  await save(page).click();
  await expect(toast(page)).toContainText("Profile saved");
  expect(await profileOf(bobs)).toMatchObject({ fullName: "Somebody New", birthLocation: "London" });
});

test("what Ann typed and saved is hers: Save in her tab brings nothing of it into Bob's form", async ({
  page,
}) => {
  await signIn(page, someone("saved-ann"));
  await saveProfile(page, "Ann Lee");
  await expect(page.getByLabel("Full Name"), "what is saved is noted").toHaveAttribute(
    "data-saved",
    "Ann Lee",
  );
  const bobs = await bobElsewhere(page);
  await page.getByLabel("Birth Time", { exact: true }).fill("11:11");
  await save(page).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel("Birth Time", { exact: true }), "typed since").toHaveValue("11:11");
  await expect(page.getByLabel("Full Name")).toHaveValue("Bob Ray");
  await expect(page.getByLabel("Birth Location")).toHaveValue("London");
  expect(await profileOf(bobs)).toMatchObject({ fullName: "Bob Ray", birthTime: "14:30" });
});

test("a link in a tab of Ann's leaves Bob neither what she typed nor her quiz", async ({ page }) => {
  await signIn(page, someone("quiz-ann"), "/quiz");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  expect(await page.evaluate(() => sessionStorage.getItem("quiz"))).not.toBeNull();
  await bobElsewhere(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Numerology" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("quiz"))).toBeNull();
});

test("words that stand in a tab of Ann's are not carried to Bob by a link", async ({ page }) => {
  await signIn(page, someone("link-ann"));
  await page.getByLabel("Full Name").fill("Ann's own words");
  await bobElsewhere(page);
  await page.getByRole("link", { name: "Download my data" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Bob Ray");
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
});

test("deleting in a tab of Ann's does not delete Bob's account, nor is the word typed for Bob", async ({
  page,
}) => {
  const bobs = await annsTabAndBobs(page);
  await page.locator("summary", { hasText: "Delete my account" }).click();
  await page.locator("#confirmation").fill("delete");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.locator("#confirmation")).toHaveValue("");
  expect(await profileOf(bobs)).toMatchObject({ fullName: "Bob Ray" });
});

test("a person typed into a tab of Ann's waits in Bob's form, and is not saved", async ({ page }) => {
  const bobs = await annsTabAndBobs(page);
  await page.getByText("Add a person").click();
  const form = page.getByRole("form", { name: "Add a person" });
  await fillBirth(form, { name: "Ben Ray" });
  await form.getByRole("button", { name: "Save Person" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(form.getByLabel("Full Name")).toHaveValue("Ben Ray");
  await expect(form.getByLabel("Birth Location")).toHaveValue("New York");
  expect(await bobs.evaluate(async () => (await fetch("/api/people")).json())).toEqual({ people: [] });
});

test("a link in a tab of Ann's shows nobody Bob's birth under Ann's name", async ({ page }) => {
  await annsTabAndBobs(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Numerology" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Bob Ray");
});

test("the download in a tab of Ann's gives nobody Bob's file", async ({ page }) => {
  await annsTabAndBobs(page);
  let downloads = 0;
  page.on("download", () => downloads++);
  await page.getByRole("link", { name: "Download my data" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(downloads).toBe(0);
});

test("signing out everywhere in a tab of Ann's asks whether Bob is meant", async ({ page }) => {
  const bobs = await annsTabAndBobs(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Sign out everywhere?" })).toBeVisible();
  await bobs.reload();
  await expect(logout(bobs)).toBeVisible();
});

test("Back to a page of Ann's that the browser kept whole loads it again, for whoever it is now", async ({
  page,
}) => {
  await annsTabAndBobs(page);
  await page.getByLabel("Full Name").fill("Ann's own words");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByLabel("Full Name")).toHaveValue("Bob Ray");
  await expect(page.getByText("Ann's own words")).toHaveCount(0);
});

test("Back to one's own page loses nothing that was typed", async ({ page }) => {
  await signIn(page, someone("own"));
  await page.getByLabel("Full Name").fill("Half a na");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByText("This page had to be loaded again.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Half a na");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form of Ann's comes back with what was typed, and says why", async ({ page }) => {
    await signIn(page, someone("plain-ann"));
    const bobs = await page.context().newPage();
    await bobs.goto("/api/logout");
    await signIn(bobs, someone("plain-bob"));
    await fillBirth(page, { name: "Ann Lee" });
    await save(page).click();
    await expect(page.getByText("This page was shown to somebody else")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ann Lee");
    await bobs.reload();
    await expect(bobs.getByLabel("Full Name")).toHaveValue("");
    await save(page).click();
    await expect(page.getByText("Your birth details have been saved successfully.")).toBeVisible();
  });
});
