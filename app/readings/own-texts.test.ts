import { describe, expect, test } from "vitest";
import { SETS } from "../../content/sets/sets";
import { ENGLISH, entriesOf } from "../../tests/support/texts";
import { findTexts, searchWords } from "./find-texts";
import {
  editionOf,
  haveSamePlaceholders,
  OwnTexts,
  partsOf,
  placeholdersIn,
  placeOfKey,
  textKey,
} from "./own-texts";
import { openBlock, writeBlock } from "./text-block";
import { TEXT_FOLDERS } from "./text-folders";
import { folderOf, textsFrom } from "./texts";

const LEO = entriesOf("natal/sun-in-sign").Leo;
const sets = Object.entries(SETS) as [keyof typeof SETS, (typeof SETS)[keyof typeof SETS]][];

describe("the key of a text", () => {
  test("names each part of each text of ours, and is read again", () => {
    for (const [set, { ids }] of sets) {
      const entries: Readonly<Record<string, unknown>> = entriesOf(set);
      for (const id of ids as readonly string[])
        for (const { name: part } of partsOf(entries[id]))
          expect(placeOfKey(textKey({ set, id, part }))).toEqual({ set, id, part });
    }
  });

  test.each([
    "",
    "natal",
    "natal/x",
    "../x/y",
    "natal/../x",
    `natal/sun/${"a".repeat(200)}`,
    "natal/sun/a#b#c",
  ])("%s is none", (key) => expect(placeOfKey(key)).toBeNull());
});

test("every folder of texts has a name, and none besides", () => {
  expect(Object.keys(TEXT_FOLDERS).sort()).toEqual([...new Set(sets.map(([set]) => folderOf(set)))].sort());
});

test("what is no word of an entry is no part of it", () => {
  const entry = {
    genre: "call",
    text: "Call.",
    instruction: "Call.",
    met: { first: "One" },
    to: "/x",
    rest: ["a", "b"],
  };
  expect(partsOf(entry).map(({ name }) => name)).toEqual(["text", "met.first", "rest.0", "rest.1"]);
});

test("texts have the same placeholders in any order, and a brace alone is one", () => {
  expect(placeholdersIn("{b} and {a}, {b}")).toEqual(["{a}", "{b}"]);
  expect(haveSamePlaceholders("{a} {b}", "{b}: {a}, {a}")).toBe(true);
  expect(haveSamePlaceholders("{a}", "{a} {")).toBe(false);
  expect(haveSamePlaceholders("{a}", "a")).toBe(false);
});

test.each([
  ["{a} and {b}", "{a,b}"],
  ["{a} and {b}", "{a},b}"],
  ["{a,b}", "{a and }"],
  ["{b}", "{b"],
  ["{a}", "{a{a}"],
  ["{a}", "{a}}"],
  ["{a}", "a}"],
])("where ours has %s, %s has other placeholders: its braces would be read", (ours, theirs) =>
  expect(haveSamePlaceholders(theirs, ours)).toBe(false),
);

describe("their words over ours", () => {
  const over = (text: string, part = "text", locale = "en") =>
    new OwnTexts([{ key: textKey({ set: "natal/sun-in-sign", id: "Leo", part }), locale, text }]).over(
      "en",
      "natal/sun-in-sign",
      "Leo",
      LEO,
    );

  test("stand in place of one part, and leave ours as it is", () => {
    const before = structuredClone(LEO);
    expect(over("You shine.")).toEqual({ ...LEO, text: "You shine." });
    expect(over("sing.", "practice")).toEqual({ ...LEO, practice: "sing." });
    expect(LEO).toEqual(before);
  });

  test("are left out in another language, where ours has no such part, and with other placeholders", () => {
    expect(over("Brillas.", "text", "es")).toBeNull();
    expect(over("Shine", "title")).toBeNull();
    expect(over("{a} shines.")).toBeNull();
    expect(over("x", "__proto__.polluted")).toBeNull();
  });

  test("take a day's order away that they do not give", () => {
    const day = { genre: "call", text: "Sit. Call her.", instruction: "Call her." };
    const own = (text: string) => new OwnTexts([{ key: "horoscope-days/moods/x", locale: "en", text }]);
    expect(own("Stand.").over("en", "horoscope-days/moods", "x", day)).toMatchObject({ instruction: null });
    expect(own("Call her. Now.").over("en", "horoscope-days/moods", "x", day)).toMatchObject({
      instruction: "Call her.",
    });
  });
});

