import type { Page } from "@playwright/test";
import { fillBirth as fillChart } from "../support/birth-form";
import { axeViolations, expect, FAILED_CALL, test, toast, visit } from "../support/browser";

test.use({ allowedErrors: FAILED_CALL });

let count = 0;
/** Nobody else's address: the tests share one server. */
const someone = (name: string) => `${name}.${process.pid}.${count++}@example.com`;

const logout = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Logout" });
const login = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Login" });

async function signIn(page: Page, email: string, redirectTo = "/profile") {
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`);
  await expect(logout(page)).toBeVisible();
}

async function fillBirth(page: Page, fullName: string, location = "New York") {
  await page.locator("#fullName").fill(fullName);
  await page.locator("#birthDate").fill("06/15/1990");
  await page.locator("#birthTime").fill("14:30");
  await page.locator("#birthLocation").fill(location);
  await page.locator("#birthLocation").press("Tab");
}

test("somebody signs in by hand, sees who they are, and comes back to where they were", async ({ page }) => {
  await page.goto("/numerology");
  await login(page).click();
  await expect(page.getByRole("heading", { name: "Sign in as" })).toBeVisible();
  await page.getByLabel("Email").fill(someone("hand"));
  await page.getByLabel("First Name").fill("Zoë");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/numerology$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile of Zoë" })).toHaveText("Z");
});

test("who changes their mind comes home, with a word about it", async ({ page }) => {
  await page.goto("/api/login");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You were not signed in.")).toBeVisible();
  await expect(login(page)).toBeVisible();
});

test("a birth is saved once and stands in every form, until its owner signs out", async ({ page }) => {
  await signIn(page, someone("prefill"));
  await fillBirth(page, "Mary Ann Lee");
  const save = page.getByRole("button", { name: "Save Profile" });
  await save.click();
  await expect(toast(page)).toContainText("Profile saved");
  await expect(toast(page)).toContainText("Your birth details have been saved successfully.");
  await expect(page.getByText("America/New_York")).toBeVisible();

  const open = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
  await open("Birth Chart");
  await expect(page.locator("#name")).toHaveValue("Mary Ann Lee");
  await expect(page.locator("#date")).toHaveValue("06/15/1990");
  await expect(page.locator("#time")).toHaveValue("14:30");
  await expect(page.locator("#location")).toHaveValue("New York");
  await open("Compatibility");
  await expect(page.locator('[name="person1.name"]')).toHaveValue("Mary Ann Lee");
  await expect(page.locator('[name="person2.name"]')).toHaveValue("");
  await open("Numerology");
  await expect(page.locator("#fullName")).toHaveValue("Mary Ann Lee");
  await expect(page.locator("#birthDate")).toHaveValue("06/15/1990");
  await open("Astrocartography");
  await expect(page.getByLabel("First Name")).toHaveValue("Mary");
  await expect(page.getByLabel("Last Name")).toHaveValue("Ann Lee");

  await page.goto("/birth-chart");
  await expect(page.locator("#name"), "in the first HTML too").toHaveValue("Mary Ann Lee");
  await logout(page).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.goto("/birth-chart");
  await expect(page.locator("#name")).toHaveValue("");
});

test("a second user of the same browser sees nothing of the first", async ({ page }) => {
  await signIn(page, someone("first"));
  await fillBirth(page, "First Person");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page)).toContainText("Profile saved");
  await visit(page, "/birth-chart"); // which opens with the profile's chart
  await expect(page.getByRole("heading", { name: "First Person's Birth Chart" })).toBeVisible();
  await logout(page).click();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("last-birth-chart"))).toBeNull();

  await signIn(page, someone("second"));
  await expect(page.locator("#fullName")).toHaveValue("");
  await page.goto("/birth-chart");
  await expect(page.locator("#name")).toHaveValue("");
  await expect(page.getByText("First Person")).toHaveCount(0);
  await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
});

/** A chart and some answers of the quiz, as the browser keeps them. */
async function leaveNotes(page: Page) {
  await page.goto("/quiz");
  await page.locator('input[type=radio][value="relationships"]').check();
  await page.goto("/birth-chart");
  await fillChart(page, { name: "Ann Lee" });
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "Ann Lee's Birth Chart" })).toBeVisible();
  expect(await notes(page)).toContain("Ann Lee");
}

const notes = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage, positions: "" }]));

const AWAY: Readonly<Record<string, (page: Page, email: string) => Promise<void>>> = {
  "by its address": async (page) => {
    await page.goto("/api/logout");
  },
  "by a link in another tab": async (page) => {
    // Not by the middle button: a tab that opens behind another never loads in some headless shells.
    await logout(page).evaluate((link) => link.setAttribute("target", "_blank"));
    const [other] = await Promise.all([page.context().waitForEvent("page"), logout(page).click()]);
    await expect(login(other)).toBeVisible();
    await page.goto("/numerology");
  },
  "by the page that asks first": async (page) => {
    const address = new URL("/api/logout", page.url()).href;
    await page.route("https://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${address}">Free horoscope</a>` }),
    );
    await page.goto("https://elsewhere.example/");
    await page.getByText("Free horoscope").click();
    await page.getByRole("button", { name: "Logout" }).click();
  },
  "everywhere, from another browser": async (page, email) => {
    const other = await (await page.context().browser()?.newContext())?.newPage();
    if (!other) throw new Error("no other browser");
    const address = `/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`;
    await other.goto(new URL(address, page.url()).href);
    await other.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(login(other)).toBeVisible();
    await other.context().close();
    await page.reload();
  },
  "when somebody else signs in": async (page) => {
    const address = `/api/login?${new URLSearchParams({ login_hint: someone("next"), redirectTo: "/profile" })}`;
    await page.goto(address);
    await expect(logout(page)).toBeVisible();
  },
};

