import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { BODIES, type Body } from "../bodies";
import type { NatalChartInput } from "../chart";
import { HOUSE_SYSTEMS } from "../chart-settings";
import { houseOf } from "../houses";
import type { DrawnChart, DrawnResult } from "../natal-chart";
import { natalChart } from "../natal-chart";
import truth from "../truth/progressions.json";
import { progressedInstant, secondaryProgression, solarArcDirections } from "./progressions";

const ARCSECOND = 1 / 3600;
/** Seconds of arc. Chiron's is that of its table. */
const PLACE = 0.5;
const CHIRON = 2;
const ANGLE = 2;

const rows = truth.rows.map((row) => {
  const { lat, lon } = row.birth;
  const natal: NatalChartInput = {
    instant: Date.parse(row.birth.utc),
    place: { latitude: lat, longitude: lon },
    houseSystem: "Porphyry",
    timeUnknown: false,
  };
  return { ...row, natal, instant: progressedInstant(natal.instant, Date.parse(row.target)) };
});

function drawn({ chart }: DrawnResult): DrawnChart {
  if (!chart) throw new Error("The house system does not exist there.");
  return chart;
}

function longitudesOf({ planets, points }: DrawnChart): Record<Body, number> {
  return Object.fromEntries([...planets, ...points].map((each) => [each.planet, each.longitude])) as Record<
    Body,
    number
  >;
}

const NAMES = BODIES.filter((body) => body !== "South Node").map(
  (body) => [body, body === "North Node" ? "TrueNode" : body] as const,
);

/** The largest difference of `found` from `expected`, in arcseconds, of planets and node, and of Chiron. */
function worst(found: Readonly<Record<Body, number>>, expected: Readonly<Record<string, number>>) {
  const errors = NAMES.map(([body, name]) => {
    const error = separation(found[body], expected[name] ?? Number.NaN) / ARCSECOND;
    return [body, error] as const;
  });
  return {
    planets: Math.max(...errors.filter(([body]) => body !== "Chiron").map(([, error]) => error)),
    chiron: Math.max(...errors.filter(([body]) => body === "Chiron").map(([, error]) => error)),
  };
}

