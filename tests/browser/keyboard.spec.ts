import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser";
import { focusStop } from "../support/focus";

/** More stops than any screen has: who needs more goes round in a trap. */
const MOST_STOPS = 250;

/** Whatever has the focus is in sight, with a sign that it has it; at once, or when what was asked for has been drawn. */
async function expectFocusSeen(page: Page) {
  await expect.poll(() => faultOfFocus(page), { message: "what has the focus" }).toBeNull();
}

/** What is wrong with how the focus shows: it has no outline, nor its label, nor a stroke, or it is out of sight. */
async function faultOfFocus(page: Page): Promise<string | null> {
  const stop = await focusStop(page);
  if (!stop) return "nothing";
  const { tag, text, isDrawn, isInWindow, outline, outlineOfLabel, stroke } = stop;
  const isSigned = isDrawn ? stroke >= 3 : outline >= 2 || outlineOfLabel >= 2;
  if (isInWindow && isSigned) return null;
  return `${tag} “${text}”${isInWindow ? "" : ", out of sight"}${isSigned ? "" : ", unmarked"}`;
}

/** The field for a place gives way to one with suggestions when it gets the focus: what has just gone is looked up again. */
async function hasFocus(target: Locator): Promise<boolean> {
  for (;;) {
    const answer = await target.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (answer !== null) return answer;
  }
}

/** Goes on by Tab until a stop is reached, looking at each on the way. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target} is not reached`);
}

/** From the address to the form, past the menu by the link that is there for it. */
async function toForm(page: Page, path: string) {
  await visit(page, path);
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

/** Presses "Copy link", and returns what was copied: the system's clipboard is one for all tests. */
async function copyLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await tabTo(page, page.getByRole("button", { name: "Copy link", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied. The link itself holds what stands here")).toBeVisible();
  return (await page.locator("html").getAttribute("data-copied")) ?? "";
}

/** On from where the focus is to the end of the page and beyond: nothing holds it. */
async function expectNoTrap(page: Page) {
  const last = page.locator("body").getByRole("link").last();
  await tabTo(page, last);
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
}

/** The walk's end: a link is copied, nothing holds the focus, and the link opens the same result. */
async function expectLinkOpens(page: Page, title: Locator) {
  const link = await copyLink(page);
  await expectNoTrap(page);

  await page.goto("about:blank");
  await page.goto(link);
  await expect(title).toBeVisible();
  await expect(page.getByText("Opened from a link.")).toBeVisible();
}

test("a human design by the keyboard alone, from the address to a copied link", async ({ page }) => {
  test.slow();
  await toForm(page, "/human-design");
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Ann");
  await tabTo(page, page.getByLabel("Birth Date"));
  await page.keyboard.type("06/15/1990");
  await tabTo(page, page.getByLabel("Birth Time", { exact: true }));
  await page.keyboard.type("14:30");
  const unknown = page.getByLabel("I don't know my birth time");
  await tabTo(page, unknown);
  await page.keyboard.press("Space");
  await expect(unknown).toBeChecked();
  await page.keyboard.press("Space");
  const place = page.getByLabel("Birth Location");
  await tabTo(page, place);
  await page.keyboard.type("New York");
  await expect(page.getByRole("option", { name: /^New York/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place).toHaveAttribute("aria-expanded", "false");
  await expect(place).toHaveValue(/^New York/);
  await tabTo(page, page.getByRole("button", { name: "Calculate" }));
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { name: "Ann’s human design" });
  await expect(title).toBeFocused();

  // The drawing is one stop; arrow keys go through it.
  const drawing = page.getByRole("group", { name: "Ann’s human design" });
  const card = page.getByRole("status", { name: "What this is" });
  await tabTo(page, drawing.locator('[tabindex="0"]'));
  await expect(card).toContainText(/, defined|, open/);
  await page.keyboard.press("ArrowRight");
  await expectFocusSeen(page);
  await page.keyboard.press("ArrowDown");
  await expect(card).toContainText(/^Gate \d/);
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);

  // Its file, by a menu that Escape closes.
  const save = page.getByLabel("Save picture", { exact: true });
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^SVG/ }));
  await page.keyboard.press("Escape");
  await expect(save).toBeFocused();

  // From a gate of the columns to its text, which unfolds.
  const columns = page.getByRole("table", { name: "Gates and lines at birth" });
  const gate = columns.getByRole("link").first();
  await tabTo(page, gate);
  const text = page.locator((await gate.getAttribute("href")) ?? "");
  await page.keyboard.press("Enter");
  await expect(text).toBeInViewport();

  const fold = page.locator("details", { hasText: "Root" }).last().locator("summary");
  await tabTo(page, fold, (await isBefore(fold)) ? "Shift+Tab" : "Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#centre-Root")).toBeVisible();

  await expectLinkOpens(page, title);
});

/** Whether a stop lies before what has the focus. */
function isBefore(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) =>
      ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) >
      0,
  );
}

test("numbers by the keyboard alone, with their time line, from the address to a copied link", async ({
  page,
}) => {
  test.slow();
  await toForm(page, "/numerology");
  await tabTo(page, page.getByLabel("Full Name"));
  await page.keyboard.type("Ann Lee");
  await tabTo(page, page.getByLabel("Birth Date"));
  await page.keyboard.type("06/15/1990");
  await tabTo(page, page.getByLabel("Current Name"));
  await page.keyboard.type("Ann Ray");
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { name: "Ann Lee" });
  await expect(title).toBeFocused();

  const strip = page.getByRole("navigation", { name: "Your five numbers" }).getByRole("link").first();
  await tabTo(page, strip, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Life Path Number" })).toBeInViewport();

  const years = page.locator("details", { hasText: "Every year as a table" }).locator("summary");
  await tabTo(page, years);
  await page.keyboard.press("Enter");
  await expect(
    page.locator("details", { hasText: "Every year as a table" }).getByRole("table"),
  ).toBeVisible();

  await expectLinkOpens(page, title);
});