for (const [way, leave] of Object.entries(AWAY)) {
  test(`what the browser kept for somebody is gone once they are signed out ${way}`, async ({ page }) => {
    const email = someone("notes");
    await signIn(page, email);
    await leaveNotes(page);
    await leave(page, email);
    await expect(page.getByRole("banner")).toBeVisible();
    const kept = await notes(page);
    expect(kept).not.toContain("Ann Lee");
    expect(kept).not.toContain("relationships");
    expect(kept).not.toContain("-owner");
    await page.goto("/birth-chart");
    await expect(page.getByText("No Chart Generated Yet")).toBeVisible();
  });
}

test("what a visitor's browser kept stays when they sign in, and is nobody's; only the tab's steps become theirs", async ({
  page,
}) => {
  const lasting = () =>
    page.evaluate(() => {
      const session = Object.entries(sessionStorage).filter(([key]) => !/^(step\.|positions$)/.test(key));
      // Which screens were opened last changes with each of them.
      const local = Object.entries(localStorage).filter(([key]) => !key.startsWith("looked-at"));
      return JSON.stringify([local, session]);
    });
  await leaveNotes(page);
  // The people entered are noted once the code for it has come, and other things when the browser has a moment.
  let before = "";
  const settled = async () => {
    const last = before;
    before = await lasting();
    return before === last && before.includes("births") && before.includes("last-reading");
  };
  await expect.poll(settled).toBe(true);
  expect(before).toContain("Ann Lee");
  await signIn(page, someone("visitor"));
  expect(await lasting()).toBe(before);
  expect(await notes(page)).toMatch(/"step\.[^"]*-owner":/);
  await page.goto("/birth-chart");
  await expect(page.getByRole("heading", { name: "Ann Lee's Birth Chart" })).toBeVisible();
});

test("Back brings a chart's transits to its owner, and to nobody after them", async ({ page }) => {
  await signIn(page, someone("transits"));
  await leaveNotes(page);
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const heading = page.getByRole("heading", { name: "Transits to Ann Lee's chart" });
  await expect(heading).toBeVisible();
  await page.goto("/aspects");
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.goto("/api/logout");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Transits to your chart" })).toBeVisible();
});

