import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import type { NatalChart, NatalChartInput } from "./chart";
import { HOUSE_SYSTEMS, type HouseSystem } from "./chart-settings";
import { natalChart } from "./natal-chart";
import { SIGNS, type Sign } from "./signs";

const MINUTE = 1 / 60;

const newYork = { latitude: 40.71427, longitude: -74.00597 };
const tromso = { latitude: 69.6489, longitude: 18.95508 };

function chartOf(
  utc: string,
  place: NatalChartInput["place"],
  houseSystem: HouseSystem = "Whole Sign",
): NatalChart {
  const result = natalChart({ instant: Date.parse(utc), place, houseSystem, timeUnknown: false });
  if (!result.chart) throw new Error(`${houseSystem} houses do not exist there`);
  return result.chart;
}

const longitudeOf = (sign: Sign, degree: number, minute: number) =>
  SIGNS.indexOf(sign) * 30 + degree + minute / 60;

const placed = (chart: NatalChart, name: string) =>
  [...chart.planets, ...chart.points].find(({ planet }) => planet === name) as NatalChart["planets"][number];

/** Printed positions are floored, so the true one is up to a minute further. */
function expectNear(
  longitude: number | undefined,
  sign: Sign,
  degree: number,
  minute: number,
  tolerance: number,
) {
  const printed = longitudeOf(sign, degree, minute) + MINUTE / 2;
  expect(separation(longitude as number, printed)).toBeLessThan(tolerance + MINUTE / 2);
}

describe("15 June 1990, 14:30 in New York", () => {
  const chart = chartOf("1990-06-15T18:30:00Z", newYork);

  it("has its bodies where Swiss Ephemeris has them, degree and minute", () => {
    expect(chart.sun).toMatchObject({ sign: "Gemini", degree: 24, minute: 23 });
    expect(chart.moon).toMatchObject({ sign: "Pisces", degree: 18, minute: 59 });
    expect(placed(chart, "Saturn")).toMatchObject({ sign: "Capricorn", degree: 24, minute: 0 });
    expect(placed(chart, "Pluto")).toMatchObject({ sign: "Scorpio", degree: 15, minute: 23 });
    expect(placed(chart, "Saturn").isRetrograde).toBe(true);
    expect(placed(chart, "Pluto").isRetrograde).toBe(true);
    expect(placed(chart, "Sun").isRetrograde).toBe(false);
  });

  it("has whole-sign houses from Libra: Sun in 9, Moon in 6, Saturn in 4, and Mercury, Mars, Uranus in 9, 7, 4", () => {
    expect(chart.rising).toMatchObject({ sign: "Libra", degree: 13 });
    const houses = ["Sun", "Moon", "Saturn", "Mercury", "Mars", "Uranus"].map(
      (name) => placed(chart, name).house,
    );
    expect(houses).toEqual([9, 6, 4, 9, 7, 4]);
    expect(chart.houses).toHaveLength(12);
    expect(chart.houses[0]).toEqual({ house: 1, sign: "Libra", degree: 0, longitude: 180 });
    expect(chart.houses.every(({ degree }) => degree === 0)).toBe(true);
  });

  it("in Equal houses begins at 13.7° Libra, with Mercury in 8, Mars in 6 and Uranus in 3", () => {
    const equal = chartOf("1990-06-15T18:30:00Z", newYork, "Equal");
    expect(equal.houses[0]?.sign).toBe("Libra");
    expect(equal.houses[0]?.degree).toBeCloseTo(13.7, 1);
    expect(["Mercury", "Mars", "Uranus"].map((name) => placed(equal, name).house)).toEqual([8, 6, 3]);
  });

  it("lists ten planets, then Chiron and the two Nodes, opposite each other", () => {
    expect(chart.planets).toHaveLength(10);
    expect(chart.points.map(({ planet }) => planet)).toEqual(["Chiron", "North Node", "South Node"]);
    const [, north, south] = chart.points;
    expect(separation(north?.longitude as number, south?.longitude as number)).toBeCloseTo(180, 9);
  });

  it("read with the clock an hour off has another rising degree", () => {
    const off = chartOf("1990-06-15T19:30:00Z", newYork);
    expect(off.rising?.degree).not.toBe(chart.rising?.degree);
  });

  it.each(HOUSE_SYSTEMS)("has a house for every body in %s", (system) => {
    const { planets, points, houses } = chartOf("1990-06-15T18:30:00Z", newYork, system);
    for (const { house } of [...planets, ...points]) {
      expect(house).toBeGreaterThanOrEqual(1);
      expect(house).toBeLessThanOrEqual(12);
    }
    for (const { degree } of houses) {
      expect(degree).toBeGreaterThanOrEqual(0);
      expect(degree).toBeLessThan(30);
    }
  });
});

