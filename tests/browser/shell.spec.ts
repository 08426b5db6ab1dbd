import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  axeViolationsInBoth,
  expect,
  test,
  toast,
  visit,
  visitToTheEnd,
  watchShifts,
} from "../support/browser";

const SCREENS = [
  ["Dashboard", "/"],
  ["Find Your Path", "/quiz"],
  ["Profile", "/profile"],
  ["Birth Chart", "/birth-chart"],
  ["Transits", "/transits"],
  ["Compatibility", "/compatibility"],
  ["Planetary Aspects", "/aspects"],
  ["Moon Phases", "/moon-phases"],
  ["Numerology", "/numerology"],
  ["Astrocartography", "/astrocartography"],
  ["Ephemeris", "/ephemeris"],
  ["Learn Astrology", "/insights"],
] as const;
/** What came to the twelve, in a list of their own. */
const MORE = [
  ["Horoscopes", "/horoscope"],
  ["Human Design", "/human-design"],
  ["Sky Search", "/sky-search"],
  ["Consultations", "/consultations"],
] as const;
const MISSING = /status of 404/;

const sidebar = (page: Page) => page.locator("#sidebar");
const toggle = (page: Page) => page.getByRole("button", { name: "Toggle Sidebar" });

async function sidebarCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "sidebar_state");
}

test.describe("The sidebar", () => {
  test("lists the twelve screens in order, below a line those that came to them, and marks the one that is open", async ({
    page,
  }) => {
    await page.goto("/");
    const links = sidebar(page).getByRole("navigation").getByRole("link");
    await expect(links).toHaveText([...SCREENS, ...MORE].map(([label]) => label));
    for (const [index, [, path]] of [...SCREENS, ...MORE].entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText("Dashboard");
    await expect(sidebar(page)).toContainText("Astrology & Wellness");
    await expect(sidebar(page)).toContainText("Realign With The Natural Flow Of Your Spirit");
  });

  for (const key of ["Control+b", "Meta+b"]) {
    test(`folds to icons with ${key}, and a cookie remembers it for seven days`, async ({
      page,
      context,
    }) => {
      await page.goto("/");
      await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
      await expect(sidebar(page)).toHaveCSS("width", "256px");
      await page.keyboard.press(key);
      await expect(sidebar(page)).toHaveCSS("width", "48px");
      const cookie = await sidebarCookie(context);
      expect(cookie).toMatchObject({ value: "false", path: "/", sameSite: "Lax" });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      await page.keyboard.press(key);
      await expect(sidebar(page)).toHaveCSS("width", "256px");
      expect((await sidebarCookie(context))?.value).toBe("true");
    });
  }

  test("comes folded from the server when the cookie says so", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "sidebar_state", value: "false", url: baseURL as string }]);
    const html = await (await page.request.get("/")).text();
    expect(html).toMatch(/<aside id="sidebar"[^>]*data-state="collapsed"/);
    await page.goto("/");
    await expect(sidebar(page)).toHaveCSS("width", "48px");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("names its icons in tooltips, for the pointer and for the keyboard", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "sidebar_state", value: "false", url: baseURL as string }]);
    await page.goto("/");
    await sidebar(page).getByRole("link", { name: "Transits" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("Transits");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await sidebar(page).getByRole("link", { name: "Compatibility" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("Compatibility");
    await page.mouse.move(800, 600);
    await sidebar(page).getByRole("link", { name: "Profile" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toHaveText("Birth Chart");
    await expect(sidebar(page).getByRole("link", { name: "Birth Chart" })).toHaveAccessibleDescription(
      "Birth Chart",
    );
  });

  test("is a sheet at 767 px and a column at 768", async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto("/");
    await expect(sidebar(page)).toBeHidden();
    await toggle(page).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toHaveCSS("width", "288px");
    await expect(sheet.getByRole("navigation").getByRole("link")).toHaveCount(SCREENS.length + MORE.length);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Control+b");
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sheet).toHaveCount(0);
    await expect(sidebar(page)).toHaveCSS("width", "48px");
  });

  test("is icons below 1100 px until it is opened, and as chosen from then on", async ({ page, context }) => {
    await page.setViewportSize({ width: 1099, height: 800 });
    await page.goto("/");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await expect(sidebar(page)).toHaveCSS("width", "48px");
    await expect(sidebar(page).getByRole("link", { name: "Transits" })).toBeVisible();
    await sidebar(page).getByRole("link", { name: "Transits" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("Transits");
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(sidebar(page)).toHaveCSS("width", "256px");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(sidebar(page)).toHaveCSS("width", "48px");
    expect(await sidebarCookie(context)).toBeUndefined();
    await toggle(page).click();
    await expect(sidebar(page)).toHaveCSS("width", "256px");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    expect((await sidebarCookie(context))?.value).toBe("true");
    await page.reload();
    await expect(sidebar(page)).toHaveCSS("width", "256px");
  });

  test("closes the sheet when an entry is followed, and the focus goes to the new heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await toggle(page).click();
    await page.getByRole("dialog").getByRole("link", { name: "Birth Chart" }).click();
    await expect(page).toHaveURL("/birth-chart");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("The theme", () => {
  for (const system of ["light", "dark"] as const) {
    test(`is the system's (${system}) until it is toggled, then the visitor's`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto("/");
      const html = page.locator("html");
      await expect(html).toHaveCSS("color-scheme", system);
      await page.getByRole("button", { name: "Toggle theme" }).click();
      const other = system === "light" ? "dark" : "light";
      await expect(html).toHaveCSS("color-scheme", other);
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(other);
      await page.reload({ waitUntil: "commit" });
      await expect(html).toHaveAttribute("data-theme", other);
      await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
        "content",
        other === "dark" ? "#0a0f19" : "#f8f4ec",
      );
    });
  }

  test("is set before anything is painted", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
      new PerformanceObserver((list) => {
        for (const _ of list.getEntries())
          document.documentElement.dataset.atPaint ??= document.documentElement.dataset.theme;
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-at-paint", "dark");
  });

  test("follows a choice made in another tab", async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: "light" });
    await other.goto("/");
    await other.getByRole("button", { name: "Toggle theme" }).click();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });
});

test("Sidebar and theme work where storage and cookies throw", async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: blocked });
    Object.defineProperty(Document.prototype, "cookie", { get: blocked, set: blocked });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await toggle(page).click();
  await expect(sidebar(page)).toHaveCSS("width", "48px");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test("Forced colours leave a mark on what is selected or open, and a border round what can be pressed", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/styleguide");
  const [selected, other] = ["Chart", "Planets"].map((name) => page.getByRole("tab", { name }));
  await expect(selected as Locator).toHaveCSS("border-bottom-width", "4px");
  await expect(other as Locator).toHaveCSS("border-bottom-width", "0px");
  const primary = page.getByRole("button", { name: "Primary" });
  await expect(primary).toHaveCSS("border-top-width", "1px");
  await expect(primary).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  await page.goto("/aspects");
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCSS("border-top-width", "2px");
});

