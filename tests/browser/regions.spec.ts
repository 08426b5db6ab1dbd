import type { Page } from "@playwright/test";
import type { BirthChartAnswer } from "../../app/answers/birth-chart";
import { fillBirth } from "../support/birth-form";
import { expect, gotoAnew, listens, test, visit } from "../support/browser";

/** Visitors of four kinds: what is written for the one is not what is written for the other. */
const REGIONS = [
  {
    locale: "en-US",
    dates: { format: "MM/DD/YYYY", reading: "6 May 1990" },
    timezoneId: "America/New_York",
    sextile: "25 November, 12:27 pm GMT-\u20605",
    isUtc: false,
    solarReturn: "15 June 2026, 7:23:25 am in New York City",
    rises: /^4:4\d am$/,
    own: { day: "2026-11-23", age: 35, lord: "Mercury" },
  },
  {
    locale: "en-GB",
    dates: { format: "DD/MM/YYYY", reading: "5 June 1990" },
    timezoneId: "Europe/London",
    sextile: "25 November, 17:27 GMT",
    isUtc: true,
    solarReturn: "15 June 2026, 07:23:25 in New York City",
    rises: /^04:4\d$/,
    own: { day: "2026-11-23", age: 35, lord: "Mercury" },
  },
  {
    locale: "ar-EG",
    dates: { format: "DD/MM/YYYY", reading: "5 June 1990" },
    timezoneId: "Africa/Cairo",
    sextile: "25 November, 7:27 pm EET",
    isUtc: false,
    solarReturn: "15 June 2026, 7:23:25 am in New York City",
    rises: /^4:4\d am$/,
    own: { day: "2026-11-23", age: 35, lord: "Mercury" },
  },
  {
    locale: "en",
    dates: { format: "MM/DD/YYYY", reading: "6 May 1990" },
    timezoneId: "Pacific/Kiritimati",
    sextile: "26 November, 7:27 am GMT+14",
    isUtc: false,
    solarReturn: "15 June 2026, 7:23:25 am in New York City",
    rises: /^4:4\d am$/,
    own: { day: "2026-11-24", age: 36, lord: "Venus" },
  },
] as const;

const BIRTH = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };

async function chartOf(page: Page, birth: Parameters<typeof fillBirth>[1] = {}) {
  await visit(page, "/birth-chart");
  await fillBirth(page, birth);
  await page.getByRole("button", { name: "Generate Chart" }).click();
  await expect(page.getByRole("tab", { name: "Planets" })).toBeVisible();
}

