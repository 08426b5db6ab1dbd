import type { Locator, Page } from "@playwright/test";
import { fillBirth } from "../support/birth-form";
import { expect, test, toast, visit } from "../support/browser";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Puts fingers down, moves them in steps to where they end, and lifts them, as a touch screen tells it. */
async function touch(page: Page, fingers: readonly { readonly from: Finger; readonly to: Finger }[]) {
  const screen = await page.context().newCDPSession(page);
  const tell = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly Finger[]) =>
    screen.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  const STEPS = 8;
  await tell(
    "touchStart",
    fingers.map(({ from }) => from),
  );
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await tell(
      "touchMove",
      fingers.map(({ from, to }) => ({
        x: from.x + part * (to.x - from.x),
        y: from.y + part * (to.y - from.y),
      })),
    );
  }
  await tell("touchEnd", []);
  await screen.detach();
}

async function middleOf(what: Locator): Promise<Finger> {
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers left and right of a point, from one distance to another. */
const pinch = (page: Page, { x, y }: Finger, from: number, to: number) =>
  touch(page, [
    { from: { x: x - from / 2, y }, to: { x: x - to / 2, y } },
    { from: { x: x + from / 2, y }, to: { x: x + to / 2, y } },
  ]);

async function drawMap(page: Page) {
  await visit(page, "/astrocartography");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Map" }).tap();
  await expect(page.locator(".map-label").first()).toBeVisible();
  const map = page.getByRole("application", { name: /World map/ });
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return map;
}

test("two fingers zoom the map and not the page", async ({ page }) => {
  const map = await drawMap(page);
  const [nearer, farther] = ["Zoom in", "Zoom out"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  ) as [Locator, Locator];
  await expect(farther).toHaveAttribute("aria-disabled", "false");
  // From zoom 3 to the least, to the most, and back: each pinch goes as far as fingers do.
  await expect(async () => {
    await pinch(page, await middleOf(map), 280, 60);
    await expect(farther).toHaveAttribute("aria-disabled", "true", { timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    await pinch(page, await middleOf(map), 60, 300);
    await expect(nearer).toHaveAttribute("aria-disabled", "true", { timeout: 2_000 });
  }).toPass();
  await expect(farther).toHaveAttribute("aria-disabled", "false");
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test("a finger on the map reads the place: the nearest line, with what it means", async ({ page }) => {
  const map = await drawMap(page);
  const { x, y } = await middleOf(map);
  await page.touchscreen.tap(x + 40, y - 60);
  const analysis = page.getByRole("region", { name: "Location Analysis" });
  await expect(analysis).toContainText("Power line");
  await analysis.getByRole("button", { name: "Close analysis" }).tap();
  await expect(analysis).toHaveCount(0);
});

test("a finger on a planet of the wheel opens its card", async ({ page }) => {
  await visit(page, "/birth-chart");
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).tap();
  await expect(page.getByRole("heading", { name: "Ann's Birth Chart" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Moon 18°59′ Pisces/ })
    .locator(".wheel-hit")
    .tap();
  await expect(page.getByRole("status", { name: "Moon in Pisces" })).toContainText("18°59′ Pisces");
});

test("a message is swiped away by a finger, and stays when the swipe is short", async ({ page }) => {
  await visit(page, "/styleguide");
  await page.getByRole("button", { name: "Toast", exact: true }).tap();
  await expect(toast(page)).toHaveCount(1);
  const swipe = async (distance: number) => {
    const from = await middleOf(toast(page));
    await touch(page, [{ from, to: { x: from.x + distance, y: from.y } }]);
  };
  await swipe(25);
  await expect(toast(page)).toHaveCount(1);
  await swipe(120);
  await expect(toast(page)).toHaveCount(0);
});

test("no words come with a resting pointer alone: tooltips only repeat a control's name", async ({
  page,
}) => {
  const toldByHover = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-tooltip], [title]")]
        .filter((element) => element.tagName !== "IFRAME" && element.closest("body"))
        .map((element) => ({
          tip: (element.dataset.tooltip ?? element.title).replace(/ \(Ctrl\+\w\)$/, ""),
          name: element.getAttribute("aria-label") ?? element.textContent ?? "",
        }))
        .filter(({ tip, name }) => !name.includes(tip) && tip !== "retrograde"),
    );
  await drawMap(page);
  expect(await page.locator("[data-tooltip]").count()).toBeGreaterThan(2);
  expect(await toldByHover()).toEqual([]);
  await page.getByLabel("Parans").check();
  await expect(page.getByText("latitudes on which two planets stand on angles together")).toBeVisible();

  await visit(page, "/birth-chart");
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await expect(page.getByText("Kept in this browser only", { exact: true })).toBeVisible();
  expect(await toldByHover()).toEqual([]);
  await fillBirth(page);
  await page.getByRole("button", { name: "Generate Chart" }).tap();
  await expect(page.getByRole("heading", { name: "Three things to try" })).toBeVisible();
  expect(await toldByHover()).toEqual([]);
  for (const path of ["/", "/transits", "/moon-phases", "/ephemeris", "/human-design", "/sky-search"]) {
    await visit(page, path);
    expect(await toldByHover(), path).toEqual([]);
  }
});