describe("the rising degree", () => {
  it.each([
    [
      "London, 15 January 1969, noon (an hour ahead that winter)",
      "1969-01-15T11:00:00Z",
      51.50853,
      -0.12574,
      "Aries",
      22,
      24,
    ],
    ["Sydney, 1 January 2000, noon", "2000-01-01T01:00:00Z", -33.86785, 151.20732, "Pisces", 26, 48],
    [
      "Tromsø, 21 June 2000, noon, under the midnight sun",
      "2000-06-21T10:00:00Z",
      69.6489,
      18.95508,
      "Virgo",
      24,
      24,
    ],
    [
      "Ulm, 14 March 1879, 11:30 local mean time (Einstein)",
      "1879-03-14T10:50:02Z",
      48.39841,
      9.99155,
      "Cancer",
      11,
      38,
    ],
  ] as const)("of %s", (_, utc, latitude, longitude, sign, degree, minute) => {
    const { rising } = chartOf(utc, { latitude, longitude });
    expectNear(rising?.longitude, sign, degree, minute, 6 * MINUTE);
  });

  it("of Einstein's chart goes with a Sun at 23°30′ Pisces", () => {
    const { sun } = chartOf("1879-03-14T10:50:02Z", { latitude: 48.39841, longitude: 9.99155 });
    expect(sun).toMatchObject({ sign: "Pisces", degree: 23, minute: 30 });
  });
});

describe("a chart with an unknown birth time", () => {
  const unknown = (day: string, houseSystem: HouseSystem = "Whole Sign") => {
    const dayStart = Date.parse(`${day}T04:00:00Z`);
    return natalChart({
      instant: dayStart + 12 * 3_600_000,
      place: newYork,
      houseSystem,
      timeUnknown: true,
      dayStart,
      dayEnd: dayStart + 24 * 3_600_000,
    }).chart as NatalChart;
  };

  it("has no rising sign, midheaven or houses, and keeps planets and aspects", () => {
    const chart = unknown("1990-06-15");
    expect(chart.rising).toBeNull();
    expect(chart.midheaven).toBeNull();
    expect(chart.houses).toEqual([]);
    expect([...chart.planets, ...chart.points].every(({ house }) => house === null)).toBe(true);
    expect(chart.planets).toHaveLength(10);
    expect(chart.aspects.length).toBeGreaterThan(0);
  });

  it("says when the Moon changes sign that day, and that it does not on another", () => {
    expect(unknown("1990-06-15").moonChangesSign).toBeNull();
    // At 18°59′ Pisces the afternoon before, it had 11° to go at 14° a day: it entered Aries in the morning in New York.
    expect(unknown("1990-06-16").moonChangesSign).toEqual({ from: "Pisces", to: "Aries" });
  });

  it("does not mind a house system that fails at high latitudes", () => {
    const dayStart = Date.parse("2000-06-20T22:00:00Z");
    const result = natalChart({
      instant: dayStart + 43_200_000,
      place: tromso,
      houseSystem: "Placidus",
      timeUnknown: true,
      dayStart,
      dayEnd: dayStart + 86_400_000,
    });
    expect(result.chart?.houses).toEqual([]);
  });
});

it("Placidus in Tromsø gives no chart but the latitude where it ends", () => {
  const result = natalChart({
    instant: Date.parse("2000-06-21T10:00:00Z"),
    place: tromso,
    houseSystem: "Placidus",
    timeUnknown: false,
  });
  expect(result.chart).toBeNull();
  expect("polarCircle" in result && result.polarCircle).toBeCloseTo(66.56, 2);
});
