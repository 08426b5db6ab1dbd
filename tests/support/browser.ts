import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import {
  test as base,
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { KeptPage } from "./kept-page";

interface Settings {
  /** Console errors that a test provokes, such as the browser's own line about a 422. */
  readonly allowedErrors: RegExp;
  /** Whether a test needs a browser that has seen nothing, its caches empty too. */
  readonly isFirstVisit: boolean;
}

interface Kept {
  /** The page that this worker's tests have one after the other, and the settings that it was opened with. */
  readonly kept: { page: KeptPage | null; settings: string };
}

/** Every test fails on a console error, an uncaught exception or a violation of the content security policy. */
export const test = base.extend<Settings & { strict: undefined; own: KeptPage | null }, Kept>({
  allowedErrors: [/(?!)/, { option: true }], // matches nothing
  isFirstVisit: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture takes from its pattern
    async ({}, use) => {
      const kept: Kept["kept"] = { page: null, settings: "" };
      await use(kept);
      await kept.page?.close();
    },
    { scope: "worker" },
  ],
  own: async (
    {
      browser,
      browserName,
      baseURL,
      kept,
      isFirstVisit,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      locale,
      permissions,
      reducedMotion,
      timezoneId,
    },
    use,
    testInfo,
  ) => {
    const isLikeNew =
      isFirstVisit ||
      serviceWorkers === "allow" ||
      !javaScriptEnabled ||
      ignoreHTTPSErrors ||
      extraHTTPHeaders !== undefined || // the kept page sends none of its own
      hasTouch ||
      isMobile;
    if (isLikeNew || browserName !== "chromium" || !baseURL) return use(null);
    const settings = JSON.stringify([
      geolocation,
      permissions,
      colorScheme,
      reducedMotion,
      locale,
      timezoneId,
    ]);
    if (kept.page && (kept.page.isSpent || kept.settings !== settings)) {
      await kept.page.close();
      kept.page = null;
    }
    const page =
      kept.page ?? (await KeptPage.open(browser, new URL(baseURL).origin, { colorScheme, reducedMotion }));
    kept.page = page;
    kept.settings = settings;
    await use(page);
    if (testInfo.status === testInfo.expectedStatus && !page.isSpent) await page.clean();
    else page.spend();
  },
  context: async ({ browser, own }, use) => {
    if (own) return use(own.context);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, own, viewport }, use) => {
    if (own && viewport) await own.page.setViewportSize(viewport);
    await use(own ? own.page : await context.newPage());
  },
  strict: [
    async ({ page, allowedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.test(text)) problems.push(text);
      };
      page.on("console", (message) => {
        if (message.type() === "error" || /Content Security Policy/i.test(message.text()))
          note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      const { setViewportSize } = page;
      page.setViewportSize = async (size) => {
        await setViewportSize.call(page, size);
        await laidOut(page, size.width);
      };
      await use(undefined);
      page.setViewportSize = setViewportSize;
      expect(problems, "console errors, exceptions and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for the first frames of a new width: what is measured before may be the old one's. */
async function laidOut(page: Page, width: number): Promise<void> {
  const frames = page.evaluate(async (width) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let waited = 0; window.innerWidth !== width && waited < 60; waited++) await frame();
    await frame();
    await frame();
  }, width);
  // Where scripts are forbidden no frame is ever told of.
  await Promise.race([frames.catch(() => {}), setTimeout(1_000)]);
}

/** Opens a page and waits until it listens. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listens(page);
}

/** Opens a page and waits until all has come that it asks for by itself. */
export const visitToTheEnd = (page: Page, path: string): Promise<void> =>
  toTheEnd(page, () => visit(page, path));

/** Waits until all has come that a page and its frames ask for once they are opened. */
export async function toTheEnd(page: Page, open: () => Promise<void>): Promise<void> {
  const underWay = new Set<Request>();
  const begun = (request: Request) => underWay.add(request);
  const ended = (request: Request) => underWay.delete(request);
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  await open();
  await expect(async () => {
    await painted(page); // what comes last may ask for more
    expect([...underWay].map((request) => request.url())).toEqual([]);
  }).toPass({ intervals: [50] });
  page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
}

/** Waits until what was done has been drawn: two frames, between which everything waiting has its turn. */
export async function painted(where: Page | Frame): Promise<void> {
  await where.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
  });
}

/**
 * Counts what a window is sent from now on.
 * @returns waits until it was sent so many messages, and had its turn to answer them
 */
export async function countMessages(where: Page | Frame): Promise<(count: number) => Promise<void>> {
  await where.evaluate(() => {
    document.documentElement.dataset.messages = "0";
    addEventListener("message", () => {
      const { dataset } = document.documentElement;
      dataset.messages = String(Number(dataset.messages) + 1);
    });
  });
  return async (count) => {
    await expect(where.locator("html")).toHaveAttribute("data-messages", String(count));
    await painted(where);
  };
}

/** Opens a page as a new step of the history; the browser takes the address where it is for a reload of that step. */
export async function gotoAnew(page: Page, path: string): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(path);
}

