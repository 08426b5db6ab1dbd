import { Seasons, SetDeltaTFunction } from "astronomy-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deltaT } from "./ephemeris/delta-t";
import { ingressesBetween } from "./ingresses";
import { MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { SIGNS } from "./signs";

const DAY = 86_400_000;

describe("the Sun", () => {
  beforeAll(() => SetDeltaTFunction((ut) => deltaT(Date.UTC(2000, 0, 1, 12) + ut * MILLISECONDS_PER_DAY)));
  afterAll(async () => {
    const { DeltaT_EspenakMeeus } = await import("astronomy-engine");
    SetDeltaTFunction(DeltaT_EspenakMeeus);
  });

  it.each([1805, 1850, 1900, 1950, 2000, 2026, 2050, 2095])(
    "enters the four cardinal signs of %i at astronomy-engine's equinoxes and solstices, to a minute",
    (year) => {
      const entries = ingressesBetween("Sun", Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
      expect(entries.map(({ sign }) => sign)).toEqual([...SIGNS.slice(10), ...SIGNS.slice(0, 10)]);
      const { mar_equinox, jun_solstice, sep_equinox, dec_solstice } = Seasons(year);
      const cardinal = [mar_equinox, jun_solstice, sep_equinox, dec_solstice].map(({ date }) =>
        date.getTime(),
      );
      ["Aries", "Cancer", "Libra", "Capricorn"].forEach((sign, i) => {
        const ours = entries.find((entry) => entry.sign === sign)?.instant ?? Number.NaN;
        expect(Math.abs(ours - (cardinal[i] as number))).toBeLessThan(60_000);
      });
    },
  );
});

it("Mars enters Leo, backs into Cancer and enters Leo again in 2024 and 2025", () => {
  const entries = ingressesBetween("Mars", Date.UTC(2024, 9, 1), Date.UTC(2025, 5, 1));
  expect(entries.map(({ sign, isRetrograde }) => [sign, isRetrograde])).toEqual([
    ["Leo", false],
    ["Cancer", true],
    ["Leo", false],
  ]);
  // Almanac: 4 November 2024 4:10, 6 January 2025 10:44, 18 April 2025 4:21 UT.
  const almanac = [Date.UTC(2024, 10, 4, 4, 10), Date.UTC(2025, 0, 6, 10, 44), Date.UTC(2025, 3, 18, 4, 21)];
  entries.forEach(({ instant }, i) => {
    expect(Math.abs(instant - (almanac[i] as number))).toBeLessThan(2 * 60_000);
  });
});

it.each(["Moon", "Mercury", "Pluto", "Chiron", "North Node"] as const)(
  "every entry of %s is a crossing of the border named, and days apart from the next one's sign",
  (body) => {
    const entries = ingressesBetween(body, Date.UTC(1980, 0, 1), Date.UTC(1990, 0, 1));
    expect(entries.length).toBeGreaterThan(1);
    for (const { instant, sign, isRetrograde } of entries) {
      const { longitude, speed } = positionOf(body, instant);
      const border = 30 * (SIGNS.indexOf(sign) + (isRetrograde ? 1 : 0));
      expect(Math.abs(((longitude - border + 540) % 360) - 180)).toBeLessThan(1e-6);
      expect(speed < 0).toBe(isRetrograde);
    }
  },
);

it("the Moon enters every sign in order, thirteen or fourteen rounds a year", () => {
  const entries = ingressesBetween("Moon", Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
  expect(entries.length).toBeGreaterThanOrEqual(159);
  expect(entries.length).toBeLessThanOrEqual(162);
  entries.slice(1).forEach(({ sign, instant }, i) => {
    const before = entries[i] as (typeof entries)[number];
    expect(SIGNS.indexOf(sign)).toBe((SIGNS.indexOf(before.sign) + 1) % 12);
    expect(instant - before.instant).toBeLessThan(2.6 * DAY);
  });
});
