import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMPLETE, LANGUAGES } from "../app/languages";
import { BEGUN, speakBegun } from "./begun-languages.mjs";

/** Within the tree: what is copied is compiled as what it was copied from. */
let copy = "";
beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  copy = mkdtempSync(".cache/begun-");
  const filter = (path: string) => !path.includes(".test.");
  for (const folder of ["astrology", "places", "readings", "time", "words"])
    cpSync(join("app", folder), join(copy, "app", folder), { recursive: true, filter });
  for (const file of ["languages.ts", "further-languages.ts", "memo.ts"])
    cpSync(join("app", file), join(copy, "app", file));
  const here = join(process.cwd(), copy, "app");
  for (const file of readdirSync(here, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  )) {
    const path = join(here, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll('"~/', `"${here}/`));
  }
  speakBegun(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

const inCopy = (file: string) => import(/* @vite-ignore */ `../${copy}/app/${file}`);

test("a folder of words is of English, of a language that is served, or of one that has begun, and of one of them", () => {
  const folders = readdirSync("app/words", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES, ...BEGUN].sort());
});

test.each(BEGUN)("a copy of the tree knows %s, and has no link to it", async (language) => {
  const { languageOf, LANGUAGES_OF_PAGES } = await inCopy("further-languages.ts");
  expect(languageOf(language)).toMatchObject({ tag: language, prefix: `/${language}` });
  expect(LANGUAGES_OF_PAGES.map(({ tag }: { tag: string }) => tag)).toEqual(LANGUAGES);
  expect((await inCopy("languages.ts")).LANGUAGES).toEqual([...LANGUAGES, language]);
});

test("German coordinates are written with a comma and an O for the east, and read so", async () => {
  const { formatCoordinates, parseCoordinates } = await inCopy("places/coordinates.ts");
  const munich = { latitude: 48.14, longitude: 11.58 };
  expect(formatCoordinates(munich, "de")).toBe("48,14° N, 11,58° O");
  expect(parseCoordinates("48,14° N, 11,58° O", "de")).toEqual(munich);
  expect(parseCoordinates("48,14 Grad Nord 11,58 Grad Ost", "de")).toEqual(munich);
  const { tellingIn } = await inCopy("readings/telling/telling.ts");
  expect(tellingIn("de")).toBe(tellingIn(COMPLETE));
});
