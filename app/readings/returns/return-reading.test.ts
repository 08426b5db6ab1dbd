import { beforeAll, describe, expect, test } from "vitest";
import { languageFaults } from "../../../tests/readings/language-faults";
import { randomBirths } from "../../../tests/readings/natal-page";
import { faultOfReturn, nthHouseOf } from "../../../tests/readings/true-return-whys";
import { times } from "../../../tests/support/properties";
import { ENGLISH, entriesOf, textsIn } from "../../../tests/support/texts";
import type { NatalChart } from "../../astrology/chart";
import { derivedChart } from "../../astrology/derived/derived-chart";
import { type ReturnMarks, returnMarks } from "../../astrology/derived/return-marks";
import { natalChart } from "../../astrology/natal-chart";
import { countWords } from "../horoscope/second/fill";
import { tellingIn } from "../telling/telling";
import { OPPOSITES } from "./ids";
import { type Lean, OF_ANGLES, OF_EFFORTS, OF_GROUNDS, OF_MOONS, OF_RULERS } from "./leans";
import { type ReturnTexts, returnTexts } from "./library";
import { type ReturnReading, returnReading } from "./return-reading";

const telling = tellingIn("en").returns;
let words: ReturnTexts;
beforeAll(async () => {
  words = await returnTexts(ENGLISH);
});

const MOMENT = {
  date: { year: 2026, month: 6, day: 15 },
  time: "01:02",
  place: "New York City",
  isPrecessed: false,
};
const YEAR = 365.2422 * 86_400_000;

interface Told {
  readonly natal: NatalChart;
  readonly returned: NatalChart;
  readonly marks: ReturnMarks;
  readonly page: ReturnReading;
}

/** Pages of random births at random ages, one in three drawn for another town. */
function toldReturns(count: number, own = words, told = telling): readonly Told[] {
  const births = randomBirths(count, 420).map((birth) => ({ ...birth, timeUnknown: false }) as const);
  return births.flatMap((birth, index) => {
    const natal = natalChart(birth).chart;
    const place = births[index % 3 === 0 ? (index + 1) % count : index]?.place ?? birth.place;
    const at = birth.instant + (1.5 + ((index * 7) % 60)) * YEAR;
    const options = { angles: "Solar Arc", precessed: false, next: false, planet: null } as const;
    const derived = derivedChart({ natal: birth, kind: "Solar Return", at, place, options, settings: null });
    if (!natal || !derived.chart) return [];
    const returned = derived.chart as NatalChart;
    const marks = returnMarks(natal, returned);
    return marks ? [{ natal, returned, marks, page: returnReading(marks, MOMENT, own, told) }] : [];
  });
}

const PAGES = times(6000);

const wordsOfPage = ({ title, paragraphs, practice }: ReturnReading) =>
  countWords([title, ...paragraphs.map(({ text }) => text), practice.text, practice.seated].join(" "));

const sentencesOf = ({ paragraphs }: ReturnReading) =>
  paragraphs.flatMap(({ text }) => text.split(/(?<=[.?])\s+/));

/** Every text with what it leans to, by its words. */
function leaning(): readonly (readonly [text: string, leans: readonly Lean[]])[] {
  const byHouse = (set: "grounds" | "efforts" | "moons" | "rulers", table: typeof OF_GROUNDS) =>
    Object.entries(entriesOf(`returns/${set}`)).map(
      ([house, { text }]) => [text, table[Number(house)] ?? []] as const,
    );
  return [
    ...byHouse("grounds", OF_GROUNDS),
    ...byHouse("efforts", OF_EFFORTS),
    ...byHouse("moons", OF_MOONS),
    ...byHouse("rulers", OF_RULERS),
    ...Object.entries(entriesOf("returns/angles")).map(([id, { text }]) => {
      const [planet = "", ...angle] = id.split(" ");
      return [text, OF_ANGLES[angle.join(" ") as keyof typeof OF_ANGLES][planet] ?? []] as const;
    }),
  ];
}

