import { describe, expect, test } from "vitest";
import { SIGNS } from "../../app/astrology/signs";
import { FURTHER_LANGUAGES, screenIn } from "../../app/further-languages";
import { CHAPTERS } from "../../app/screens/insights/chapters";
import { PUBLIC_SCREEN_PATHS } from "../support/route-files";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";

const LISTED = PUBLIC_SCREEN_PATHS;

const worker = workerForTests();
const page = async (path: string) => (await worker.fetch(path)).text();
const isUnlisted = (html: string) => html.includes('<meta name="robots" content="noindex"/>');
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

test("the sitemap has every screen that may be found, and those of each sign and chapter, and no other", async () => {
  const response = await worker.fetch("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const origin = await worker.origin();
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    return address.slice(origin.length);
  });
  const ofEach = (path: string) => {
    if (path.endsWith("/leo")) return SIGNS.map((sign) => path.replace("leo", sign.toLowerCase()));
    return path === "/insights/planets" ? Object.keys(CHAPTERS).map((id) => `/insights/${id}`) : [path];
  };
  const spans = SIGNS.flatMap((sign) =>
    ["week", "month", "year"].map((span) => `/horoscope/${sign.toLowerCase()}/${span}`),
  );
  const english = [...LISTED.flatMap(ofEach), ...spans];
  const inOthers = FURTHER_LANGUAGES.flatMap(({ prefix, lacks }) =>
    english.filter((path) => !lacks.includes(path)).map((path) => screenIn(prefix, path)),
  );
  expect(found.sort()).toEqual([...english, ...inOthers].sort());
  for (const path of spans.slice(0, 3)) expect((await worker.fetch(path)).status).toBe(200);
});

/** Whether a robot may read this, by RFC 9309: the longest line that fits counts, and of two as long the one that allows. */
function allows(robots: string, path: string): boolean {
  const fitting = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .map(([, kind, pattern = ""]) => ({ isAllowed: kind === "Allow", pattern }))
    .filter(({ pattern }) => {
      const parts = pattern.split("*").map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
      return new RegExp(`^${parts.join(".*")}`).test(path);
    })
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return fitting[0]?.isAllowed ?? true;
}
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("robots.txt names the sitemap, and lets robots read every page in it", async () => {
  const robots = await page("/robots.txt");
  const origin = await worker.origin();
  expect(robots.trim().split("\n")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await page("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at.slice(origin.length));
  expect(paths.length).toBeGreaterThan(70);
  expect(paths.filter((path) => !allows(robots, path))).toEqual([]);
});

test("robots are kept from calls, calendars, and the endless days and moments", async () => {
  const robots = await page("/robots.txt");
  const near = [-28, -1, 0, 1, 28].map((days) => `/horoscope/leo/${dayFromNow(days)}`);
  expect(
    [...near, `/es${near[0]}`, "/birth-chart?x=1", "/horoscope/leo/year"].filter(
      (path) => !allows(robots, path),
    ),
  ).toEqual([]);
  const endless = [
    "/api/transits",
    "/calendar/x.ics",
    "/horoscope/leo/1800-01-01",
    "/pt-br/horoscope/leo/1800-01-01",
    "/es/sky-search?kind=ingress&body=Sun",
    "/horoscope/leo/2100-12-31",
    `/horoscope/leo/${dayFromNow(-93)}`,
    `/horoscope/leo/${dayFromNow(93)}`,
    "/horoscope/leo/week?date=2026-11-02",
    "/transits?at=2026-11-02T10:00Z",
    "/moon-phases?year=1990&month=3",
    "/ephemeris?month=3&year=1990",
    "/sky-search?kind=ingress&body=Sun",
    "/sky-search/elections?location=London&from=2026-11-22",
  ];
  expect(endless.filter((path) => allows(robots, path))).toEqual([]);
});

describe("A horoscope", () => {
  /** The robots of a link that leads there, or none. */
  const relTo = (html: string, path: string) =>
    [...html.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes(`href="${path}"`))
      .map((tag) => /rel="([^"]*)"/.exec(tag)?.[1] ?? "");

  test("of a day within four weeks may be found, and leads on to the next", async () => {
    const path = `/horoscope/leo/${dayFromNow(10)}`;
    const html = await page(path);
    expect(isUnlisted(html)).toBe(false);
    expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}${path}"/>`);
    // Of the strip of days, and of the way to the day after.
    expect(relTo(html, `/horoscope/leo/${dayFromNow(11)}`)).toEqual(["", ""]);
    expect(relTo(html, `/horoscope/leo/week?date=${dayFromNow(10)}`)).toEqual(["nofollow"]);
  });

  test("of the last such day leads no robot further", async () => {
    const last = await page(`/horoscope/leo/${dayFromNow(28)}`);
    expect(relTo(last, `/horoscope/leo/${dayFromNow(29)}`)).toEqual(["nofollow", "nofollow"]);
  });

  test.each(["/horoscope/leo/1800-01-01", "/horoscope/leo/2100-12-30"])(
    "of a far day, %s, is not listed and leads no robot on",
    async (path) => {
      const html = await page(path);
      expect(isUnlisted(html)).toBe(true);
      expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}${path}"/>`);
      const dated = [...html.matchAll(/<a [^>]*href="\/[^"]*\d{4}-\d{2}[^"]*"[^>]*>/g)].map(([tag]) => tag);
      expect(dated.length).toBeGreaterThan(12);
      expect(dated.filter((tag) => !tag.includes('rel="nofollow"'))).toEqual([]);
    },
  );

  test("of another week, and the sky of a moment, are not listed, under an address of their own", async () => {
    for (const path of ["/horoscope/leo/week?date=2026-11-02", "/transits?at=2026-11-02T10%3A00Z"]) {
      const html = await page(path);
      expect(isUnlisted(html), path).toBe(true);
      expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}${path}"/>`);
    }
  });

  test("of now may be found, and leads on to every span, sign and the days beside", async () => {
    const html = await page("/horoscope/leo");
    expect(isUnlisted(html)).toBe(false);
    for (const path of ["leo/week", "leo/month", "leo/year", "aries", `leo/${dayFromNow(1)}`])
      expect(new Set(relTo(html, `/horoscope/${path}`)), path).toEqual(new Set([""])); // the day's kindred sign has two
  });
});

