import { describe, expect, test } from "vitest";
import { readingOf } from "../../app/answers/reading";
import type { NatalText } from "../../app/readings/natal/natal-text";
import { ENGLISH } from "../support/texts";
import { randomCharts } from "./natal-page";

const TWELVE = 12;

/** The texts of a page in the order in which they are read, and those of its list of aspects. */
async function pagesOf(chart: Parameters<typeof readingOf>[0]): Promise<readonly (readonly NatalText[])[]> {
  const { angles, placements, aspects } = await readingOf(chart, ENGLISH);
  const long = aspects.filter(({ type }) => type !== "Quincunx" && type !== "SemiSextile");
  const reading = [
    ...angles.flatMap(({ texts }) => texts),
    ...placements.flatMap(({ planet, texts }) => [
      ...texts,
      ...long.filter(({ planet1 }) => planet1 === planet),
    ]),
  ];
  return [reading, long];
}

const pages = (await Promise.all(randomCharts(2000, 20_261_122).map(pagesOf))).flat();

/** The most texts that match among any twelve in a row; each text is asked once. */
function mostInTwelve(matches: (text: NatalText) => boolean): number {
  const known = new Map<string, boolean>();
  const isMatch = (text: NatalText) => {
    const seen = known.get(text.text) ?? matches(text);
    known.set(text.text, seen);
    return seen;
  };
  let most = 0;
  for (const texts of pages) {
    const hits = texts.map((text) => Number(isMatch(text)));
    let sum = 0;
    for (const [i, hit] of hits.entries()) {
      sum += hit - (hits[i - TWELVE] ?? 0);
      most = Math.max(most, sum);
    }
  }
  return most;
}

describe("any twelve texts in a row, on 2,000 random charts", () => {
  test("say “this week” at most twice", () => {
    expect(
      mostInTwelve(({ text, practice = "" }) => /\bthis week\b/i.test(`${text} ${practice}`)),
    ).toBeLessThanOrEqual(2);
  });

  test("ask at most twice to say something to somebody", () => {
    const says = /\b(?:tell|say|mention|admit|confess)\b(?! (?:it )?aloud)/i;
    expect(mostInTwelve(({ practice = "" }) => says.test(practice))).toBeLessThanOrEqual(2);
  });

  test("count “one” or “single” in at most three practices", () => {
    expect(mostInTwelve(({ practice = "" }) => /\b(?:one|single)\b/i.test(practice))).toBeLessThanOrEqual(3);
  });

  const IMAGES =
    "door light road wall mirror river fire flame storm bridge mountain ocean ship garden key stone root seed path ladder mask map compass engine thread";
  test.each(IMAGES.split(" "))("have a %s at most twice", (noun) => {
    const image = new RegExp(`\\b${noun}s?\\b`, "i");
    expect(mostInTwelve(({ text }) => image.test(text))).toBeLessThanOrEqual(2);
  });
});
