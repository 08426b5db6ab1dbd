import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation, signedDifference } from "./angles";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "./instant";
import { type EclipticPosition, meanApogeeAt, meanNodeAt, osculatingApogeeAt } from "./positions";
import truth from "./truth/points.json";

type Name = "MeanNode" | "MeanLilith" | "OsculatingLilith";

const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;

describe.each<[Name, (instant: Instant) => EclipticPosition, number, number]>([
  ["MeanNode", meanNodeAt, 1, 0.1],
  ["MeanLilith", meanApogeeAt, 1, 0.1],
  ["OsculatingLilith", osculatingApogeeAt, 2, 10],
])("%s against Swiss Ephemeris", (name, at, ofPlace, ofSpeed) => {
  it.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
    const ours = at(Date.parse(utc));
    const [longitude, latitude, speed] = row.points[name] as [number, number, number];
    expect(arcseconds(separation(ours.longitude, longitude))).toBeLessThanOrEqual(ofPlace);
    expect(arcseconds(ours.latitude - latitude)).toBeLessThanOrEqual(ofPlace);
    expect(arcseconds(ours.speed - speed)).toBeLessThanOrEqual(ofSpeed);
  });
});

describe("whatever the moment between 1800 and 2100", () => {
  const moments = fc.integer({ min: instantOfDate(1800, 1, 1), max: instantOfDate(2101, 1, 1) });
  const changeADay = (at: (instant: Instant) => EclipticPosition, instant: Instant, days: number) => {
    const half = (days * MILLISECONDS_PER_DAY) / 2;
    return signedDifference(at(instant + half).longitude, at(instant - half).longitude) / days;
  };

  it("the mean apogee goes round forward in 8.85 years, never more than the orbit's 5.15° from the ecliptic", () => {
    fc.assert(
      fc.property(moments, (instant) => {
        const { latitude, speed } = meanApogeeAt(instant);
        expect(Math.abs(latitude)).toBeLessThan(5.15);
        expect(arcseconds(speed - changeADay(meanApogeeAt, instant, 1))).toBeLessThan(0.1);
        expect(speed).toBeGreaterThan(0.11);
        expect(speed).toBeLessThan(0.113);
      }),
      { numRuns: 200 },
    );
  });

  it("the osculating apogee swings about the mean one, and its speed is the change of its longitude", () => {
    fc.assert(
      fc.property(moments, (instant) => {
        const { longitude, distance, speed } = osculatingApogeeAt(instant);
        expect(separation(longitude, meanApogeeAt(instant).longitude)).toBeLessThan(31);
        // Over a tenth of a day the seams of the stored series come to 20″ at most, of up to 22,000″.
        expect(arcseconds(speed - changeADay(osculatingApogeeAt, instant, 0.1))).toBeLessThan(45);
        // Half an axis of 381,000 to 389,000 km, an eccentricity of 0.02 to 0.08.
        const kilometres = distance * 149_597_870.7;
        expect(kilometres).toBeGreaterThan(388_000);
        expect(kilometres).toBeLessThan(420_000);
      }),
      { numRuns: 200 },
    );
  });
});