for (const { locale, timezoneId, dates, sextile, isUtc, solarReturn, rises, own } of REGIONS) {
  test.describe(`${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test("the chart is everybody's, whatever the visitor's calendar and clock", async ({ page, request }) => {
      const answer = (await (
        await request.post("/api/birth-chart", { data: BIRTH })
      ).json()) as BirthChartAnswer;
      expect(answer.sun).toMatchObject({ sign: "Gemini", degree: 24, minute: 23 });
      await chartOf(page, { date: "06/15/1990", time: "2:30 PM" });
      await page.getByRole("tab", { name: "Planets" }).click();
      const planets = page.getByRole("tabpanel", { name: "Planets" });
      for (const { planet, sign, degree, minute } of answer.planets) {
        const place = `${sign}${degree}°${String(minute).padStart(2, "0")}′`;
        const row = planets.locator("summary").filter({ has: page.getByText(planet, { exact: true }) });
        await expect(row.first()).toContainText(place);
      }
      await expect(page.getByText("15 June 1990, 14:30:00")).toBeVisible();
      await expect(page.getByText("15 June 1990, 18:30:00 UTC")).toBeVisible();
    });

    test("a date in digits is read in the order of the visitor's region, which the field names", async ({
      page,
    }) => {
      for (const typed of ["05/06/1990", "05061990"]) {
        await gotoAnew(page, "/birth-chart");
        await listens(page);
        await expect(page.getByText(`Format: ${dates.format}`)).toBeVisible();
        await fillBirth(page, { date: typed });
        await expect(page.getByText(dates.reading, { exact: true })).toBeVisible();
        await page.getByLabel("Birth Date").fill(typed);
        await page.getByLabel("Birth Date").press("Enter");
        await expect(page.getByRole("tabpanel", { name: "Chart" })).toContainText(`${dates.reading} · 14:30`);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    });

    test("moments of the sky stand in the visitor's zone and hour cycle, with the zone's name", async ({
      page,
    }) => {
      await visit(page, "/transits?at=2026-11-23T03:00Z");
      const next = page.getByRole("listitem").filter({ hasText: "Sun sextile Pluto" }).locator("time");
      await expect(next).toContainText(sextile);
      if (isUtc) await expect(next).not.toContainText("UTC");
      else await expect(next).toContainText("25 November, 17:27 UTC");

      await visit(page, "/moon-phases");
      const moment = page.locator("section[aria-labelledby=next-phases] time").first();
      const at = new Date((await moment.getAttribute("datetime")) ?? "");
      const inZone = (format: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat("en-GB", { timeZone: timezoneId, ...format }).format(at);
      await expect(moment).toContainText(inZone({ day: "numeric", month: "long" }));
      const hour12 = !isUtc; // of the four the British alone count to 24
      const hour = hour12 ? "numeric" : "2-digit";
      await expect(moment).toContainText(inZone({ hour, minute: "2-digit", hour12 }));
    });

    test("the Moon's calendar marks the phases on the days of the visitor's own zone", async ({ page }) => {
      // The almanac's instants in UTC; the last of them is still in September west of the Atlantic.
      const PHASES = [
        ["New Moon", "2016-09-01T09:03Z"],
        ["First Quarter", "2016-09-09T11:49Z"],
        ["Full Moon", "2016-09-16T19:05Z"],
        ["Last Quarter", "2016-09-23T09:56Z"],
        ["New Moon", "2016-10-01T00:11Z"],
      ] as const;
      const day = new Intl.DateTimeFormat("en-CA", { timeZone: timezoneId, dateStyle: "short" });
      const expected = PHASES.map(([name, at]) => ({ name, date: day.format(new Date(at)) }))
        .filter(({ date }) => date.startsWith("2016-09"))
        .map(({ name, date }) => `${Number(date.slice(8))} ${name}`);
      await visit(page, "/moon-phases?year=2016&month=9");
      const marked = async () => {
        const cells = await page.locator("#calendar td > div").all();
        const texts = await Promise.all(
          cells.map(async (cell) => [
            await cell.locator("span").first().textContent(),
            (await cell.getByRole("img").first().getAttribute("aria-label"))?.split(", "),
          ]),
        );
        return texts.flatMap(([number, words]) =>
          words && words.length > 1 ? [`${number} ${words[0]}`] : [],
        );
      };
      await expect.poll(marked).toEqual(expected);
    });

    test("times at a place stand by its own clocks, in the visitor's hour cycle", async ({ page }) => {
      await visit(page, "/moon-phases/here");
      const here = page.locator("section[aria-labelledby=here]");
      await here.getByLabel("Your place").fill("London");
      await here.getByRole("option").first().click();
      await here.getByRole("button", { name: "Show the sky from here" }).click();
      await here.getByLabel("Another day").fill("2026-06-21");
      await expect(here.getByText("21 June 2026", { exact: true })).toBeVisible();
      await expect(here.getByText("Times of Europe/London")).toBeVisible();
      await expect(here.locator("dd").first()).toHaveText(rises);

      await chartOf(page);
      await page.getByRole("radio", { name: "Solar return", exact: true }).check();
      await page
        .getByRole("form", { name: "Options: Solar return" })
        .locator('[name="date"]')
        .fill("2026-11-20");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page.getByText(`Exact on ${solarReturn} (15 June 2026, 11:23:25 UTC)`)).toBeVisible();
    });

    test("a typed date is echoed in words, the month or the day first as the region has it", async ({
      page,
    }) => {
      await visit(page, "/birth-chart");
      const field = page.getByLabel("Birth Date");
      const echo = page.locator('output[for="date"]');
      const isDayFirst = dates.format.startsWith("DD");
      for (const [typed, words] of [
        ["03/04/1990", isDayFirst ? "3 April 1990" : "4 March 1990"],
        ["06/15/1990", "15 June 1990"],
        ["15.06.1990", "15 June 1990"],
        ["3.4.1990", "3 April 1990"],
        ["1990-06-15", "15 June 1990"],
        ["٠٦/١٥/١٩٩٠", "15 June 1990"],
      ] as const) {
        await field.fill(typed);
        await expect(echo).toHaveText(words);
      }
      for (const typed of ["15/06/1990", "١٥/٠٦/١٩٩٠"]) {
        await field.fill(typed);
        if (isDayFirst) {
          await expect(echo).toHaveText("15 June 1990");
          continue;
        }
        await echo.getByRole("button", { name: "Did you mean 15 June 1990?" }).click();
        await expect(field).toHaveValue(/^(06\/15\/1990|1990-06-15)$/); // as the region writes it
        await expect(echo).toHaveText("15 June 1990");
      }
      const time = page.getByLabel("Birth Time", { exact: true });
      for (const typed of ["14:30", "2:30 PM", "١٤:٣٠"]) {
        await time.fill(typed);
        await expect(page.locator('output[for="time"]')).toHaveText("14:30, or 2:30 PM");
        await time.fill("");
      }
    });

    test("today is the visitor's own day, for age, lord of the year, numbers and returns", async ({
      page,
    }) => {
      // The 23rd in UTC and in three of the places, the 24th in Kiritimati.
      await page.clock.setFixedTime("2026-11-23T20:00:00Z");
      const asked = page.waitForRequest("**/api/annual-profections");
      await chartOf(page, { date: "24 November 1990", time: "02:00", location: "London" });
      expect((await asked).postDataJSON()).toMatchObject({ currentAge: own.age });
      await page.getByRole("radio", { name: "Solar return", exact: true }).check();
      const options = page.getByRole("form", { name: "Options: Solar return" });
      await expect(options.locator('[name="date"]')).toHaveValue(own.day);

      await visit(page, "/numerology"); // which opens with the same person's numbers
      const day = page.getByRole("article", { name: "Personal Day" });
      await expect(day).toContainText(`+ day ${Number(own.day.slice(8))} =`);

      // Both lords touch the chart: one of them is named as the lord of the year.
      await page.route("**/api/chart-transits", async (route) => {
        const active = ["Mercury", "Venus"].map((point) => ({
          planet: "Saturn",
          type: "Trine",
          point,
          orb: 0.5,
          isApplying: true,
          longitude: 8,
          isRetrograde: false,
          exact: [],
          closest: null,
          text: "It holds.",
          lasts: null,
          practice: null,
        }));
        const days = { from: "2026-11-20T20:00:00Z", until: "2026-12-20T20:00:00Z", contacts: [] };
        await route.fulfill({ json: { date: "2026-11-23T20:00:00Z", active, contacts: [], around: days } });
      });
      await visit(page, "/");
      const lord = page.getByRole("listitem").filter({ hasText: "lord of your year" });
      await expect(lord).toContainText(`your ${own.lord}`);
    });

    test("every screen takes over what the server sent, and none is wider than a phone", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of [
        "/",
        "/quiz",
        "/birth-chart",
        "/transits",
        "/transits/year",
        "/transits/motion",
        "/compatibility",
        "/moon-phases?year=2026&month=11",
        "/moon-phases/here",
        "/moon-phases/eclipses",
        "/numerology",
        "/astrocartography",
        "/ephemeris",
        "/human-design",
        "/sky-search",
        "/horoscope/leo",
      ]) {
        await page.goto(path);
        await listens(page); // a word that differs from the server's would be an error, which fails the test
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(390);
      }
    });
  });
}

test.describe("A name that is written from right to left", () => {
  test.use({ locale: "ar-EG", timezoneId: "Africa/Cairo" });
  // A digit at its end would change places with what follows it.
  const name = "نور ٢";

  /** What shows the name outside of a `bdi`: readings, which are somebody's words, are not looked at. */
  const unfenced = (page: Page) =>
    page.locator("main").evaluate((main, name) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let fenced = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.textContent?.includes(name) || !parent) continue;
        if (parent.closest("script, style, option, svg, noscript, [data-reading]")) continue;
        if (parent.closest("bdi")) fenced++;
        else if (!/[.!?]/.test(text.textContent) && text.textContent.length < 90)
          found.push(text.textContent);
      }
      return { found, fenced };
    }, name);

  async function expectFenced(page: Page, atLeast: number) {
    const { found, fenced } = await unfenced(page);
    expect(found).toEqual([]);
    expect(fenced).toBeGreaterThanOrEqual(atLeast);
  }

  test("keeps its place in titles and lines of every result", async ({ page }) => {
    await chartOf(page, { name });
    await expect(page.getByRole("heading", { name: `${name}'s Birth Chart` })).toBeVisible();
    await expectFenced(page, 2);
    await page.getByRole("link", { name: "Transits to this chart" }).click();
    await expect(page.getByRole("heading", { name: `Transits to ${name}'s chart` })).toBeVisible();
    await expectFenced(page, 1);

    await visit(page, "/human-design");
    await expect(page.getByRole("heading", { name: `${name}’s human design` })).toBeVisible();
    await expectFenced(page, 2);

    await visit(page, "/compatibility");
    await fillBirth(page.getByRole("group", { name: "First Person" }), { name });
    await fillBirth(page.getByRole("group", { name: "Second Person" }), { name: "Ben" });
    await page.getByRole("button", { name: "Analyze Compatibility" }).click();
    await expect(page.getByRole("heading", { name: `${name} and Ben` })).toBeVisible();
    await expect(page.getByText(`Inside ${name}, outside Ben`)).toBeVisible();
    await page.getByRole("radio", { name: "Composite" }).check();
    await expect(page.getByRole("heading", { name: `Composite of ${name} and Ben` })).toBeVisible();

    await visit(page, "/");
    await expect(page.getByRole("heading", { name: `Your day, ${name}` })).toBeVisible();
    await expectFenced(page, 1);
  });
});
