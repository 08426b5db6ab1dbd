import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { asOwnerTo, ownerAt } from "../support/desk-owner";
import { expectNoFaults, isWide } from "../support/written-page";

const kept = (owner: Page) => expect(owner.locator("[data-state]")).toHaveText("Kept.");

test.use({
  allowedErrors: /status of (404|409|422)/,
  extraHTTPHeaders: { "CF-Connecting-IP": "203.0.113.71" },
});

test("the whole way: from the quiz to a client without scripts, and a reading that a stranger's browser opens, prints, and finds taken back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const name = "Remedios Letter";
  const email = "remedios@example.com";
  const withoutScripts = async () => {
    const extraHTTPHeaders = { "CF-Connecting-IP": "203.0.113.71" };
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, extraHTTPHeaders });
    return context.newPage();
  };

  const visitor = await withoutScripts();
  await visitor.goto("/quiz");
  for (const value of ["career", "advanced", "patterns", "natal", "now", "consultation"])
    await visitor.locator(`input[value="${value}"]`).check();
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByRole("button", { name: "See My Results" }).click();
  await visitor.getByRole("link", { name: "Write to the astrologer first" }).click();
  await visitor.getByLabel("Name", { exact: true }).fill(name);
  await visitor.getByLabel("E-mail").fill(email);
  await visitor.getByLabel("Your question").fill("What will the year be like?");
  await visitor.getByLabel("Send my quiz answers").check();
  await visitor.getByRole("button", { name: "Send the request" }).click();
  await expect(visitor.getByRole("link", { name: "See or delete" })).toBeVisible();

  const desk = await withoutScripts();
  await desk.goto(asOwnerTo("/desk/requests"));
  await desk.getByRole("link", { name }).first().click();
  await expect(desk.getByText("What will the year be like?")).toBeVisible();
  await expect(desk.getByText("Quiz answers")).toBeVisible();
  await desk.getByRole("button", { name: "Make a link" }).click();
  const intake = desk.locator("[data-intake] input[readonly]").last();
  await expect(intake).toHaveValue(/\/intake\/[0-9a-f]{64}$/);
  await visitor.goto(new URL(await intake.inputValue()).pathname);
  await visitor.getByLabel("Full name").fill(name);
  await visitor.getByLabel("Birth date").first().fill("1908-12-16");
  await visitor.getByLabel("Birth time").first().fill("10:30");
  await visitor.getByLabel("Birth place").first().fill("Barcelona");
  await visitor.getByLabel("Your question").fill("The same");
  await visitor.getByText("Other people whom it is about").click();
  const husband = visitor.getByRole("group", { name: "Person 1" });
  await husband.getByLabel("Name", { exact: true }).fill("Benjamin");
  await husband.getByLabel("Birth date").fill("1899-07-04");
  await husband.getByLabel("Birth time").fill("06:05");
  await husband.getByLabel("Birth place").fill("London");
  await husband.getByLabel("They know and agree").check();
  await visitor.getByRole("button", { name: "Send it" }).click();
  await expect(visitor.getByRole("link", { name: "See or delete" })).toBeVisible();
  await visitor.context().close();

  await desk.goto("/desk/requests");
  await desk.getByRole("link", { name }).first().click();
  await desk.getByRole("button", { name: "Make a new client" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(name);
  await desk.getByRole("link", { name: "Prepare a reading" }).click();
  await desk.getByLabel("Title").fill("Your year");
  await expect(desk.getByLabel("For whom")).toHaveValue(/^[0-9a-f-]{36}$/);
  await desk.getByRole("button", { name: "Begin" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Your year");
  const owner = await ownerAt(page, new URL(desk.url()).pathname);
  await desk.context().close();
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText("Your year");

  // The editor: what is typed is kept, and stands there again.
  await owner
    .getByLabel("Words", { exact: true })
    .fill("Dear **Remedios**,\n\n- *one*\n- [two](https://example.com/two)");
  await kept(owner);
  const add = (what: string) => owner.getByRole("button", { name: what, exact: true }).click();
  await add("Chart");
  await add("Table of positions");
  await add("Dates");
  await owner.getByRole("button", { name: "Fetch the year’s contacts" }).click();
  await expect(owner.getByLabel(/^A line each/)).toHaveValue(/^\d{4}-\d\d-\d\d /);
  await add("For the calendar");
  await add("One of our texts");
  await owner.getByLabel("Which text").selectOption({ index: 1 });
  await add("Prepared by");
  await kept(owner);
  await add("Chart of two people");
  const show = () => owner.getByRole("button", { name: "Show it" }).click();
  await show();
  await expect(owner.getByLabel("With whom")).toBeFocused();
  await expect(owner.getByText("Choose with whom this chart is.", { exact: true })).toBeVisible();
  await owner.getByLabel("With whom").selectOption("around.0.Benjamin");
  await kept(owner);
  await owner.reload();
  await expect(owner.getByLabel("Words", { exact: true })).toHaveValue(/^Dear \*\*Remedios/);
  await expect(owner.locator("[data-blocks] > li")).toHaveCount(8);
  await show();
  await expect(owner.locator("[data-preview] svg.wheel")).toHaveCount(2);
  await expect(owner.locator("[data-preview] svg.wheel-double")).toBeVisible();

  // Of two tabs the second gets both versions.
  const other = await page.context().newPage();
  await other.goto(owner.url());
  await other.locator("#reading-title").fill("Your other year");
  await kept(other);
  await owner.locator("#reading-title").fill("Your year ahead");
  await expect(owner.locator("[data-theirs]")).toContainText("Your other year");
  await owner.getByRole("button", { name: "Keep mine instead" }).click();
  await kept(owner);
  await other.close();

  for (const width of [1280, 390]) {
    await owner.setViewportSize({ width, height: 900 });
    expect(await isWide(owner)).toBe(false);
    await owner.screenshot({ path: `test-results/editor-${width}.png`, fullPage: true });
  }
  await expectNoFaults(owner);

  await owner.getByLabel("A word besides").fill("paper boat");
  await owner.getByRole("button", { name: "Make the link" }).click();
  const field = owner.locator("[data-letter] input[readonly]").first();
  await expect(field).toHaveValue(/\/for\/[0-9a-f]{64}#w\./);
  const link = await field.inputValue();
  const mail =
    (await owner.getByRole("link", { name: "Write an e-mail with it" }).getAttribute("href")) ?? "";
  expect(mail).toMatch(/^mailto:[^?]*[?]subject=/);
  expect(decodeURIComponent(mail)).toContain(link);

  const strangers = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const stranger = await strangers.newPage();
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await stranger.goto(link);
  await stranger.getByLabel("The word").fill("paper ship");
  await stranger.getByRole("button", { name: "Open" }).click();
  await expect(stranger.getByText("That is not the word")).toBeVisible();
  await stranger.getByLabel("The word").fill("paper boat");
  await stranger.getByRole("button", { name: "Open" }).click();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Your year ahead");
  await expect(stranger.locator("strong")).toHaveText("Remedios");
  await expect(stranger.getByRole("link", { name: "two" })).toHaveAttribute(
    "href",
    "https://example.com/two",
  );
  await expect(stranger.locator("svg.wheel").first()).toBeVisible();
  await expect(stranger.locator("svg.wheel-double")).toBeVisible();
  await expect(stranger.locator("table").first()).toBeVisible();
  await expect(stranger.getByText(/^It opens until/)).toBeVisible();
  expect(asked.join("\n")).not.toContain(link.split("#")[1]);
  for (const width of [390, 1280]) {
    await stranger.setViewportSize({ width, height: 900 });
    expect(await isWide(stranger)).toBe(false);
    await stranger.screenshot({ path: `test-results/letter-${width}.png`, fullPage: true });
  }
  await expectNoFaults(stranger);
  const file = async (button: string) => {
    const waiting = stranger.waitForEvent("download");
    await stranger.getByRole("button", { name: button, exact: true }).click();
    return readFile(await (await waiting).path(), "utf8");
  };
  expect(await file("Save the dates for a calendar")).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  expect(await file("Save")).toContain("Remedios");
  await stranger.emulateMedia({ media: "print" });
  await expect(stranger.locator("svg.wheel").first()).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Print" })).toBeHidden();
  await stranger.emulateMedia({ media: "screen" });

  await owner.reload();
  await expect(owner.getByText(/opened once/)).toBeVisible();
  await owner.getByRole("button", { name: "Take it back" }).click();
  await expect(owner.getByText(/taken back on/)).toBeVisible();
  const gone = await stranger.goto("about:blank").then(() => stranger.goto(link));
  expect(gone?.status()).toBe(404);
  await strangers.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link that opens nothing says so", async ({ page }) => {
    const answer = await page.goto(`/for/${"0".repeat(64)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing here");
  });
});
