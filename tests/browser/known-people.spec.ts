import type { Locator, Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import {
  axeViolations,
  expect,
  FAILED_CALL,
  test,
  toast,
  visit,
  visitToTheEnd,
  watchShifts,
} from "../support/browser";

let count = 0;
/** Nobody else's address: the tests share one server. */
const someone = (name: string) => `${name}.${process.pid}.${count++}@example.com`;

const MAY = { name: "May Lee", date: "5 May 2000", time: "12h00", location: "London" };
const BEN = { name: "Ben", date: "11/02/1985", time: "14:30", location: "New York" };

const offerOf = (form: Page | Locator, name: string) =>
  form.getByRole("button", { name: `Use ${name}'s details` });

/** A window in which a form folds beside no result. */
test.use({ viewport: { width: 800, height: 900 } });

async function drawMaysChart(page: Page) {
  await visit(page, "/birth-chart");
  await fillBirth(page, MAY);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("heading", { name: "May Lee's Birth Chart" })).toBeVisible();
}

async function expectMay(form: Page | Locator, prefix = "") {
  const field = (name: string) => form.locator(`[name="${prefix}${name}"]`);
  await expect(field("date")).toHaveValue("05/05/2000");
  await expect(field("time")).toHaveValue("12h00");
  await expect(field("location")).toHaveValue("London");
}

