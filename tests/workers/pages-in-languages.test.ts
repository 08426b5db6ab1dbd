import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SIGNS } from "../../app/astrology/signs";
import { degreesPage, horoscopePage } from "../../app/components/sky/sign-pages";
import { FURTHER_LANGUAGES, manifestIn, screenIn } from "../../app/further-languages";
import { BEGUN } from "../../scripts/begun-languages.mjs";
import { ENGLISH_WORDS, hasEnglish } from "../support/english-words";
import { PUBLIC_SCREEN_PATHS } from "../support/route-files";
import { linesOf, spokenLines } from "../support/spoken-lines";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const PAGES = [
  ...PUBLIC_SCREEN_PATHS,
  ...SIGNS.flatMap((sign) => [horoscopePage(sign), degreesPage(sign)]),
  ...["signs", "houses", "aspects", "reading"].map((chapter) => `/insights/${chapter}`),
  ...["/week", "/month", "/year", "/2026-11-22", "/2026-12-05"].map((span) => `/horoscope/leo${span}`),
];
const SCREENS = FURTHER_LANGUAGES.flatMap((language) =>
  [...new Set(PAGES)]
    .filter((screen) => !language.lacks.includes(screen))
    .map((screen) => ({ ...language, screen, path: screenIn(language.prefix, screen) })),
);

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const textsOf = (language: string) =>
  readdirSync(`app/words/${language}`).flatMap((file) => {
    const { words } = JSON.parse(readFileSync(`app/words/${language}/${file}`, "utf8")) as { words: Words };
    return Object.values(words).flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry),
    );
  });

test.each(SCREENS)("$path is $name, from its head to its foot", async ({ tag, locale, screen, path }) => {
  const response = await worker.fetch(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  const origin = await worker.origin();
  expect(html).toContain(`<html lang="${tag}"`);
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
  expect(html).toContain(`<meta property="og:locale" content="${locale}"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}${screen}"/>`);
  const own = new Set(textsOf(tag));
  const english = new Set(textsOf("en").filter((text) => /[a-z]{3}/.test(text) && !own.has(text)));
  expect(spokenLines(html).filter((line) => english.has(line) || hasEnglish(line))).toEqual([]);
});

test.each(FURTHER_LANGUAGES)("what is installed from a page in $name begins in it", async (language) => {
  const { tag, prefix } = language;
  const address = manifestIn(language, "site");
  const html = await (await worker.fetch(screenIn(prefix, "/transits"))).text();
  expect(html).toContain(`<link rel="manifest" href="${address}"/>`);
  expect(await (await worker.fetch(address)).json()).toMatchObject({ lang: tag, start_url: prefix });
});

test.each(SCREENS)("$screen names $path as the same page in $name", async ({ tag, screen, path }) => {
  const origin = await worker.origin();
  const html = await (await worker.fetch(screen)).text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${origin}${path}"/>`);
});

test.each([
  ["/es/developers?x=1", "/developers?x=1"],
  ["/pt-br/Embed/", "/Embed/"],
])("%s, which the language has not, leads to %s", async (path, address) => {
  const response = await worker.fetch(path);
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(address);
});

test("calls are under no prefix, nor is a form of a page that a language has not", async () => {
  expect((await worker.fetch("/es/api/moon-phase")).status).toBe(404);
  expect((await worker.fetch("/es/embed", { method: "POST", body: "name=Ann" })).status).toBe(404);
});

test.each(FURTHER_LANGUAGES)("what is nowhere is missed in $name", async ({ tag, prefix }) => {
  for (const path of ["/nope", "//example.com", "/horoscope/ophiuchus"]) {
    const response = await worker.fetch(prefix + path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(linesOf(html).filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
  }
});

test.each(FURTHER_LANGUAGES)("what a device shows without a network is in $name", async ({ tag, prefix }) => {
  const html = await (await worker.fetch(`${prefix}/offline`)).text();
  expect(html).toContain(`<html lang="${tag}"`);
  expect(html).toContain(`href="${prefix}/numerology"`);
  const lines = linesOf(html);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
});

test.each(FURTHER_LANGUAGES)("every script that one of $name names is there", ({ tag }) => {
  const assets = "build/client/assets";
  const folder = readdirSync(assets).find((name) => name.startsWith(`${tag}-`)) ?? "";
  const named = readdirSync(`${assets}/${folder}`).flatMap((file) =>
    [
      ...readFileSync(`${assets}/${folder}/${file}`, "utf8").matchAll(/["'`/]assets\/([\w$./-]+\.js)["'`]/g),
    ].map(([, path = ""]) => path),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((path) => !existsSync(`${assets}/${path}`))).toEqual([]);
});

test.each(BEGUN)("%s, which has begun, is in no build that is deployed", async (language) => {
  for (const path of [`/${language}`, `/${language}/moon-phases`]) {
    const response = await worker.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="en"');
  }
  const call = await worker.fetch(`/api/readings/degrees?sign=Leo&lang=${language}`);
  expect(call.status).toBe(422);
  const built = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  expect(built.length).toBeGreaterThan(100);
  expect(
    built.filter((path) => path.split(/[/\\]/).some((part) => new RegExp(`^${language}(?:-|$)`).test(part))),
  ).toEqual([]);
});
