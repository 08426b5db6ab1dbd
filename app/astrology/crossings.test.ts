import fc from "fast-check";
import { expect, it } from "vitest";
import { separation } from "./angles";
import type { Body } from "./bodies";
import { crossings, longitudeOf, stepDaysOf } from "./crossings";
import { MILLISECONDS_PER_DAY as DAY, type Instant, instantOfDate } from "./instant";
import { positionOf } from "./positions";

function passages(body: Body, longitude: number, from: Instant, to: Instant): readonly Instant[] {
  const sought = { target: longitude, stepDays: stepDaysOf(body) };
  return crossings(longitudeOf(body), sought, from, to).map(({ instant }) => instant);
}

it("no passage that daily samples show is missed", () => {
  const starts = fc.integer({ min: instantOfDate(1801, 1, 1), max: instantOfDate(2098, 1, 1) });
  fc.assert(
    fc.property(
      fc.constantFrom("Mercury", "Venus", "Mars", "Saturn"),
      fc.integer({ min: 0, max: 359 }),
      starts,
      (body, longitude, start) => {
        const found = passages(body, longitude, start, start + 400 * DAY);
        let changes = 0;
        for (let day = 0; day < 400; day++) {
          const side = (offset: number) =>
            ((positionOf(body, start + offset * DAY).longitude - longitude + 540) % 360) - 180;
          const [before, after] = [side(day), side(day + 1)];
          if (before < 0 !== after < 0 && Math.abs(before - after) < 180) changes++;
        }
        // Two passages within one day, around a station, leave no trace in daily samples.
        expect(found.length).toBeGreaterThanOrEqual(changes);
        expect((found.length - changes) % 2).toBe(0);
      },
    ),
    { numRuns: 20 },
  );
});

it("the Sun returns once a year, 365.24 days apart, give or take half an hour", () => {
  const birth = Date.UTC(1990, 5, 15, 18, 30);
  const returns = passages("Sun", positionOf("Sun", birth).longitude, birth - DAY, birth + 40 * 365.25 * DAY);
  expect(returns).toHaveLength(41);
  expect(Math.abs((returns[0] as number) - birth)).toBeLessThan(100);
  returns.slice(1).forEach((instant, i) => {
    expect(Math.abs((instant - (returns[i] as number)) / DAY - 365.2422)).toBeLessThan(0.025);
  });
});

// Swiss Ephemeris 2.10.03 on JPL DE441. A minute is an eighth of an arcsecond at the slowest of these passages.
it("Saturn passes its place of 23 November 1955 seven times in ninety years, backwards in 1985 and 2044", () => {
  const expected = [
    "1984-12-30T16:13:18.600Z",
    "1985-05-18T19:00:59.800Z",
    "1985-09-28T05:29:48.100Z",
    "2014-11-07T05:22:42.500Z",
    "2043-12-12T22:20:03.600Z",
    "2044-06-20T17:08:41.400Z",
    "2044-09-01T06:50:04.100Z",
  ].map((utc) => Date.parse(utc));
  const found = passages("Saturn", 234.6036047, Date.UTC(1957, 0, 1), Date.UTC(2047, 0, 1));
  expect(found).toHaveLength(expected.length);
  found.forEach((instant, i) => {
    expect(Math.abs(instant - (expected[i] as number))).toBeLessThan(60_000);
  });
});

it("and its place of 15 June 1990 once, on 23 January 2020", () => {
  const { longitude } = positionOf("Saturn", Date.UTC(1990, 5, 15, 18, 30));
  const [instant, ...more] = passages("Saturn", longitude, Date.UTC(2019, 0, 1), Date.UTC(2020, 11, 31));
  expect(new Date(instant as number).toISOString()).toMatch(/^2020-01-23/);
  expect(separation(positionOf("Saturn", instant as number).longitude, longitude)).toBeLessThan(1e-6);
  expect(more).toEqual([]);
});
