import { describe, expect, test } from "vitest";
import { FURTHER_LANGUAGES, screenIn } from "../../app/further-languages";
import { hasEnglish } from "../support/english-words";
import { spokenLines } from "../support/spoken-lines";
import { workerWithProvider } from "../support/worker-with-provider";
import { FORMS } from "./forms";

const worker = workerWithProvider();

/** Own names, so that no word of a form is one of English. */
const NAMES = { name: "Ana", fullName: "Ana Ruiz", "person1.name": "Ana", "person2.name": "Bea" };
const renamed = (fields: Readonly<Record<string, string>>) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(NAMES).filter(([name]) => name in fields)),
});

const TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

/** What a page says that is English. */
async function englishOf(response: Response): Promise<readonly string[]> {
  const html = await response.text();
  const lines = spokenLines(html);
  expect(lines.length).toBeGreaterThan(3);
  return lines.filter(hasEnglish);
}

const OPEN = FORMS.filter(({ signedIn }) => !signedIn);
const OWN = FORMS.filter(({ signedIn, signsOut }) => signedIn && !signsOut);
/** What is refused, each for another reason. */
const WRONG: readonly Readonly<Record<string, string>>[] = [
  {},
  { date: "1990-02-30", birthDate: "30.13.1990", time: "25:00", email: "no" },
  { date: "15-06-1990", birthDate: "15/06/1990", time: "24:00", timezone: "5,1", location: "Xyzzyqw" },
  { date: "1790-01-01", birthDate: "1790-01-01", time: "13 PM", timezone: "99" },
  {
    date: "x".repeat(80),
    birthDate: "01021990",
    time: "10:75",
    "settings.orbs": "Own",
    "settings.orbs.Trine": "99",
  },
];
/** Births of which something is told: a clock that was set, an old calendar, a time that nobody knows, other settings. */
const BIRTHS: readonly Readonly<Record<string, string>>[] = [
  { date: "1990-03-25", time: "02:30" },
  { date: "1990-09-30", time: "02:30" },
  { date: "1850-03-25", time: "2:30 de la tarde" },
  { date: "1915-03-25", time: "2:30 da tarde", location: "San Petersburgo" },
  { timeUnknown: "on" },
  { timezone: "5,75" },
  { location: "43,5 N, 7,1 E" },
  {
    "settings.zodiac": "Lahiri",
    "settings.node": "Mean",
    "settings.extras.Fortune": "on",
    houseSystem: "Koch",
  },
];
const MOMENTS = ["1990-06-15T12:00Z", "2026-11-22T09:30Z"];
/** Pages whose address asks for a result, or for what is refused. */
const ASKED: readonly string[] = [
  ...MOMENTS.map((at) => `/transits?at=${at}`),
  "/transits?at=x",
  ...["1990-06-15", "2026-11-24", "x"].map((date) => `/moon-phases?date=${date}`),
  "/ephemeris?year=1999&month=8",
  "/ephemeris?year=1799&month=8",
  "/sky-search?kind=aspect&body=Saturn&with=Uranus&from=1990&to=2030",
  "/sky-search?kind=station&body=Mercury&from=2026&to=2028",
  "/sky-search?kind=ingress&body=Sun&from=2026&to=2028",
  "/sky-search?kind=longitude&body=Sun&longitude=5+Leo&from=2026&to=2028",
  "/sky-search?kind=aspect&body=Saturn&with=Saturn",
  "/sky-search?kind=longitude&body=Sun&longitude=x&from=y",
  "/sky-search/elections?location=Sevilla&from=2026-11-22&to=2026-12-22&all.0.kind=Direct&all.0.body=Mercury&not.0.kind=Moon&not.0.state=Void",
  "/sky-search/elections?location=Sevilla&from=2026-11-22&to=2026-12-22&all.0.kind=Aspect&all.0.body=Moon&all.0.with=Venus&all.0.aspect=Trine&all.0.orb=6",
  "/sky-search/elections?location=&from=x&to=2026-12-22&all.0.kind=Direct&all.0.body=Mercury",
  "/sky-search/horary?location=Lisboa&clock=2026-11-22T14:05",
  "/sky-search/horary?location=&clock=x",
];