describe(`over ${PAGES} returns`, () => {
  let told: readonly Told[];
  beforeAll(() => {
    told = toldReturns(PAGES);
  });

  test("a page has at most 420 words with its title and practice, and is one", () => {
    expect(told.length).toBeGreaterThan(PAGES * 0.9);
    const lengths = told.map(({ page }) => wordsOfPage(page));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(420);
    expect(Math.min(...lengths)).toBeGreaterThan(220);
  });

  test("nothing stands twice on a page", () => {
    for (const { page } of told) {
      const sentences = sentencesOf(page);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const { about, why } of page.paragraphs) {
        expect(new Set(about).size).toBe(about.length);
        expect(new Set(why).size).toBe(why.length);
      }
    }
  });

  test("every reason is true, and every paragraph has one", () => {
    for (const { page, natal, returned } of told) {
      for (const { why, about } of page.paragraphs) {
        expect(why.length).toBeGreaterThan(0);
        expect(about.length).toBeGreaterThan(0);
        expect(why.map((each) => faultOfReturn(each, natal, returned)).filter(Boolean)).toEqual([]);
      }
    }
  });

  test("the ground follows the opening, and the Sun has its text: by its angle, else by its house", () => {
    const efforts = entriesOf("returns/efforts");
    for (const { page, natal, returned, marks } of told) {
      const texts = page.paragraphs.map(({ text }) => text).join("\n");
      const ascendant = returned.rising?.longitude ?? Number.NaN;
      expect(page.paragraphs[1]?.why[0]).toContain(`the ${nthHouseOf(ascendant, natal)} house`);
      const onAngle = marks.onAngles.find(({ planet }) => planet === "Sun");
      const effort = onAngle ? words("angles", `Sun ${onAngle.angle}`).text : efforts[`${marks.sun}`]?.text;
      expect(texts).toContain(effort);
      for (const { text } of Object.values(efforts)) expect(texts.includes(text)).toBe(text === effort);
    }
  });

  test("no two texts lean to opposites unless the page says how both live together", () => {
    const leans = leaning();
    const seen = new Set<string>();
    for (const { page } of told) {
      const texts = page.paragraphs.map(({ text }) => text).join("\n");
      const claims = leans.flatMap(([text, of]) => (texts.includes(text) ? of : []));
      for (const pair of OPPOSITES) {
        const [one, other] = pair.split(" ") as [Lean, Lean];
        const isReconciled =
          texts.includes(words("turns", pair).text) ||
          (pair === "seen hidden" && texts.includes(words("turns", "4 10").text));
        if (claims.includes(one) && claims.includes(other)) {
          seen.add(pair);
          expect(isReconciled, `${pair}: ${texts}`).toBe(true);
        } else expect(texts).not.toContain(words("turns", pair).text);
      }
    }
    expect([...seen].sort()).toEqual([...OPPOSITES].sort());
  });

  test("a ground and an effort in opposite houses are told together", () => {
    const opposite = told.filter(
      ({ marks: { ground, sun, onAngles } }) =>
        Math.abs(ground - sun) === 6 && !onAngles.some(({ planet }) => planet === "Sun"),
    );
    expect(opposite.length).toBeGreaterThan(5);
    for (const { page, marks } of opposite) {
      const axis = [marks.ground, marks.sun].sort((a, b) => a - b).join(" ") as "1 7";
      expect(page.paragraphs.map(({ text }) => text)).toContain(words("turns", axis).text);
    }
  });

  test("what stands on an angle is told, the closest first, as far as a page has room", () => {
    const closest = told.flatMap(({ page, marks }) => {
      const on = marks.onAngles.find(({ planet, orb }) => planet !== "Sun" && orb < 1.5);
      return on ? [{ page, text: words("angles", `${on.planet} ${on.angle}`).text }] : [];
    });
    expect(closest.length).toBeGreaterThan(20);
    const isTold = closest.filter(({ page, text }) =>
      page.paragraphs.some((each) => each.text.includes(text)),
    );
    expect(isTold.length).toBe(closest.length);
  });

  test("the same return has the same words", () => {
    for (const { natal, returned, page } of told.slice(0, 20)) {
      const marks = returnMarks(natal, returned) as ReturnMarks;
      expect(returnReading(marks, MOMENT, words, telling)).toEqual(page);
    }
  });
});

test("without a birth time a return has no marks, so nothing is told of its houses", () => {
  const [birth] = randomBirths(1, 1);
  if (!birth) throw new Error("no birth");
  const { instant } = birth;
  const natal = natalChart({
    ...birth,
    timeUnknown: true,
    dayStart: instant,
    dayEnd: instant + 86_400_000,
  }).chart;
  const timed = natalChart({ ...birth, timeUnknown: false }).chart;
  if (!natal || !timed) throw new Error("no chart");
  expect(returnMarks(natal, timed)).toBeNull();
  expect(returnMarks(timed, natal)).toBeNull();
});

test("the opening names the moment and the place, and says where the Sun is measured", () => {
  const [{ marks } = { marks: null }] = toldReturns(5);
  if (!marks) throw new Error("no return");
  const openingOf = (isPrecessed: boolean) =>
    returnReading(marks, { ...MOMENT, isPrecessed }, words, telling).paragraphs[0]?.text;
  expect(openingOf(false)).toMatch(
    /^On 15 June 2026, at 01:02 by the clocks of New York City, the Sun is back where it stood/,
  );
  expect(openingOf(true)).toContain("among the stars");
});

test.each(["es", "pt-BR"] as const)(
  "in %s a page is whole, and no word of it is English",
  async (language) => {
    const own = await returnTexts(textsIn(language));
    for (const { page } of toldReturns(times(600), own, tellingIn(language).returns))
      expect(languageFaults(page, language)).toEqual([]);
  },
);
