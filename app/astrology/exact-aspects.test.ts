import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "./angles";
import { BODIES } from "./bodies";
import { exactAspectsBetween } from "./exact-aspects";
import { instantOfDate } from "./instant";
import { positionOf } from "./positions";

const DAY = 86_400_000;
const at = (...parts: readonly [number, number, number, number, number]) => Date.UTC(...parts);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

// The great conjunctions as almanacs have them, in apparent ecliptic longitude.
it.each([
  [1961, ["1961-02-19"]],
  [1981, ["1980-12-31", "1981-03-04", "1981-07-24"]],
  [2000, ["2000-05-28"]],
  [2020, ["2020-12-21"]],
])("Jupiter and Saturn meet around %i on the days that almanacs name", (year, days) => {
  const found = exactAspectsBetween(
    "Jupiter",
    "Saturn",
    [0],
    Date.UTC(year - 1, 5, 1),
    Date.UTC(year + 1, 5, 1),
  );
  expect(found.map(({ instant }) => dayOf(instant))).toEqual(days);
});

it("the great conjunction of 2020 is exact on 21 December at 18:20 UT", () => {
  const [meeting] = exactAspectsBetween(
    "Jupiter",
    "Saturn",
    [0],
    at(2020, 11, 1, 0, 0),
    at(2021, 0, 1, 0, 0),
  );
  expect(Math.abs((meeting?.instant ?? 0) - at(2020, 11, 21, 18, 20))).toBeLessThan(5 * 60_000);
});

it("Saturn and Pluto meet on 12 January 2020 at 16:59 UT", () => {
  const [meeting] = exactAspectsBetween("Saturn", "Pluto", [0], at(2019, 6, 1, 0, 0), at(2020, 6, 1, 0, 0));
  expect(Math.abs((meeting?.instant ?? 0) - at(2020, 0, 12, 16, 59))).toBeLessThan(10 * 60_000);
});

describe("whatever the bodies and the years", () => {
  const starts = fc.integer({ min: instantOfDate(1801, 1, 1), max: instantOfDate(2098, 1, 1) });
  const angles = fc.constantFrom(0, 30, 60, 72, 90, 120, 150, 180);

  it("at every exact aspect the two are that far apart", () => {
    const pair = fc.uniqueArray(fc.constantFrom(...BODIES.filter((body) => body !== "South Node")), {
      minLength: 2,
      maxLength: 2,
    });
    fc.assert(
      fc.property(pair, angles, starts, ([a, b], angle, start) => {
        for (const { instant } of exactAspectsBetween(
          a as "Sun",
          b as "Sun",
          [angle],
          start,
          start + 200 * DAY,
        )) {
          const apart = separation(
            positionOf(a as "Sun", instant).longitude,
            positionOf(b as "Sun", instant).longitude,
          );
          expect(Math.abs(apart - angle)).toBeLessThan(2e-6);
        }
      }),
      { numRuns: 60 },
    );
  });
});
