import { describe, expect, test } from "vitest";
import { SIGNS } from "../../app/astrology/signs";
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

test("the sitemap has every screen that may be found, and those of each sign, and no other", async () => {
  const response = await worker.fetch("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const origin = await worker.origin();
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    return address.slice(origin.length);
  });
  const ofEachSign = (path: string) =>
    path.endsWith("/leo") ? SIGNS.map((sign) => path.replace("leo", sign.toLowerCase())) : [path];
  const spans = SIGNS.flatMap((sign) =>
    ["week", "month", "year"].map((span) => `/horoscope/${sign.toLowerCase()}/${span}`),
  );
  expect(found.sort()).toEqual([...LISTED.flatMap(ofEachSign), ...spans].sort());
  for (const path of spans.slice(0, 3)) expect((await worker.fetch(path)).status).toBe(200);
});

test("robots.txt names the sitemap, and forbids calls and calendars alone", async () => {
  const lines = (await page("/robots.txt")).trim().split("\n");
  expect(lines).toContain(`Sitemap: ${await worker.origin()}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([
    "Disallow: /api/",
    "Disallow: /calendar/",
  ]);
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
    expect(picture).toMatch(/\/cards\/\d{4}-\d{2}-\d{2}\.png$/);
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
  expect(articles).toEqual(["/accuracy", "/aspects", "/degrees/leo", "/insights"]);
});
