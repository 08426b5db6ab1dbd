import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import { ASPECT_RULES, MAJOR_ASPECTS } from "./aspects";
import { PLANETS } from "./bodies";
import { chartTransitsBetween } from "./chart-transits";
import { eclipsesBetween } from "./eclipses";
import { MILLISECONDS_PER_DAY } from "./instant";
import { nextEclipses } from "./next-eclipses";
import { positionOf } from "./positions";
import {
  majorAspectAt,
  mutualAspectsBetween,
  planetIngressesBetween,
  planetStationsBetween,
} from "./sky-ahead";
import { searchSky } from "./sky-search";

const MINUTE = 60_000;
const YEAR = 365.25 * MILLISECONDS_PER_DAY;
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

describe("The major aspects by multiples of 30°", () => {
  it("are told apart on both sides of the circle", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, -3, -2].map(majorAspectAt)).toEqual([
      "Conjunction",
      undefined,
      "Sextile",
      "Square",
      "Trine",
      undefined,
      "Opposition",
      "Trine",
      "Square",
      "Sextile",
      "Conjunction",
      "Square",
      "Sextile",
    ]);
  });
});

describe("Aspects among the planets ahead", () => {
  it("hold the great conjunctions of these years to the minute", () => {
    // As the almanacs print them: Jupiter–Saturn 2020-12-21 18:20 UT at 0°29′ Aquarius, Saturn–Neptune 2026-02-20
    // 16:53 UT at 0°45′ Aries.
    const [first] = mutualAspectsBetween(day("2020-12-10"), day("2021-01-05")).filter(
      ({ planet1, planet2 }) => planet1 === "Jupiter" && planet2 === "Saturn",
    );
    expect(first?.type).toBe("Conjunction");
    expect(Math.abs((first?.instant ?? 0) - Date.parse("2020-12-21T18:20Z"))).toBeLessThan(3 * MINUTE);
    expect(first?.longitude1).toBeCloseTo(300.48, 1);
    const second = mutualAspectsBetween(day("2026-02-10"), day("2026-03-01")).find(
      ({ planet1, planet2 }) => planet1 === "Saturn" && planet2 === "Neptune",
    );
    expect(Math.abs((second?.instant ?? 0) - Date.parse("2026-02-20T16:53Z"))).toBeLessThan(3 * MINUTE);
    expect(second?.longitude2).toBeCloseTo(0.75, 1);
  });

  it("are all that a search pair by pair finds, in order", () => {
    const [from, to] = [day("2026-06-01"), day("2026-12-01")];
    const expected = PLANETS.flatMap((planet1, i) =>
      PLANETS.slice(i + 1)
        .filter((planet2) => planet1 !== "Moon" && planet2 !== "Moon")
        .flatMap((planet2) =>
          searchSky(
            { kind: "aspect", body: planet1, other: planet2, types: MAJOR_ASPECTS, sign: null },
            from,
            to,
            { events: 1_000, places: 100_000 },
          ).events.map(({ instant, type }) => ({ planet1, planet2, type, instant })),
        ),
    ).sort((a, b) => a.instant - b.instant);
    const found = mutualAspectsBetween(from, to);
    expect(found.map(({ planet1, planet2, type }) => [planet1, planet2, type])).toEqual(
      expected.map(({ planet1, planet2, type }) => [planet1, planet2, type]),
    );
    found.forEach(({ instant }, i) => {
      expect(Math.abs(instant - (expected[i]?.instant ?? 0))).toBeLessThan(1000);
    });
  });
});

describe("Stations and ingresses ahead", () => {
  it("hold Mercury's turns of 2026 and the slow planets' changes of sign", () => {
    const stations = planetStationsBetween(day("2026-01-01"), day("2027-01-01"));
    // The almanacs' days of Mercury's stations in 2026 (UT).
    expect(
      stations
        .filter(({ body }) => body === "Mercury")
        .map(({ instant, turns }) => `${new Date(instant).toISOString().slice(0, 10)} ${turns}`),
    ).toEqual([
      "2026-02-26 retrograde",
      "2026-03-20 direct",
      "2026-06-29 retrograde",
      "2026-07-23 direct",
      "2026-10-24 retrograde",
      "2026-11-13 direct",
    ]);
    const ingresses = planetIngressesBetween(day("2026-01-01"), day("2026-07-01"));
    const slow = ingresses.filter(({ body }) => ["Jupiter", "Saturn", "Uranus", "Neptune"].includes(body));
    expect(
      slow.map(
        ({ body, sign, instant }) => `${body} ${sign} ${new Date(instant).toISOString().slice(0, 10)}`,
      ),
    ).toEqual([
      "Neptune Aries 2026-01-26",
      "Saturn Aries 2026-02-14",
      "Uranus Gemini 2026-04-26",
      "Jupiter Leo 2026-06-30",
    ]);
    for (const list of [stations, ingresses]) {
      expect(list.map(({ instant }) => instant)).toEqual(
        list.map(({ instant }) => instant).sort((a, b) => a - b),
      );
    }
  });
});

describe("Slow planets to a chart", () => {
  const points = { Sun: 84.4, Moon: 349, Ascendant: 193.7 };

  it("are exact when it says so, and three times where the planet turns back on the way", () => {
    const [from, to] = [day("2026-11-20"), day("2027-11-20")];
    const contacts = chartTransitsBetween(points, from, to);
    expect(contacts.length).toBeGreaterThan(2);
    for (const { planet, point, type, exact } of contacts) {
      for (const { instant, isRetrograde } of exact) {
        const { longitude, speed } = positionOf(planet, instant);
        expect(Math.abs(separation(longitude, points[point]) - ASPECT_RULES[type].angle)).toBeLessThan(
          0.0005,
        );
        expect(speed < 0).toBe(isRetrograde);
        expect(instant >= from && instant < to).toBe(true);
      }
    }
    // Saturn turned retrograde at 14°46′ Aries on 26 July 2026: over 14° he goes three times.
    const saturn = chartTransitsBetween({ Sun: 14 }, day("2026-06-01"), day("2027-06-01")).find(
      ({ planet, type }) => planet === "Saturn" && type === "Conjunction",
    );
    expect(saturn?.exact.map(({ isRetrograde }) => isRetrograde)).toEqual([false, true, false]);
  });

  it("come in the order of their first date", () => {
    const firsts = chartTransitsBetween(points, day("2000-01-01"), day("2001-01-01")).map(
      ({ exact }) => exact[0]?.instant ?? 0,
    );
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });
});

describe("The next eclipses", () => {
  it("are those that a search of every new and full Moon finds", () => {
    for (const start of ["1801-03-01", "1999-08-01", "2026-01-01", "2026-08-20", "2090-05-05"]) {
      const from = day(start);
      const all = eclipsesBetween(from, from + 2.5 * YEAR);
      const next = nextEclipses(from, 4, from + 2.5 * YEAR);
      expect(next.map(({ greatest }) => new Date(greatest).toISOString().slice(0, 16))).toEqual(
        all.slice(0, 4).map(({ greatest }) => new Date(greatest).toISOString().slice(0, 16)),
      );
    }
  });

  it("are fewer where the tables end", () => {
    const from = day("2100-12-01");
    const found = nextEclipses(from, 9, day("2101-11-01"));
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(9);
  });
});
