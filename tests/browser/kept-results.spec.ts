import type { Locator, Page } from "@playwright/test";
import { ANN, fillBirth, type TypedBirth, unfoldSettings } from "../support/birth-form";
import { expect, FAILED_CALL, gotoAnew, holdCalls, listens, test, visit } from "../support/browser";

interface Screen {
  readonly path: string;
  readonly button: string;
  /** The result's heading, once there is one. */
  readonly title: (page: Page) => Locator;
  readonly fill: (page: Page) => Promise<void>;
  /** What the form holds then, by the fields' names. */
  readonly filled: Readonly<Record<string, string>>;
  /** What its line says. */
  readonly line: RegExp;
}

const BEN: TypedBirth = { name: "Ben", date: "11/02/1985", time: "7:10 AM", location: "London" };
const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });

const SCREENS: readonly Screen[] = [
  {
    path: "/birth-chart",
    button: "Generate Chart",
    title: heading("Ann's Birth Chart"),
    fill: async (page) => {
      await fillBirth(page);
      await unfoldSettings(page);
      await page.getByLabel("House System").selectOption("Koch");
    },
    filled: { ...ANN, houseSystem: "Koch" },
    line: /^Ann\s*15 June 1990 · 14:30 · New York City$/,
  },
  {
    path: "/compatibility",
    button: "Analyze Compatibility",
    title: heading("Ann and Ben"),
    fill: async (page) => {
      await fillBirth(page.getByRole("group", { name: "First Person" }));
      await fillBirth(page.getByRole("group", { name: "Second Person" }), BEN);
    },
    filled: {
      "person1.name": "Ann",
      "person1.date": ANN.date,
      "person2.name": "Ben",
      "person2.date": BEN.date,
      "person2.time": BEN.time,
      "person2.location": BEN.location,
    },
    line: /^Ann\s*15 June 1990 · 14:30 · New York City\s*Ben\s*2 November 1985 · 07:10 · London$/,
  },
  {
    path: "/numerology",
    button: "Calculate",
    title: heading("Ann Lee"),
    fill: async (page) => {
      await page.getByLabel("Full Name").fill("Ann Lee");
      await page.getByLabel("Birth Date").fill(ANN.date);
    },
    filled: { fullName: "Ann Lee", birthDate: ANN.date },
    line: /^Ann Lee\s*15 June 1990$/,
  },
  {
    path: "/astrocartography",
    button: "Generate Map",
    title: heading(/lines around the world/),
    fill: async (page) => {
      await fillBirth(page);
      await page.getByLabel("Last Name").fill("Lee");
    },
    filled: { ...ANN, lastName: "Lee" },
    line: /^Ann Lee\s*15 June 1990 · 14:30 · New York City$/,
  },
  {
    path: "/human-design",
    button: "Calculate",
    title: heading("Ann’s human design"),
    fill: (page) => fillBirth(page),
    filled: { ...ANN },
    line: /^Ann\s*15 June 1990 · 14:30 · New York City$/,
  },
];

const [BIRTH_CHART, , NUMEROLOGY] = SCREENS as [Screen, Screen, Screen];

const submit = (page: Page, { button }: Screen) => page.getByRole("button", { name: button });
const edit = (page: Page) => page.getByRole("button", { name: "Edit", exact: true });
const field = (page: Page, { path }: Screen, name: string) =>
  page.locator(`form[action="${path}"] [name="${name}"]`);
const firstField = (page: Page, screen: Screen) => field(page, screen, Object.keys(screen.filled)[0] ?? "");
const next = (page: Page) => page.getByRole("navigation", { name: "What comes next" });
/** Notes on the steps of the tab's history. */
const steps = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^step\.[^-]*$/.test(key)));

/** Nobody is known to this browser any more: the next screen opens empty. */
async function knowNobody(page: Page) {
  if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
}

async function resultOf(page: Page, screen: Screen) {
  await knowNobody(page);
  await gotoAnew(page, screen.path);
  await listens(page);
  await screen.fill(page);
  await submit(page, screen).click();
  await expect(screen.title(page)).toBeVisible();
}

/** Result and fields are as they were left; at widths that fold the form, the fields are behind Edit. */
async function expectAll(page: Page, screen: Screen) {
  await expect(screen.title(page)).toBeVisible();
  for (const [name, value] of Object.entries(screen.filled))
    await expect(field(page, screen, name), name).toHaveValue(value);
}

async function expectNothing(page: Page, screen: Screen) {
  await expect(submit(page, screen)).toBeVisible();
  await expect(screen.title(page)).toHaveCount(0);
  for (const name of Object.keys(screen.filled).filter((name) => name !== "houseSystem"))
    await expect(field(page, screen, name), name).toHaveValue("");
}