describe.each(LISTED)("%s", (path) => {
  test("may be found, under one address and with a card", async () => {
    const html = await page(path);
    const origin = await worker.origin();
    expect(isUnlisted(html)).toBe(false);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(content(html, "og:url")).toBe(origin + path);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(content(html, "og:title")).toBe(title);
    expect(content(html, "og:description")).toBe(content(html, "description"));
    expect(content(html, "twitter:card")).toBe("summary_large_image");
    const picture = content(html, "og:image") ?? "";
    expect(picture).toMatch(
      /^\/horoscope\/./.test(path) ? /\/cards\/[a-z]+\.png$/ : /\/cards\/\d{4}-\d{2}-\d{2}\.png$/,
    );
    const response = await worker.fetch(picture.slice(origin.length));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^image\/(png|jpeg)$/);
    await response.body?.cancel();
  });

  test("is not listed a second time as it stands in a frame, and has the same address there", async () => {
    const html = await page(`${path}?embed`);
    expect(isUnlisted(html)).toBe(true);
    expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}${path}"/>`);
  });
});

test("the card is the wheel of the day where it was drawn, 1200 by 630, and after a year one without a date", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const card = await worker.fetch(`/cards/${today}.png`);
  const png = Buffer.from(await card.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
  const later = await worker.fetch("/cards/2099-01-01.png");
  expect(later.status).toBe(302);
  expect(later.headers.get("Location")).toBe("/images/share.jpg");
});

test("the pages of a sign are shared with its emblem", async () => {
  for (const path of ["/horoscope/leo", "/horoscope/leo/year"]) {
    const picture = content(await page(path), "og:image") ?? "";
    expect(picture).toBe(`${await worker.origin()}/cards/leo.png`);
  }
  const png = Buffer.from(await (await worker.fetch("/cards/leo.png")).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("the profile of somebody is listed nowhere; what a profile is for may be found", async () => {
  const headers = { Cookie: await sessionCookieFor(worker, "Found") };
  const own = await (await worker.fetch("/profile", { headers })).text();
  expect(own).toContain("Sign out everywhere");
  expect(isUnlisted(own)).toBe(true);
  expect(isUnlisted(await page("/profile"))).toBe(false);
});

test.each(["/Birth-Chart", "/birth-chart/", "/birth-chart?x=1&notice=signed-out"])(
  "%s has the address of the page that it is",
  async (path) => {
    const html = await page(path);
    expect(html).toContain(`<link rel="canonical" href="${await worker.origin()}/birth-chart"/>`);
  },
);

test("an address that is nobody's is listed nowhere", async () => {
  expect(isUnlisted(await page("/nope"))).toBe(true);
});

test("machines are told what the site is, and which pages teach", async () => {
  const origin = await worker.origin();
  const [site] = structured(await page("/"));
  expect(site).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", url: `${origin}/`, name: "Realign" },
      { "@type": "WebApplication", url: `${origin}/`, isAccessibleForFree: true },
    ],
  });
  const articles: string[] = [];
  for (const path of LISTED.filter((path) => path !== "/")) {
    for (const article of structured(await page(path))) {
      expect(article).toMatchObject({ "@type": "Article", url: origin + path, inLanguage: "en" });
      articles.push(path);
    }
  }
  expect(articles).toEqual([
    "/accuracy",
    "/aspects",
    "/degrees/leo",
    "/insights",
    "/insights/glossary",
    "/insights/planets",
  ]);
});

test("each chapter of what is taught has a title, a description and an address of its own", async () => {
  const origin = await worker.origin();
  const said = new Set<string | undefined>();
  for (const [id, { name, description }] of Object.entries(CHAPTERS)) {
    const html = await page(`/insights/${id}`);
    expect(html).toContain(`<title>${name()} · Realign</title>`);
    expect(html).toContain(`<link rel="canonical" href="${origin}/insights/${id}"/>`);
    expect(description().length).toBeLessThanOrEqual(160);
    said.add(name()).add(content(html, "description"));
  }
  expect(said.size).toBe(2 * Object.keys(CHAPTERS).length);
});
