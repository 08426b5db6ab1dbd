import { describe, expect, it } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { openPlaceFiles } from "./place-files";
import { corrections, isComparable, spellingDistance, TooManySpellings } from "./spelling";

describe("the distance between two spellings", () => {
  it("is nothing for the same word", () => {
    expect(spellingDistance("paris", "paris", 2)).toBe(0);
  });

  it("is smaller for likely slips than for unlikely ones", () => {
    const doubled = spellingDistance("barcelonna", "barcelona", 2);
    const vowel = spellingDistance("albequerque", "albuquerque", 2);
    const soundAlike = spellingDistance("glascow", "glasgow", 2);
    const swapped = spellingDistance("detriot", "detroit", 2);
    const plain = spellingDistance("berlim", "berlit", 2);
    expect([doubled, vowel, soundAlike, swapped, plain]).toEqual([0.5, 0.6, 1, 0.8, 1]);
  });

  it("is the same both ways, and infinite beyond the limit", () => {
    for (const [a, b] of [
      ["lverpol", "liverpool"],
      ["munich", "muenchen"],
      ["oslo", "lima"],
    ] as const) {
      expect(spellingDistance(a, b, 3)).toBe(spellingDistance(b, a, 3));
    }
    expect(spellingDistance("paris", "london", 2)).toBe(Number.POSITIVE_INFINITY);
    expect(spellingDistance("paris", "parisienne", 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is kept for words of Latin letters that are neither short nor endless", () => {
    expect(isComparable("ulm")).toBe(false);
    expect(isComparable("rome")).toBe(true);
    expect(isComparable("москва")).toBe(false);
    expect(isComparable("a".repeat(29))).toBe(false);
  });
});

describe("corrections", () => {
  it.each([
    ["amsterdm", "amsterdam"],
    ["hpiladelphia", "philadelphia"],
    ["cincinatti", "cincinnati"],
    ["budapset", "budapest"],
  ])("of %s begin with %s", async (typed, meant) => {
    const files = await openPlaceFiles(readPlaceAsset);
    expect((await corrections(files, "name", typed))[0]?.key).toBe(meant);
  });

  it("exist for countries and states too", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    expect((await corrections(files, "qualifier", "pensylvania"))[0]?.key).toBe("pennsylvania");
  });

  it("do not exist for words that resemble nothing", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    expect(await corrections(files, "name", "qwxzzy")).toEqual([]);
    expect(await corrections(files, "name", "x")).toEqual([]);
  });

  it("are looked for once a look-up and word, and for five of them", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    const words = ["munchen", "petroskoi", "constantinopel", "vancuver", "detriot"];
    for (const word of words)
      expect(await corrections(files, "name", word)).toBe(await corrections(files, "name", word));
    await expect(corrections(files, "qualifier", "detriot")).rejects.toThrow(TooManySpellings);
    expect((await corrections(files, "name", "vancuver"))[0]?.key).toBe("vancouver");
  });
});
