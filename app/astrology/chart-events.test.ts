import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import { ASPECT_RULES, MAJOR_ASPECTS } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import { exactReturns, exactTransits, lunationsOnChart } from "./chart-events";
import { chartTransitsBetween } from "./chart-transits";
import { RETURNING_BODIES, returnOf } from "./derived/returns";
import { MILLISECONDS_PER_DAY as DAY } from "./instant";
import { principalPhasesBetween } from "./lunar-phase";
import { positionOf, positionsAt } from "./positions";

const BIRTH = Date.UTC(1990, 5, 15, 18, 30);
const CHART = Object.fromEntries(
  PLANETS.map((planet) => [planet, positionsAt(BIRTH)[planet].longitude]),
) as Record<Planet, number>;
const [FROM, TO] = [Date.UTC(2026, 9, 1), Date.UTC(2027, 11, 1)];

describe("exact transits", () => {
  const found = exactTransits(CHART, FROM, TO);

  it("are those that the search by short steps finds, without returns", () => {
    const expected = chartTransitsBetween(CHART, FROM, TO)
      .filter(({ planet, point, type }) => !(planet === point && type === "Conjunction"))
      .flatMap(({ planet, point, type, exact }) =>
        exact.map(({ instant }) => ({ planet, point, type, instant })),
      )
      .sort((a, b) => a.instant - b.instant);
    expect(found.map(({ planet, point, type }) => [planet, point, type])).toEqual(
      expected.map(({ planet, point, type }) => [planet, point, type]),
    );
    found.forEach(({ instant }, i) => {
      expect(Math.abs(instant - (expected[i]?.instant ?? Number.NaN))).toBeLessThan(10);
    });
  });

  it("are exact", () => {
    for (const { instant, planet, point, type } of found) {
      const apart = separation(positionOf(planet, instant).longitude, CHART[point]);
      expect(Math.abs(apart - ASPECT_RULES[type].angle)).toBeLessThan(1e-6);
    }
  });

  it("are counted among all passes of their contact, whichever of them the span shows", () => {
    const place = { Sun: 234.6036047 }; // Saturn over it thrice in 1984 and 1985
    const whole = exactTransits(place, Date.UTC(1984, 0, 1), Date.UTC(1986, 0, 1)).filter(
      ({ planet, type }) => planet === "Saturn" && type === "Conjunction",
    );
    expect(whole.map(({ pass }) => pass)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
    for (const { instant, pass } of whole) {
      const [alone] = exactTransits(place, instant - DAY, instant + DAY).filter(
        ({ planet, type }) => planet === "Saturn" && type === "Conjunction",
      );
      expect(alone?.pass).toEqual(pass);
    }
  });

  it("of Mars at a place he passes thrice have their numbers in whichever month they are asked for", () => {
    // Swiss Ephemeris: 25 December 2026, 25 January and 4 June 2027 at 158.929°.
    const month = (index: number) => Date.UTC(2026, index, 1);
    const numbers = [11, 12, 13, 14, 15, 16, 17].flatMap((index) =>
      exactReturns({ Mars: 158.929 }, month(index), month(index + 1)).map(({ instant, pass }) => [
        new Date(instant).toISOString().slice(0, 10),
        pass,
      ]),
    );
    expect(numbers).toEqual([
      ["2026-12-25", { number: 1, of: 3 }],
      ["2027-01-25", { number: 2, of: 3 }],
      ["2027-06-04", { number: 3, of: 3 }],
    ]);
  });

  it("of Jupiter over one place twelve years apart are contacts of their own", () => {
    const jupiter = exactTransits({ Sun: 100 }, Date.UTC(1980, 0, 1), Date.UTC(2020, 0, 1)).filter(
      ({ planet, type }) => planet === "Jupiter" && type === "Conjunction",
    );
    expect(Math.max(...jupiter.map(({ pass }) => pass.of))).toBeLessThanOrEqual(3);
    expect(jupiter.length).toBeGreaterThanOrEqual(3);
  });
});

describe("exact returns", () => {
  it("are those of the returns' own search, one by one", () => {
    const found = exactReturns(CHART, FROM, TO);
    expect(found.filter(({ planet }) => planet === "Sun")).toHaveLength(1);
    expect(found.filter(({ planet }) => planet === "Moon").length).toBeGreaterThan(13);
    for (const { planet, instant, pass } of found) {
      expect(RETURNING_BODIES).toContain(planet);
      const expected = returnOf({
        body: planet,
        birth: BIRTH,
        at: instant - DAY,
        next: true,
        precessed: false,
      });
      expect(Math.abs((expected?.instant ?? Number.NaN) - instant)).toBeLessThan(10);
      expect(expected?.passes).toHaveLength(pass.of);
    }
  });

  it("of a place that is not known are none", () => {
    expect(exactReturns({ Sun: 84 }, FROM, TO).map(({ planet }) => planet)).toEqual(["Sun"]);
  });
});

describe("lunations on a chart", () => {
  it("stand within two degrees of a place or opposite it, and no other does", () => {
    const found = lunationsOnChart(CHART, FROM, TO);
    expect(found.length).toBeGreaterThan(3);
    const near = principalPhasesBetween(FROM, TO).filter(
      ({ phaseName, instant }) =>
        (phaseName === "New Moon" || phaseName === "Full Moon") &&
        Object.values(CHART).some((place) => {
          const apart = separation(positionOf("Moon", instant).longitude, place);
          return apart <= 2 || apart >= 178;
        }),
    );
    expect(found).toHaveLength(near.length);
    found.forEach(({ instant }, i) => {
      expect(Math.abs(instant - (near[i]?.instant ?? Number.NaN))).toBeLessThan(10);
    });
  });

  it("an eclipse is called one", () => {
    const { longitude } = positionOf("Moon", Date.UTC(2027, 7, 2, 10, 5)); // the total eclipse of Luxor
    const [eclipse] = lunationsOnChart({ Venus: longitude + 1, Mars: longitude + 180 }, FROM, TO).filter(
      ({ instant }) => Math.abs(instant - Date.UTC(2027, 7, 2)) < DAY,
    );
    expect(eclipse).toMatchObject({
      event: "Solar eclipse",
      touches: [
        { point: "Mars", type: "Opposition" },
        { point: "Venus", type: "Conjunction" },
      ],
    });
  });
});

it("no aspect is left out that a slow planet can make", () => {
  const types = new Set(
    exactTransits(CHART, Date.UTC(2000, 0, 1), Date.UTC(2020, 0, 1)).map(({ type }) => type),
  );
  expect([...types].sort()).toEqual([...MAJOR_ASPECTS].sort());
});