test("who was entered once is offered in every form, in one press, without an account", async ({ page }) => {
  await drawMaysChart(page);

  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await visit(page, "/numerology");
  await edit.click();
  await expect(page.getByLabel("Full Name")).toHaveValue("May Lee");
  await expect(page.getByLabel("Birth Date")).toHaveValue("05/05/2000");

  await visit(page, "/astrocartography");
  await edit.click();
  await expect(page.getByLabel("First Name")).toHaveValue("May");
  await expect(page.getByLabel("Last Name")).toHaveValue("Lee");
  await expectMay(page.locator('form[action="/astrocartography"]'));

  await visit(page, "/compatibility");
  await expectMay(page.getByRole("group", { name: "First Person" }), "person1.");
  for (const [legend, prefix] of [
    ["First Person", "person1."],
    ["Second Person", "person2."],
  ] as const) {
    const person = page.getByRole("group", { name: legend });
    await offerOf(person, "May Lee").click();
    await expect(person.getByLabel("Name", { exact: true })).toHaveValue("May Lee");
    await expectMay(person, prefix);
  }

  // Both people of one form, for whom the next one asks.
  await fillBirth(page.getByRole("group", { name: "Second Person" }), BEN);
  await page.getByRole("button", { name: "Analyze Compatibility" }).click();
  await expect(page.getByRole("heading", { name: /May Lee.*Ben/ }).first()).toBeVisible();
  await visit(page, "/birth-chart");
  await edit.click();
  await offerOf(page, "Ben").click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ben");
  await expect(page.getByLabel("Birth Location")).toHaveValue("New York");
  await offerOf(page, "May Lee").click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("May Lee");
  await expectMay(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("what asked for less than a whole birth takes nothing away from one", async ({ page }) => {
  await drawMaysChart(page);
  await visit(page, "/numerology");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("may lee");
  await page.getByLabel("Birth Date").fill("05/05/2000");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByText("Numerology Calculated")).toBeVisible();
  await visit(page, "/birth-chart");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("button", { name: /'s details/ })).toHaveCount(1);
  await offerOf(page, "May Lee").click();
  await expectMay(page);
});

test("the fields stay where they are when somebody is offered", async ({ page }) => {
  await drawMaysChart(page);
  const shift = await watchShifts(page);
  await visitToTheEnd(page, "/compatibility");
  await expect(offerOf(page, "May Lee").first()).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test("who is forgotten is offered no more", async ({ page }) => {
  await drawMaysChart(page);
  await visit(page, "/compatibility");
  await page.getByRole("button", { name: "Forget the people entered here" }).first().click();
  await expect(offerOf(page, "May Lee")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Analyze Compatibility" })).toBeVisible();
  await expect(offerOf(page, "May Lee")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("May Lee");
});

test("what is kept and cannot be read is passed over", async ({ page }) => {
  for (const births of ["5", '[{"fullName":"May"}]', "{", '{"0":1}']) {
    await page.goto("/numerology");
    await page.evaluate((text) => localStorage.setItem("births", text), births);
    await visit(page, "/numerology");
    await expect(page.getByLabel("Full Name")).toBeVisible();
    await expect(page.getByRole("button", { name: /'s details/ })).toHaveCount(0);
  }
});

test.describe("with an account", () => {
  test.use({ allowedErrors: FAILED_CALL, viewport: { width: 1280, height: 900 } });

  async function signIn(page: Page, email: string, redirectTo = "/profile") {
    await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Logout" })).toBeVisible();
  }

  async function savePerson(page: Page, name: string) {
    await page.getByText("Add a person").click();
    const form = page.getByRole("form", { name: "Add a person" });
    await fillBirth(form, { ...BEN, name });
    await form.getByRole("button", { name: "Save Person" }).click();
    await expect(row(page, name)).toBeVisible();
  }

  const row = (page: Page, name: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: name });

  test("what was entered goes when its owner signs out, and the next user is offered nothing", async ({
    page,
  }) => {
    await signIn(page, someone("leaving"));
    await drawMaysChart(page);
    await page.goto("/api/logout");
    await page.goto("/numerology");
    await expect(page.getByLabel("Full Name")).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("May Lee");
    await signIn(page, someone("next"), "/numerology");
    await expect(page.getByRole("button", { name: "Calculate" })).toBeVisible();
    await expect(offerOf(page, "May Lee")).toHaveCount(0);
  });

  test("a saved person is edited in place, and not doubled", async ({ page }) => {
    await signIn(page, someone("editor"));
    await savePerson(page, "Ben Ray");
    await savePerson(page, "Zoe");
    await page.getByRole("link", { name: "Edit Ben Ray" }).click();
    const form = page.getByRole("form", { name: "Edit Ben Ray" });
    await expect(form.getByLabel("Birth Location")).toHaveValue("New York");
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel("Full Name").fill("Zoe");
    await form.getByRole("button", { name: "Save Person" }).click();
    await expect(form.getByRole("alert")).toContainText("is saved already");
    await form.getByLabel("Full Name").fill("Zz Ray");
    await form.getByLabel("Birth Time", { exact: true }).fill("2pm");
    await form.getByRole("button", { name: "Save Person" }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Edit Zz Ray" })).toBeFocused();
    await expect(row(page, "Zz Ray")).toContainText("2 November 1985, 14:00 · New York");
    await page.reload();
    await expect(row(page, "Ray")).toHaveCount(1);
    await expect(page.getByText("2 of 50")).toBeVisible();
  });

  test("a removed person can be brought back for ten seconds", async ({ page }) => {
    await signIn(page, someone("undo"));
    await savePerson(page, "Ben Ray");
    await page.getByRole("button", { name: "Remove Ben Ray" }).click();
    const undo = page.getByRole("button", { name: "Undo: bring Ben Ray back" });
    await expect(undo).toBeFocused();
    await expect(page.getByText("Ben Ray is removed.")).toBeVisible();
    await expect(page.getByText("1 of 50")).toHaveCount(0);
    expect(await page.evaluate(async () => (await fetch("/api/people")).json())).toEqual({ people: [] });
    await page.route("**/api/people", (route) => route.abort());
    // It is looked for before it comes: it goes after five seconds.
    await Promise.all([expect(toast(page)).toContainText("Failed to bring this person back."), undo.click()]);
    await page.unrouteAll();
    await undo.click();
    await expect(page.getByRole("link", { name: "Edit Ben Ray" })).toBeFocused();
    expect(await page.evaluate(async () => (await fetch("/api/people")).json())).toMatchObject({
      people: [
        { fullName: "Ben Ray", birthDate: "1985-11-02", birthTime: "14:30", birthLocation: "New York" },
      ],
    });

    await page.clock.install();
    await visit(page, "/profile");
    await page.getByRole("button", { name: "Remove Ben Ray" }).click();
    await expect(undo).toBeVisible();
    await page.mouse.move(5, 5); // it waits under the pointer
    await page.clock.runFor(9_000);
    await expect(undo).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(undo).toHaveCount(0);
    await expect(page.getByText("Ben Ray")).toHaveCount(0);
  });

  test("the quiz knows whose path it is to send, and keeps nothing that nobody typed", async ({ page }) => {
    const email = someone("quiz");
    await signIn(page, email);
    await visit(page, "/quiz");
    for (let step = 1; step <= 7; step++) {
      await expect(page.getByText(`Question ${step} of 7`)).toBeVisible();
      if (step === 4) await expect(page.getByLabel("Email")).toHaveValue(email);
      else await page.locator("input[type=radio]").first().check();
      if (step < 7) await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    const sent = page.waitForRequest("**/api/quiz-submission");
    await page.getByRole("button", { name: "See My Results" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email });
  });
});
