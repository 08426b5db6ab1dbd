import { describe, expect, test } from "vitest";
import type { BirthChartAnswer } from "../../app/answers/birth-chart";
import type { ForecastAnswer } from "../../app/answers/forecast";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const YEAR = { from: "2026-11-22", to: "2027-11-22" };

async function forecast(input: Record<string, unknown>): Promise<ForecastAnswer> {
  const response = await worker.post("/api/forecast", { ...YEAR, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ForecastAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/forecast", { ...YEAR, longitudes: { Sun: 84.4 }, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("POST /api/forecast", () => {
  test("tells each contact of a birth once, the slowest planet's first, with its window and its passes", async () => {
    const answer = await forecast({ birth: ANN });
    expect(Object.keys(answer)).toEqual([
      "from",
      "to",
      "orb",
      "contacts",
      "stations",
      "ingresses",
      "lunations",
      "eclipses",
      "truncated",
      "until",
    ]);
    expect(answer).toMatchObject({ ...YEAR, orb: 1, truncated: false, until: null });
    const planets = answer.contacts.map(({ transiting }) => transiting);
    expect([...new Set(planets)]).toEqual(["Pluto", "Neptune", "Uranus", "Saturn", "Jupiter"]);
    const natal = new Set(answer.contacts.map(({ natal }) => natal));
    for (const point of ["Ascendant", "Midheaven", "North Node", "Chiron"] as const)
      expect(natal).toContain(point);
    for (const { enters, leaves, exact, closest, turns } of answer.contacts) {
      const times = [enters, ...exact, leaves].filter((time) => time !== null);
      expect(times).toEqual([...times].sort());
      for (const time of [...times, closest.at, ...turns.map(({ at }) => at)])
        expect(time >= "2026-11-22T00:00:00.000Z" && time <= "2027-11-22T00:00:00.000Z").toBe(true);
      expect(closest.orb).toBeLessThanOrEqual(1);
      expect(closest.orb === 0).toBe(exact.length > 0);
      if (exact.length > 0) expect(closest.at).toBe(exact[0]);
    }
    const events = [...answer.stations, ...answer.ingresses, ...answer.lunations, ...answer.eclipses];
    expect(events.length).toBeGreaterThan(2);
    for (const { touches } of events) {
      expect(touches.length).toBeGreaterThan(0);
      for (const { orb } of touches) expect(orb).toBeLessThanOrEqual(1);
    }
  });

  test("answers the same to the longitudes of the chart, whichever zodiac the birth is drawn in", async () => {
    const chart = await worker.post("/api/birth-chart", ANN);
    const { planets, points, rising, midheaven } = (await chart.json()) as BirthChartAnswer;
    const longitudes = Object.fromEntries([
      ...[...planets, ...points].map(({ planet, longitude }) => [planet, longitude]),
      ["Ascendant", rising?.longitude],
      ["Midheaven", midheaven?.longitude],
    ]);
    const ofLongitudes = await forecast({ longitudes });
    expect(await forecast({ birth: ANN })).toEqual(ofLongitudes);
    const lahiri = await forecast({ birth: { ...ANN, settings: { zodiac: "Lahiri" } } });
    expect(lahiri.contacts.map(({ natal, type, exact }) => [natal, type, exact.length])).toEqual(
      ofLongitudes.contacts.map(({ natal, type, exact }) => [natal, type, exact.length]),
    );
  });

  test("tells of the planets, the orb and the extras that are asked for", async () => {
    const wide = await forecast({
      birth: { ...ANN, settings: { extras: ["Lilith", "Fortune"] } },
      bodies: ["Mars", "Moon", "Saturn"],
      orb: 2,
      to: "2027-01-22",
    });
    expect(wide.orb).toBe(2);
    expect([...new Set(wide.contacts.map(({ transiting }) => transiting))]).toEqual([
      "Saturn",
      "Mars",
      "Moon",
    ]);
    const natal = new Set(wide.contacts.map(({ natal }) => natal));
    expect(natal).toContain("Lilith");
    expect(natal).toContain("Fortune");
    const untimed = await forecast({ birth: { ...ANN, time: "", timeUnknown: true } });
    expect(untimed.contacts.some(({ natal }) => natal === "Ascendant" || natal === "Midheaven")).toBe(false);
  });

  test("reaches from the first day of the tables to the last", async () => {
    const longitudes = { Sun: 84.4, Moon: 10 };
    await forecast({ longitudes, from: "1800-01-01", to: "1802-01-01" });
    const last = await forecast({ longitudes, from: "2098-12-31", to: "2100-12-31" });
    expect(last.contacts.length).toBeGreaterThan(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["no chart", { longitudes: undefined }, "longitudes"],
    ["a birth and longitudes", { birth: ANN }, "longitudes"],
    [
      "a birth that cannot be",
      { longitudes: undefined, birth: { ...ANN, date: "1990-02-30" } },
      "birth.date",
    ],
    [
      "houses that do not exist",
      { longitudes: undefined, birth: { ...ANN, location: "Tromsø", houseSystem: "Placidus" } },
      "birth.houseSystem",
    ],
    ["a longitude beyond the circle", { longitudes: { Chiron: 360 } }, "longitudes.Chiron"],
    ["no beginning", { from: "" }, "from"],
    ["an end before the beginning", { to: "2026-11-22" }, "to"],
    ["more than a hundred years", { from: "1990-11-22", to: "2090-11-23" }, "to"],
    ["no technique", { techniques: [] }, "techniques"],
    ["a technique that is none", { techniques: ["Transits", "Tarot"] }, "techniques"],
    ["what needs a birth of longitudes", { techniques: ["Solar Arcs"] }, "techniques"],
    [
      "primary directions without a birth time",
      { longitudes: undefined, birth: { ...ANN, timeUnknown: true }, techniques: ["Primary Directions"] },
      "birth.time",
    ],
    [
      "primary directions beyond the polar circles",
      { longitudes: undefined, birth: { ...ANN, location: "Tromsø" }, techniques: ["Primary Directions"] },
      "birth.latitude",
    ],
    ["a year beyond the tables", { from: "2100-06-01", to: "2101-06-01" }, "to"],
    ["a planet that is none", { bodies: ["Saturn", "Vulcan"] }, "bodies"],
    ["no planet", { bodies: [] }, "bodies"],
    ["an orb in which aspects would blur", { orb: 6 }, "orb"],
    ["an orb of nothing", { orb: 0 }, "orb"],
  ])("refuses %s by its field", async (_, input, field) => {
    expect(Object.keys(await refused(input))).toEqual([field]);
  });

  test("takes a hundred years to the day, from a leap day too, and cuts what is too much", async () => {
    const longitudes = { Sun: 84.4 };
    const long = await forecast({ longitudes, from: "2000-02-29", to: "2100-02-28" });
    expect(long).toMatchObject({ to: "2100-02-28", truncated: true, until: "2006-03-01" });
    const answer = await refused({ from: "2000-02-29", to: "2100-03-01" });
    expect(answer.to).toEqual(["Must be at most 100 years after the first day"]);
  });

  test("says of all but eclipses by which technique it was found, transits where none was asked for", async () => {
    const answer = (await forecast({ birth: ANN })) as unknown as Techniques;
    for (const events of [answer.contacts, answer.stations, answer.ingresses, answer.lunations])
      for (const { technique } of events) expect(technique).toBe("Transits");
  });

  test("tells a life of progressions, solar arcs and directions, each technique in its turn", async () => {
    const techniques = ["Secondary Progressions", "Solar Arcs", "Primary Directions"];
    const span = { from: "1990-06-16", to: "2060-06-15" };
    const answer = (await forecast({ birth: ANN, ...span, techniques })) as unknown as Techniques;
    expect([...new Set(answer.contacts.map(({ technique }) => technique))]).toEqual(techniques);
    expect(answer).toMatchObject({ truncated: false, eclipses: [] });
    const movers = new Set(answer.contacts.map(({ transiting }) => transiting));
    for (const mover of ["Moon", "Chiron", "Ascendant", "Midheaven"]) expect(movers).toContain(mover);
    expect(
      answer.contacts.some(
        ({ technique, transiting, natal }) => technique === "Solar Arcs" && transiting === natal,
      ),
    ).toBe(false);
    expect(answer.lunations.length).toBeGreaterThan(15);
    expect(new Set(answer.ingresses.map(({ technique }) => technique))).toEqual(
      new Set(["Secondary Progressions"]),
    );
  });

  test("tells returns of bodies to their own places, and without a birth time what needs none", async () => {
    const birth = { ...ANN, timeUnknown: true };
    const span = { from: "2019-01-01", to: "2021-01-01" };
    const returns = (await forecast({
      birth: ANN,
      ...span,
      techniques: ["Returns"],
    })) as unknown as Techniques;
    for (const { transiting, natal, type } of returns.contacts)
      expect([natal, type]).toEqual([transiting, "Conjunction"]);
    expect(returns.contacts.filter(({ transiting }) => transiting === "Sun")).toHaveLength(2);
    const untimed = (await forecast({ birth, ...span, techniques: ["Solar Arcs"] })) as unknown as Techniques;
    expect(untimed.contacts.length).toBeGreaterThan(0);
    expect(untimed.contacts.some(({ transiting }) => transiting === "Ascendant")).toBe(false);
  });
});

interface Found {
  readonly technique: string;
  readonly transiting: string;
  readonly natal: string;
  readonly type: string;
}
type Techniques = Readonly<Record<"contacts" | "stations" | "ingresses" | "lunations", readonly Found[]>>;