test("two identities with one e-mail are two accounts", async ({ page }) => {
  const email = someone("shared");
  await signIn(page, email);
  await fillBirth(page, "The First");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page)).toContainText("Profile saved");
  await logout(page).click();
  await expect(login(page)).toBeVisible();
  await page.goto("/api/login?redirectTo=/profile");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First Name").fill("Other");
  await page.getByText("More").click();
  await page.getByLabel("Identity").fill("another");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.locator("#fullName")).toHaveValue("");
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile of Other" })).toBeVisible();
});

test("a saved person can be picked in a form, and removed", async ({ page }) => {
  await signIn(page, someone("people"));
  await page.getByText("Add a person").click();
  await page.getByRole("button", { name: "Save Person" }).click();
  await expect(page.locator("#person-fullName-error")).toContainText("Full name is required");
  await page.locator("#person-fullName").fill("Ben Ray");
  await page.locator("#person-birthDate").fill("11/02/1985");
  await page.getByLabel("The birth time is unknown").check();
  await page.locator("#person-birthLocation").fill("London");
  await page.locator("#person-birthLocation").press("Tab");
  await page.getByRole("button", { name: "Save Person" }).click();
  await expect(page.getByText("2 November 1985, time unknown · London")).toBeVisible();

  await visit(page, "/compatibility");
  const second = page.getByRole("group", { name: "Second Person" });
  await second.getByLabel("Saved people").selectOption({ label: "Ben Ray" });
  await expect(second.getByLabel("Name", { exact: true })).toHaveValue("Ben Ray");
  await expect(second.getByLabel("Birth Date")).toHaveValue("11/02/1985");
  await expect(second.getByLabel("I don't know my birth time")).toBeChecked();
  await expect(second.getByLabel("Birth Location")).toHaveValue("London");

  await visit(page, "/profile");
  await page.getByRole("button", { name: "Remove Ben Ray" }).click();
  await expect(page.getByText("Ben Ray is removed.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Ben Ray" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Ben Ray")).toHaveCount(0);
});

test("the account is deleted after a typed word, and begins empty should its owner return", async ({
  page,
}) => {
  const email = someone("leaving");
  await signIn(page, email);
  await fillBirth(page, "Soon Gone");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page)).toContainText("Profile saved");
  await page.locator("summary", { hasText: "Delete my account" }).click();
  const confirm = page.getByRole("button", { name: "Delete my account" });
  await confirm.click();
  await expect(page.locator("#confirmation-error")).toContainText("delete");
  await page.locator("#confirmation").fill("delete");
  await confirm.click();
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expect(login(page)).toBeVisible();
  await signIn(page, email);
  await expect(page.locator("#fullName")).toHaveValue("");
});

test("everything kept can be downloaded as a file", async ({ page }) => {
  await signIn(page, someone("download"));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my-data.json");
});

test("signing out everywhere signs the other browser out", async ({ page, browser }) => {
  const email = someone("everywhere");
  await signIn(page, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL("/profile", page.url()).href);
  await other.goto(
    new URL(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo: "/profile" })}`, page.url())
      .href,
  );
  await expect(logout(other)).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await other.reload();
  await expect(login(other)).toBeVisible();
  await other.context().close();
});

test("a link on another site cannot sign anybody out unasked", async ({ page }) => {
  await signIn(page, someone("led"));
  const address = new URL("/api/logout", page.url()).href;
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${address}">Free horoscope</a>` }),
  );
  await page.goto("https://elsewhere.example/");
  await page.getByText("Free horoscope").click();
  await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the profile's states, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/profile");
    expect(await axeViolations(page)).toEqual([]);
    await signIn(page, someone(`axe-${theme}`));
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page.getByText("Birth time is required")).toBeVisible();
    await page.getByText("Add a person").click();
    await page.locator("summary", { hasText: "Delete my account" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto("/privacy");
    expect(await axeViolations(page)).toEqual([]);
    await page.goto("/api/auth/callback");
    expect(await axeViolations(page)).toEqual([]);
  });
}
