import { describe, expect, test } from "vitest";
import type { PairChartAnswer } from "../../app/answers/pair-chart";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const BEN = { name: "Ben", date: "1985-11-02", time: "06:05", location: "London" };
const ASKED = { person1: ANN, person2: BEN, kind: "Composite" };

async function paired(input: Record<string, unknown>): Promise<PairChartAnswer> {
  const response = await worker.post("/api/pair-chart", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PairChartAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/pair-chart", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("a pair chart", () => {
  test("has the shape of a birth chart, whatever its kind, and says how both were read", async () => {
    const natal = (await (await worker.post("/api/birth-chart", ANN)).json()) as object;
    const shape = Object.keys(natal).filter((key) => !["id", "createdAt", "input", "resolved"].includes(key));
    for (const kind of ["Composite", "Davison"]) {
      const answer = await paired({ kind });
      expect(Object.keys(answer)).toEqual([
        "kind",
        "chart",
        "instant",
        "latitude",
        "longitude",
        "options",
        "person1",
        "person2",
      ]);
      expect(Object.keys(answer.chart)).toEqual(shape);
      expect(answer.chart.houses).toHaveLength(12);
      expect(answer).toMatchObject({
        kind,
        options: { ascendant: "Derived", place: "Mean" },
        person1: { input: { name: "Ann" }, resolved: { utcOffset: "-04:00" } },
        person2: { input: { name: "Ben" }, resolved: { utcOffset: "+00:00" } },
      });
    }
  });

  test("as a composite is of no moment and no place, and the same the other way round", async () => {
    const answer = await paired({});
    expect(answer).toMatchObject({ instant: null, latitude: null, longitude: null });
    expect((await paired({ person1: BEN, person2: ANN })).chart).toEqual(answer.chart);
    const midpoint = await paired({ options: { ascendant: "Midpoint" } });
    expect(midpoint.chart.planets.map(({ longitude }) => longitude)).toEqual(
      answer.chart.planets.map(({ longitude }) => longitude),
    );
    expect(midpoint.chart.rising).not.toEqual(answer.chart.rising);
  });

  test("of Davison stands between both in time and place", async () => {
    const mean = await paired({ kind: "Davison" });
    expect(mean.instant).toBe("1988-02-23T12:17:30.000Z");
    expect(mean.latitude).toBeCloseTo(46.1, 1);
    expect(mean.longitude).toBeCloseTo(-37.1, 1);
    const circle = await paired({ kind: "Davison", options: { place: "Great Circle" } });
    expect(circle.latitude).toBeCloseTo(52.4, 0);
    expect(circle.chart.rising).not.toEqual(mean.chart.rising);
  });

  test("takes the first person's house system, and leaves houses out where a time is unknown", async () => {
    const { chart } = await paired({ person1: { ...ANN, houseSystem: "Koch" } });
    expect(chart.houseSystem).toBe("Koch");
    for (const kind of ["Composite", "Davison"]) {
      const untimed = await paired({ kind, person2: { ...BEN, time: "", timeUnknown: true } });
      expect(untimed.chart).toMatchObject({ rising: null, midheaven: null, houses: [], timeUnknown: true });
    }
  });

  test.each([
    [{ kind: undefined }, ["kind"]],
    [{ kind: "Synastry" }, ["kind"]],
    [{ person1: { ...ANN, date: "" } }, ["person1.date"]],
    [
      { person1: null, kind: 1 },
      ["person1.name", "person1.date", "person1.time", "person1.location", "kind"],
    ],
    [{ person2: { ...BEN, location: "Xyzzyville" } }, ["person2.location"]],
    [{ options: [] }, ["options"]],
    [{ options: { ascendant: "Equal" } }, ["options.ascendant"]],
    [{ options: { place: "Halfway", ascendant: 1 } }, ["options.place", "options.ascendant"]],
    [
      {
        kind: "Davison",
        person1: { ...ANN, latitude: 40, longitude: 10 },
        person2: { ...BEN, latitude: -40, longitude: -170 },
        options: { place: "Great Circle" },
      },
      ["options.place"],
    ],
    [
      {
        person1: { ...ANN, houseSystem: "Placidus", location: "Tromsø, Norway" },
        person2: { ...BEN, location: "Tromsø, Norway" },
      },
      ["person1.houseSystem"],
    ],
  ])("asked with %j is refused at %j", async (given, fields) => {
    expect(Object.keys(await refused(given)).sort()).toEqual(fields.toSorted());
  });
});

describe("a pair chart under settings", () => {
  const settings = { zodiac: "Fagan/Bradley", extras: ["Lilith", "Fortune", "Stars"] };

  test("is drawn under the first person's, whatever the second's say", async () => {
    const mine = await paired({ person1: { ...ANN, settings } });
    expect(mine.settings).toMatchObject({ ...settings, node: "True" });
    expect(mine.chart.extras?.map(({ planet }) => planet)).toEqual(["Lilith"]);
    expect(mine.chart.stars).toEqual([]);
    const both = await paired({ person1: { ...ANN, settings }, person2: { ...BEN, settings: {} } });
    expect(both.chart).toEqual(mine.chart);
    expect(both.person2.input.settings).toMatchObject({ zodiac: "Tropical" });
    const theirs = await paired({ person2: { ...BEN, settings } });
    expect(theirs).not.toHaveProperty("settings");
    expect(theirs.chart).toEqual((await paired({})).chart);
    const davison = await paired({ kind: "Davison", person1: { ...ANN, settings } });
    expect(davison.chart.extras?.map(({ planet }) => planet)).toEqual(["Lilith", "Fortune"]);
    expect(davison.chart.stars).toHaveLength(47);
  });

  test("that are wrong are named by their fields, of either person", async () => {
    const wrong = { zodiac: "Chinese" };
    const fields = await refused({
      person1: { ...ANN, settings: wrong },
      person2: { ...BEN, settings: wrong },
    });
    expect(Object.keys(fields)).toEqual(["person1.settings.zodiac", "person2.settings.zodiac"]);
  });
});