describe.each(FURTHER_LANGUAGES)("in $name nobody meets a word of English", ({ tag, prefix }) => {
  test.each(OPEN)("in what $path answers, in each of its parts", async ({ path, valid }) => {
    const answerTo = async (more: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams({ ...renamed(valid), ...more });
      const response = await worker.fetch(screenIn(prefix, path), { method: "POST", body, headers: TYPE });
      expect(response.status).toBe(200);
      return response;
    };
    const first = await answerTo({});
    const html = await first.clone().text();
    expect(await englishOf(first)).toEqual([]);
    const parts = [...html.matchAll(/<button[^>]*name="part"[^>]*value="([^"]+)"/g)].map(
      ([, part = ""]) => part,
    );
    expect(parts.length > 1).toBe(["/birth-chart", "/compatibility"].includes(path));
    for (const part of new Set(parts)) expect(await englishOf(await answerTo({ part })), part).toEqual([]);
  });

  test.each(BIRTHS)("in what is said of a birth with %j", async (birth) => {
    const body = new URLSearchParams({
      name: "Ana",
      date: "1990-06-15",
      time: "14:30",
      location: "Sevilla",
      ...birth,
    });
    const response = await worker.fetch(screenIn(prefix, "/birth-chart"), {
      method: "POST",
      body,
      headers: TYPE,
    });
    expect(response.status).toBe(200);
    expect(await englishOf(response)).toEqual([]);
  });

  test.each(OPEN)("in what $path refuses", async ({ path, valid }) => {
    for (const wrong of WRONG) {
      const prefixes = path === "/compatibility" ? ["person1.", "person2."] : [""];
      const fields = prefixes.flatMap((of) => Object.entries(wrong).map(([name, text]) => [of + name, text]));
      const given = Object.keys(wrong).length > 0 ? renamed(valid) : {};
      const body = new URLSearchParams({ ...given, ...Object.fromEntries(fields) });
      const response = await worker.fetch(screenIn(prefix, path), { method: "POST", body, headers: TYPE });
      expect(await englishOf(response), JSON.stringify(wrong)).toEqual([]);
    }
  });

  test.each(ASKED)("in %s", async (address) => {
    expect(await englishOf(await worker.fetch(screenIn(prefix, address)))).toEqual([]);
  });

  test("on the profile of who is signed in, saved, refused and removed", async () => {
    const ann = await worker.signedIn(`ana-${tag}@example.com`);
    const shownTo = await ann.shownTo();
    const send = (fields: Record<string, string>) =>
      ann.fetch(screenIn(prefix, "/profile"), {
        method: "POST",
        headers: TYPE,
        body: new URLSearchParams({ ...fields, shownTo }),
      });
    expect(await englishOf(await ann.fetch(screenIn(prefix, "/profile")))).toEqual([]);
    for (const { valid } of OWN) {
      const intent = String(valid.intent);
      expect(await englishOf(await send(renamed(valid))), intent).toEqual([]);
      expect(await englishOf(await send({ intent, birthDate: "x", action: "y" })), intent).toEqual([]);
    }
    expect(await englishOf(await ann.fetch(screenIn(prefix, "/profile")))).toEqual([]);
  });

  test("in tables and calendars", async () => {
    const files = [
      "/api/ephemeris.csv?year=2026&month=11",
      "/api/sky-search.csv?kind=aspect&body=Venus&with=Jupiter&from=2026&to=2028",
      "/api/sky-search.ics?kind=station&body=Mercury&from=2026&to=2028",
      "/api/elections.csv?location=Sevilla&from=2026-11-22&to=2026-12-22&all=Moon+Waxing",
      "/api/elections.ics?location=Sevilla&from=2026-11-22&to=2026-12-22&all=Moon+Waxing",
    ];
    for (const file of files) {
      const response = await worker.fetch(`${file}&lang=${tag}`);
      expect(response.status).toBe(200);
      const lines = (await response.text())
        .replaceAll("\r\n ", "")
        .split("\r\n")
        .filter(
          (line) => !/^(?:BEGIN|END|VERSION|PRODID|UID|DT|METHOD|CALSCALE|TRANSP|REFRESH|X-)/.test(line),
        )
        .map((line) => line.replace(/^[A-Z-]+(?:;[^:]*)?:/, ""));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter(hasEnglish), file).toEqual([]);
    }
  });

  test("on the pages of signing in and out, which lead back into the language", async () => {
    const home = `href="${prefix}"`;
    const someone = worker.visitor();
    const back = encodeURIComponent(`${prefix}/birth-chart`);
    const pages: readonly (readonly [Response, number])[] = [
      [await someone.fetch(`/api/logout?lang=${tag}`, { headers: { "Sec-Fetch-Site": "cross-site" } }), 200],
      [await someone.fetch(`/api/login?handover=x&redirectTo=${back}`), 403],
      [
        await someone.fetch("/api/auth/callback?state=x&code=y", {
          headers: { "Accept-Language": `${tag},en` },
        }),
        400,
      ],
      [await someone.fetch(`${prefix}/${"x".repeat(1100)}`), 414],
      [
        await someone.fetch(screenIn(prefix, "/numerology"), {
          method: "POST",
          headers: { ...TYPE, Origin: "https://evil.example" },
          body: "fullName=x",
        }),
        403,
      ],
    ];
    for (const [response, status] of pages) {
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html).toContain(home);
      expect(spokenLines(html).filter(hasEnglish)).toEqual([]);
    }
  });

  test("who changed their mind is told so at home in the language, and who signs in comes back to it", async () => {
    const someone = worker.visitor();
    const begun = await someone.fetch(`/api/login?redirectTo=${encodeURIComponent(`${prefix}/profile`)}`);
    const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
    const cancelled = await someone.fetch(`/api/auth/callback?state=${state}&error=access_denied`);
    expect(cancelled.headers.get("Location")).toBe(`${prefix}?notice=sign-in-cancelled`);
    const refused = await someone.fetch(`/api/login?redirectTo=${encodeURIComponent(`${prefix}/profile`)}`);
    const again = new URL(refused.headers.get("Location") ?? "").searchParams.get("state");
    const page = await someone.fetch(`/api/auth/callback?state=${again}&code=wrong`);
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain(`href="/api/login?redirectTo=${encodeURIComponent(`${prefix}/profile`)}"`);
    expect(spokenLines(html).filter(hasEnglish)).toEqual([]);
  });
});
