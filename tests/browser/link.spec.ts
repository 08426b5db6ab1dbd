import type { Page } from "@playwright/test";
import { ANN, fillBirth } from "../support/birth-form";
import {
  axeViolations,
  expect,
  FAILED_CALL,
  gotoAnew,
  listens,
  momentField,
  test,
  toast,
  visit,
} from "../support/browser";

const OPENED = "Opened from a link.";
const UNREADABLE = "This link cannot be read.";
/** As it was sent by version 1, of Ann Lee. */
const OLD = "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTUKdDE0OjMwCmxOZXcgWW9yawp5NDAuNzE0MjcKeC03NC4wMDU5Nw.6c7R";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`).first();

/** The system's clipboard is one for all tests: what goes there is noted on the page instead. */
async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(page.getByText("Copied. The link itself holds what stands here")).toBeVisible();
  return (await page.locator("html").getAttribute("data-copied")) ?? "";
}

/** Opens a link as somebody else would: in a browser that knows nothing. Returns every address that was asked for. */
async function openElsewhere(page: Page, link: string): Promise<{ other: Page; asked: string[] }> {
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  const context = await browser.newContext({
    timezoneId: "Asia/Tokyo",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await other.goto(link);
  await expect(other.getByText(OPENED)).toBeVisible();
  return { other, asked };
}

/** What the link held was sent to nobody, and is out of the address. */
function expectUntold(asked: readonly string[], link: string) {
  const end = link.slice(link.indexOf("#") + 1);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.join("\n")).not.toContain(end);
  expect(asked.join("\n")).not.toContain("#v1");
}

async function chartOf(page: Page) {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByText("Chart settings").click();
  await page.getByLabel("House System").selectOption("Koch");
  await page.getByLabel("Zodiac", { exact: true }).selectOption("Lahiri");
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(title(page, "Ann's Birth Chart")).toBeVisible();
}

test("a birth chart: the same chart with its settings and its derived view, in a browser that knows nothing", async ({
  page,
}) => {
  await chartOf(page);
  await page.getByRole("radio", { name: "Solar return", exact: true }).check();
  await page.getByRole("form", { name: "Options: Solar return" }).locator('[name="date"]').fill("2025-12-31");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(title(page, "Solar return of 15 June 2025")).toBeVisible();
  const line = await page.getByText(/^Lahiri 23°/).textContent();
  const link = await copiedLink(page);
  expect(await axeViolations(page)).toEqual([]);

  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Solar return of 15 June 2025")).toBeVisible();
  await expect(other.getByText(/^Lahiri 23°/)).toHaveText(line ?? "");
  await expect(field(other, "name")).toHaveValue("Ann");
  await expect(field(other, "houseSystem")).toHaveValue("Koch");
  expectUntold(asked, link);
  expect(new URL(other.url()).hash).toBe("");
  expect(await axeViolations(other)).toEqual([]);

  // A reload finds it again; what is calculated next is not from the link.
  await other.reload();
  await expect(title(other, "Ann's Birth Chart")).toBeVisible();
  await expect(other.getByText(OPENED)).toHaveCount(0);
  await other.context().close();
});

test("a chart from a link is drawn by its own settings, and the reader's stay as they were", async ({
  page,
}) => {
  await chartOf(page); // this browser keeps Lahiri now
  await gotoAnew(page, `/birth-chart${OLD}`);
  await expect(title(page, "Ann Lee's Birth Chart")).toBeVisible();
  await expect(page.getByText(/^Tropical · Whole Sign/)).toBeVisible();
  await gotoAnew(page, "/birth-chart");
  await expect(field(page, "settings.zodiac")).toHaveValue("Lahiri");
});

test("two people, and the composite that was looked at", async ({ page }) => {
  await visit(page, "/compatibility");
  await fillBirth(page.getByRole("group", { name: "First Person" }));
  const second = page.getByRole("group", { name: "Second Person" });
  await fillBirth(second, { name: "Ben", date: "11/02/1985", time: "7:10 AM", location: "London" });
  await page.getByRole("button", { name: "Analyze Compatibility" }).click();
  await expect(title(page, "Ann and Ben")).toBeVisible();
  await page.getByRole("radio", { name: "Composite" }).check();
  await expect(title(page, "Composite of Ann and Ben")).toBeVisible();
  const link = await copiedLink(page);
  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Composite of Ann and Ben")).toBeVisible();
  await expect(field(other, "person2.date")).toHaveValue("02.11.1985");
  expectUntold(asked, link);
  await other.context().close();
});

test("numbers", async ({ page }) => {
  await visit(page, "/numerology");
  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.getByLabel("Birth Date").fill(ANN.date);
  await page.getByLabel("Current Name").fill("Ann Ray");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(title(page, "Ann Lee")).toBeVisible();
  const link = await copiedLink(page);
  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Ann Lee")).toBeVisible();
  await expect(field(other, "currentName")).toHaveValue("Ann Ray");
  expectUntold(asked, link);
  await other.context().close();
});

test("a human design without a birth time, counted in a zone of its own", async ({ page }) => {
  await visit(page, "/human-design");
  await fillBirth(page, { time: "" });
  await page.getByLabel("I don't know my birth time").check();
  await page.getByLabel("Timezone").selectOption("9.5");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(title(page, "Ann’s human design")).toBeVisible();
  const link = await copiedLink(page);
  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Ann’s human design")).toBeVisible();
  await expect(other.getByText(/only what is true at every hour of 15 June 1990/)).toBeVisible();
  await expect(field(other, "timezone")).toHaveValue("9.5");
  await expect(field(other, "timeUnknown")).toBeChecked();
  expectUntold(asked, link);
  await other.context().close();
});

test("a map, with the place that was looked at", async ({ page }) => {
  await visit(page, "/astrocartography#48.857,2.352");
  await fillBirth(page);
  await page.getByLabel("Last Name").fill("Lee");
  await page.getByRole("button", { name: "Generate Map" }).click();
  await expect(title(page, "Ann Lee's map")).toBeVisible();
  const link = await copiedLink(page);
  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Ann Lee's map")).toBeVisible();
  await expect(other.getByText("48°51′ N, 2°21′ E").first()).toBeVisible();
  await expect(field(other, "lastName")).toHaveValue("Lee");
  expectUntold(asked, link);
  await other.context().close();
});

test("transits at a moment, and the span of the time line", async ({ page }) => {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await page.getByRole("link", { name: "Transits to this chart" }).click();
  const field = await momentField(page);
  await expect(field).toHaveValue(/^\d{4}-/); // the moment shown would take the place of what is typed before it has come
  await field.fill("2031-03-09T12:00");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("As of Sunday, 9 March 2031")).toBeVisible();
  await page.getByRole("link", { name: "Year", exact: true }).click();
  await page.getByRole("radio", { name: "Quarter" }).check();
  const span = page.getByText(/contacts, 9 March 2031 to 9 June 2031/);
  const counted = await span.textContent();
  const link = await copiedLink(page);
  expect(link).not.toMatch(/1990|Ann|embed/);
  const { other, asked } = await openElsewhere(page, link);
  await expect(title(other, "Transits to Ann's chart")).toBeVisible();
  await expect(other.getByText(/contacts, 9 March 2031 to 9 June 2031/)).toHaveText(counted ?? "");
  expectUntold(asked, link);
  await other.getByRole("link", { name: "Now", exact: true }).click();
  await expect(other.getByText("As of Sunday, 9 March 2031")).toBeVisible();
  await expect(title(other, "Transits to Ann's chart")).toBeVisible();
  // A link that was made when the time line stood there is led on.
  await gotoAnew(other, link.replace("/transits/year", "/transits"));
  await expect(other).toHaveURL(/\/transits\/year\?at=/);
  await expect(other.getByText(/contacts, 9 March 2031 to 9 June 2031/)).toHaveText(counted ?? "");
  await other.reload();
  await expect(title(other, "Transits to Ann's chart")).toBeVisible();
  // Another link of the same chart on the page that is open.
  await other.getByRole("radio", { name: "Year", exact: true }).check();
  await other.evaluate((hash) => location.assign(hash), link.slice(link.indexOf("#")));
  await expect(other.getByText(/contacts, 9 March 2031 to 9 June 2031/)).toBeVisible();
  await other.context().close();
});

test("a link that comes to an open page opens there, and Back shows what was there before", async ({
  page,
}) => {
  await visit(page, "/birth-chart");
  await fillBirth(page, { name: "Eve" });
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(title(page, "Eve's Birth Chart")).toBeVisible();
  await page.evaluate((hash) => location.assign(hash), OLD);
  await expect(title(page, "Ann Lee's Birth Chart")).toBeVisible();
  await expect(page.getByText(OPENED)).toBeVisible();
  await page.goBack();
  await expect(title(page, "Eve's Birth Chart")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Eve");
  await expect(page.getByText(OPENED)).toHaveCount(0);
  await page.goForward();
  await expect(title(page, "Ann Lee's Birth Chart")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Ann Lee");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await fillBirth(page, { name: "Eve" });
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(title(page, "Eve's Birth Chart")).toBeVisible();
  await expect(page.getByText(OPENED)).toHaveCount(0);
});

test("what is broken, of a later version or hostile is said, and the form works", async ({ page }) => {
  for (const path of ["/birth-chart", "/compatibility", "/astrocartography", "/numerology", "/transits"]) {
    for (const hash of [
      OLD.slice(0, 60),
      "#v1.%E0%A4%A.%00",
      `#v1.${"A".repeat(9000)}`,
      '#v1.<img src=x onerror="alert(1)">.abcd',
    ]) {
      await gotoAnew(page, path + hash);
      await expect(page.getByRole("alert").filter({ hasText: UNREADABLE })).toContainText(
        "Part of it is missing",
      );
    }
    await page.evaluate(() => location.assign("#v9.abc.defg"));
    await expect(page.getByText("newer version of this page")).toBeVisible();
  }
  await gotoAnew(page, `/birth-chart${OLD.slice(0, 60)}`);
  await listens(page);
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(title(page, "Ann's Birth Chart")).toBeVisible();
  await expect(page.getByText(UNREADABLE)).toHaveCount(0);
});

