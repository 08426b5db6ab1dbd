import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeDegrees } from "../../app/astrology/angles";
import {
  DEFAULT_SETTINGS,
  EXTRAS,
  HOUSE_SYSTEMS,
  type HouseSystem,
} from "../../app/astrology/chart-settings";
import { natalChart } from "../../app/astrology/natal-chart";
import { times } from "../support/properties";

/** `npm run fuzz` asks for more. */
const RUNS = Number(process.env.FUZZ_CHARTS ?? times(2_000));

/** Inside the polar circles these have cusps that run backwards or overlap, so that a planet may be in two. */
const TANGLED_IN_THE_NORTH: readonly HouseSystem[] = [
  "Regiomontanus",
  "Campanus",
  "Topocentric",
  "Alcabitius",
];
/** Degrees; Topocentric cusps tangle close to the circles already. */
const NEAR_THE_CIRCLE = 66;

const births = fc.record({
  instant: fc.oneof(
    fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2101, 0, 1) - 1 }),
    fc.constantFrom(Date.UTC(1800, 0, 1), Date.UTC(2101, 0, 1) - 1, 0, -1),
  ),
  place: fc.record({
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(-90, 90, 0, 66.56, -66.56),
    ),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 0)),
  }),
  houseSystem: fc.constantFrom(...HOUSE_SYSTEMS),
});
const settings = fc.record({
  zodiac: fc.constantFrom("Tropical" as const, "Lahiri" as const, "Fagan/Bradley" as const, "Raman" as const),
  minorAspects: fc.boolean(),
  extras: fc.subarray([...EXTRAS]),
});

/** Where something in a value is no number that is finite. */
function notFinite(value: unknown, at: string): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (value === undefined) return [`${at} is undefined`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => notFinite(inner, `${at}.${name}`));
}

/** The houses whose stretch of the zodiac, on from their own cusp to the next, holds a longitude. */
function housesHolding(longitude: number, cusps: readonly number[]): number[] {
  return cusps.flatMap((cusp, i) => {
    const width = normalizeDegrees((cusps[(i + 1) % 12] ?? Number.NaN) - cusp);
    return normalizeDegrees(longitude - cusp) < width ? [i + 1] : [];
  });
}

test(`${RUNS} charts at random moments and places are finite, with twelve houses and each planet in one`, {
  timeout: 60_000 + RUNS * 10,
}, () => {
  fc.assert(
    fc.property(births, settings, (birth, chosen) => {
      const input = { ...birth, timeUnknown: false } as const;
      const [plain, settled] = [natalChart(input), natalChart(input, { ...DEFAULT_SETTINGS, ...chosen })];
      const { houseSystem, place } = birth;
      for (const { chart } of [plain, settled]) {
        if (chart === null) {
          expect(["Placidus", "Koch"]).toContain(houseSystem);
          expect(Math.abs(place.latitude)).toBeGreaterThan(NEAR_THE_CIRCLE);
          continue;
        }
        const unfinished = notFinite(chart, "chart");
        expect(unfinished).toEqual([]);
        expect(chart.houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        const cusps = chart.houses.map(({ longitude }) => longitude);
        const tangled =
          TANGLED_IN_THE_NORTH.includes(houseSystem) && Math.abs(place.latitude) > NEAR_THE_CIRCLE;
        for (const { planet, longitude, house } of [...chart.planets, ...chart.points]) {
          expect(longitude, planet).toBeGreaterThanOrEqual(0);
          expect(longitude, planet).toBeLessThan(360);
          if (tangled) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], planet).toContain(house);
          else expect(housesHolding(longitude, cusps), planet).toEqual([house]);
        }
      }
    }),
    { numRuns: RUNS },
  );
});
