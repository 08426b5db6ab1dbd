import type { Page } from "@playwright/test";
import { listens } from "./browser.mjs";

/** What somebody who comes does, in a browser that has never been here. */
export interface Visit {
  readonly name: string;
  /** Of all visits; together they are 1. */
  readonly share: number;
  act(page: Page): Promise<void>;
}

/** On a telephone: slower than the place field waits, so that every letter is looked up. */
const MILLISECONDS_A_LETTER = 250;
const ANN = ["Ann", "06/15/1990", "14:30", "New York"] as const;
/** Every sixth place is misspelt: the browser asks the worker what it may be, from the first letter that fits no name. */
const BEN = ["Ben", "11/02/1985", "07:10", "Lodnon"] as const;
const LABELS = [/^((First|Full) )?Name$/, /^Birth Date$/, /^Birth Time$/, /^Birth Location$/] as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await listens(page);
}

const press = (page: Page, role: "button" | "link" | "tab", name: string | RegExp) =>
  page
    .getByRole(role, { name, ...(typeof name === "string" && { exact: true }) })
    .first()
    .click();

/** Types a birth letter by letter, and takes the first place that is offered. */
async function type(page: Page, within: string | null, birth: typeof ANN | typeof BEN) {
  const form = within === null ? page : page.getByRole("group", { name: within });
  for (const [i, label] of LABELS.entries()) {
    await form.getByLabel(label).pressSequentially(birth[i] ?? "", { delay: MILLISECONDS_A_LETTER });
  }
  await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().click();
}

const through = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();

const rested = (page: Page) => page.waitForLoadState("networkidle");

async function signIn(page: Page, email: string, redirectTo: string) {
  await page.goto(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`);
  await listens(page);
}

async function ownChart(page: Page) {
  await press(page, "button", "Generate Chart");
  await page
    .getByRole("heading", { name: /Birth Chart$/ })
    .nth(1)
    .waitFor();
  for (const tab of ["Planets", "Aspects", "Profections", "Chart"]) await press(page, "tab", tab);
  await rested(page);
  await through(page, "Transits");
  await rested(page);
}

/**
 * A day's visits. Their shares are a guess, as good as nothing is known of who will come: put in what your own
 * statistics say. What each visit costs is counted.
 */
export const VISITS: readonly Visit[] = [
  {
    name: "Own chart: Dashboard, Birth Chart typed in, its tabs, Transits",
    share: 0.35,
    async act(page) {
      await open(page, "/");
      await through(page, "Birth Chart");
      await type(page, null, ANN);
      await ownChart(page);
    },
  },
  {
    name: "Horoscope: from a search engine, then the week",
    share: 0.24,
    async act(page) {
      await open(page, "/horoscope/leo");
      await press(page, "link", /week/i);
      await rested(page);
    },
  },
  {
    name: "Compatibility: two births typed in",
    share: 0.12,
    async act(page) {
      await open(page, "/compatibility");
      await type(page, "First Person", ANN);
      await type(page, "Second Person", BEN);
      await press(page, "button", "Analyze Compatibility");
      await page.getByRole("region", { name: "Your result" }).waitFor();
    },
  },
  {
    name: "Sky: Transits, Moon Phases, Ephemeris and its next month",
    share: 0.1,
    async act(page) {
      await open(page, "/transits");
      for (const screen of ["Moon Phases", "Ephemeris"]) {
        await through(page, screen);
        await rested(page);
      }
      await press(page, "button", "Next month");
    },
  },
  {
    name: "Numerology",
    share: 0.06,
    async act(page) {
      await open(page, "/numerology");
      await page.getByLabel("Full Name").pressSequentially("Ann Lee", { delay: MILLISECONDS_A_LETTER });
      await page.getByLabel("Birth Date").pressSequentially("06/15/1990", { delay: MILLISECONDS_A_LETTER });
      await press(page, "button", "Calculate");
      await page.getByRole("article", { name: "Life Path Number" }).waitFor();
    },
  },
  {
    name: "Astrocartography",
    share: 0.03,
    async act(page) {
      await open(page, "/astrocartography");
      await type(page, null, ANN);
      await press(page, "button", "Generate Map");
      await page.getByRole("application", { name: /World map/ }).waitFor();
    },
  },
  {
    name: "Quiz, to its end",
    share: 0.02,
    async act(page) {
      await open(page, "/quiz");
      const next = () => press(page, "button", "Next");
      const choose = async (value: string) => {
        await page.locator(`input[type=radio][value="${value}"]`).check();
      };
      for (const value of ["relationships", "sun-sign", "timing"]) {
        await choose(value);
        await next();
      }
      await page.getByLabel("Email").fill("budget.quiz@example.com");
      await next();
      for (const value of ["numerology", "soon"]) {
        await choose(value);
        await next();
      }
      await choose("both");
      await press(page, "button", "See My Results");
      await page.getByRole("heading", { name: "Your Personalized Path" }).waitFor();
    },
  },
  {
    name: "Somebody new signs in and saves a profile",
    share: 0.02,
    async act(page) {
      await signIn(page, "budget.new@example.com", "/profile");
      await type(page, null, ANN);
      await press(page, "button", "Save Profile");
      await page.getByText("Profile saved").first().waitFor();
    },
  },
  {
    name: "Somebody known signs in again: Dashboard, own chart, Transits",
    share: 0.06,
    async act(page) {
      await signIn(page, "budget.new@example.com", "/");
      await rested(page);
      await through(page, "Birth Chart");
      await rested(page);
      await ownChart(page);
    },
  },
];
