import { expect, test } from "vitest";
import { ASPECT_TYPES, type AspectType } from "../../app/astrology/aspects";
import { PLANETS, type Planet } from "../../app/astrology/bodies";
import { letterValue } from "../../app/numerology/letters";
import { mapReading } from "../../app/readings/map-reading";
import { numberTexts } from "../../app/readings/numbers/library";
import { numberReading } from "../../app/readings/numbers/number-reading";
import { contactReadings } from "../../app/readings/synastry/contact-readings";
import { elementReading, sunMoonElementReadings } from "../../app/readings/synastry/elements";
import { houseOverlayReading } from "../../app/readings/synastry/house-overlays";
import { synastryTexts } from "../../app/readings/synastry/library";
import { overallReading } from "../../app/readings/synastry/overall";
import { withNames } from "../../app/readings/with-names";
import designWords from "../../app/words/en/human-design.json";
import moonGuide from "../../app/words/en/moon-guide.json";
import { ENGLISH, entriesOf } from "../support/texts";
import { HUMAN_DESIGN_SETS } from "./human-design-sets";
import { lintSets, readingEase, wordsOf } from "./lint";
import { READING_SETS } from "./sets";

test("the lint has nothing to say about any set", () => {
  expect(lintSets(READING_SETS).map(({ set, text, what }) => `${set} · ${text}: ${what}`)).toEqual([]);
});

test("a set as a whole reads as plain English", () => {
  for (const { id, texts } of READING_SETS) {
    const eases = Object.values(texts).map(readingEase);
    const mean = eases.reduce((sum, ease) => sum + ease, 0) / eases.length;
    expect(mean, id).toBeGreaterThan(60);
    expect(mean, id).toBeLessThan(95);
  }
});

test("a profected year has a title of at most six words, and each title is its own", () => {
  const titles = Object.values(entriesOf("profections/houses")).map(({ theme }) => theme);
  expect(new Set(titles).size).toBe(12);
  for (const title of titles) expect(wordsOf(title).length, title).toBeLessThanOrEqual(6);
});

test("each lord's text names its lord", () => {
  for (const [lord, { text }] of Object.entries(entriesOf("profections/lords"))) expect(text).toContain(lord);
});

const NUMBERS = await numberTexts(ENGLISH);

test("a four that came from 22 says 22/4 and a six that came from 33 says 33/6, for every kind of number", () => {
  for (const kind of ["lifePath", "expression", "soulUrge", "personality"] as const) {
    expect(NUMBERS.masterTotals.of(`22/4 ${kind}`).text).toContain("22/4");
    expect(NUMBERS.masterTotals.of(`33/6 ${kind}`).text).toContain("33/6");
    expect(numberReading(kind, 4, { through: 22 }, NUMBERS)).toContain("22/4");
    expect(numberReading(kind, 6, { through: 33 }, NUMBERS)).toContain("33/6");
    expect(numberReading(kind, 4, {}, NUMBERS)).not.toContain("22/4");
  }
});

test("the text of a missing digit names every letter that has this value", () => {
  for (const [digit, { text }] of Object.entries(entriesOf("numbers/missing-digits"))) {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter(
      (letter) => letterValue(letter) === Number(digit),
    );
    for (const letter of letters) expect(text, digit).toMatch(new RegExp(`\\b${letter}\\b`));
  }
});

test("the human design texts use no word that a school keeps for itself", () => {
  const texts = HUMAN_DESIGN_SETS.flatMap((set) => Object.values(set.texts)).join("\n");
  expect(texts).not.toMatch(/body ?graph|\brave\b|mandala|gene keys/i);
  expect(texts).not.toContain("Human Design");
  expect(designWords.words.about).toContain("not affiliated with any school");
});

test("a name without vowels or consonants is told so", () => {
  expect(NUMBERS.missingLetters.of("soulUrge").text).toContain("no vowels");
  expect(NUMBERS.missingLetters.of("personality").text).toContain("no consonants");
  expect(numberReading("soulUrge", 3, { fellBack: true }, NUMBERS)).toContain("no vowels");
  expect(numberReading("personality", 3, { fellBack: true }, NUMBERS)).toContain("no consonants");
  expect(numberReading("personality", 4, { fellBack: true, through: 22 }, NUMBERS)).not.toContain(
    "your consonants pass",
  );
  expect(numberReading("personality", 4, { fellBack: true, through: 22 }, NUMBERS)).toContain("22/4");
  expect(numberReading("expression", 3, { fellBack: true }, NUMBERS)).toBe(
    numberReading("expression", 3, {}, NUMBERS),
  );
});

const SYNASTRY = await synastryTexts(ENGLISH);

const readingOf = (planet1: Planet, aspectType: AspectType, planet2: Planet) =>
  contactReadings([{ planet1, planet2, aspectType }], "Ann", "Bob", SYNASTRY)[0] as string;

test("every contact of two planets has a reading with no placeholder left over", () => {
  for (const one of PLANETS) {
    for (const other of PLANETS) {
      for (const type of ASPECT_TYPES) {
        const text = readingOf(one, type, other);
        expect(text, `${one} ${type} ${other}`).not.toMatch(/[{}]/);
        expect(text.length).toBeGreaterThan(50);
      }
    }
  }
});