describe("secondary progressions", () => {
  it.each(rows)("of $id are where the reference has them, with their angles in three ways", (row) => {
    expect(row.ill).toEqual([]);
    expect(Math.abs(row.instant - Date.parse(row.progressed_utc))).toBeLessThanOrEqual(100);
    const chart = drawn(secondaryProgression(row.natal, row.instant, "Solar Arc"));
    const places = Object.fromEntries(
      Object.entries(row.progressed).map(([name, [longitude]]) => [name, longitude as number]),
    );
    const { planets, chiron } = worst(longitudesOf(chart), places);
    expect(planets).toBeLessThan(PLACE);
    expect(chiron).toBeLessThan(CHIRON);
    for (const [angles, expected] of [
      ["Solar Arc", row.angles.solarArc],
      ["Naibod", row.angles.naibod],
      ["Mean Quotidian", row.angles.quotidian],
    ] as const) {
      const { rising, midheaven } = drawn(secondaryProgression(row.natal, row.instant, angles));
      expect(separation(rising?.longitude ?? Number.NaN, expected.ASC)).toBeLessThan(ANGLE * ARCSECOND);
      expect(separation(midheaven?.longitude ?? Number.NaN, expected.MC)).toBeLessThan(ANGLE * ARCSECOND);
    }
  });

  it("have houses that agree with their angles and places, in every system", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.constantFrom(...HOUSE_SYSTEMS),
        fc.constantFrom("Solar Arc", "Naibod", "Mean Quotidian"),
        ({ natal, instant }, houseSystem, angles) => {
          const chart = drawn(secondaryProgression({ ...natal, houseSystem }, instant, angles));
          const cusps = chart.houses.map(({ longitude }) => longitude);
          for (const { longitude, house } of [...chart.planets, ...chart.points])
            expect(house).toBe(houseOf(longitude, cusps));
          if (houseSystem === "Whole Sign") expect(chart.houses[0]?.sign).toBe(chart.rising?.sign);
          if (houseSystem === "Placidus") {
            expect(separation(cusps[0] as number, chart.rising?.longitude ?? Number.NaN)).toBeLessThan(1e-9);
            expect(separation(cusps[9] as number, chart.midheaven?.longitude ?? Number.NaN)).toBeLessThan(
              1e-9,
            );
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("at birth are the natal chart, whichever way the angles go", () => {
    for (const { natal } of rows.slice(0, 6)) {
      const born = drawn(natalChart(natal));
      for (const angles of ["Solar Arc", "Naibod", "Mean Quotidian"] as const) {
        const chart = drawn(
          secondaryProgression(natal, progressedInstant(natal.instant, natal.instant), angles),
        );
        expect(chart.planets.map(({ longitude }) => longitude)).toEqual(
          born.planets.map(({ longitude }) => longitude),
        );
        const off = separation(chart.rising?.longitude ?? Number.NaN, born.rising?.longitude ?? Number.NaN);
        expect(off).toBeLessThan(1e-9);
      }
    }
  });

  it("of an unknown birth time have places and no angles", () => {
    const [{ natal, instant }] = rows as [(typeof rows)[number]];
    const day = { timeUnknown: true, dayStart: natal.instant - 4e7, dayEnd: natal.instant + 4e7 } as const;
    const chart = drawn(secondaryProgression({ ...natal, ...day }, instant, "Solar Arc"));
    expect(chart).toMatchObject({ rising: null, midheaven: null, houses: [], timeUnknown: true });
    expect(chart.planets).toHaveLength(10);
    expect(chart.planets.every(({ house }) => house === null)).toBe(true);
  });
});

describe("solar arc directions", () => {
  it.each(rows)("of $id are where the reference has them", (row) => {
    const chart = drawn(solarArcDirections(row.natal, row.instant, "Solar Arc"));
    const { planets, chiron } = worst(longitudesOf(chart), row.solarArcDirected);
    // Two errors of the Sun and one of the planet.
    expect(planets).toBeLessThan(2 * PLACE);
    expect(chiron).toBeLessThan(CHIRON);
    const { ASC, MC } = row.solarArcDirected;
    expect(separation(chart.rising?.longitude ?? Number.NaN, ASC)).toBeLessThan(ANGLE * ARCSECOND);
    expect(separation(chart.midheaven?.longitude ?? Number.NaN, MC)).toBeLessThan(ANGLE * ARCSECOND);
  });

  it("carry everything on by one arc, so that aspects and quadrant houses stay as they are", () => {
    for (const { natal, instant } of rows) {
      const born = drawn(natalChart(natal));
      for (const arc of ["Solar Arc", "Naibod"] as const) {
        const chart = drawn(solarArcDirections(natal, instant, arc));
        expect(chart.planets.map(({ house }) => house)).toEqual(born.planets.map(({ house }) => house));
        expect(chart.planets.every(({ isRetrograde }) => !isRetrograde)).toBe(true);
        const pairs = ({ aspects }: DrawnChart) =>
          aspects.map(({ planet1, planet2, type }) => `${planet1} ${type} ${planet2}`).sort();
        expect(pairs(chart)).toEqual(pairs(born));
      }
    }
  });

  it("by Naibod go 0°59′08.33″ a year", () => {
    const [{ natal }] = rows as [(typeof rows)[number]];
    const thirtyYears = progressedInstant(natal.instant, natal.instant + 30 * 365.24219 * 86_400_000);
    const [born, directed] = [
      drawn(natalChart(natal)),
      drawn(solarArcDirections(natal, thirtyYears, "Naibod")),
    ];
    expect(separation(directed.sun.longitude, born.sun.longitude)).toBeCloseTo(
      30 * (59 / 60 + 8.33 / 3600),
      9,
    );
  });
});
