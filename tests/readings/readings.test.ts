import { expect, test } from "vitest";
import { PLANETS } from "../../app/astrology/bodies";
import { lineReadings, mapReading } from "../../app/readings/astrocartography";
import { readingGuide } from "../../app/readings/learn";
import { moonPhaseExplanation, moonPhaseGuide } from "../../app/readings/moon-phases";
import { masterTotals, missingLetters, numberReading } from "../../app/readings/numerology";
import { houseOverlayReading } from "../../app/readings/overlays";
import { profectionHouses, timeLords } from "../../app/readings/profections";
import {
  elementReading,
  overallReading,
  sunMoonElementReading,
  synastryReading,
  withNames,
} from "../../app/readings/synastry";
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
  const titles = Object.values(profectionHouses).map(({ theme }) => theme);
  expect(new Set(titles).size).toBe(12);
  for (const title of titles) expect(wordsOf(title).length, title).toBeLessThanOrEqual(6);
});

test("each lord's text names its lord", () => {
  for (const [lord, text] of Object.entries(timeLords)) expect(text).toContain(lord);
});

test("a four that came from 22 says 22/4 and a six that came from 33 says 33/6, for every kind of number", () => {
  for (const kind of ["lifePath", "expression", "soulUrge", "personality"] as const) {
    expect(masterTotals["22/4"][kind]).toContain("22/4");
    expect(masterTotals["33/6"][kind]).toContain("33/6");
    expect(numberReading(kind, 4, { through: 22 })).toContain("22/4");
    expect(numberReading(kind, 6, { through: 33 })).toContain("33/6");
    expect(numberReading(kind, 4)).not.toContain("22/4");
  }
});

test("a name without vowels or consonants is told so", () => {
  expect(missingLetters.soulUrge).toContain("no vowels");
  expect(missingLetters.personality).toContain("no consonants");
  expect(numberReading("soulUrge", 3, { fellBack: true })).toContain("no vowels");
  expect(numberReading("personality", 3, { fellBack: true })).toContain("no consonants");
  expect(numberReading("personality", 4, { fellBack: true, through: 22 })).not.toContain(
    "your consonants pass",
  );
  expect(numberReading("personality", 4, { fellBack: true, through: 22 })).toContain("22/4");
  expect(numberReading("expression", 3, { fellBack: true })).toBe(numberReading("expression", 3));
});

const EVERY_NATURE = ["fused", "flowing", "tense"] as const;

test("every contact of two planets has a reading with no placeholder left over", () => {
  for (const one of PLANETS) {
    for (const other of PLANETS) {
      for (const nature of EVERY_NATURE) {
        const text = synastryReading({ planet: one, name: "Ann" }, { planet: other, name: "Bob" }, nature);
        expect(text, `${one} ${other} ${nature}`).not.toMatch(/[{}]/);
        expect(text.length).toBeGreaterThan(150);
      }
    }
  }
});

test("a reading of two different planets gives each planet to its owner, whoever is named first", () => {
  const ann = { planet: "Moon", name: "Ann" } as const;
  const bob = { planet: "Sun", name: "Bob" } as const;
  expect(synastryReading(ann, bob, "fused")).toContain("Bob’s Sun stands on Ann’s Moon");
  expect(synastryReading(bob, ann, "fused")).toBe(synastryReading(ann, bob, "fused"));
  const saturn = { planet: "Saturn", name: "Cem" } as const;
  expect(synastryReading(ann, saturn, "fused")).toContain("Cem’s Saturn on Ann’s Moon");
  expect(synastryReading(ann, saturn, "tense")).toContain("leaning on the Moon");
});

test("a name is never read as a pattern or a placeholder", () => {
  expect(withNames("{a} and {b}", "$&{b}", "{a}")).toBe("$&{b} and {a}");
});

test("the order of the elements does not matter", () => {
  expect(elementReading("Water", "Fire")).toBe(elementReading("Fire", "Water"));
  expect(sunMoonElementReading("Air", "Earth")).toBe(sunMoonElementReading("Earth", "Air"));
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
      const text = overallReading({ overallScore, parts }, "Ann", "Bob");
      expect(text).toContain("Ann");
      expect(text).toContain("Bob");
      seen.add(text);
    }
  }
  expect(seen.size).toBe(10);
});

test("the map's introduction takes a name and a place as they are", () => {
  const text = mapReading("{place}", "Ulm $1");
  expect(text).toContain("{place}, this is the sky over Ulm $1 at");
});

test("each line's text names its body", () => {
  for (const [body, lines] of Object.entries(lineReadings)) {
    for (const [line, text] of Object.entries(lines)) expect(text, `${body} ${line}`).toContain(body);
  }
});

test("the guide to the Moon begins once, peaks once and gives 29.5 days for the round of 8 phases", () => {
  const labels = Object.values(moonPhaseGuide).map(({ label }) => label);
  expect(labels).toEqual([
    "Beginning",
    "Growing",
    "Growing",
    "Growing",
    "Peak",
    "Releasing",
    "Releasing",
    "Releasing",
  ]);
  expect(moonPhaseExplanation.join(" ")).toMatch(/about 29\.5 days.*8 phases/s);
});

test("the reading guide has six steps", () => {
  expect(readingGuide).toHaveLength(6);
});

test("a house overlay names the planet's owner as the guest", () => {
  expect(houseOverlayReading("Sun", 5, "Ann", "Bob")).toMatch(/^Bob has an eager audience in Ann\./);
});
