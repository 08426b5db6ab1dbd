import { beforeAll, describe, expect, test } from "vitest";
import { PLANETS } from "~/astrology/bodies";
import { instantOfDate } from "~/astrology/instant";
import { positionsAt } from "~/astrology/positions";
import { signAt } from "~/astrology/signs";
import { synastryTexts } from "~/readings/synastry/library";
import { tellingIn } from "~/readings/telling/telling";
import { ENGLISH } from "../../tests/support/texts";
import { type SynastryAnswer, type SynastryAspectAnswer, synastryAnswer } from "./synastry";

const TITLES = tellingIn("en").titles;
const TEXTS = await synastryTexts(ENGLISH);
const PAIRS = 20_000;
const NAMES = ["Ann", "Ben"] as const;
/** Both people under one name, so that a text told twice with the names exchanged shows. */
const NAMELESS = ["*", "*"] as const;

/** 600 births from 1950 to 2009, apart by steps that no planet's period divides. */
const people = Array.from({ length: 600 }, (_, n) => {
  const days = (n * 10_937.19) % (60 * 365);
  const positions = positionsAt(instantOfDate(1950, 1, 1) + days * 86_400_000);
  return {
    planets: PLANETS.map((planet) => ({ planet, longitude: positions[planet].longitude })),
    sun: { sign: signAt(positions.Sun.longitude) },
    moon: { sign: signAt(positions.Moon.longitude) },
  };
});
type Person = (typeof people)[number];

/** Every text that stands in a result once. */
function textsOf(answer: SynastryAnswer): readonly string[] {
  return [
    ...answer.synastryAspects.map(({ description }) => description),
    ...answer.sunMoonCompatibility.contacts
      .filter(({ aspect }) => aspect === null)
      .map(({ description }) => description),
    answer.elementCompatibility.description,
    answer.ageGroups.description,
    answer.overallInterpretation,
  ];
}

const isSlow = (planet: SynastryAspectAnswer["planet1"]) => PLANETS.indexOf(planet) >= 5;
const isOfAgeGroups = ({ planet1, planet2 }: SynastryAspectAnswer) => isSlow(planet1) && isSlow(planet2);
const isOf = ({ planet1, planet2 }: SynastryAspectAnswer, one: string, other: string) =>
  (planet1 === one && planet2 === other) || (planet1 === other && planet2 === one);
const isOfLights = (aspect: SynastryAspectAnswer) => isOf(aspect, "Sun", "Moon");
const isHeavy = (aspect: SynastryAspectAnswer) =>
  aspect.aspectType === "Conjunction" &&
  ["Saturn", "Pluto"].some((slow) => isOf(aspect, "Sun", slow) || isOf(aspect, "Moon", slow));

describe(`over ${PAIRS} pairs of people born from 1950 to 2009`, () => {
  let contacts = 0;
  let repeating = 0;
  const pairsToldBy = new Map<string, Set<string>>();
  const wronglyListed: string[] = [];
  const toldOutsideTheirCard: string[] = [];
  const ageGroupsAstray: string[] = [];
  const heavy = { close: 0, amongGrowthAreas: 0 };
  const threads = new Map<string, number>();

  function look(answer: SynastryAnswer) {
    const texts = textsOf(answer);
    if (new Set(texts).size < texts.length) repeating++;
    const thread = answer.summary?.text ?? "none";
    threads.set(thread, (threads.get(thread) ?? 0) + 1);
    const lists = [...answer.strengthAspects, ...answer.challengeAspects];
    toldOutsideTheirCard.push(...lists.filter(isOfLights).map(({ title }) => title));
    wronglyListed.push(...lists.filter(isOfAgeGroups).map(({ title }) => title));
    for (const aspect of answer.synastryAspects) {
      contacts++;
      const pair = [aspect.planet1, aspect.planet2].sort().join("-");
      const pairs = pairsToldBy.get(aspect.description) ?? new Set();
      pairsToldBy.set(aspect.description, pairs.add(pair));
      if (isOfAgeGroups(aspect) !== answer.ageGroups.aspects.includes(aspect))
        ageGroupsAstray.push(aspect.title);
      if (isHeavy(aspect) && answer.strengthAspects.includes(aspect)) wronglyListed.push(aspect.title);
      if (isHeavy(aspect) && aspect.orb <= 2.5) {
        heavy.close++;
        if (answer.challengeAspects.includes(aspect)) heavy.amongGrowthAreas++;
      }
    }
  }

  beforeAll(() => {
    for (let n = 0; n < PAIRS; n++) {
      const one = people[n % 600] as Person;
      const other = people[(n + 1 + Math.floor(n / 600)) % 600] as Person;
      look(synastryAnswer([one, other], NAMELESS, TEXTS, TITLES));
    }
  }, 180_000);

  test("no result tells one text twice, not even with the names exchanged", () => {
    expect(repeating).toBe(0);
  });

  test("threads differ: no one is told to more than one pair in twelve, and one pair in a hundred has none", () => {
    expect(threads.size).toBeGreaterThan(60);
    expect(threads.get("none") ?? 0).toBeLessThan(PAIRS / 100);
    expect(Math.max(...threads.values())).toBeLessThan(PAIRS / 12);
  });

  test("no contact borrows the text of other planets", () => {
    expect(contacts).toBeGreaterThan(20 * PAIRS);
    const borrowed = [...pairsToldBy].filter(([, pairs]) => pairs.size > 1).map(([text]) => text);
    expect(borrowed).toEqual([]);
  });

  test("a Sun and a Moon are told in their own card and in no list", () => {
    expect(toldOutsideTheirCard).toEqual([]);
  });

  test("two slow planets belong to years of birth: they stand apart, in neither list of the two people", () => {
    expect(wronglyListed).toEqual([]);
    expect(ageGroupsAstray).toEqual([]);
  });

  test("Saturn or Pluto within 2.5° of a Sun or a Moon is among the five growth areas in 97 of 100 cases", () => {
    expect(heavy.close).toBeGreaterThan(1000);
    expect(heavy.amongGrowthAreas / heavy.close).toBeGreaterThan(0.97);
  });
});

test("a Sun and a Moon in aspect have one text in their card and in the list of aspects", () => {
  const told = people.slice(1, 100).flatMap((person) => {
    const { sunMoonCompatibility, synastryAspects } = synastryAnswer(
      [people[0] as Person, person],
      NAMES,
      TEXTS,
      TITLES,
    );
    return sunMoonCompatibility.contacts
      .filter(({ aspect }) => aspect !== null)
      .map(({ description }) => [description, synastryAspects.filter(isOfLights)] as const);
  });
  expect(told.length).toBeGreaterThan(10);
  for (const [text, aspects] of told) {
    expect(aspects.map(({ description }) => description)).toContain(text);
  }
});
