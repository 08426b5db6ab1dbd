import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CompatibilityAnswer } from "../../app/answers/compatibility";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const BEN = { name: "Ben", date: "1985-11-02", time: "07:10", location: "London" };
type Person = Record<string, unknown>;

async function resultOf(person1: Person, person2: Person): Promise<CompatibilityAnswer> {
  const response = await worker.post("/api/compatibility", { person1, person2 });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as CompatibilityAnswer;
}

async function fieldsOf(body: unknown): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/compatibility", body);
  expect(response.status).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

const scoresOf = (result: CompatibilityAnswer) => ({
  overall: result.overallScore,
  element: result.elementCompatibility.score,
  sunMoon: result.sunMoonCompatibility.score,
  parts: result.parts,
});

describe("the result of two people", () => {
  test("holds both charts, how each birth was read, and every specified field", async () => {
    const result = await resultOf(ANN, BEN);
    expect(result.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(result.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(result.person1Chart).toMatchObject({
      input: { name: "Ann", date: "1990-06-15" },
      resolved: { utc: "1990-06-15T18:30:00Z", utcOffset: "-04:00" },
      rising: { sign: "Libra" },
    });
    expect(result.person2Chart).toMatchObject({
      input: { name: "Ben" },
      resolved: { utc: "1985-11-02T07:10:00Z", place: { timeZone: "Europe/London" } },
      sun: { sign: "Scorpio" },
    });
    const ids = [result.id, result.person1Chart.id, result.person2Chart.id];
    expect(new Set(ids).size).toBe(3);
    expect(result.elementCompatibility).toMatchObject({ person1Element: "Air", person2Element: "Water" });
    expect(result.elementCompatibility.description).toMatch(/air/i);
    expect(result.sunMoonCompatibility.description).toContain("Ann’s Sun");
    expect(result.overallInterpretation).toContain("Ann");
    expect(result.overallInterpretation).toContain("Ben");
  });

  test("tells each aspect between the charts, with both owners", async () => {
    const { synastryAspects, person1Chart, person2Chart } = await resultOf(ANN, BEN);
    expect(synastryAspects.length).toBeGreaterThan(0);
    for (const aspect of synastryAspects) {
      expect(aspect.title).toBe(`Ann’s ${aspect.planet1} ${aspect.aspectType} Ben’s ${aspect.planet2}`);
      expect(aspect.isHarmonious).toBe(["Trine", "Sextile", "Quintile"].includes(aspect.aspectType));
      expect(aspect.description).toMatch(/\w{3}/);
      expect(aspect.description).not.toMatch(/[{}]/);
      const longitudes = [
        person1Chart.planets.find(({ planet }) => planet === aspect.planet1)?.longitude ?? Number.NaN,
        person2Chart.planets.find(({ planet }) => planet === aspect.planet2)?.longitude ?? Number.NaN,
      ] as const;
      const apart = Math.abs(longitudes[0] - longitudes[1]);
      expect(aspect.angle).toBeCloseTo(Math.min(apart, 360 - apart), 6);
    }
  });

  test("names the aspect behind each strength and each growth area", async () => {
    const { strengths, challenges, synastryAspects } = await resultOf(ANN, BEN);
    const titles = synastryAspects.map(({ title }) => title);
    for (const text of [...strengths, ...challenges]) {
      expect(titles.some((title) => text.startsWith(`${title}: `))).toBe(true);
    }
    expect(strengths.length).toBeGreaterThan(0);
    expect(challenges.length).toBeGreaterThan(0);
  });

  test("never says the same thing twice in one list", async () => {
    for (const date of ["1985-11-02", "1990-06-20", "1962-02-04", "2001-09-09"]) {
      const result = await resultOf(ANN, { ...BEN, date });
      for (const list of [result.strengthAspects, result.challengeAspects]) {
        // Up to the first name or planet texts of one template are equal.
        const openings = list.map(({ description }) => description.split(/Ann|Ben/)[0] ?? "");
        const long = openings.filter((opening) => opening.length > 20);
        expect(new Set(long).size, JSON.stringify(openings)).toBe(long.length);
      }
    }
  });

  test("explains its score: three parts that add up to it", async () => {
    const { parts, overallScore, elementCompatibility, sunMoonCompatibility } = await resultOf(ANN, BEN);
    expect(parts.map(({ part, weight }) => [part, weight])).toEqual([
      ["element", 25],
      ["sunMoon", 30],
      ["aspects", 45],
    ]);
    expect(parts[0]?.score).toBe(elementCompatibility.score);
    expect(parts[1]?.score).toBe(sunMoonCompatibility.score);
    expect(overallScore).toBe(
      Math.round(parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / 100),
    );
  });

  test("places each one's planets in the other's houses, each with its text", async () => {
    const { houseOverlays, person1Chart, person2Chart } = await resultOf(ANN, BEN);
    expect(houseOverlays.person1InPerson2).toHaveLength(10);
    expect(houseOverlays.person2InPerson1).toHaveLength(10);
    // Whole Sign: the house is the count of signs from the rising one.
    const sign = (longitude: number) => Math.floor(longitude / 30);
    const rising = sign(person2Chart.houses[0]?.longitude ?? Number.NaN);
    for (const { planet, house, title, description } of houseOverlays.person1InPerson2) {
      const placed = person1Chart.planets.find((each) => each.planet === planet);
      expect(house).toBe(((sign(placed?.longitude ?? Number.NaN) - rising + 12) % 12) + 1);
      expect(title).toMatch(new RegExp(`^Ann’s ${planet} in Ben’s ${house}(st|nd|rd|th) house$`));
      expect(description.length).toBeGreaterThan(150);
    }
  });

  test("tells two people of one name apart", async () => {
    const { synastryAspects } = await resultOf(ANN, { ...BEN, name: "ann" });
    expect(synastryAspects[0]?.title).toMatch(/^Ann 1’s .* ann 2’s /);
  });

  test("cuts long names in its sentences, after a word, and tells them apart all the same", async () => {
    const long = "Anna Maria Theresia Josepha von Hohenberg";
    const longer = `${long} ${"<&>".repeat(40)}`;
    const { person1Chart, synastryAspects } = await resultOf(
      { ...ANN, name: long },
      { ...BEN, name: longer },
    );
    expect(person1Chart.input.name).toBe(long);
    const cut = "Anna Maria Theresia Josepha von…";
    expect(synastryAspects[0]?.title.startsWith(`${cut} 1’s `)).toBe(true);
    expect(synastryAspects[0]?.title).toContain(` ${cut} 2’s `);
    const unbroken = await resultOf({ ...ANN, name: "\u{1f319}".repeat(41) }, BEN);
    expect(unbroken.synastryAspects[0]?.title.startsWith(`${"\u{1f319}".repeat(40)}…’s `)).toBe(true);
  });
});

test("swapping the persons swaps names and roles and changes no score", async () => {
  const births = fc.record({
    name: fc.constantFrom("Ann", "Ben", "Zoë"),
    date: fc
      .date({ min: new Date("1800-01-02"), max: new Date("2100-12-30"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc.constantFrom("00:00", "07:10", "14:30", "23:59"),
    timeUnknown: fc.boolean(),
    location: fc.constantFrom("New York", "London", "Sydney", "Tromsø", "Quito"),
  });
  await fc.assert(
    fc.asyncProperty(births, births, async (a, b) => {
      const [one, other] = await Promise.all([resultOf(a, b), resultOf(b, a)]);
      expect(scoresOf(other)).toEqual(scoresOf(one));
      for (const score of [one.overallScore, ...one.parts.map((part) => part.score)]) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      expect(other.person1Chart.input).toEqual(one.person2Chart.input);
      const pairs = (result: CompatibilityAnswer, swapped: boolean) =>
        result.synastryAspects
          .map(({ planet1, planet2, aspectType }) =>
            (swapped ? [planet2, planet1, aspectType] : [planet1, planet2, aspectType]).join(" "),
          )
          .sort();
      expect(pairs(other, true)).toEqual(pairs(one, false));
      expect(other.houseOverlays.person1InPerson2).toHaveLength(a.timeUnknown ? 0 : 10);
      for (const text of [
        one.overallInterpretation,
        one.elementCompatibility.description,
        one.sunMoonCompatibility.description,
        ...one.strengths,
        ...one.challenges,
        ...one.synastryAspects.map(({ description }) => description),
      ]) {
        expect(text.length).toBeGreaterThan(40);
        expect(text).not.toMatch(/NaN|undefined|[{}]/);
      }
    }),
    { numRuns: 40 },
  );
});

describe("an unknown birth time", () => {
  test("of one person leaves out that person's houses and nothing else", async () => {
    const { person2Chart, houseOverlays, overallScore } = await resultOf(ANN, {
      ...BEN,
      time: "",
      timeUnknown: true,
    });
    expect(person2Chart).toMatchObject({ rising: null, houses: [], timeUnknown: true });
    expect(houseOverlays.person1InPerson2).toEqual([]);
    expect(houseOverlays.person2InPerson1).toHaveLength(10);
    expect(overallScore).toBeGreaterThan(0);
  });
});

describe("what cannot be read is refused at its field", () => {
  const required = (person: string) => ({
    [`${person}.name`]: ["Name is required"],
    [`${person}.date`]: ["Birth date is required"],
    [`${person}.time`]: ["Birth time is required"],
    [`${person}.location`]: ["Birth location is required"],
  });
  test.each([
    {},
    { person1: null, person2: [] },
    { person1: "Ann", person2: 5 },
    { person1: {}, person2: { name: " " } },
  ])("%j: all eight at once", async (body) => {
    expect(await fieldsOf(body)).toEqual({ ...required("person1"), ...required("person2") });
  });
  test("an unknown place and an impossible date, each at its person", async () => {
    const fields = await fieldsOf({
      person1: { ...ANN, location: "Qwxzzy" },
      person2: { ...BEN, date: "1990-02-30" },
    });
    expect(Object.keys(fields).sort()).toEqual(["person1.location", "person2.date"]);
  });
  test("a house system that a birthplace does not have", async () => {
    const polar = { ...BEN, location: "Tromsø", date: "2000-06-21", houseSystem: "Placidus" };
    const fields = await fieldsOf({ person1: ANN, person2: polar });
    expect(Object.keys(fields)).toEqual(["person2.houseSystem"]);
    expect(fields["person2.houseSystem"]?.[0]).toContain("Whole Sign");
  });
});

describe("the result of two people under settings", () => {
  const settings = { node: "Mean", extras: ["Lilith", "Vertex"] };
  const under = (person: Person, given: object = settings) => ({ ...person, settings: given });

  test("has both charts under them, and more contacts than the score knows", async () => {
    const plain = await resultOf(ANN, BEN);
    const settled = await resultOf(under(ANN), under(BEN));
    expect(plain).not.toHaveProperty("moreAspects");
    expect(settled.person2Chart.settings).toMatchObject(settings);
    expect(scoresOf(settled)).toEqual(scoresOf(plain));
    expect(settled.synastryAspects).toEqual(plain.synastryAspects);
    const { moreAspects = [] } = settled;
    expect(moreAspects.length).toBeGreaterThan(5);
    const names = new Set(moreAspects.flatMap(({ planet1, planet2 }) => [planet1, planet2]));
    for (const name of ["Ascendant", "Midheaven", "Chiron", "North Node"]) expect(names).toContain(name);
    for (const { title, planet1, type, planet2, orb } of moreAspects) {
      expect(title).toBe(`Ann’s ${planet1} ${type} Ben’s ${planet2}`);
      expect(orb).toBeLessThanOrEqual(3);
    }
    const back = await resultOf(under(BEN), under(ANN));
    expect(
      back.moreAspects?.map(({ planet1, type, planet2 }) => `${planet2} ${type} ${planet1}`).sort(),
    ).toEqual(moreAspects.map(({ planet1, type, planet2 }) => `${planet1} ${type} ${planet2}`).sort());
  });

  test("in one sidereal zodiac is of sidereal charts; two zodiacs cannot be compared", async () => {
    const lahiri = { zodiac: "Lahiri" };
    const { person1Chart, person2Chart } = await resultOf(under(ANN, lahiri), under(BEN, lahiri));
    expect([person1Chart.sun.sign, person2Chart.sun.sign]).toEqual(["Gemini", "Libra"]);
    for (const [person1, person2] of [
      [under(ANN, lahiri), BEN],
      [ANN, under(BEN, lahiri)],
      [under(ANN, lahiri), under(BEN, { zodiac: "Raman" })],
    ]) {
      const fields = await fieldsOf({ person1, person2 });
      expect(Object.keys(fields)).toEqual(["person2.settings.zodiac"]);
    }
  });

  test("names wrong settings of either by their fields", async () => {
    const wrong = { orbs: { Trine: 50 }, node: "Middle" };
    const fields = await fieldsOf({ person1: under(ANN, wrong), person2: under(BEN, wrong) });
    expect(Object.keys(fields).sort()).toEqual([
      "person1.settings.node",
      "person1.settings.orbs.Trine",
      "person2.settings.node",
      "person2.settings.orbs.Trine",
    ]);
  });
});
