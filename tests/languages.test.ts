import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { annualProfections } from "~/calls/annual-profections.server";
import { compatibility } from "~/calls/compatibility.server";
import type { AnyOperation } from "~/calls/operation";
import { degree, degrees, planetInHouse, reading } from "~/calls/reading.server";
import { moonPhase } from "~/calls/sky-at.server";
import { settingsOf } from "~/env";
import { COMPLETE, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import type { SetName } from "../content/sets/sets";
import { type Content, readContent, textFiles } from "../scripts/texts/read-content";
import { readPlaceAsset } from "./support/place-assets";
import { entriesOf } from "./support/texts";

type SetOf = NonNullable<Content[SetName]>;

/** A set of which the texts with some ids are there, each part of them in capitals: "YOU WANT …". */
function inCapitals(name: SetName, ids?: readonly string[]): SetOf {
  const entries = Object.entries<object>(entriesOf(name)).filter(([id]) => !ids || ids.includes(id));
  const shouted = (part: unknown) => (Array.isArray(part) ? part.map(upper) : upper(part));
  const upper = (part: unknown) => String(part).toUpperCase();
  const texts = entries.map(([id, entry]) => [
    id,
    Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, shouted(part)])),
  ]);
  return { notes: "", texts: Object.fromEntries(texts) };
}

/** As the build would write them, were there such folders in `content`. */
const files = textFiles(
  new Map<Language, Content>([
    ...readContent(fileURLToPath(new URL("../content", import.meta.url))),
    [
      "es",
      {
        "natal/moon-in-sign": inCapitals("natal/moon-in-sign"),
        "natal/venus-in-sign": inCapitals("natal/venus-in-sign"),
        "natal/venus-in-house": inCapitals("natal/venus-in-house", ["8"]),
        "degrees/leo": inCapitals("degrees/leo", ["9", "10"]),
        "profections/houses": inCapitals("profections/houses"),
        "profections/lords": inCapitals("profections/lords", ["Venus"]),
        "synastry/overlays": inCapitals("synastry/overlays"),
        "horoscope/moods": inCapitals("horoscope/moods"),
      },
    ],
  ]),
);
const asked: string[] = [];
const readAsset = async (path: string) => {
  if (!path.startsWith("/texts/")) return readPlaceAsset(path);
  asked.push(path);
  return files.get(path.slice("/texts/test/".length))?.slice().buffer ?? null;
};

const before = { version: globalThis.__TEXTS_VERSION__, languages: globalThis.__TEXTS_LANGUAGES__ };
beforeAll(() => {
  globalThis.__TEXTS_VERSION__ = "test";
  globalThis.__TEXTS_LANGUAGES__ = ["en", "es"];
});
afterAll(() => {
  globalThis.__TEXTS_VERSION__ = before.version;
  globalThis.__TEXTS_LANGUAGES__ = before.languages;
});

/** What a call answers whose address asks for a language, as a client reads it. */
async function told(operation: AnyOperation, input: object, lang: string | null) {
  const context = {
    lang,
    readAsset,
    settings: settingsOf({}),
    isStart: false,
    newId: () => "1",
  } as unknown as LoadContext;
  const read = await operation.read({ ...input }, context);
  if (!read.ok) return read;
  const answer = await operation.run(read.value, { context, account: null });
  return JSON.parse(JSON.stringify(answer));
}

/** An answer without what it says of languages: what a client was told before there were any. */
function withoutLanguages(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutLanguages);
  if (typeof part !== "object" || part === null) return part;
  const rest = Object.entries(part).filter(([name]) => name !== "language");
  return Object.fromEntries(rest.map(([name, own]) => [name, withoutLanguages(own)]));
}

const isShouted = (text: string) => text === text.toUpperCase();
const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const BEN = { name: "Ben", date: "1985-11-02", time: "08:15", location: "London" };
const YEARS = { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 2 };

