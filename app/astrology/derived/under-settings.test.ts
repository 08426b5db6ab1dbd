import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeDegrees, separation, signedDifference } from "../angles";
import type { NatalChartInput } from "../chart";
import type { DetailedChart } from "../chart-details";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS, HOUSE_SYSTEMS, ZODIACS } from "../chart-settings";
import { houseOf } from "../houses";
import { MILLISECONDS_PER_DAY as DAY } from "../instant";
import type { DrawnChart, DrawnResult } from "../natal-chart";
import { natalChart } from "../natal-chart";
import { meanNodeAt, osculatingApogeeAt } from "../positions";
import { signAt } from "../signs";
import { crossAspects } from "./cross-aspects";
import { DERIVED_KINDS, type DerivedKind, type DerivedOptions, derivedChart } from "./derived-chart";
import { compositeChart, davisonChart, davisonOf, midpoint, PAIR_KINDS, type Pair } from "./pair-chart";

const OPTIONS: DerivedOptions = { angles: "Solar Arc", precessed: false, next: false, planet: "Mars" };
const EVERYTHING: ChartSettings = { ...DEFAULT_SETTINGS, minorAspects: true, extras: EXTRAS };
const LAHIRI: ChartSettings = { ...EVERYTHING, zodiac: "Lahiri" };
const ANN: NatalChartInput = {
  instant: Date.UTC(1990, 5, 15, 18, 30),
  place: { latitude: 40.71, longitude: -74.01 },
  houseSystem: "Placidus",
  timeUnknown: false,
};
const BEN: NatalChartInput = {
  ...ANN,
  instant: Date.UTC(1985, 10, 2, 6, 5),
  place: { latitude: 51.5, longitude: 0 },
};

const births = fc.record({
  instant: fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2050, 0, 1) }),
  place: fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  houseSystem: fc.constantFrom(...HOUSE_SYSTEMS),
  timeUnknown: fc.constant(false as const),
});

function settled(chart: DrawnChart | null): DetailedChart {
  if (!chart || !("extras" in chart)) throw new Error("No chart under settings");
  return chart;
}

function derive(kind: DerivedKind, settings: ChartSettings | null, natal = ANN, options = OPTIONS) {
  const at = natal.instant + 36.5 * 365.25 * DAY;
  const derived = derivedChart({ natal, kind, at, place: natal.place, options, settings });
  if (!derived.chart) throw new Error("No chart");
  return derived;
}

function paired(kind: (typeof PAIR_KINDS)[number], settings: ChartSettings | null, pair: Pair): DrawnResult {
  if (kind === "Composite") return compositeChart(pair, pair[0].houseSystem, "Derived", settings);
  const davison = davisonOf(pair, "Mean");
  if (!davison) throw new Error("No middle");
  return davisonChart(pair, davison, pair[0].houseSystem, settings);
}

function longitudesOf(chart: DetailedChart): ReadonlyMap<string, number> {
  const { planets, points, extras, rising, midheaven } = chart;
  return new Map([
    ...[...planets, ...points, ...extras].map((each) => [each.planet, each.longitude] as const),
    ["Ascendant", rising?.longitude ?? Number.NaN],
    ["Midheaven", midheaven?.longitude ?? Number.NaN],
  ]);
}