test.describe("where the server refuses what a link holds", () => {
  test.use({ allowedErrors: FAILED_CALL });
  test("the form has it, with the message at its field", async ({ page }) => {
    // The sum is right, the house system is none: `nAnn`, `d1990-06-15`, `hGauquelin`.
    await gotoAnew(page, "/birth-chart#v1.bkFubgpkMTk5MC0wNi0xNQpoR2F1cXVlbGlu.IKIE");
    await expect(toast(page)).toContainText("Failed to generate birth chart");
    await expect(field(page, "name")).toHaveValue("Ann");
    await expect(page.getByText("Birth time is required")).toBeVisible();
    await expect(page.getByText(OPENED)).toBeVisible();
  });
});

test("the link of an embed leads to the whole page; where copying is forbidden it stands there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("forbidden")) },
    });
  });
  await page.goto(`/numerology?embed${"#v1.bkFubiBMZWUKZDE5OTAtMDYtMTU.D9Yq"}`);
  await expect(title(page, "Ann Lee")).toBeVisible();
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  const address = page.getByLabel("Link", { exact: true });
  await expect(address).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/numerology#v1\./);
  await address.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("/numerology#v1.");
});

test("the system's share sheet gets the link, and leaving it says nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (what: ShareData) => {
        document.title = JSON.stringify(what);
        return Promise.reject(new DOMException("left", "AbortError"));
      },
    });
  });
  await gotoAnew(page, "/numerology#v1.bkFubiBMZWUKZDE5OTAtMDYtMTU.D9Yq");
  await page.getByRole("button", { name: "Share…" }).click();
  await expect(page).toHaveTitle(
    /"title":"Ann Lee's numbers","url":"http:.*#v1\.bkFubiBMZWUKZDE5OTAtMDYtMTU\.D9Yq"/,
  );
  await expect(page.getByText("could not be made")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says that links need it", async ({ page }) => {
    for (const path of ["/birth-chart", "/compatibility", "/astrocartography", "/numerology", "/transits"]) {
      await page.goto(path + OLD);
      await expect(page.getByText("needs JavaScript to open")).toBeVisible();
    }
  });
});
