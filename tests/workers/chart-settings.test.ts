import { describe, expect, test } from "vitest";
import type { BirthChartAnswer } from "../../app/answers/birth-chart";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const DEFAULTS = {
  zodiac: "Tropical",
  node: "True",
  lilith: "Mean",
  orbs: "Standard",
  minorAspects: false,
  outOfSign: true,
  extras: [],
};

async function chartOf(input: Record<string, unknown>): Promise<BirthChartAnswer> {
  const response = await worker.post("/api/birth-chart", input);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as BirthChartAnswer;
}

async function fieldsOf(path: string, input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post(path, input);
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("the settings of a chart", () => {
  test("that are not given add nothing to the answer", async () => {
    for (const none of [{}, { settings: null }, { settings: "" }]) {
      const chart = await chartOf({ ...ANN, ...none });
      expect(Object.keys(chart)).toEqual([
        "id",
        "createdAt",
        "input",
        "resolved",
        "sun",
        "moon",
        "rising",
        "midheaven",
        "planets",
        "points",
        "houses",
        "aspects",
        "houseSystem",
        "timeUnknown",
        "moonChangesSign",
      ]);
      expect(Object.keys(chart.input)).not.toContain("settings");
      expect(Object.keys(chart.planets[0] ?? {})).not.toContain("declination");
    }
  });

  test("are echoed whole, and what they do not choose stays as it is without them", async () => {
    const { id: _, createdAt: __, input, ...plain } = await chartOf(ANN);
    const settled = await chartOf({ ...ANN, settings: {} });
    expect(settled).toMatchObject(plain);
    expect(settled.input).toEqual({ ...input, settings: DEFAULTS });
    expect(settled.settings).toEqual(DEFAULTS);
    expect(settled).toMatchObject({ isDay: true, ayanamsa: null, extras: [], stars: [] });
    expect(settled.dignities?.map(({ planet }) => planet)).toEqual([
      "Sun",
      "Moon",
      "Mercury",
      "Venus",
      "Mars",
      "Jupiter",
      "Saturn",
    ]);
  });

  test("choose the zodiac, the bodies and the orbs", async () => {
    const chart = await chartOf({
      ...ANN,
      settings: { zodiac: "Lahiri", extras: ["Stars", "Ceres", "Lilith", "Ceres"], orbs: { Trine: 1 } },
    });
    expect(chart.sun).toMatchObject({ sign: "Gemini", degree: 0 }); // 24°23′ in the tropical zodiac
    expect(chart.ayanamsa).toBeGreaterThan(23.7);
    expect(chart.extras?.map(({ planet }) => planet)).toEqual(["Lilith", "Ceres"]);
    expect(chart.settings).toMatchObject({ extras: ["Lilith", "Ceres", "Stars"], orbs: { Trine: 1 } });
    expect(chart.stars?.map(({ star }) => star)).toContain("Regulus");
    for (const { type, orb } of chart.aspects) if (type === "Trine") expect(orb).toBeLessThanOrEqual(1);
  });

  test("may come as the fields of a form, also without JavaScript", async () => {
    const body = new URLSearchParams({
      ...ANN,
      "settings.zodiac": "Raman",
      "settings.orbs": "Own",
      "settings.orbs.Square": "4.5",
      "settings.outOfSign": "false",
      "settings.extras.Vesta": "on",
    });
    const flat = await chartOf(Object.fromEntries(body));
    expect(flat.settings).toEqual({
      ...DEFAULTS,
      zodiac: "Raman",
      orbs: { Square: 4.5 },
      outOfSign: false,
      extras: ["Vesta"],
    });
    const page = await worker.fetch("/birth-chart", { method: "POST", body });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Ann&#x27;s Birth Chart");
  });

  test.each([
    [{ settings: "Lahiri" }, "settings"],
    [{ settings: ["Lahiri"] }, "settings"],
    [{ settings: { zodiac: "Babylonian" } }, "settings.zodiac"],
    [{ settings: { node: "mean" } }, "settings.node"],
    [{ settings: { lilith: 1 } }, "settings.lilith"],
    [{ settings: { orbs: "Wide" } }, "settings.orbs"],
    [{ settings: { orbs: { Novile: 2 } } }, "settings.orbs"],
    [{ settings: { orbs: { Trine: 16 } } }, "settings.orbs.Trine"],
    [{ settings: { orbs: { Trine: "wide" } } }, "settings.orbs.Trine"],
    [{ settings: { minorAspects: "maybe" } }, "settings.minorAspects"],
    [{ settings: { outOfSign: 2 } }, "settings.outOfSign"],
    [{ settings: { extras: "Ceres" } }, "settings.extras"],
    [{ settings: { extras: ["Nibiru"] } }, "settings.extras"],
    [{ settings: { extras: [{ toString: "Ceres" }] } }, "settings.extras"],
    [{ calendar: "Coptic" }, "calendar"],
  ])("%j is refused at %s", async (given, field) => {
    expect(Object.keys(await fieldsOf("/api/birth-chart", { ...ANN, ...given }))).toEqual([field]);
    const couple = { person1: ANN, person2: { ...ANN, ...given } };
    expect(Object.keys(await fieldsOf("/api/compatibility", couple))).toEqual([`person2.${field}`]);
  });

  test("wrong ones are named with all else that is wrong", async () => {
    const fields = await fieldsOf("/api/birth-chart", { ...ANN, name: "", settings: { node: 1, zodiac: 2 } });
    expect(Object.keys(fields).sort()).toEqual(["name", "settings.node", "settings.zodiac"]);
  });

  test("names that every object has are no aspects", async () => {
    const body = `{"name":"Ann","date":"1990-06-15","time":"14:30","location":"New York","settings":{"orbs":{"__proto__":2,"constructor":3}}}`;
    const response = await worker.fetch("/api/birth-chart", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(response.status).toBe(422);
  });

  test("without a birth time leave out what turns with the Earth", async () => {
    const chart = await chartOf({
      ...ANN,
      timeUnknown: true,
      settings: { extras: ["Fortune", "Vertex", "Juno"] },
    });
    expect(chart).toMatchObject({ isDay: null, dignities: [], chartRuler: null, houses: [] });
    expect(chart.extras?.map(({ planet }) => planet)).toEqual(["Juno"]);
  });

  test("are what a reading is of", async () => {
    const response = await worker.post("/api/reading", { ...ANN, settings: { zodiac: "Lahiri" } });
    const reading = (await response.json()) as { placements: { planet: string; sign: string }[] };
    expect(reading.placements.find(({ planet }) => planet === "Moon")?.sign).toBe("Aquarius"); // in tropical Pisces
  });
});

describe("an Old Style date", () => {
  test("is converted, said, and echoed as it was given", async () => {
    const { input, resolved } = await chartOf({
      ...ANN,
      date: "1910-06-02",
      location: "Saint Petersburg, Russia",
      calendar: "Julian",
    });
    expect(input).toMatchObject({ date: "1910-06-02", calendar: "Julian" });
    expect(resolved.localTime).toBe("1910-06-15T14:30:00");
    expect(resolved.note).toMatch(
      /^The date is Old Style \(Julian\): 2 June 1910 is 15 June 1910 in the Greg/,
    );
  });

  test("may be a day that the Gregorian calendar has not", async () => {
    const leap = { ...ANN, date: "29 February 1900", location: "Athens, Greece" };
    const { input, resolved } = await chartOf({ ...leap, calendar: "Julian" });
    expect(input.date).toBe("1900-02-29");
    expect(resolved.localTime).toBe("1900-03-13T14:30:00");
    expect(await fieldsOf("/api/birth-chart", leap)).toEqual({ date: ["February 1900 has no day 29"] });
  });

  test("and its Gregorian twin have one sky", async () => {
    const birth = { ...ANN, location: "Athens, Greece" };
    const old = await chartOf({ ...birth, date: "1899-12-20", calendar: "Julian" });
    const now = await chartOf({ ...birth, date: "1900-01-01", calendar: "Gregorian" });
    expect(old.planets).toEqual(now.planets);
    expect(old.houses).toEqual(now.houses);
    expect(Object.keys(now.input)).not.toContain("calendar");
  });
});
