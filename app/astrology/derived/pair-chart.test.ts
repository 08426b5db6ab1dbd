import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeDegrees, separation } from "../angles";
import { BODIES } from "../bodies";
import type { NatalChartInput } from "../chart";
import { HOUSE_SYSTEMS } from "../chart-settings";
import { chartAngles } from "../houses";
import type { DrawnChart, DrawnResult } from "../natal-chart";
import { skyFrameAt } from "../positions";
import truth from "../truth/composites.json";
import { compositeChart, davisonChart, davisonOf, MIDDLES, midpoint, type Pair } from "./pair-chart";

const ARCSECOND = 1 / 3600;
/** Seconds of arc. Chiron's is that of its table. */
const PLACE = 1;
const CHIRON = 2;
const ANGLE = 2;

function natalOf({ utc, lat, lon }: { utc: string; lat: number; lon: number }): NatalChartInput {
  const place = { latitude: lat, longitude: lon };
  return { instant: Date.parse(utc), place, houseSystem: "Porphyry", timeUnknown: false };
}

const rows = truth.rows.map((row) => ({ ...row, pair: [natalOf(row.a), natalOf(row.b)] as Pair }));

function drawn({ chart }: DrawnResult): DrawnChart {
  if (!chart) throw new Error("The house system does not exist there.");
  return chart;
}

function expectPlaces(chart: DrawnChart, expected: (name: string) => number) {
  for (const { planet, longitude } of [...chart.planets, ...chart.points]) {
    if (planet === "South Node") continue;
    const error = separation(longitude, expected(planet === "North Node" ? "TrueNode" : planet));
    expect(error, planet).toBeLessThan((planet === "Chiron" ? CHIRON : PLACE) * ARCSECOND);
  }
}

const off = (chart: DrawnChart, angle: "rising" | "midheaven", expected: number) =>
  separation(chart[angle]?.longitude ?? Number.NaN, expected) / ARCSECOND;

const instants = fc.integer({ min: Date.UTC(1800, 1, 1), max: Date.UTC(2099, 11, 1) });
const births: fc.Arbitrary<NatalChartInput> = fc.record({
  instant: instants,
  place: fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  houseSystem: fc.constant("Porphyry" as const),
  timeUnknown: fc.constant(false as const),
});
const systems = fc.constantFrom(...HOUSE_SYSTEMS);

describe("a composite", () => {
  it.each(rows)("of $id has the reference's midpoints and derived ascendant", (row) => {
    expect(row.ill).toEqual([]);
    const chart = drawn(compositeChart(row.pair, "Porphyry", "Derived"));
    expectPlaces(chart, (name) => row.composite[name as keyof typeof row.composite]);
    expect(off(chart, "midheaven", row.composite.MC)).toBeLessThan(ANGLE);
    expect(off(chart, "rising", row.derivedAsc.ASC)).toBeLessThan(ANGLE);
  });

  it.each(rows)(
    "of $id by midpoints holds the nearer angle and keeps the ascendant behind the midheaven",
    (row) => {
      const chart = drawn(compositeChart(row.pair, "Porphyry", "Midpoint"));
      const { a, b } = row.natalAngles;
      const isHeld = separation(a.MC, b.MC) < separation(a.ASC, b.ASC) ? "midheaven" : "rising";
      const [held, other] = isHeld === "rising" ? (["ASC", "MC"] as const) : (["MC", "ASC"] as const);
      expect(off(chart, isHeld, row.composite[held])).toBeLessThan(ANGLE);
      const free = isHeld === "rising" ? "midheaven" : "rising";
      const either = [row.composite[other], row.composite[other] + 180].map((each) => off(chart, free, each));
      expect(Math.min(...either)).toBeLessThan(ANGLE);
      const ahead = normalizeDegrees(
        (chart.rising?.longitude ?? Number.NaN) - (chart.midheaven?.longitude ?? Number.NaN),
      );
      expect(ahead).toBeLessThan(180);
    },
  );

  it("is the same whoever is named first, in every house system", () => {
    fc.assert(
      fc.property(births, births, systems, fc.constantFrom("Derived", "Midpoint"), (a, b, system, from) => {
        expect(compositeChart([a, b], system, from)).toEqual(compositeChart([b, a], system, from));
      }),
      { numRuns: 200 },
    );
  });

  it("has twelve houses in order, none crossed, however its ascendant is found", () => {
    fc.assert(
      fc.property(births, births, systems, fc.constantFrom("Derived", "Midpoint"), (a, b, system, from) => {
        const cusps = drawn(compositeChart([a, b], system, from)).houses.map(({ longitude }) => longitude);
        const widths = cusps.map((cusp, i) => normalizeDegrees((cusps[(i + 1) % 12] as number) - cusp));
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6);
      }),
      { numRuns: 300 },
    );
  });

  it("of somebody with himself is the natal sky", () => {
    fc.assert(
      fc.property(births, (a) => {
        const chart = drawn(compositeChart([a, a], "Porphyry", "Derived"));
        const { ascendant, midheaven } = chartAngles(skyFrameAt(a.instant), a.place);
        expect(off(chart, "rising", ascendant)).toBeLessThan(0.001);
        expect(off(chart, "midheaven", midheaven)).toBeLessThan(0.001);
      }),
    );
  });

  it("has its South Node opposite the North one, and no angles where a birth time is unknown", () => {
    const [a, b] = (rows[0] as (typeof rows)[number]).pair;
    const untimed = { ...b, timeUnknown: true, dayStart: b.instant, dayEnd: b.instant + 1 } as const;
    const chart = drawn(compositeChart([a, untimed], "Placidus", "Derived"));
    expect(chart).toMatchObject({ rising: null, midheaven: null, houses: [], timeUnknown: true });
    const nodes = chart.points.filter(({ planet }) => planet.endsWith("Node"));
    expect(separation(nodes[0]?.longitude ?? 0, nodes[1]?.longitude ?? 0)).toBeCloseTo(180, 9);
    expect([...chart.planets, ...chart.points]).toHaveLength(BODIES.length);
  });
});