describe("texts that are told", () => {
  const BLOCK = writeBlock({ "natal/sun-in-sign": { Leo: { text: "Ours." }, Aries: { text: "Aries." } } });
  const own = new OwnTexts([{ key: "natal/sun-in-sign/Leo", locale: "en", text: "Theirs." }]);
  const texts = textsFrom(async () => BLOCK.slice().buffer, "", "en", { own: async () => own });

  test("say where any of their words are the owner's, each part by itself", async () => {
    const sun = await texts("natal/sun-in-sign");
    const told = texts.tell(() => ({
      aries: texts.tell(() => ({ text: sun.of("Aries").text })),
      leo: texts.tell(() => ({ text: sun.of("Leo").text })),
    }));
    expect(told).toEqual({ aries: { text: "Aries." }, leo: { text: "Theirs.", own: true } });
    expect(texts.tell(() => ({ both: `${sun.of("Leo").text} ${sun.of("Aries").text}` }))).toEqual({
      both: "Theirs. Aries.",
      own: true,
    });
  });

  test("say nothing of it where nobody wrote any", async () => {
    const sun = await ENGLISH("natal/sun-in-sign");
    expect(ENGLISH.tell(() => sun.of("Leo"))).toEqual(LEO);
  });
});

describe("looking for texts", () => {
  const block = openBlock(
    writeBlock({
      "natal/sun-in-sign": {
        Leo: { text: "“Él brilla”, dice ella.", practice: "canta." },
        Aries: { text: "Corre 🌙 y brilla." },
        Virgo: { text: "A las 12 UTC, sobre el MC." },
      },
    }).buffer,
  );
  const find = (typed: string, from = 0, most = 9, others = "") =>
    findTexts([block], {
      words: searchWords(typed),
      from,
      most,
      otherWords: (_, id) => (id === "Leo" ? others : ""),
    });
  const ids = (typed: string) => find(typed).found.map(({ id }) => id);

  test("finds words in any order and with capitals, and names", () => {
    expect(ids("ella él BRILLA")).toEqual(["Leo"]);
    expect(ids("brilla")).toEqual(["Leo", "Aries"]);
    expect(ids("sun aries")).toEqual(["Aries"]);
    expect(ids("corre brilla")).toEqual(["Aries"]);
    expect(ids("")).toEqual(["Leo", "Aries", "Virgo"]);
  });

  test("finds words in capitals, and letters that were typed in parts", () => {
    expect(ids("MC")).toEqual(["Virgo"]);
    expect(ids("12 utc")).toEqual(["Virgo"]);
    expect(ids("e\u0301l brilla")).toEqual(["Leo"]);
  });

  test("names of parts are no words, and the owner's own are", () => {
    expect(ids("practice")).toEqual([]);
    expect(find("zebra", 0, 9, "A Zebra.").found.map(({ id }) => id)).toEqual(["Leo"]);
  });

  test("goes on where a page ended", () => {
    expect(find("brilla", 0, 1)).toMatchObject({ found: [{ id: "Leo" }], next: 1 });
    expect(find("brilla", 1, 1)).toMatchObject({ found: [{ id: "Aries" }], next: null });
  });
});

test("another word of ours is another edition", () => {
  expect(editionOf(LEO.text)).toMatch(/^[0-9a-f]{8}$/);
  expect(editionOf(`${LEO.text} `)).not.toBe(editionOf(LEO.text));
});