describe("texts in the language asked for", () => {
  test("are answered in it where they are there, and the answer says it", async () => {
    expect(await told(degree, { sign: "Leo", degree: 9 }, "es")).toMatchObject({
      interpretation: expect.stringMatching(/^[^a-z]+$/),
      language: "es",
    });
  });

  test("are answered in English where they are not, and the answer says that", async () => {
    const english = await told(degree, { sign: "Leo", degree: 11 }, null);
    expect(english.language).toBe("en");
    expect(await told(degree, { sign: "Leo", degree: 11 }, "es")).toEqual(english);
    expect(await told(degree, { sign: "Leo", degree: 9 }, "pt-BR")).toEqual(
      await told(degree, { sign: "Leo", degree: 9 }, "en"),
    );
  });

  test("stand beside English ones, which say so themselves", async () => {
    const { language, degrees: all } = await told(degrees, { sign: "Leo" }, "es");
    expect(language).toBe("es");
    for (const { degree: number, language: own, interpretation } of all) {
      const isThere = number === 9 || number === 10;
      expect([own, isShouted(interpretation)]).toEqual(isThere ? [undefined, true] : ["en", false]);
    }
  });

  test("are never joined with English ones to one text", async () => {
    const query = { planet: "Venus", sign: "Taurus" };
    const whole = await told(planetInHouse, { ...query, house: 8 }, "es");
    expect([whole.language, isShouted(whole.interpretation)]).toEqual(["es", true]);
    expect(whole.texts.map((text: object) => "language" in text)).toEqual([false, false]);

    const part = await told(planetInHouse, { ...query, house: 9 }, "es");
    const english = await told(planetInHouse, { ...query, house: 9 }, null);
    expect([part.language, part.interpretation]).toEqual(["en", english.interpretation]);
    expect(part.texts).toMatchObject([{ language: "es" }, english.texts[1]]);
    expect(isShouted(part.texts[0].text)).toBe(true);
  });

  test("of a list are told item by item", async () => {
    const years = await told(annualProfections, YEARS, "es");
    expect(
      years.map((year: { language: string; theme: string }) => [year.language, isShouted(year.theme)]),
    ).toEqual([
      ["es", true], // of Venus
      ["en", false], // of Mars
    ]);
  });

  test("of a chart say it of each, and what code puts together is English", async () => {
    const answer = await told(reading, ANN, "es");
    expect(answer.language).toBe("es");
    const moon = answer.placements.find(({ planet }: { planet: string }) => planet === "Moon");
    const [ofSign, ofHouse] = moon.texts;
    expect([ofSign.language, isShouted(ofSign.text)]).toEqual([undefined, true]);
    expect([ofHouse.language, isShouted(ofHouse.text)]).toEqual(["en", false]);
    for (const statement of answer.synthesis) expect(statement.language).toBe("en");
    for (const aspect of answer.aspects) expect(aspect.language).toBe("en");
  });

  test("of two charts: what quotes each other is in one language, the overlays each in its own", async () => {
    const { createdAt: _, ...answer } = await told(compatibility, { person1: ANN, person2: BEN }, "es");
    expect([answer.language, isShouted(answer.overallInterpretation)]).toEqual(["en", false]);
    for (const { language, description } of answer.houseOverlays.person1InPerson2)
      expect([language, /[A-Z]{4}/.test(description)]).toEqual(["es", true]);
  });

  test("do not change the Moon, which is put together in English", async () => {
    const input = { at: "2026-11-22" };
    const english = await told(moonPhase as AnyOperation, input, null);
    expect(english.language).toBe("en");
    expect(await told(moonPhase as AnyOperation, input, "es")).toEqual(english);
  });

  test("cost nobody a reading who asks in a language without texts", async () => {
    asked.length = 0;
    await told(degree, { sign: "Aries", degree: 1 }, "pt-BR");
    expect(asked.filter((path) => !path.startsWith("/texts/test/en/"))).toEqual([]);
  });
});

test("an English answer says that at its end, and nothing else is new in it", async () => {
  for (const [operation, input] of [
    [reading, ANN],
    [degrees, { sign: "Leo" }],
    [planetInHouse, { planet: "Venus", sign: "Taurus", house: 8 }],
  ] as const) {
    const answer = await told(operation as AnyOperation, input, null);
    expect(Object.entries(answer).at(-1)).toEqual(["language", COMPLETE]);
    const { language: _, ...rest } = answer;
    expect(withoutLanguages(rest)).toEqual(rest);
  }
});

test.each(["fr", "ES", "pt", "constructor", "x".repeat(900)])(
  "%s is refused at lang, with all else",
  async (lang) => {
    const fields = Object.keys((await told(degree, { sign: "Ophiuchus", degree: 9 }, lang)).fields);
    expect(fields).toEqual(["sign", "lang"]);
  },
);

test.each([null, "", " ", "en"])("%j asks for English", async (lang) => {
  expect((await told(degree, { sign: "Leo", degree: 9 }, lang)).language).toBe("en");
});
