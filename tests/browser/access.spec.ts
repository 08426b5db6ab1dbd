import type { Page } from "@playwright/test";
import { axeViolationsInBoth, expect, painted, test, visit } from "../support/browser";
import { focusStop } from "../support/focus";
import { PUBLIC_SCREEN_PATHS } from "../support/route-files";

// Every screen as it opens; its forms, results, dialogs and errors are in the screens' own files.

const SCREENS = [...PUBLIC_SCREEN_PATHS, "/styleguide", "/nope"];

/** A screen with more stops than this has a trap. */
const MOST = 400;

test.use({ allowedErrors: /status of 404/ });

for (const path of SCREENS) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });

  test(`Tab leads through ${path} and out of it, and shows where it is`, async ({ page }) => {
    await visit(page, path);
    const faults: string[] = [];
    const stops: string[] = [];
    while (stops.length < MOST) {
      await page.keyboard.press("Tab");
      let stop = await stopOf(page);
      // While something is still being drawn.
      for (let again = 0; stop?.fault && again < 5; again++) {
        await painted(page);
        stop = await stopOf(page);
      }
      // The browser's own controls come after the last, then the first again.
      if (stop === null || (stops.length > 1 && stop.name === stops[0])) break;
      stops.push(stop.name);
      if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
    }
    expect(faults).toEqual([]);
    expect(stops.length, stops.slice(-3).join(", ")).toBeGreaterThan(10);
    expect(stops.length, stops.slice(-3).join(", ")).toBeLessThan(MOST);
  });
}

for (const [path, fields] of [
  ["/birth-chart", { name: "name", date: "bday" }],
  ["/human-design", { name: "name", date: "bday" }],
  ["/numerology", { fullName: "name", birthDate: "bday" }],
  ["/astrocartography", { name: "given-name", lastName: "family-name", date: "bday" }],
  [
    "/compatibility",
    { "person1.name": "name", "person1.date": "bday", "person2.name": "off", "person2.date": "off" },
  ],
] as const) {
  test(`${path} lets the browser fill in the visitor's own details, and nobody else's`, async ({ page }) => {
    await page.goto(path);
    for (const [name, token] of Object.entries(fields))
      await expect(page.locator(`main [name="${name}"]`).first()).toHaveAttribute("autocomplete", token);
  });
}

for (const path of ["/", "/birth-chart", "/quiz", "/moon-phases"]) {
  test(`nothing moves by itself on ${path} for somebody who asked for that`, async ({ page }) => {
    await visit(page, path);
    expect(await movers(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect((await movers(page)).length).toBeGreaterThan(0);
  });
}

/** What would slide, fade or turn, however shortly. */
function movers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const isAnimated = animationName !== "none" && seconds(animationDuration) > 0.001;
        return seconds(transitionDuration) > 0 || isAnimated;
      })
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** What has the focus, and what is wrong with how it shows that; null where nothing has. */
async function stopOf(page: Page): Promise<{ name: string; fault: string | null } | null> {
  const stop = await focusStop(page);
  if (!stop) return null;
  const name = `${stop.tag} ${stop.id} ${stop.text}`;
  // A link over a whole card draws its mark round that, a choice round its label.
  const isMarked = stop.isDrawn
    ? stop.stroke >= 2
    : stop.outline + stop.outlineOfLabel + stop.outlineAfter > 0 || stop.hasShadow;
  // The parts of a field for dates are marked by the browser itself.
  const isPart = /^(date|time|month)/.test(stop.inputType ?? "");
  if (!isMarked && !isPart) return { name, fault: "nothing marks the focus" };
  if (!stop.isInWindow) return { name, fault: "not in the window" };
  return { name, fault: stop.isBehindHeader ? "behind the header" : null };
}