describe("a derived chart under settings", () => {
  it("that choose nothing is the one without them, and more", () => {
    fc.assert(
      fc.property(births, births, fc.constantFrom(...DERIVED_KINDS), (natal, other, kind) => {
        expect(derive(kind, DEFAULT_SETTINGS, natal).chart).toMatchObject(derive(kind, null, natal).chart);
        for (const pairKind of PAIR_KINDS) {
          const pair = [natal, other] as const;
          expect(paired(pairKind, DEFAULT_SETTINGS, pair)).toMatchObject(paired(pairKind, null, pair));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has everything in its own zodiac: signs, houses and aspects agree with the longitudes", () => {
    fc.assert(
      fc.property(
        births,
        births,
        fc.constantFrom(...DERIVED_KINDS, ...PAIR_KINDS),
        fc.constantFrom(...ZODIACS),
        (natal, other, kind, zodiac) => {
          const settings = { ...EVERYTHING, zodiac };
          const pairKind = PAIR_KINDS.find((each) => each === kind);
          const chart = settled(
            pairKind
              ? paired(pairKind, settings, [natal, other]).chart
              : derive(kind as DerivedKind, settings, natal).chart,
          );
          const cusps = chart.houses.map(({ longitude }) => longitude);
          for (const placed of [...chart.planets, ...chart.points, ...chart.extras]) {
            expect(placed.sign).toBe(signAt(placed.longitude));
            expect(placed.house).toBe(houseOf(placed.longitude, cusps));
          }
          const longitudes = longitudesOf(chart);
          for (const { planet1, planet2, angle } of [...chart.aspects, ...chart.moreAspects]) {
            const between = separation(
              longitudes.get(planet1) ?? Number.NaN,
              longitudes.get(planet2) ?? Number.NaN,
            );
            expect(Math.abs(between - angle)).toBeLessThan(1e-9);
          }
          if (chart.houseSystem === "Whole Sign") expect(chart.houses[0]?.degree).toBe(0);
          expect(chart.ayanamsa === null).toBe(zodiac === "Tropical");
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(["Secondary Progression", "Solar Arc", "Relocation"] as const)(
    "in a sidereal zodiac turns all of a %s by one ayanamsa",
    (kind) => {
      const [tropical, sidereal] = [EVERYTHING, LAHIRI].map((settings) =>
        settled(derive(kind, settings).chart),
      ) as [DetailedChart, DetailedChart];
      const turned = [...longitudesOf(tropical)].map(([name, longitude]) =>
        signedDifference(longitude, longitudesOf(sidereal).get(name) ?? Number.NaN),
      );
      for (const turn of turned) expect(turn).toBeCloseTo(sidereal.fromTropical, 9);
      // 23°43′ in 1990, and a progressed sky is of the same summer.
      expect(sidereal.ayanamsa).toBeCloseTo(23.723, 2);
    },
  );

  it("of a return in a sidereal zodiac has the body at its sidereal place again, in a tropical one at its tropical", () => {
    for (const [kind, body] of [
      ["Solar Return", "Sun"],
      ["Lunar Return", "Moon"],
      ["Planet Return", "Mars"],
    ] as const) {
      const moments = [EVERYTHING, LAHIRI].map((settings) => {
        const { chart, instant } = derive(kind, settings);
        const natal = natalChart(ANN, settings).chart;
        const [now, born] = [settled(chart), settled(natal)].map((each) => longitudesOf(each).get(body));
        expect(separation(now ?? Number.NaN, born ?? Number.NaN) * 3600).toBeLessThan(0.01);
        return instant;
      }) as [number, number];
      // In 36 years the equinox has gone back by half a degree: half a day of the Sun's.
      if (body === "Sun") expect((moments[1] - moments[0]) / DAY).toBeCloseTo(0.5, 1);
    }
  });

  it("has the node and the apogee that were chosen, at the progressed instant", () => {
    const settings = { ...EVERYTHING, node: "Mean", lilith: "Osculating" } as const;
    const { chart, instant } = derive("Secondary Progression", settings);
    const longitudes = longitudesOf(settled(chart));
    expect(longitudes.get("North Node")).toBeCloseTo(meanNodeAt(instant).longitude, 9);
    expect(longitudes.get("Lilith")).toBeCloseTo(osculatingApogeeAt(instant).longitude, 9);
  });

  it("of a solar arc carries the extras as far as the Sun, and no aspect in it comes or goes", () => {
    const { chart } = derive("Solar Arc", EVERYTHING);
    const directed = settled(chart);
    const natal = settled(natalChart(ANN, EVERYTHING).chart);
    const arc = signedDifference(directed.sun.longitude, natal.sun.longitude);
    for (const [name, longitude] of longitudesOf(natal)) {
      const carried = longitudesOf(directed).get(name) ?? Number.NaN;
      expect(signedDifference(carried, longitude), name).toBeCloseTo(arc, 9);
    }
    for (const { isApplying } of [...directed.aspects, ...directed.moreAspects])
      expect(isApplying).toBe(false);
  });

  it("counts aspects by the chosen orbs", () => {
    for (const kind of DERIVED_KINDS) {
      const tight = settled(derive(kind, { ...EVERYTHING, orbs: "Tight" }).chart);
      const standard = settled(derive(kind, EVERYTHING).chart);
      expect(tight.aspects.length).toBeLessThan(standard.aspects.length);
      for (const { orb } of tight.aspects) expect(orb).toBeLessThanOrEqual(5);
    }
  });
});

describe("aspects between a derived and its natal chart under settings", () => {
  it("name the extras too: planets make the five major ones to them, they themselves conjunctions only", () => {
    const given = { toExtras: 0, ofExtras: 0 };
    fc.assert(
      fc.property(births, fc.constantFrom(...DERIVED_KINDS), (natal, kind) => {
        const born = settled(natalChart(natal, LAHIRI).chart);
        const { chart, motion } = derive(kind, LAHIRI, natal);
        const [from, to] = [longitudesOf(settled(chart)), longitudesOf(born)];
        const isExtra = (name: string) => EXTRAS.some((extra) => extra === name);
        for (const { planet1, planet2, type, angle } of crossAspects(settled(chart), born, motion)) {
          const between = separation(from.get(planet1) ?? Number.NaN, to.get(planet2) ?? Number.NaN);
          expect(Math.abs(between - angle)).toBeLessThan(1e-9);
          if (isExtra(planet1)) expect(type).toBe("Conjunction");
          else if (isExtra(planet2))
            expect(["Conjunction", "Sextile", "Square", "Trine", "Opposition"]).toContain(type);
          given.ofExtras += isExtra(planet1) ? 1 : 0;
          given.toExtras += isExtra(planet2) && type !== "Conjunction" ? 1 : 0;
          // A relocation moves what turns with the Earth, and no body.
          if (motion === "angles only") {
            const turning = ["Ascendant", "Midheaven", "Vertex", "East Point", "Fortune", "Spirit"];
            expect(turning).toContain(planet1);
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(given.ofExtras).toBeGreaterThan(20);
    expect(given.toExtras).toBeGreaterThan(20);
  });
});

describe("a chart of two under settings", () => {
  it("as a composite has midpoints of Lilith and the asteroids, and nothing that turns with the Earth; no stars", () => {
    const [a, b] = [ANN, BEN].map((natal) => longitudesOf(settled(natalChart(natal, EVERYTHING).chart))) as [
      ReadonlyMap<string, number>,
      ReadonlyMap<string, number>,
    ];
    const chart = settled(paired("Composite", EVERYTHING, [ANN, BEN]).chart);
    expect(chart.extras.map(({ planet }) => planet)).toEqual(["Lilith", "Ceres", "Pallas", "Juno", "Vesta"]);
    for (const { planet, longitude } of [...chart.planets, ...chart.extras]) {
      expect(longitude).toBe(midpoint(a.get(planet) ?? Number.NaN, b.get(planet) ?? Number.NaN));
    }
    expect(chart.stars).toEqual([]);
  });

  it("as a sidereal composite is the tropical one less the mean of both ayanamsas", () => {
    const of = (settings: ChartSettings) => settled(paired("Composite", settings, [ANN, BEN]).chart);
    const [tropical, sidereal] = [of(EVERYTHING), of(LAHIRI)];
    const own = [ANN, BEN].map((natal) => settled(natalChart(natal, LAHIRI).chart).ayanamsa ?? Number.NaN);
    expect(sidereal.ayanamsa).toBeCloseTo(((own[0] as number) + (own[1] as number)) / 2, 12);
    for (const [name, longitude] of longitudesOf(tropical)) {
      const turned = normalizeDegrees(longitude - sidereal.fromTropical);
      expect(separation(longitudesOf(sidereal).get(name) ?? Number.NaN, turned), name).toBeLessThan(1e-9);
    }
  });

  it("says of a composite that it is of the day where its Sun stands in the upper six Equal houses", () => {
    fc.assert(
      fc.property(births, births, (a, b) => {
        const pair = [{ ...a, houseSystem: "Equal" as const }, b] as const;
        const { isDay, planets } = settled(paired("Composite", EVERYTHING, pair).chart);
        expect(isDay).toBe((planets[0]?.house ?? Number.NaN) >= 7);
      }),
    );
  });

  it("of a birth with itself is the natal chart, in every zodiac", () => {
    for (const zodiac of ZODIACS) {
      const settings = { ...EVERYTHING, zodiac, extras: ["Lilith", "Vesta"] as const };
      const born = longitudesOf(settled(natalChart(ANN, settings).chart));
      for (const kind of PAIR_KINDS) {
        for (const [name, longitude] of longitudesOf(settled(paired(kind, settings, [ANN, ANN]).chart)))
          expect(separation(longitude, born.get(name) ?? Number.NaN), `${kind} ${name}`).toBeLessThan(1e-9);
      }
    }
  });
});

it("without settings nothing of them is in a derived chart", () => {
  const { chart } = natalChart(ANN);
  for (const kind of DERIVED_KINDS) {
    expect(Object.keys(derive(kind, null).chart)).toEqual(Object.keys(chart ?? {}));
  }
});
