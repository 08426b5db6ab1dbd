import { describe, expect, test } from "vitest";
import { COMPLETE, LANGUAGES, type Language } from "../../app/languages";
import { BEGUN } from "../../scripts/begun-languages.mjs";
import { followsNow, readFollows, staleTexts } from "../../scripts/texts/follows";
import { type Content, readContent } from "../../scripts/texts/read-content";

const content = readContent("content", BEGUN);
const english: Content = content.get(COMPLETE) ?? {};

/** Words that no other language here has. */
const ENGLISH_WORDS = /\b(?:the|and|you|your|with|that|what|which|when|about)\b/i;

/** Letters of a text that is a name, of which another language may have a much longer one. */
const A_WORD_OR_TWO = 20;

function stringsIn(entry: unknown): readonly string[] {
  if (typeof entry === "string") return [entry];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(stringsIn) : [];
}

const FURTHER = LANGUAGES.filter((language) => language !== COMPLETE);

describe.each([...FURTHER, ...BEGUN] as Language[])("the texts in %s", (language) => {
  const texts = Object.entries(content.get(language) ?? {}).flatMap(([name, set]) =>
    Object.entries(set.texts).map(([id, entry]) => ({
      id: `${name} ${id}`,
      entry,
      source: english[name as keyof Content]?.texts[id],
    })),
  );

  test("are there", () => {
    expect(texts.length).toBeGreaterThan(BEGUN.includes(language) ? 0 : 600);
  });

  test("each say which English they were written from (scripts/follow-texts.ts)", () => {
    const follows = readFollows("content", language);
    const shape = (one: typeof follows) =>
      Object.fromEntries(Object.entries(one).map(([name, digests]) => [name, Object.keys(digests)]));
    expect(shape(follows)).toEqual(shape(followsNow(content, language)));
  });

  test("have no English left in them", () => {
    const left = texts.filter(({ entry }) => stringsIn(entry).some((text) => ENGLISH_WORDS.test(text)));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test("are as long as what they follow, by half more or less", () => {
    const unlike = texts.filter(({ entry, source }) => {
      const length = stringsIn(source).join(" ").length;
      const ratio = stringsIn(entry).join(" ").length / length;
      return length > A_WORD_OR_TWO && (ratio < 0.6 || ratio > 1.7);
    });
    expect(unlike.map(({ id }) => id)).toEqual([]);
  });

  test("have a practice where the English has one", () => {
    const keys = (entry: unknown) => Object.keys(entry as object).sort();
    const unlike = texts.filter(({ entry, source }) => keys(entry).join() !== keys(source).join());
    expect(unlike.map(({ id }) => id)).toEqual([]);
  });
});

test("a text whose English is another is named", () => {
  const follows = followsNow(content, "es");
  const [name = "", digests = {}] = Object.entries(follows)[0] ?? [];
  const [id = ""] = Object.keys(digests);
  expect(staleTexts(follows, { ...follows, [name]: { ...digests, [id]: "00000000" } })).toEqual([
    `${name} ${id}`,
  ]);
});