test("a conjunction, a flowing contact, a square and an opposition of two planets are four texts", () => {
  const all = PLANETS.slice(0, 5).flatMap((one, i) =>
    PLANETS.slice(i).flatMap((other) =>
      (["Conjunction", "Trine", "Square", "Opposition", "Quincunx"] as const).map((type) =>
        readingOf(one, type, other),
      ),
    ),
  );
  expect(all).toHaveLength(40 * 5);
  expect(new Set(all).size).toBe(40 * 5);
});

test("a reading of two different planets gives each planet to its owner, whoever is named first", () => {
  expect(readingOf("Moon", "Conjunction", "Sun")).toContain("Bob’s Sun on Ann’s Moon");
  expect(readingOf("Sun", "Conjunction", "Moon")).toContain("Ann’s Sun on Bob’s Moon");
  expect(readingOf("Moon", "Conjunction", "Saturn")).toContain("Bob’s Saturn on Ann’s Moon");
  expect(readingOf("Saturn", "Conjunction", "Moon")).toContain("Ann’s Saturn on Bob’s Moon");
  expect(readingOf("Saturn", "Opposition", "Mars")).toContain("Opposite Bob’s Mars, Ann’s Saturn");
});

test("each text of a slow planet and a personal one gives the planets that it names to their owners", () => {
  for (const slow of PLANETS.slice(5)) {
    for (const personal of PLANETS.slice(0, 5)) {
      for (const type of ["Conjunction", "Trine", "Square", "Opposition"] as const) {
        const text = readingOf(slow, type, personal);
        const owned = [...text.matchAll(/(Ann|Bob)’s (\w+)/g)].filter(([, , planet]) =>
          PLANETS.some((each) => each === planet),
        );
        for (const [, owner, planet] of owned) expect(owner, text).toBe(planet === slow ? "Ann" : "Bob");
      }
    }
  }
});

test("two planets of one name are told without names, because neither person has a part of their own", () => {
  for (const planet of PLANETS) {
    for (const type of ASPECT_TYPES) expect(readingOf(planet, type, planet)).not.toMatch(/Ann|Bob/);
  }
});

test("two contacts that are alike both ways round are told in two ways", () => {
  const [one, other] = contactReadings(
    [
      { planet1: "Moon", planet2: "Saturn", aspectType: "Trine" },
      { planet1: "Saturn", planet2: "Moon", aspectType: "Sextile" },
    ],
    "Ann",
    "Bob",
    SYNASTRY,
  );
  expect(one).toBe(readingOf("Moon", "Trine", "Saturn"));
  expect(other).toContain("It holds from both sides");
  const elements = sunMoonElementReadings(
    [
      { sunElement: "Fire", moonElement: "Air", aspect: null },
      { sunElement: "Air", moonElement: "Fire", aspect: null },
    ],
    SYNASTRY,
  );
  expect(elements[0]).toContain("fire and air lift");
  expect(elements[1]).toContain("Fire meets air the other way round");
});

test("a name is never read as a pattern or a placeholder", () => {
  expect(withNames("{a} and {b}", "$&{b}", "{a}")).toBe("$&{b} and {a}");
});

test("the order of the elements does not matter", () => {
  expect(elementReading("Water", "Fire", SYNASTRY)).toBe(elementReading("Fire", "Water", SYNASTRY));
  const way = (sunElement: "Air" | "Earth", moonElement: "Air" | "Earth") =>
    sunMoonElementReadings([{ sunElement, moonElement, aspect: null }], SYNASTRY);
  expect(way("Air", "Earth")).toEqual(way("Earth", "Air"));
});

test("every whole score has an overall reading with both names, and what leads decides which", () => {
  const partsOf = (nature: number, contact: number) =>
    [
      { part: "element", weight: 25, score: nature },
      { part: "sunMoon", weight: 30, score: nature },
      { part: "aspects", weight: 45, score: contact },
    ] as const;
  const seen = new Set<string>();
  for (let overallScore = 0; overallScore <= 100; overallScore++) {
    for (const parts of [partsOf(60, 40), partsOf(40, 60)]) {
      const text = overallReading({ overallScore, parts }, "Ann", "Bob", SYNASTRY);
      expect(text).toContain("Ann");
      expect(text).toContain("Bob");
      seen.add(text);
    }
  }
  expect(seen.size).toBe(10);
});

test("the map's introduction takes a name and a place as they are", () => {
  const text = mapReading(entriesOf("astrocartography/introduction").map.text, "{place}", "Ulm $1");
  expect(text).toContain("{place}, this is the sky over Ulm $1 at");
});

test("each line's text names its body", () => {
  for (const [line, { text }] of Object.entries(entriesOf("astrocartography/lines"))) {
    expect(text, line).toContain(line.slice(0, line.lastIndexOf(" ")));
  }
});

test("the guide to the Moon gives 29.5 days for the round of 8 phases", () => {
  const { explanationFirst } = moonGuide.words;
  expect(explanationFirst).toMatch(/about 29\.5 days.*8 phases/s);
});

test("a house overlay names the planet's owner as the guest", () => {
  expect(houseOverlayReading("Sun", 5, ["Ann", "Bob"], SYNASTRY)).toMatch(
    /^Bob has an eager audience in Ann\./,
  );
});
