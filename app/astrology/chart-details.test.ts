import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import type { NatalChartInput } from "./chart";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS, HOUSE_SYSTEMS } from "./chart-settings";
import { houseOf } from "./houses";
import { natalChart } from "./natal-chart";
import { SIGNS } from "./signs";
import pointsTruth from "./truth/points.json";
import siderealTruth from "./truth/sidereal.json";

const LONDON = { latitude: 51.5, longitude: -0.12 };
const inputAt = (instant: number, place = LONDON): NatalChartInput => ({
  instant,
  place,
  houseSystem: "Whole Sign",
  timeUnknown: false,
});
const everything: ChartSettings = { ...DEFAULT_SETTINGS, minorAspects: true, extras: EXTRAS };

function chartUnder(input: NatalChartInput, settings: ChartSettings) {
  const { chart } = natalChart(input, settings);
  if (!chart) throw new Error("The house system does not exist there.");
  return chart;
}

describe("a chart under settings", () => {
  const instants = fc.integer({ min: Date.UTC(1800, 1, 1), max: Date.UTC(2099, 11, 1) });
  const places = fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it("that choose nothing is the chart without them, and more", () => {
    fc.assert(
      fc.property(
        instants,
        places,
        fc.constantFrom(...HOUSE_SYSTEMS),
        fc.boolean(),
        (instant, place, houseSystem, timeUnknown) => {
          const time = timeUnknown
            ? ({ timeUnknown, dayStart: instant - 40_000_000, dayEnd: instant + 46_400_000 } as const)
            : ({ timeUnknown } as const);
          const input = { instant, place, houseSystem, ...time };
          expect(natalChart(input, DEFAULT_SETTINGS)).toMatchObject(natalChart(input));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("has everything in its own zodiac: signs, houses, angles and aspects agree with the longitudes", () => {
    fc.assert(
      fc.property(
        instants,
        places,
        fc.constantFrom(...HOUSE_SYSTEMS),
        fc.constantFrom("Tropical", "Lahiri", "Fagan/Bradley", "Krishnamurti", "Raman"),
        (instant, place, houseSystem, zodiac) => {
          const chart = chartUnder({ ...inputAt(instant, place), houseSystem }, { ...everything, zodiac });
          const cusps = chart.houses.map(({ longitude }) => longitude);
          for (const placed of [...chart.planets, ...chart.points, ...chart.extras]) {
            expect(placed.sign).toBe(SIGNS[Math.floor(placed.longitude / 30)]);
            expect(placed.house).toBe(houseOf(placed.longitude, cusps));
          }
          const longitudes = new Map<string, number>(
            [...chart.planets, ...chart.points, ...chart.extras].map((each) => [each.planet, each.longitude]),
          );
          longitudes.set("Ascendant", chart.rising?.longitude ?? Number.NaN);
          longitudes.set("Midheaven", chart.midheaven?.longitude ?? Number.NaN);
          for (const { planet1, planet2, angle } of [...chart.aspects, ...chart.moreAspects]) {
            const between = separation(
              longitudes.get(planet1) ?? Number.NaN,
              longitudes.get(planet2) ?? Number.NaN,
            );
            expect(Math.abs(between - angle)).toBeLessThan(1e-9);
          }
          if (houseSystem === "Whole Sign") {
            expect(chart.houses[0]?.sign).toBe(chart.rising?.sign);
            expect(chart.houses[0]?.degree).toBe(0);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it("in another zodiac turns everything by the same, and leaves aspects and declinations alone", () => {
    const input: NatalChartInput = { ...inputAt(Date.UTC(1990, 5, 15, 18, 30)), houseSystem: "Placidus" };
    const tropical = chartUnder(input, everything);
    const sidereal = chartUnder(input, { ...everything, zodiac: "Lahiri" });
    expect(sidereal.ayanamsa).toBeGreaterThan(23.7);
    expect(tropical.ayanamsa).toBeNull();
    const places = (chart: typeof tropical) => [
      ...[...chart.planets, ...chart.points, ...chart.extras, ...chart.houses, ...chart.stars].map(
        ({ longitude }) => longitude,
      ),
      chart.rising?.longitude ?? Number.NaN,
      chart.midheaven?.longitude ?? Number.NaN,
    ];
    const turned = places(tropical).map((longitude, i) =>
      separation(longitude, places(sidereal)[i] ?? Number.NaN),
    );
    for (const turn of turned) expect(Math.abs(turn - (turned[0] as number))).toBeLessThan(1e-9);
    expect(sidereal.aspects.map(({ planet1, planet2, type }) => [planet1, planet2, type])).toEqual(
      tropical.aspects.map(({ planet1, planet2, type }) => [planet1, planet2, type]),
    );
    expect(sidereal.declinationAspects).toEqual(tropical.declinationAspects);
    expect(sidereal.moonNakshatra).not.toBeNull();
    expect(tropical.moonNakshatra).toBeNull();
  });

  it("without a birth time has nothing that turns with the Earth, and no dignities, whose triplicities ask for the sect", () => {
    const instant = Date.UTC(1990, 5, 15, 12);
    const chart = chartUnder(
      {
        ...inputAt(instant),
        timeUnknown: true,
        dayStart: instant - 43_200_000,
        dayEnd: instant + 43_200_000,
      },
      { ...everything, zodiac: "Raman" },
    );
    expect(chart).toMatchObject({
      isDay: null,
      rising: null,
      midheaven: null,
      houses: [],
      dignities: [],
      chartRuler: null,
      moonNakshatra: null,
    });
    expect(chart.extras.map(({ planet }) => planet)).toEqual(["Lilith", "Ceres", "Pallas", "Juno", "Vesta"]);
    const named = chart.moreAspects.flatMap(({ planet1, planet2 }) => [planet1, planet2]);
    expect(named).not.toContain("Ascendant");
    expect([...chart.planets, ...chart.extras].map(({ house }) => house)).toEqual(Array(15).fill(null));
  });

  it("has the longitudes of Swiss Ephemeris in every sidereal zodiac, within 1″ (Chiron 2″)", () => {
    for (const row of siderealTruth.rows) {
      const input = inputAt(Date.parse(row.utc), { latitude: row.lat, longitude: row.lon });
      for (const [zodiac, key] of [
        ["Lahiri", "Lahiri"],
        ["Fagan/Bradley", "FaganBradley"],
        ["Krishnamurti", "Krishnamurti"],
        ["Raman", "Raman"],
      ] as const) {
        const truth = row[key];
        const chart = chartUnder(input, { ...DEFAULT_SETTINGS, zodiac });
        for (const { planet, longitude } of chart.planets) {
          expect(separation(longitude, truth.lon[planet]) * 3600, `${row.utc} ${planet}`).toBeLessThan(1);
        }
        expect(Math.abs((chart.ayanamsa ?? 0) - truth.ayanamsa) * 3600).toBeLessThan(1);
      }
    }
  });

  it("has the points of Swiss Ephemeris: node and apogee as chosen, vertex, East Point and lots", () => {
    for (const row of pointsTruth.rows) {
      const input = inputAt(Date.parse(row.utc), { latitude: row.lat, longitude: row.lon });
      const mean = chartUnder(input, { ...everything, node: "Mean" });
      const osculating = chartUnder(input, { ...everything, lilith: "Osculating" });
      const off = (chart: typeof mean, name: string, longitude: number) => {
        const placed = [...chart.points, ...chart.extras].find(({ planet }) => planet === name);
        return separation(placed?.longitude ?? Number.NaN, longitude) * 3600;
      };
      expect(off(mean, "North Node", row.points.MeanNode[0] as number)).toBeLessThan(1);
      expect(off(osculating, "North Node", row.points.TrueNode[0] as number)).toBeLessThan(1);
      expect(off(mean, "Lilith", row.points.MeanLilith[0] as number)).toBeLessThan(1);
      expect(off(osculating, "Lilith", row.points.OsculatingLilith[0] as number)).toBeLessThan(30);
      const inTropics = Math.abs(row.lat) < 23.5;
      expect(off(mean, "Vertex", row.vertex)).toBeLessThan(inTropics ? 5 : 1);
      expect(off(mean, "East Point", row.eastPoint)).toBeLessThan(inTropics ? 5 : 1);
      expect(off(mean, "Fortune", row.fortune)).toBeLessThan(2);
      expect(off(mean, "Spirit", row.spirit)).toBeLessThan(2);
      expect(mean.isDay).toBe(row.isDay);
    }
  });
});
