import { describe, expect, test } from "vitest";
import type { BirthChartAnswer } from "../../app/answers/birth-chart";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const P = {
  name: "Ann",
  date: "1990-06-15",
  time: "14:30",
  location: "New York",
  timezone: "auto",
  houseSystem: "Whole Sign",
};

async function chartOf(input: Record<string, unknown>): Promise<BirthChartAnswer> {
  const response = await worker.post("/api/birth-chart", input);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as BirthChartAnswer;
}

async function fieldsOf(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/birth-chart", input);
  expect(response.status).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

/** Arcminutes within the sign, for comparing positions across a minute's boundary. */
const minutes = ({ degree, minute }: { degree: number; minute: number }) => degree * 60 + minute;

describe("the chart of 15 June 1990, 14:30, New York", () => {
  test("says how it was read, and stands where professional programs have it", async () => {
    const chart = await chartOf(P);
    expect(chart.resolved).toMatchObject({
      utc: "1990-06-15T18:30:00Z",
      utcOffset: "-04:00",
      localTime: "1990-06-15T14:30:00",
      note: null,
      ambiguous: false,
      place: { country: "United States", countryCode: "US", timeZone: "America/New_York" },
    });
    const placement = (name: string) =>
      [...chart.planets, ...chart.points].find(({ planet }) => planet === name);
    expect(placement("Sun")).toMatchObject({
      sign: "Gemini",
      degree: 24,
      minute: 23,
      house: 9,
      isRetrograde: false,
    });
    expect(placement("Moon")).toMatchObject({ sign: "Pisces", degree: 18, minute: 59, house: 6 });
    expect(placement("Saturn")).toMatchObject({
      sign: "Capricorn",
      degree: 24,
      minute: 0,
      house: 4,
      isRetrograde: true,
    });
    expect(placement("Pluto")).toMatchObject({ sign: "Scorpio", degree: 15, minute: 23, isRetrograde: true });
    expect(chart.rising).toMatchObject({ sign: "Libra", degree: 13 });
    expect(chart.sun).toEqual({
      sign: "Gemini",
      degree: 24,
      minute: 23,
      longitude: expect.closeTo(84.39, 1),
    });
    expect(chart.planets.map(({ planet }) => planet)).toEqual([
      "Sun",
      "Moon",
      "Mercury",
      "Venus",
      "Mars",
      "Jupiter",
      "Saturn",
      "Uranus",
      "Neptune",
      "Pluto",
    ]);
    expect(chart.points.map(({ planet }) => planet)).toEqual(["Chiron", "North Node", "South Node"]);
    expect(chart.houses).toHaveLength(12);
    expect(chart.houses[0]).toEqual({ house: 1, sign: "Libra", degree: 0, longitude: 180 });
    expect(chart.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(chart.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(chart.input).toMatchObject({
      name: "Ann",
      date: "1990-06-15",
      time: "14:30",
      location: "New York",
    });
  });

  test("an offset of -4 equals auto, and -5 turns the ascendant", async () => {
    const [auto, minus4, minus5] = await Promise.all([
      chartOf(P),
      chartOf({ ...P, timezone: -4 }),
      chartOf({ ...P, timezone: "-5" }),
    ]);
    expect(minus4.rising).toEqual(auto.rising);
    expect(minus4.planets).toEqual(auto.planets);
    expect(minus5.rising?.degree).not.toBe(auto.rising?.degree);
  });

  test("in equal houses three planets change their house", async () => {
    const chart = await chartOf({ ...P, houseSystem: "Equal" });
    const house = (name: string) => chart.planets.find(({ planet }) => planet === name)?.house;
    expect(chart.houses[0]).toMatchObject({ sign: "Libra", degree: expect.closeTo(13.7, 1) });
    expect([house("Mercury"), house("Mars"), house("Uranus")]).toEqual([8, 6, 3]);
  });

  test("has 24 aspects, 13 of them harmonious", async () => {
    const { aspects } = await chartOf(P);
    expect(aspects).toHaveLength(24);
    expect(aspects.filter(({ isHarmonious }) => isHarmonious)).toHaveLength(13);
    const between = (a: string, b: string) =>
      aspects.find(({ planet1, planet2 }) => planet1 === a && planet2 === b);
    expect(between("Sun", "Moon")).toMatchObject({ type: "Square", isApplying: true });
    expect(Math.round(between("Sun", "Moon")?.angle ?? 0)).toBe(95);
    expect(between("Sun", "Moon")?.orb.toFixed(1)).toBe("5.4");
    expect(between("Sun", "Saturn")).toMatchObject({ type: "Quincunx", isApplying: false });
    expect(between("Sun", "Saturn")?.orb.toFixed(1)).toBe("0.4");
    expect([...aspects].sort((a, b) => a.orb - b.orb)).toEqual(aspects);
  });

  test("06/15/1990 and 2:30 PM are the same moment", async () => {
    expect((await chartOf({ ...P, date: "06/15/1990", time: "2:30 PM" })).resolved.utc).toBe(
      "1990-06-15T18:30:00Z",
    );
  });

  test("coordinates make the text a label", async () => {
    const chart = await chartOf({
      ...P,
      location: "My grandmother's house",
      latitude: 40.71,
      longitude: -74.01,
    });
    expect(chart.resolved.place).toMatchObject({
      latitude: 40.71,
      longitude: -74.01,
      timeZone: "America/New_York",
    });
    expect(chart.input.location).toBe("My grandmother's house");
  });
});

test.each([
  ["London", "1969-01-15", "12:00", "Aries", 22 * 60 + 24],
  ["Sydney", "2000-01-01", "12:00", "Pisces", 26 * 60 + 48],
  ["Tromsø", "2000-06-21", "12:00", "Virgo", 24 * 60 + 24],
  ["Ulm, Germany", "1879-03-14", "11:30", "Cancer", 11 * 60 + 38],
])("in %s on %s at %s, %s rises", async (location, date, time, sign, arcminutes) => {
  const { rising } = await chartOf({ ...P, location, date, time });
  expect(rising?.sign).toBe(sign);
  expect(Math.abs(minutes(rising as NonNullable<typeof rising>) - arcminutes)).toBeLessThanOrEqual(6);
});

test.each([
  ["Kathmandu", "1995-05-05", "+05:45"],
  ["Shanghai", "1988-07-01", "+09:00"],
  ["Ulm, Germany", "1879-03-14", "+00:39:58"],
])("%s on %s was at %s", async (location, date, utcOffset) => {
  expect((await chartOf({ ...P, location, date })).resolved.utcOffset).toBe(utcOffset);
});

test("Einstein was born by local mean time, and the note says so", async () => {
  const { resolved, sun } = await chartOf({
    ...P,
    location: "Ulm, Germany",
    date: "1879-03-14",
    time: "11:30",
  });
  expect(resolved.utc).toMatch(/^1879-03-14T10:50:0[123]Z$/);
  expect(resolved.note).toMatch(/local mean time/);
  expect(sun).toMatchObject({ sign: "Pisces", degree: 23, minute: 30 });
});

test("before 1845 Manila kept America's side of the date line", async () => {
  const { resolved } = await chartOf({
    ...P,
    location: "Manila",
    latitude: 14.6042,
    longitude: 120.9822,
    date: "1840-06-01",
    time: "12:00",
  });
  expect(resolved.utcOffset).toMatch(/^-15:5[56]:\d\d$/);
});

describe("a clock time that is no single moment", () => {
  test("one that was skipped is read all the same, with a note", async () => {
    const { resolved } = await chartOf({ ...P, date: "2023-03-12", time: "02:30" });
    expect(resolved.note).toMatch(/did not exist/);
  });
  test("one that occurred twice is the earlier one, or the later when asked", async () => {
    const input = { ...P, date: "2023-11-05", time: "01:30" };
    const [earlier, later] = await Promise.all([chartOf(input), chartOf({ ...input, timeReading: "later" })]);
    expect(earlier.resolved).toMatchObject({ utc: "2023-11-05T05:30:00Z", ambiguous: true });
    expect(later.resolved).toMatchObject({ utc: "2023-11-05T06:30:00Z", ambiguous: true });
    expect(earlier.resolved.note).toMatch(/twice/);
  });
});

describe("an unknown birth time", () => {
  test("gives no rising sign, no houses, and the planets of local noon", async () => {
    const chart = await chartOf({ ...P, time: "", timeUnknown: true });
    expect(chart).toMatchObject({ rising: null, midheaven: null, houses: [], timeUnknown: true });
    expect(chart.planets.every(({ house }) => house === null)).toBe(true);
    expect(chart.resolved.localTime).toBe("1990-06-15T12:00:00");
  });
  test("an empty time without the switch stays an error", async () => {
    expect(await fieldsOf({ ...P, time: "" })).toEqual({ time: ["Birth time is required"] });
  });
});

describe("what cannot be read is refused at its field", () => {
  test.each([
    {},
    { name: "", date: "", time: "", location: "" },
    { name: null, date: " ", time: null, location: "\t" },
  ])("%j: all four at once", async (input) => {
    expect(await fieldsOf(input)).toEqual({
      name: ["Name is required"],
      date: ["Birth date is required"],
      time: ["Birth time is required"],
      location: ["Birth location is required"],
    });
  });
  test("a place that does not exist is named together with a bad date", async () => {
    const fields = await fieldsOf({ ...P, location: "Qwxzzy", date: "1990-02-30" });
    expect(Object.keys(fields).sort()).toEqual(["date", "location"]);
  });
  test.each([-12.25, 14.25, 5.1, "Mars/Olympus", {}, [], true])("timezone %j", async (timezone) => {
    expect(Object.keys(await fieldsOf({ ...P, timezone }))).toEqual(["timezone"]);
  });
  test.each(["whole sign", "Vehlow", 5, {}])("house system %j", async (houseSystem) => {
    expect(Object.keys(await fieldsOf({ ...P, houseSystem }))).toEqual(["houseSystem"]);
  });
  test.each(["Placidus", "Koch"])("%s houses in Tromsø", async (houseSystem) => {
    expect((await fieldsOf({ ...P, location: "Tromsø", houseSystem })).houseSystem?.[0]).toMatch(
      /Whole Sign/,
    );
  });
  test("a latitude without a longitude", async () => {
    expect(Object.keys(await fieldsOf({ ...P, latitude: 40 }))).toEqual(["longitude"]);
  });
  test("a name of 201 letters, while 200 are kept", async () => {
    expect(Object.keys(await fieldsOf({ ...P, name: "é".repeat(201) }))).toEqual(["name"]);
    expect((await chartOf({ ...P, name: "e\u0301".repeat(200) })).input.name).toBe("é".repeat(200));
  });
});

describe("annual profections", () => {
  const ask = async (input: Record<string, unknown>) => {
    const response = await worker.post("/api/annual-profections", input);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>[];
  };
  test("of Libra rising at 36 run through five houses and their rulers", async () => {
    const entries = await ask({
      birthDate: "1990-06-15",
      risingSign: "Libra",
      currentAge: 36,
      yearsToShow: 5,
    });
    expect(entries.map(({ age }) => age)).toEqual([36, 37, 38, 39, 40]);
    expect(entries.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5]);
    expect(entries.map(({ rulingPlanet }) => rulingPlanet)).toEqual([
      "Venus",
      "Mars",
      "Jupiter",
      "Saturn",
      "Saturn",
    ]);
    expect(entries[0]).toMatchObject({
      profectionYear: 1,
      sign: "Libra",
      startsOn: "2026-06-15",
      endsOn: "2027-06-14",
    });
    for (const { theme, interpretation } of entries) {
      expect(theme).toBeTypeOf("string");
      expect((interpretation as string).length).toBeGreaterThan(300);
    }
  });
  test("at 46 it is the 11th house, Leo and the Sun", async () => {
    const [entry] = await ask({
      birthDate: "1990-06-15",
      risingSign: "Libra",
      currentAge: 46,
      yearsToShow: 1,
    });
    expect(entry).toMatchObject({ profectionYear: 11, sign: "Leo", rulingPlanet: "Sun" });
  });
});