describe("the nearer midpoint", () => {
  it.each([
    [0, 0, 0],
    [10, 350, 0],
    [350, 10, 0],
    [359.999, 0.001, 0],
    [0, 179.998, 89.999],
    [90, 270, 180],
    [270, 90, 180],
    [1, 182, 271.5],
  ])("of %d and %d is %d", (a, b, expected) => {
    expect(separation(midpoint(a, b), expected)).toBeLessThan(1e-9);
  });
});

describe("a Davison chart", () => {
  it.each(rows)("of $id is the reference's sky, over both middles", (row) => {
    for (const [middle, expected] of [
      ["Mean", row.davison.mean],
      ["Great Circle", row.davison.greatCircle],
    ] as const) {
      const davison = davisonOf(row.pair, middle);
      if (!davison) throw new Error("no middle");
      expect(Math.abs(davison.instant - Date.parse(row.davison.utc))).toBeLessThanOrEqual(500);
      expect(Math.abs(davison.place.latitude - expected.lat)).toBeLessThan(1e-6);
      expect(separation(davison.place.longitude, expected.lon)).toBeLessThan(1e-6);
      const chart = drawn(davisonChart(row.pair, davison, "Porphyry"));
      expectPlaces(chart, (name) => row.davison.lon[name as keyof typeof row.davison.lon][0] as number);
      expect(off(chart, "midheaven", expected.MC)).toBeLessThan(ANGLE);
      expect(off(chart, "rising", expected.ASC)).toBeLessThan(ANGLE);
    }
  });

  it("is the same whoever is named first", () => {
    fc.assert(
      fc.property(births, births, fc.constantFrom(...MIDDLES), (a, b, middle) => {
        expect(davisonOf([a, b], middle)).toEqual(davisonOf([b, a], middle));
      }),
    );
  });

  it("goes the shorter way round, and has no great circle between opposite places", () => {
    const at = (latitude: number, longitude: number): NatalChartInput => ({
      instant: 0,
      place: { latitude, longitude },
      houseSystem: "Equal",
      timeUnknown: false,
    });
    expect(davisonOf([at(0, 170), at(10, -170)], "Mean")?.place).toEqual({ latitude: 5, longitude: 180 });
    expect(davisonOf([at(40, 10), at(-40, -170)], "Great Circle")).toBeNull();
    expect(davisonOf([at(40, 10), at(-40, -170)], "Mean")).not.toBeNull();
  });
});