for (const screen of SCREENS) {
  test(`${screen.path}: Back, Forward and a reload bring result and fields back`, async ({ page }) => {
    await resultOf(page, screen);
    await next(page).getByRole("link").first().click();
    await expect(page).not.toHaveURL(new RegExp(screen.path));
    await page.goBack();
    await expectAll(page, screen);
    await page.goForward();
    await expect(page).not.toHaveURL(new RegExp(screen.path));
    await page.goBack();
    await expectAll(page, screen);
    await page.reload();
    await expectAll(page, screen);
    await page.goto("/aspects"); // another document
    await page.goBack();
    await expectAll(page, screen);
    await knowNobody(page);
    await gotoAnew(page, screen.path);
    await listens(page);
    await expectNothing(page, screen);
  });

  test(`${screen.path}: what was only typed comes back too, with what was typed over an older result`, async ({
    page,
  }) => {
    await visit(page, screen.path);
    await screen.fill(page);
    const away = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Learn Astrology" });
    await away.click();
    await expect(page).toHaveURL(/insights/);
    await page.goBack();
    await expect(firstField(page, screen)).toHaveValue(Object.values(screen.filled)[0] ?? "");
    await expect(screen.title(page)).toHaveCount(0);
    await submit(page, screen).click();
    await expectAll(page, screen);
    if (!(await firstField(page, screen).isVisible())) await edit(page).click();
    await firstField(page, screen).fill("Somebody else");
    await page.reload();
    await expect(screen.title(page)).toBeVisible();
    await expect(firstField(page, screen)).toHaveValue("Somebody else");
  });

  test(`${screen.path}: a skeleton while it is awaited, then the focus on the heading, below the header`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await knowNobody(page);
      const release = await holdCalls(page, `**/api${screen.path}`);
      await gotoAnew(page, screen.path);
      await listens(page);
      await screen.fill(page);
      await submit(page, screen).click();
      await expect(page.locator("[data-skeleton]").first()).toBeVisible();
      release();
      await expect(screen.title(page)).toBeFocused();
      await expect(page.locator("[data-skeleton]")).toHaveCount(0);
      const top = (await screen.title(page).boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(56);
      expect(top).toBeLessThan(450);
      await page.unrouteAll();
    }
  });

  test(`${screen.path} at 390 and 768 px: the form folds into a line, and Edit opens it as it was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await resultOf(page, screen);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(submit(page, screen)).toBeHidden();
      const line = edit(page).locator("xpath=preceding-sibling::div");
      expect((await line.innerText()).replaceAll(/\s+/g, " ")).toMatch(screen.line);
      await edit(page).click();
      await expect(firstField(page, screen)).toBeFocused();
      await expectAll(page, screen);
      await page.getByRole("button", { name: "Hide", exact: true }).click();
      await expect(submit(page, screen)).toBeHidden();
      await expect(edit(page)).toBeFocused();

      await next(page).getByRole("link").first().click();
      await expect(page).not.toHaveURL(new RegExp(screen.path));
      await page.goBack();
      await expectAll(page, screen);
      await expect(submit(page, screen)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test("a screen that Back has left names no step: its last word does not cost the one before its result", async ({
  page,
}) => {
  await resultOf(page, NUMEROLOGY);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Compatibility" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compatibility");
  await page.evaluate(() => {
    const typeAtOnce = () =>
      document.querySelector("main input[name]")?.dispatchEvent(new Event("input", { bubbles: true }));
    // Before the router's own: the history is at the step before, the screen is not.
    addEventListener("popstate", typeAtOnce, { capture: true, once: true });
    history.back();
  });
  await expectAll(page, NUMEROLOGY);
});

test("Back while a page is loaded again leads to the screen before, though no script listens yet", async ({
  page,
}) => {
  await visit(page, "/aspects");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Numerology" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numerology");
  const release = await holdCalls(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numerology");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planetary Aspects");
  release();
  await listens(page);
  await expect(page).toHaveURL(/\/aspects$/);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numerology");
});

test("a reload shows no empty form before the result, and comes back to where somebody had read", async ({
  page,
}) => {
  await resultOf(page, NUMEROLOGY);
  await page.getByRole("heading", { name: "Birthday Number" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const release = await holdCalls(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByText("No Results Yet")).toBeHidden();
  await expect(submit(page, NUMEROLOGY)).toBeHidden();
  release();
  await expectAll(page, NUMEROLOGY);
  await expect(edit(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-resumes");
});

test("where no script comes, the form that was held back appears", async ({ page }) => {
  await resultOf(page, NUMEROLOGY);
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.reload({ waitUntil: "commit" });
  await expect(submit(page, NUMEROLOGY)).toBeVisible({ timeout: 12_000 });
});

test("in no window a form stands beside its result: it is folded, and the wheel grows with the room", async ({
  page,
}) => {
  await resultOf(page, BIRTH_CHART);
  let narrower = 0;
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(edit(page)).toBeVisible();
    await expect(submit(page, BIRTH_CHART)).toBeHidden();
    const wheel = await page.locator('svg[viewBox="0 0 500 500"]').first().boundingBox();
    if (!wheel) throw new Error("no wheel");
    expect(wheel.width).toBeGreaterThanOrEqual(Math.max(480, narrower));
    narrower = wheel.width;
  }
});

test("a chart that is calculated anew from another tab leads to the part that is open", async ({ page }) => {
  await resultOf(page, BIRTH_CHART);
  await page.getByRole("tab", { name: "Planets" }).click();
  await edit(page).click();
  await unfoldSettings(page);
  await page.getByLabel("House System").selectOption("Whole Sign");
  await submit(page, BIRTH_CHART).click();
  await expect(page.getByRole("region", { name: "Your chart" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Planets" })).toHaveAttribute("aria-selected", "true");
});

test("a chart that stands there again fills its form: another house system takes one choice", async ({
  page,
}) => {
  await resultOf(page, BIRTH_CHART);
  await gotoAnew(page, "/birth-chart");
  await expect(BIRTH_CHART.title(page)).toBeVisible();
  await edit(page).click();
  await unfoldSettings(page);
  await expect(page.getByLabel("Birth Date")).toHaveValue("06/15/1990");
  await expect(page.getByLabel("House System")).toHaveValue("Koch");
  await page.getByLabel("House System").selectOption("Placidus");
  const asked = page.waitForRequest("**/api/birth-chart");
  await submit(page, BIRTH_CHART).click();
  expect((await asked).postDataJSON()).toMatchObject({
    name: "Ann",
    date: "06/15/1990",
    time: "14:30",
    location: "New York",
    latitude: expect.stringMatching(/^40\.7/),
    timezone: "auto",
    houseSystem: "Placidus",
  });
  await expect(BIRTH_CHART.title(page)).toBeFocused();
});

test("a link to the screen where somebody is leaves the result there, and keeps it", async ({ page }) => {
  await resultOf(page, NUMEROLOGY);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Numerology" }).click();
  await expectAll(page, NUMEROLOGY);
  await page.reload();
  await expectAll(page, NUMEROLOGY);
});

test("only the last twelve steps are kept, and a full storage leaves the result on the screen", async ({
  page,
}) => {
  await visit(page, "/numerology");
  await page.evaluate(() => {
    for (let step = 0; step < 20; step++) sessionStorage.setItem(`step.a${step + 10}`, "{}");
  });
  await resultOf(page, NUMEROLOGY);
  await page.reload();
  expect(await steps(page)).toHaveLength(12);
  await page.evaluate(() => {
    let text = "x".repeat(1 << 22);
    while (text.length > 0) {
      try {
        sessionStorage.setItem(`filler ${text.length}`, text);
        sessionStorage.setItem(`filler ${text.length} again`, text);
      } catch {
        // full by that much
      }
      text = text.slice(text.length / 2 + 0.5);
    }
  });
  await edit(page).click();
  await page.getByLabel("Full Name").fill("Ben Ray");
  await submit(page, NUMEROLOGY).click();
  await expect(page.getByRole("heading", { name: "Ben Ray" })).toBeFocused();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("filler")) sessionStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ben Ray" })).toBeVisible();
});

for (const garbage of [
  "x",
  "null",
  "[]",
  '{"fields":{"fullName":5},"answer":null}',
  '{"fields":[],"answer":null}',
  '{"fields":{},"answer":{"lifePathNumber":"<b>"}}',
]) {
  test(`a step that holds ${garbage} is dropped`, async ({ page }) => {
    await resultOf(page, NUMEROLOGY);
    await page.goto("/aspects");
    await page.evaluate((garbage) => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith("step.")) sessionStorage.setItem(key, garbage);
    }, garbage);
    await page.goBack();
    await listens(page);
    // The browser may still fill in by itself what its visitor typed.
    await expect(NUMEROLOGY.title(page)).toHaveCount(0);
    expect(await steps(page)).toEqual([]);
  });
}

test("a step that names anything but a note of ours is none", async ({ page }) => {
  await visit(page, "/numerology");
  for (const step of ["last-birth-chart", "__proto__", 5, null, { toString: "x" }]) {
    await page.evaluate((step) => history.replaceState({ ...history.state, step }, ""), step);
    await page.reload();
    await listens(page);
    await expect(NUMEROLOGY.title(page)).toHaveCount(0);
  }
});

test.describe("what fails", () => {
  test.use({ allowedErrors: FAILED_CALL });

  for (const screen of SCREENS) {
    test(`${screen.path} on a phone: a call that fails leaves the form open, and the result`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await resultOf(page, screen);
      await edit(page).click();
      await page.route(`**/api${screen.path}`, (route) => route.abort());
      await submit(page, screen).click();
      await expect(page.getByRole("alert").filter({ hasText: "Check your connection" })).toBeVisible();
      await expect(submit(page, screen)).toBeVisible();
      await expectAll(page, screen);
    });
  }

  test("one that a folded form's result asked for unfolds it and leads to it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoAnew(page, "/birth-chart");
    await listens(page);
    await fillBirth(page, { date: "11/05/2023", time: "01:30" });
    await submit(page, BIRTH_CHART).click();
    await expect(BIRTH_CHART.title(page)).toBeVisible();
    await page.route("**/api/birth-chart", (route) => route.abort());
    await page.getByRole("button", { name: "Read it the other way" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Check your connection" })).toBeInViewport();
    await expect(submit(page, BIRTH_CHART)).toBeVisible();
  });
});

test.describe("somebody else at the same browser", () => {
  test.use({ allowedErrors: FAILED_CALL }); // 401 stands in the browser's console

  let count = 0;
  const someone = (name: string) => `${name}.kept.${process.pid}.${count++}@example.com`;
  const logout = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Logout" });

  async function signIn(page: Page, email: string, redirectTo: string) {
    await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`);
    await expect(logout(page)).toBeVisible();
    await listens(page);
  }

  /** Back, until the page with the form is there again. */
  async function backTo(page: Page, { path }: Screen) {
    for (let step = 0; step < 6 && new URL(page.url()).pathname !== path; step++) {
      // A page that the browser kept whole loads itself again (see page-again.ts), which ends this navigation.
      await page.goBack().catch((error) => expect(String(error)).toMatch(/ERR_ABORTED|Not attached/));
      await settled(page);
    }
    expect(new URL(page.url()).pathname).toBe(path);
    await listens(page);
  }

  /** Until the page is at one address for a while: a step further would be taken from a page that is being left. */
  async function settled(page: Page) {
    for (let last = ""; last !== page.url(); ) {
      last = page.url();
      await page.waitForTimeout(400);
      await page.waitForLoadState();
    }
  }

  const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, positions: "" }));

  for (const screen of SCREENS) {
    test(`${screen.path}: Back brings a result to its owner, and nothing to who comes after them`, async ({
      page,
    }) => {
      await signIn(page, someone("ann"), screen.path);
      await screen.fill(page);
      await submit(page, screen).click();
      await expect(screen.title(page)).toBeVisible();
      await page.goto("/aspects");
      await page.goBack();
      await expectAll(page, screen);

      await logout(page).click();
      await expect(page.getByText("You are signed out.")).toBeVisible();
      expect(await kept(page)).not.toContain("Ann");
      await backTo(page, screen);
      await expectNothing(page, screen);

      await signIn(page, someone("bob"), "/aspects");
      await backTo(page, screen);
      await expectNothing(page, screen);
    });
  }

  for (const screen of SCREENS) {
    test(`${screen.path}: nor does the browser itself put back what was typed by who signed out at once`, async ({
      page,
    }) => {
      await signIn(page, someone("ann"), screen.path);
      await screen.fill(page);
      await submit(page, screen).click();
      await expect(screen.title(page)).toBeVisible();
      await logout(page).click();
      await expect(page.getByText("You are signed out.")).toBeVisible();
      await backTo(page, screen);
      await expectNothing(page, screen);
    });
  }

  test("what a visitor made goes with who signed in after it in that tab", async ({ page }) => {
    await resultOf(page, NUMEROLOGY);
    await signIn(page, someone("ann"), "/aspects");
    await backTo(page, NUMEROLOGY);
    await expectAll(page, NUMEROLOGY);
    await logout(page).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    expect(await kept(page)).not.toContain("Ann");
    await backTo(page, NUMEROLOGY);
    await expectNothing(page, NUMEROLOGY);
  });

  test("Back to one's own page that the browser kept whole has the result still", async ({ page }) => {
    await signIn(page, someone("own"), "/numerology");
    await NUMEROLOGY.fill(page);
    await submit(page, NUMEROLOGY).click();
    await expect(NUMEROLOGY.title(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByText("This page had to be loaded again.")).toBeVisible();
    await expectAll(page, NUMEROLOGY);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on a phone a form beside its result stays open, with what was typed", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const screen of SCREENS.filter(({ path }) => path !== "/compatibility")) {
      await page.goto(screen.path);
      await screen.fill(page);
      await submit(page, screen).click();
      await expect(submit(page, screen)).toBeVisible();
      for (const [name, value] of Object.entries(screen.filled))
        await expect(field(page, screen, name)).toHaveValue(value);
      await expect(page.getByRole("button", { name: /^(Edit|Hide)$/ })).toHaveCount(0);
    }
  });
});