/** Waits until links and forms are answered within the page: before, the browser would load another document. */
export async function listens(where: Page | FrameLocator): Promise<void> {
  await expect(async () => {
    const keys = await where.locator("body").evaluate((body) => Object.keys(body));
    expect(keys.some((key) => key.startsWith("__reactProps"))).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Unfolds the form for another moment of Transits, and gives its field. */
export async function momentField(page: Page): Promise<Locator> {
  const field = page.getByLabel("Another date and time (UTC)");
  if (!(await field.isVisible())) await page.getByText("Another moment").click();
  return field;
}

/** The message that the app shows at its edge for a few seconds. */
export const toast = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

/** Watches, from the next page on, how much of it moves while it loads. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const sum = Number(document.documentElement.dataset.shift ?? 0);
        document.documentElement.dataset.shift = String(sum + shift.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
}

/** Keeps every call to these addresses waiting until the function it returns is called. */
export async function holdCalls(page: Page, ...addresses: readonly string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

/** What the browser writes to its console when a call is answered with an error or blocked. */
export const FAILED_CALL = /Failed to load resource/;

export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const CONTRAST = "color-contrast";

/**
 * What is wrong with the page as it stands, in all that axe looks at: one line each, none when all is well. Of a list's
 * entries that are made alike the first two and the last are judged: a hundred of them would be most of the time.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const showAll = await hideRepeats(page);
  const others = await page.evaluate(
    ([tags, contrast]) =>
      window.violationsOf(document, { runOnly: tags, rules: { [contrast]: { enabled: false } } }),
    [TAGS, CONTRAST] as const,
  );
  await showAll();
  return [...others, ...(await contrastViolations(page))];
}

/** Hides siblings that are made alike, with all that is in them, but for the first two and the last. */
async function hideRepeats(page: Page): Promise<() => Promise<void>> {
  const hidden = await page.evaluateHandle(() => {
    const kinds = new Map<string, number>();
    const hidden: (HTMLElement | SVGElement)[] = [];
    /** A number for what an element and all within it are, whatever it says. */
    const kindOf = (element: Element): number => {
      const within = [...element.children].map(kindOf);
      const key = `${window.ownKind(element)} ${within.join(" ")}`;
      const kind = kinds.get(key) ?? kinds.size + 1;
      kinds.set(key, kind);
      const alike = new Map<number, Element[]>();
      for (const [place, child] of [...element.children].entries()) {
        const group = alike.get(within[place] ?? 0) ?? [];
        group.push(child);
        alike.set(within[place] ?? 0, group);
      }
      for (const group of alike.values())
        for (const child of group.slice(2, -1))
          if (child instanceof HTMLElement || child instanceof SVGElement)
            if (child.style.display === "" && !child.contains(document.activeElement)) hidden.push(child);
      return kind;
    };
    kindOf(document.body);
    for (const { style } of hidden) style.setProperty("display", "none", "important");
    return hidden;
  });
  return async () => {
    await hidden.evaluate((all) => {
      for (const { style } of all) style.removeProperty("display");
    });
    await hidden.dispose();
  };
}

/**
 * The same in both themes, of which the page keeps the light one: in the dark one only its colours are judged, as the
 * theme changes nothing else.
 */
export async function axeViolationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await axeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await painted(page);
  const inDark = await contrastViolations(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark.map((violation) => `dark: ${violation}`)];
}

/**
 * Judges the colours of one text of each kind: all of them would be half of what axe does on a page. Two texts are of one
 * kind when they, and everything around them, have the same names, classes and attributes, so that a style sheet could
 * tell them apart by counting only.
 */
async function contrastViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate((contrast) => {
    const kinds = new Map<string, Element>();
    const numbers = new Map<string, number>();
    const chains = new Map<Element, number>();
    /** A number for what an element and all around it are. */
    const chainOf = (element: Element): number => {
      const known = chains.get(element);
      if (known !== undefined) return known;
      const own = window.ownKind(element);
      const around = element.parentElement ? chainOf(element.parentElement) : 0;
      const key = `${around} ${own}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      chains.set(element, number);
      return number;
    };
    for (const element of document.body.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const isField = element.matches("input, select, textarea");
      if (!(hasText || isField) || !element.checkVisibility()) continue;
      const state = element.matches(":disabled") ? "disabled" : "";
      const kind = `${chainOf(element)} ${state}`;
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    if (kinds.size === 0) return [];
    return window.violationsOf([...kinds.values()], { runOnly: { type: "rule", values: [contrast] } });
  }, CONTRAST);
}

declare global {
  interface Window {
    /** What tells an element from others but for what it says and where it leads; `loadAxe` puts it there. */
    ownKind: (element: Element) => string;
    /** What axe finds, as lines; `loadAxe` puts it there. */
    violationsOf: (where: unknown, options: object) => Promise<string[]>;
  }
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "violationsOf" in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    window.ownKind = (element) => {
      const attributes = element
        .getAttributeNames()
        .filter(
          (name) =>
            !/^(id|href|for|name|value|aria-(label|labelledby|describedby|controls)|d|points|transform|[xy][12]?|[cr][xy]?)$/.test(
              name,
            ),
        )
        .map((name) => `${name}=${element.getAttribute(name)}`);
      return `${element.localName} ${attributes.join(" ")}`;
    };
    window.violationsOf = async (where, options) => {
      const asked = { ...options, resultTypes: ["violations"] }; // of the rest nothing is told
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
      const { violations } = await (window as any).axe.run(where, asked);
      return violations.flatMap(
        (violation: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }) =>
          violation.nodes.map(
            (node) =>
              `${violation.id}: ${violation.help} at ${node.target.join(" ")} (${node.failureSummary})`,
          ),
      );
    };
  });
}
