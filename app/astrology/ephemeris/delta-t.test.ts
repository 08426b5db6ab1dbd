import { describe, expect, it } from "vitest";
import { instantOfDate } from "../instant";
import truth from "../truth/positions.json";
import { deltaT } from "./delta-t";

it("ΔT agrees with the reference to a twentieth of a second on every row", () => {
  for (const chart of truth.charts) {
    expect(Math.abs(deltaT(Date.parse(chart.utc)) - chart.delta_t_s), chart.utc).toBeLessThan(0.05);
  }
});

describe("between and beyond the tabulated years", () => {
  it("is linear within a year and continuous at New Year", () => {
    const newYear = instantOfDate(1990, 1, 1);
    expect(deltaT(newYear + 1) - deltaT(newYear - 1)).toBeLessThan(1e-6);
    const middle = (instantOfDate(1990, 1, 1) + instantOfDate(1991, 1, 1)) / 2;
    const mean = (deltaT(instantOfDate(1990, 1, 1)) + deltaT(instantOfDate(1991, 1, 1))) / 2;
    expect(deltaT(middle)).toBeCloseTo(mean, 9);
  });

  it("goes on with the last slope", () => {
    const slope = deltaT(instantOfDate(2103, 1, 1)) - deltaT(instantOfDate(2102, 1, 1));
    expect(deltaT(instantOfDate(2104, 1, 1)) - deltaT(instantOfDate(2103, 1, 1))).toBeCloseTo(slope, 2);
  });
});
