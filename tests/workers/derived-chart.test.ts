import { describe, expect, test } from "vitest";
import type { DerivedChartAnswer } from "../../app/answers/derived-chart";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const ASKED = { birth: ANN, kind: "Solar Return", at: "2026-11-22" };

async function derived(input: Record<string, unknown>): Promise<DerivedChartAnswer> {
  const response = await worker.post("/api/derived-chart", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as DerivedChartAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/derived-chart", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("a derived chart", () => {
  test.each([
    ["Secondary Progression", {}, 0],
    ["Solar Arc", {}, 0],
    ["Solar Return", {}, 1],
    ["Lunar Return", {}, 1],
    ["Planet Return", { planet: "Saturn" }, 1],
    ["Relocation", {}, 0],
  ])("of %s has the shape of a birth chart, beside the natal one", async (kind, options, passes) => {
    const answer = await derived({ kind, options });
    expect(Object.keys(answer)).toEqual([
      "kind",
      "at",
      "instant",
      "passes",
      "place",
      "options",
      "chart",
      "natal",
      "crossAspects",
    ]);
    expect(answer).toMatchObject({ kind, at: "2026-11-22T00:00:00.000Z", place: { name: "New York City" } });
    expect(answer.passes.length).toBeGreaterThanOrEqual(passes);
    const { id: _, createdAt: __, input: ___, resolved: ____, ...shape } = answer.natal;
    expect(Object.keys(answer.chart)).toEqual(Object.keys(shape));
    expect(answer.chart.planets.map(Object.keys)).toEqual(answer.natal.planets.map(Object.keys));
    expect(answer.chart.houses).toHaveLength(12);
    for (const aspect of answer.crossAspects) {
      expect(Object.keys(aspect)).toEqual([
        "planet1",
        "planet2",
        "type",
        "angle",
        "orb",
        "isApplying",
        "isHarmonious",
      ]);
    }
  });

  test("of the Sun is the last at or before the moment, or the first after it, over any place", async () => {
    const last = await derived({});
    expect(last.instant).toMatch(/^2026-06-15T/);
    expect(last.chart.sun.longitude).toBeCloseTo(last.natal.sun.longitude, 5);
    const next = await derived({ options: { next: true, precessed: true } });
    expect(next.instant).toMatch(/^2027-06-1[56]T/);
    expect(next.options).toEqual({ angles: "Solar Arc", precessed: true, next: true, planet: null });
    const lisbon = await derived({ place: { location: "Lisbon" } });
    expect(lisbon.place).toMatchObject({ name: "Lisbon", countryCode: "PT" });
    expect(lisbon.instant).toBe(last.instant);
    expect(lisbon.chart.rising).not.toEqual(last.chart.rising);
    const sea = await derived({ place: { latitude: 0, longitude: -30 } });
    expect(sea.place).toMatchObject({ name: "0.00° N, 30.00° W", latitude: 0, longitude: -30 });
  });

  test("asked without a moment is of now", async () => {
    const { at } = await derived({ at: undefined, kind: "Secondary Progression" });
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  });

  test("of an unknown birth time leaves out what turns with the Earth", async () => {
    const birth = { ...ANN, time: "", timeUnknown: true };
    for (const given of [
      { kind: "Secondary Progression" },
      { kind: "Solar Arc" },
      { kind: "Planet Return", options: { planet: "Jupiter" } },
    ]) {
      const { chart, crossAspects } = await derived({ birth, ...given });
      expect(chart).toMatchObject({ rising: null, midheaven: null, houses: [], timeUnknown: true });
      expect(crossAspects.filter(({ planet1 }) => planet1 === "Ascendant")).toEqual([]);
    }
    for (const given of [
      { kind: "Solar Return" },
      { kind: "Lunar Return" },
      { kind: "Relocation" },
      { kind: "Planet Return", options: { planet: "Moon" } },
    ]) {
      expect((await refused({ birth, ...given }))["birth.time"]?.[0]).toContain("needs a birth time");
    }
  });

  test.each([
    [{ kind: undefined }, ["kind"]],
    [{ kind: "Tertiary" }, ["kind"]],
    [{ kind: { toString: "Solar Arc" } }, ["kind"]],
    [{ at: "yesterday" }, ["at"]],
    [{ at: "1799-12-31" }, ["at"]],
    [{ at: "2101-01-01" }, ["at"]],
    [{ at: 5 }, ["at"]],
    [{ birth: null }, ["birth.name", "birth.date", "birth.time", "birth.location"]],
    [{ birth: "Ann" }, ["birth.name", "birth.date", "birth.time", "birth.location"]],
    [{ birth: { ...ANN, date: "1990-02-30" } }, ["birth.date"]],
    [{ place: "Lisbon" }, ["place"]],
    [{ place: {} }, ["place.location"]],
    [{ place: { location: "Xyzzyville" } }, ["place.location"]],
    [{ place: { latitude: 91, longitude: 0 } }, ["place.latitude"]],
    [{ place: { latitude: 9 } }, ["place.longitude"]],
    [{ options: "Naibod" }, ["options"]],
    [{ options: { angles: "Placidus" } }, ["options.angles"]],
    [{ kind: "Solar Arc", options: { angles: "Mean Quotidian" } }, ["options.angles"]],
    [{ options: { precessed: "perhaps" } }, ["options.precessed"]],
    [{ options: { next: 2 } }, ["options.next"]],
    [{ kind: "Planet Return" }, ["options.planet"]],
    [{ kind: "Planet Return", options: { planet: "Nibiru" } }, ["options.planet"]],
    [
      { kind: "x", at: "y", place: 1, options: 1, birth: { ...ANN, date: "" } },
      ["birth.date", "kind", "at", "place", "options"],
    ],
  ])("asked with %j is refused at %j", async (given, fields) => {
    expect(Object.keys(await refused(given)).sort()).toEqual(fields.toSorted());
  });

  test("that does not exist is refused with the reason", async () => {
    const baby = { ...ANN, date: "2026-11-01" };
    expect((await refused({ birth: baby })).at?.[0]).toContain("first is on 2 November 2027 (UTC)");
    const pluto = { kind: "Planet Return", at: "2050-01-01", options: { planet: "Pluto", next: true } };
    expect((await refused(pluto)).at?.[0]).toContain("Pluto does not return again");
    const polar = { birth: { ...ANN, houseSystem: "Placidus" }, place: { location: "Tromsø, Norway" } };
    expect((await refused(polar))["birth.houseSystem"]?.[0]).toContain("Arctic Circle");
  });
});

