import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Language } from "../../app/languages";
import { textsFrom } from "../../app/readings/texts";
import { countOf, readContent, textFiles, versionOf } from "./read-content";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "realign-content-"));
  cpSync("content/en", join(folder, "en"), { recursive: true }); // further languages: by the tests themselves
});
afterEach(() => rmSync(folder, { recursive: true }));

const MOON = "natal/moon-in-sign.json";
const json = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8"));
function write(path: string, content: object) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}
const version = () => versionOf(textFiles(readContent(folder)));

test("one text changed in one file names the texts' folder anew, and changed back as before", () => {
  const before = version();
  const { notes, texts } = json(`en/${MOON}`);
  write(`en/${MOON}`, { notes, texts: { ...texts, Leo: { ...texts.Leo, text: "They beamed." } } });
  expect(version()).not.toBe(before);
  write(`en/${MOON}`, { notes, texts });
  expect(version()).toBe(before);
});

test("every file at fault is named with its text: one without it, one that is missing, one that nobody knows", () => {
  const { notes, texts } = json(`en/${MOON}`);
  const { Leo: _, ...others } = texts;
  write(`en/${MOON}`, { notes, texts: others });
  rmSync(join(folder, "en/degrees/leo.json"));
  write("en/degrees/ophiuchus.json", { notes: "A thirteenth.", texts: {} });
  expect(() => readContent(folder)).toThrow(
    [
      "content/en/degrees/leo.json is missing.",
      'content/en/natal/moon-in-sign.json lacks the text "Leo".',
      "content/en/degrees/ophiuchus.json is no set that content/sets knows.",
    ].join("\n"),
  );
});

test("a folder of a language that nobody can ask for is named", () => {
  write(`fr/${MOON}`, { notes: "Ce qui te calme.", texts: {} });
  expect(() => readContent(folder)).toThrow(
    "content/fr is no language that can be asked for: those are en, es, pt-BR.",
  );
});

test("the texts of a language that only a build may ask for are checked, and in no build that does not", () => {
  const leo = {
    text: "Du weißt es, bevor der Mantel hängt.",
    practice: "grüß, wie du gegrüßt werden willst.",
  };
  write(`de/${MOON}`, { notes: "Was dich beruhigt.", texts: { Leo: leo } });
  expect([...readContent(folder).keys()]).toEqual(["en"]);
  expect(countOf(readContent(folder, ["de"]).get("de" as Language) ?? {})).toBe(1);
  write(`de/${MOON}`, { notes: "Was dich beruhigt.", texts: { Lion: leo } });
  expect(() => readContent(folder)).toThrow(
    'content/de/natal/moon-in-sign.json has a text "Lion", an id that this set does not have.',
  );
});

test("a language that has begun is counted, read where it has a text, and English elsewhere", async () => {
  const leo = {
    text: "Antes de quitarte el abrigo ya lo sabes.",
    practice: "saluda como quieres que te saluden.",
  };
  write(`es/${MOON}`, { notes: "Lo que te calma.", texts: { Leo: leo } });
  const content = readContent(folder);
  expect([...content].map(([language, sets]) => [language, countOf(sets)])).toEqual([
    ["en", expect.any(Number)],
    ["es", 1],
  ]);
  const files = textFiles(content);
  const moon = await textsFrom(
    async (path) => files.get(path.slice(1))?.buffer ?? null,
    "",
    "es",
  )("natal/moon-in-sign");
  expect(moon.find("Leo")).toEqual({ language: "es", entry: leo });
  expect(moon.find("Aries")).toEqual({ language: "en", entry: json(`en/${MOON}`).texts.Aries });
});
