import { describe, expect, test } from "vitest";
import { writeBlock } from "./text-block";
import { type Texts, textsFrom, UnreadableTexts } from "./texts";

const degree = (image: string) => ({ keywords: ["a", "b", "c"], image, sense: "“Así”, they say: 0°00′." });
const ENGLISH = writeBlock({
  "degrees/aries": { 1: degree("A giraffe."), 2: degree("Three stairs.") },
  "degrees/taurus": { 1: degree("A field.") },
});
const SPANISH = writeBlock({ "degrees/aries": { 2: degree("Tres peldaños.") }, "degrees/taurus": {} });

function shelf(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) {
  const asked: string[] = [];
  return {
    asked,
    read: async (path: string) => {
      asked.push(path);
      return files[path]?.slice().buffer ?? null;
    },
  };
}
const BOTH = { "/texts/1/en/degrees.txt": ENGLISH, "/texts/1/es/degrees.txt": SPANISH };
const images = async (texts: Texts, ids: readonly `${number}`[]) => {
  const aries = await texts("degrees/aries");
  return ids.map((id) => {
    const said = aries.find(id);
    return said && `${said.language}: ${said.entry.image}`;
  });
};

describe("a set of texts", () => {
  test("has each text whole, with letters of two and three bytes before and behind it", async () => {
    const { read } = shelf(BOTH);
    expect((await textsFrom(read, "/texts/1")("degrees/aries")).of("2")).toEqual(degree("Three stairs."));
    expect((await textsFrom(read, "/texts/1")("degrees/taurus")).of("1")).toEqual(degree("A field."));
  });

  test("says a text in the language asked for, and in English with its language where that has none", async () => {
    const { read } = shelf(BOTH);
    const ids = ["1", "2", "3"] as const;
    expect(await images(textsFrom(read, "/texts/1", "es"), ids)).toEqual([
      "en: A giraffe.",
      "es: Tres peldaños.",
      null,
    ]);
    expect(await images(textsFrom(read, "/texts/1"), ids)).toEqual([
      "en: A giraffe.",
      "en: Three stairs.",
      null,
    ]);
    expect(await images(textsFrom(read, "/texts/1", "pt-BR"), ids)).toEqual([
      "en: A giraffe.",
      "en: Three stairs.",
      null,
    ]);
  });

  test("of which no language has a text throws at it, and tells the set and the text", async () => {
    const aries = await textsFrom(shelf(BOTH).read, "/texts/1", "es")("degrees/aries");
    expect(() => aries.of("31" as "30")).toThrow("No text 31 in degrees/aries");
  });
});

describe("the file of several sets", () => {
  test("is read once for all that ask together, and by later requests not again", async () => {
    const { read, asked } = shelf(BOTH);
    const texts = textsFrom(read, "/texts/1", "es");
    await Promise.all([texts("degrees/aries"), texts("degrees/taurus"), texts("degrees/aries")]);
    await textsFrom(read, "/texts/1", "es")("degrees/taurus");
    expect(asked).toEqual(["/texts/1/es/degrees.txt", "/texts/1/en/degrees.txt"]);
  });

  test("is looked for again where it was missing", async () => {
    const files: Record<string, Uint8Array<ArrayBuffer>> = {};
    const { read } = shelf(files);
    await expect(textsFrom(read, "/texts/1")("degrees/aries")).rejects.toThrow(UnreadableTexts);
    Object.assign(files, BOTH);
    expect(await images(textsFrom(read, "/texts/1"), ["1"])).toEqual(["en: A giraffe."]);
  });

  test.each([
    ["a page", new TextEncoder().encode("<!doctype html>\n<title>Not here</title>")],
    ["nothing", new Uint8Array()],
    ["null", new TextEncoder().encode("null\n")],
    ["a head of another shape", new TextEncoder().encode('{"degrees/aries":5}\n')],
  ])("is damaged where it holds %s", async (_, content) => {
    const { read } = shelf({ "/texts/1/en/degrees.txt": content });
    await expect(textsFrom(read, "/texts/1")("degrees/aries")).rejects.toThrow(
      "No texts: /texts/1/en/degrees.txt is damaged",
    );
  });

  test("is damaged where it was cut off, from the text on that the cut meets", async () => {
    const { read } = shelf({ "/texts/1/en/degrees.txt": ENGLISH.slice(0, -9) });
    const texts = textsFrom(read, "/texts/1");
    expect((await texts("degrees/aries")).of("1")).toEqual(degree("A giraffe."));
    const taurus = await texts("degrees/taurus");
    expect(() => taurus.of("1")).toThrow(UnreadableTexts);
  });
});
