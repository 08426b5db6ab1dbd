import { expect, it } from "vitest";
import truth from "../truth/positions.json";
import { nutationAt } from "./nutation";
import { orientationAt } from "./orientation";

const RADIAN = 180 / Math.PI;
const centuries = (jd: number) => (jd - 2_451_545) / 36_525;

it("nutation in longitude agrees with the reference to 0.02″ on every row", () => {
  for (const chart of truth.charts) {
    const off = nutationAt(centuries(chart.jd_tt)).longitude * RADIAN - chart.dpsi_deg;
    expect(Math.abs(off * 3600), chart.utc).toBeLessThan(0.02);
  }
});

it("its rate is its change, to 0.0001″ a day", () => {
  for (let jd = 2_380_000.5; jd < 2_488_000; jd += 977.3) {
    const change = nutationAt(centuries(jd + 0.01)).longitude - nutationAt(centuries(jd - 0.01)).longitude;
    expect(nutationAt(centuries(jd)).longitudeRate).toBeCloseTo(change / 0.02, 9);
  }
});

it("the rotation to the ecliptic is a rotation", () => {
  const m = Float64Array.from(orientationAt(2_400_000.5).rotation);
  const row = (i: number) => m.slice(3 * i, 3 * i + 3);
  for (const [a, b] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const product = row(a).reduce((sum, value, i) => sum + value * (row(b)[i] as number), 0);
    expect(product).toBeCloseTo(a === b ? 1 : 0, 14);
  }
});

it("an orientation that somebody holds is not changed by the next one", () => {
  const held = orientationAt(2_400_000.5);
  const before = structuredClone(held);
  orientationAt(2_480_000.5);
  expect(held).toEqual(before);
});

it("the equinox moves 50.29″ a year and the obliquity shrinks by 0.47″", () => {
  const arcseconds = (radians: number) => radians * RADIAN * 3600;
  const year = 365.25;
  const [before, after] = [orientationAt(2_451_545 - 50 * year), orientationAt(2_451_545 + 50 * year)];
  // Nutation moves both ends by up to 17″ and 9″ in this century.
  expect(Math.abs(arcseconds(after.equinox - before.equinox) / 100 - 50.385)).toBeLessThan(0.35);
  expect(Math.abs(arcseconds(after.obliquity - before.obliquity) / 100 + 0.468)).toBeLessThan(0.2);
});