describe("a derived chart under the birth's settings", () => {
  const SIDEREAL = {
    ...ANN,
    settings: { zodiac: "Lahiri", node: "Mean", orbs: "Tight", extras: ["Lilith", "Fortune", "Stars"] },
  };
  const whole = {
    zodiac: "Lahiri",
    node: "Mean",
    lilith: "Mean",
    orbs: "Tight",
    minorAspects: false,
    outOfSign: true,
    extras: ["Lilith", "Fortune", "Stars"],
  };

  test.each(["Secondary Progression", "Solar Arc", "Solar Return", "Lunar Return", "Relocation"])(
    "of %s has the shape of the birth chart under them, and echoes them",
    async (kind) => {
      const answer = await derived({ birth: SIDEREAL, kind });
      const { id: _, createdAt: __, input, resolved: ___, settings, ...shape } = answer.natal;
      expect([answer.settings, input.settings, settings]).toEqual([whole, whole, whole]);
      expect(Object.keys(answer.chart).sort()).toEqual(Object.keys(shape).sort());
      expect(answer.chart.extras?.map(({ planet }) => planet)).toEqual(["Lilith", "Fortune"]);
      expect(answer.chart.stars).toHaveLength(47);
      expect(answer.chart.ayanamsa).toBeCloseTo(kind.endsWith("Return") ? 24.22 : 23.72, 1);
      expect(answer.options.precessed).toBe(kind.endsWith("Return"));
    },
  );

  test("of a sidereal solar return has the Sun at its sidereal place, conjunct to within nothing", async () => {
    const { chart, natal, crossAspects } = await derived({ birth: SIDEREAL });
    expect(chart.sun.longitude).toBeCloseTo(natal.sun.longitude, 5);
    expect(chart.sun.sign).toBe("Gemini");
    expect(crossAspects[0]).toMatchObject({ planet1: "Sun", planet2: "Sun", type: "Conjunction" });
  });

  test("without settings has none of it, whatever comes in their place", async () => {
    for (const settings of [undefined, null, ""]) {
      const answer = await derived({ birth: { ...ANN, settings } });
      expect(answer).not.toHaveProperty("settings");
      expect(answer.chart).not.toHaveProperty("extras");
      expect(answer.options.precessed).toBe(false);
    }
  });

  test("that are wrong are named by their fields", async () => {
    const fields = await refused({ birth: { ...ANN, settings: { zodiac: "Chinese", extras: ["Eris"] } } });
    expect(Object.keys(fields).sort()).toEqual(["birth.settings.extras", "birth.settings.zodiac"]);
    expect(await refused({ birth: { ...ANN, settings: "Lahiri" } })).toHaveProperty(["birth.settings"]);
  });
});

describe("a further chart", () => {
  test.each([
    ["Draconic", {}, {}],
    ["Harmonic", { harmonic: 5 }, { harmonic: 5 }],
    ["Harmonic", {}, { harmonic: 9 }],
    ["Varga", { division: 12 }, { division: 12 }],
    ["Varga", { division: 1 }, { division: 1 }],
    ["Varga", {}, { division: 9 }],
  ])("of %s with %j has the shape of every derived chart", async (kind, options, followed) => {
    const answer = await derived({ kind, options });
    expect(Object.keys(answer)).toEqual(Object.keys(await derived({ kind: "Relocation" })));
    expect(answer).toMatchObject({ kind, instant: "1990-06-15T18:30:00.000Z", passes: [] });
    expect(answer.options).toEqual(followed);
    const { id: _, createdAt: __, input: ___, resolved: ____, ...shape } = answer.natal;
    expect(Object.keys(answer.chart)).toEqual(Object.keys(shape));
    expect(answer.crossAspects.length > 0).toBe(kind === "Draconic");
  });

  test("seen from the Sun has the Earth and no Moon", async () => {
    const { chart } = await derived({ kind: "Heliocentric" });
    expect(chart).toMatchObject({
      sun: null,
      moon: null,
      rising: null,
      midheaven: null,
      points: [],
      houses: [],
    });
    expect(chart.planets.map(({ planet }) => planet as string)).toContain("Earth");
    expect(chart.planets).toHaveLength(9);
  });

  test("is drawn without a birth time, and the same whatever moment is asked for", async () => {
    const birth = { ...ANN, time: "", timeUnknown: true };
    for (const kind of ["Draconic", "Harmonic", "Varga", "Heliocentric"]) {
      expect((await derived({ kind, birth })).chart.houses).toEqual([]);
      const [one, other] = [await derived({ kind }), await derived({ kind, at: "1999-01-01" })];
      expect(one.chart).toEqual(other.chart);
    }
  });

  test("refuses harmonics and divisions that there are not, at their fields", async () => {
    expect(Object.keys(await refused({ kind: "Harmonic", options: { harmonic: 361, division: 7 } }))).toEqual(
      ["options.harmonic", "options.division"],
    );
  });
});
