import { describe, expect, it } from "vitest";
import { signedDifference } from "./angles";
import { asteroidAtTerrestrial, asteroidPositionAt } from "./asteroid-positions";
import { ASTEROIDS, type Asteroid } from "./bodies";
import { instantOfDate, MILLISECONDS_PER_DAY } from "./instant";
import truth from "./truth/asteroids.json";

type Row = readonly [longitude: number, latitude: number, speed: number];

const rows = truth.rows.map((row) => ({
  utc: row.utc,
  instant: Date.parse(row.utc),
  jdTt: row.jd_tt,
  asteroids: row.asteroids as unknown as Readonly<Record<Asteroid, Row>>,
}));
const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;

/** The largest difference over all rows, arcseconds. */
function largest(difference: (row: (typeof rows)[number]) => number): number {
  return Math.max(...rows.map((row) => arcseconds(difference(row))));
}

describe.each(ASTEROIDS)("%s against Swiss Ephemeris, 1800–2100", (name) => {
  it("has the same longitude and latitude at the same Terrestrial Time", () => {
    const ours = (row: (typeof rows)[number]) => asteroidAtTerrestrial(name, row.jdTt);
    expect(
      largest((row) => signedDifference(ours(row).longitude, row.asteroids[name][0])),
    ).toBeLessThanOrEqual(1);
    expect(largest((row) => ours(row).latitude - row.asteroids[name][1])).toBeLessThanOrEqual(1);
  });

  it("has the same longitude at the same Universal Time", () => {
    const ours = (row: (typeof rows)[number]) => asteroidPositionAt(name, row.instant);
    expect(
      largest((row) => signedDifference(ours(row).longitude, row.asteroids[name][0])),
    ).toBeLessThanOrEqual(1);
  });

  it("has the same speed", () => {
    expect(
      largest((row) => asteroidAtTerrestrial(name, row.jdTt).speed - row.asteroids[name][2]),
    ).toBeLessThanOrEqual(0.2);
  });

  it("has a speed that is the change of its longitude, also where it stands", () => {
    for (let day = 0; day < 500; day += 7) {
      const instant = instantOfDate(1999, 3, 1) + day * MILLISECONDS_PER_DAY;
      const hour = MILLISECONDS_PER_DAY / 24;
      const change = signedDifference(
        asteroidPositionAt(name, instant + hour).longitude,
        asteroidPositionAt(name, instant - hour).longitude,
      );
      expect(arcseconds(change * 12 - asteroidPositionAt(name, instant).speed)).toBeLessThan(0.5);
    }
  });
});

it("outside 1799 to 2101 there are no asteroids, and it says so", () => {
  expect(() => asteroidPositionAt("Vesta", instantOfDate(1799, 2, 1))).toThrow(RangeError);
  expect(() => asteroidPositionAt("Vesta", instantOfDate(2101, 12, 1))).toThrow(RangeError);
});
