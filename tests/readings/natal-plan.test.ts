import { describe, expect, test } from "vitest";
import { aspectOrder, randomCharts, readingOrder } from "./natal-page";
import { type Area, NATAL_PLAN, PLANNED, type PlannedText } from "./natal-plan";

const CHARTS = randomCharts(2000, 20_261_122);
const planned = (key: string): PlannedText => {
  const text = PLANNED.get(key);
  if (!text) throw new Error(`the plan has no ${key}`);
  return text;
};
const readings = CHARTS.map((chart) => readingOrder(chart).map(planned));
const aspectLists = CHARTS.map((chart) => aspectOrder(chart).map(planned));

const TWELVE = 12;
type Counts = (text: PlannedText) => boolean;

/** The most texts that count among any twelve that follow each other. */
function mostInTwelve(texts: readonly PlannedText[], counts: Counts): number {
  return Math.max(...texts.map((_, i) => texts.slice(i, i + TWELVE).filter(counts).length));
}
const mostOf = (lists: readonly (readonly PlannedText[])[], counts: Counts) =>
  Math.max(...lists.map((texts) => mostInTwelve(texts, counts)));
const mostOnPage = (counts: Counts) => Math.max(...readings.map((texts) => texts.filter(counts).length));

/** What the reader meets at the end of a text: the kind of its last sentence, or of the practice under it. */
const endOf = ({ ending, practice }: PlannedText) =>
  ending === "practice" ? `practice: ${practice}` : ending;

const about =
  (area: Area): Counts =>
  ({ areas }) =>
    areas.includes(area);

describe("the plan of the natal texts", () => {
  test("has 519 texts: 168 of signs, 156 of houses, 24 of angles, 171 of aspects", () => {
    const count = (pattern: RegExp) => NATAL_PLAN.filter(({ set }) => pattern.test(set)).length;
    expect([/-in-sign$/, /-in-house$/, /-angles$/, /-aspects$/].map(count)).toEqual([168, 156, 24, 171]);
    expect(PLANNED.size).toBe(519);
  });

  test("claims at most fifteen words a text, in no two texts the same", () => {
    for (const { set, key, claim } of NATAL_PLAN)
      expect(claim.split(" ").length, `${set} ${key}`).toBeLessThanOrEqual(15);
    expect(new Set(NATAL_PLAN.map(({ claim }) => claim)).size).toBe(NATAL_PLAN.length);
  });

  test("keeps each text in one life area or two different ones", () => {
    for (const { set, key, areas } of NATAL_PLAN) {
      expect([1, 2], `${set} ${key}`).toContain(areas.length);
      expect(new Set(areas).size, `${set} ${key}`).toBe(areas.length);
    }
  });

  test("ends about a third of the texts on a gift, an observation or a question, each on about a ninth", () => {
    const share = (ending: string) =>
      NATAL_PLAN.filter((text) => text.ending === ending).length / NATAL_PLAN.length;
    expect(1 - share("practice")).toBeGreaterThan(0.3);
    expect(1 - share("practice")).toBeLessThan(0.37);
    for (const ending of ["gift", "observation", "question"]) expect(share(ending)).toBeGreaterThan(0.09);
  });

  test("gives a practice to every text whose ending is one", () => {
    expect(NATAL_PLAN.filter(({ ending, practice }) => ending === "practice" && !practice)).toEqual([]);
  });
});

describe("on 2,000 random charts", () => {
  test("every text of a page is in the plan, thirty to seventy a page", () => {
    for (const texts of readings) {
      expect(texts.length).toBeGreaterThanOrEqual(30);
      expect(texts.length).toBeLessThanOrEqual(70);
    }
  });

  test("a whole page asks at most twice to say something to somebody", () => {
    expect(mostOnPage(({ practice }) => practice === "tell")).toBe(2);
  });

  test("a whole page finds you misread at most twice", () => {
    expect(mostOnPage(({ rub }) => rub === "misread")).toBe(2);
  });

  test("any twelve texts in a row speak of love at most five times, in the reading and in the list of aspects", () => {
    expect(mostOf(readings, about("love"))).toBeLessThanOrEqual(5);
    expect(mostOf(aspectLists, about("love"))).toBeLessThanOrEqual(5);
  });

  test("any twelve texts in a row leave room beside every area, and beside every rub", () => {
    for (const area of ["work", "rest", "body", "money", "friends", "family", "belief"] as const)
      expect(mostOf(readings, about(area)), area).toBeLessThanOrEqual(9);
    for (const rub of new Set(NATAL_PLAN.map((text) => text.rub)))
      if (rub !== "none")
        expect(
          mostOf(readings, (text) => text.rub === rub),
          rub,
        ).toBeLessThanOrEqual(7);
  });

  test("no two texts in a row end in the same kind of way", () => {
    for (const texts of readings)
      for (const [i, text] of texts.entries()) {
        const next = texts[i + 1];
        if (next)
          expect(endOf(next), `${text.set} ${text.key}, ${next.set} ${next.key}`).not.toBe(endOf(text));
      }
  });
});