test.describe("Toasts", () => {
  test("show one at a time, and the last one stays", async ({ page }) => {
    await page.goto("/styleguide");
    await page.getByRole("button", { name: "Toast", exact: true }).click();
    await page.getByRole("button", { name: "Destructive toast" }).click();
    const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText("Nothing was saved. Try again.");
    const box = await toasts.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    await toasts.getByRole("button", { name: "Close" }).click();
    await expect(toasts).toHaveCount(0);
  });

  test("leave by themselves after five seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/styleguide");
    await page.getByRole("button", { name: "Toast", exact: true }).click();
    const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(5, 5); // a toast under the pointer waits
    await page.clock.runFor(4_000);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(2_000);
    await expect(toasts).toHaveCount(0);
  });

  for (const width of [390, 1280]) {
    test(`stand under the header, on one line where they fit, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/styleguide");
      await page.getByRole("button", { name: "Toast", exact: true }).click();
      // Where it comes to rest, not where it comes from.
      await toast(page).evaluate((shown) =>
        Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const box = await toast(page).boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      if (!box || !header) throw new Error("nothing to measure");
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(box.y + box.height).toBeLessThan(header.y + header.height + 48);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await page.emulateMedia({ media: "print" });
      await expect(toast(page)).toBeHidden();
    });
  }

  test("hide nothing that an address leads to", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await visit(page, "/styleguide");
    await page.getByRole("button", { name: "Destructive toast" }).click();
    await expect(toast(page)).toBeVisible();
    const heading = page.getByRole("heading", { name: "Accordion" });
    await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
    const [message, led] = await Promise.all([toast(page).boundingBox(), heading.boundingBox()]);
    expect(led?.y).toBeGreaterThanOrEqual((message?.y ?? Number.NaN) + (message?.height ?? 0));
  });

  test.describe("while no file comes any more", () => {
    test.use({ allowedErrors: /Failed to load resource/ });

    test("need no file of their own: what tells of a failure does not fail with it", async ({ page }) => {
      await visit(page, "/styleguide");
      await page.route(/\.js/, (route) => route.abort());
      await page.getByRole("button", { name: "Destructive toast" }).click();
      await expect(toast(page)).toContainText("Nothing was saved. Try again.");
    });
  });

  test("give the focus back to where it was with Escape", async ({ page }) => {
    await visit(page, "/styleguide");
    await page.getByRole("button", { name: "Toast", exact: true }).click();
    const field = page.getByLabel("Birth Location");
    await field.focus();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await expect(field, "with nothing to be read").toBeFocused();
  });

  test("close with Escape from anywhere, and with a swipe to the right", async ({ page }) => {
    await visit(page, "/styleguide");
    const show = page.getByRole("button", { name: "Toast", exact: true });
    await show.click();
    await expect(toast(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(show).toBeFocused();
    for (const [distance, left] of [
      [40, 1],
      [60, 0],
    ] as const) {
      await show.click();
      const box = await toast(page).boundingBox();
      if (!box) throw new Error("no toast");
      await page.mouse.move(box.x + 40, box.y + 15);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + distance, box.y + 15, { steps: 4 });
      await page.mouse.up();
      await expect(toast(page)).toHaveCount(left);
    }
  });

  test("are where F8 leads, even as the first key of a visit", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("list")).toBeFocused();
  });
});

test.describe("Unknown paths", () => {
  test.use({ allowedErrors: MISSING });

  test("are 404 pages with the sidebar and ways on", async ({ page }) => {
    const response = await page.goto("/nope");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("There is no page at this address")).toBeVisible();
    await expect(
      page.getByText("For whoever builds this site: you may have forgotten to add the page to the router."),
    ).toBeVisible();
    await expect(page.getByText(/router\?/)).toHaveCount(0); // visitors are asked nothing
    await expect(sidebar(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the Dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Realign");
  });

  test("are 404 for every method, and never 500", async ({ request }) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      const response = await request.fetch("/nope/deeper", { method });
      expect(response.status(), method).toBe(404);
    }
    expect((await request.get("/%E0%A4%A")).status()).toBeLessThan(500);
  });
});

test("A page that takes nothing answers 405 within the shell", async ({ request }) => {
  const response = await request.post("/aspects", { form: { a: "b" } });
  expect(response.status()).toBe(405);
  const html = await response.text();
  expect(html).toContain("405 Method Not Allowed");
  expect(html).toContain('id="sidebar"');
});

test("/dashboard ends at the Dashboard", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Realign");
});

test.describe("The Dashboard", () => {
  test("has the hero, the six ways on and the practice", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Realign");
    await expect(main.getByText("Realign With The Natural Flow Of Your Spirit")).toBeVisible();
    await expect(main.getByRole("link", { name: "Get Your Birth Chart" })).toHaveAttribute(
      "href",
      "/birth-chart",
    );
    await expect(main.getByRole("link", { name: "Learn More" })).toHaveAttribute("href", "/insights");
    const hero = await main.locator("section").first().boundingBox();
    expect(hero?.height).toBe(540); // 60 % of a window of 900
    const cards = main
      .getByRole("region", { name: "Explore Your Astrological Journey" })
      .getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText([
      "Generate Birth Chart",
      "View Transits",
      "Check Compatibility",
      "Explore Aspects",
      "Moon Phases",
      "Learn More",
    ]);
    const ways = ["/birth-chart", "/transits", "/compatibility", "/aspects", "/moon-phases", "/insights"];
    for (const [index, path] of ways.entries()) {
      await expect(cards.nth(index).getByRole("link", { name: "Explore →" })).toHaveAttribute("href", path);
    }
    await expect(
      main.getByRole("heading", { name: "Professional Astrology & Spiritual Wellness" }),
    ).toBeVisible();
    await expect(main).toContainText("over 10 years");
  });

  test("says where Sun and Moon stand, in the first HTML", async ({ page }) => {
    const html = (await (await page.request.get("/")).text()).replaceAll("<!-- -->", "");
    const sign = "(Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)";
    expect(html).toMatch(new RegExp(`Sun in ${sign}<`));
    expect(html).toMatch(
      new RegExp(`Moon in ${sign}, (New|Full|Waxing|Waning|First|Last) (Moon|Crescent|Gibbous|Quarter)<`),
    );
  });

  test("shows the same line after coming from another screen", async ({ page }) => {
    await visit(page, "/");
    const line = page.getByRole("region", { name: "Today’s sky" });
    const first = await line.textContent();
    await sidebar(page).getByRole("link", { name: "Learn Astrology" }).click();
    await expect(page).toHaveURL("/insights");
    await sidebar(page).getByRole("link", { name: "Dashboard" }).click();
    await expect(line).toHaveText(first ?? "");
  });

  test.describe("to somebody whose browser has nothing of it yet", () => {
    test.use({ isFirstVisit: true });

    test("stands still while it loads", async ({ page }) => {
      const shift = await watchShifts(page);
      await visitToTheEnd(page, "/");
      expect(await shift()).toBeLessThanOrEqual(0.05);
    });
  });

  test("shows words, links and sidebar without JavaScript, on wide and narrow windows", async ({
    browser,
    baseURL,
  }) => {
    for (const width of [390, 1280]) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.goto("/");
      await expect(page.getByRole("link", { name: "Get Your Birth Chart" })).toBeVisible();
      await sidebar(page).getByRole("link", { name: "Learn Astrology" }).click();
      await expect(page).toHaveURL("/insights");
      await context.close();
    }
  });
});

test("A client navigation moves the focus to the heading and changes title and mark", async ({ page }) => {
  await visit(page, "/");
  await sidebar(page).getByRole("link", { name: "Planetary Aspects" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Planetary Aspects · Realign");
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText("Planetary Aspects");
});

test("The first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("Axe finds nothing", () => {
  test.use({ allowedErrors: MISSING });
  test("with the sheet open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await toggle(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });

  test("with a toast and a tooltip open", async ({ page }) => {
    await page.goto("/styleguide");
    await page.getByRole("button", { name: "Destructive toast" }).click();
    await page.getByRole("button", { name: "Secondary" }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Nothing was saved");
    expect(await axeViolationsInBoth(page)).toEqual([]);
  });
});
