import { expect, test } from "vitest";
import { lintSets, readingEase, wordsOf } from "./lint";
import { masterTotals, missingLetters, numberReading } from "./numerology";
import { profectionHouses, profectionReading, timeLords } from "./profections";
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

test("a profected year tells of its house first and then of its lord", () => {
  const { theme, interpretation } = profectionReading(11, "Sun");
  expect(theme).toBe(profectionHouses[11].theme);
  expect(interpretation).toBe(`${profectionHouses[11].text}\n\n${timeLords.Sun}`);
});

test("there is no thirteenth house", () => {
  expect(() => profectionReading(13, "Sun")).toThrow(RangeError);
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
  expect(numberReading("expression", 3, { fellBack: true })).toBe(numberReading("expression", 3));
});
