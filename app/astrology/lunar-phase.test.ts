import { describe, expect, it, test } from "vitest";
import {
  illuminationAt,
  newAndFullMoonsBetween,
  phaseAngleAt,
  phaseNameAt,
  principalPhasesBetween,
} from "./lunar-phase";
import truth from "./truth/phases.json";

const NAMES = {
  new: "New Moon",
  first_quarter: "First Quarter",
  full: "Full Moon",
  last_quarter: "Last Quarter",
} as const;

describe.each(truth.years)("the principal phases of $year", ({ year, phases }) => {
  it("are those of the reference, to 5 s until 2026 and to a minute later", () => {
    const found = principalPhasesBetween(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
    expect(found).toHaveLength(phases.length);
    phases.forEach(([name, utc], i) => {
      const ours = found[i] as (typeof found)[number];
      expect(ours.phaseName).toBe(NAMES[name as keyof typeof NAMES]);
      const off = Math.abs(ours.instant - Date.parse(utc as string)) / 1000;
      expect(off, utc as string).toBeLessThan(year <= 2026 ? 5 : 60);
    });
  });
});

it("the sunlit part and the phase angle agree with the reference to 0.01 % and 0.01°", () => {
  for (const [utc, , phaseAngle, illuminated] of truth.illumination as unknown as [
    string,
    number,
    number,
    number,
  ][]) {
    const instant = Date.parse(utc);
    expect(Math.abs(phaseAngleAt(instant) - phaseAngle), utc).toBeLessThan(0.01);
    expect(Math.abs(illuminationAt(instant) - 100 * illuminated), utc).toBeLessThan(0.01);
  }
});

it("octants are centred on the events", () => {
  const at = [0, 22.4, 22.6, 67.4, 90, 135, 180, 202.4, 202.6, 270, 315, 337.4, 337.6, 359.999];
  expect(at.map(phaseNameAt)).toEqual([
    "New Moon",
    "New Moon",
    "Waxing Crescent",
    "Waxing Crescent",
    "First Quarter",
    "Waxing Gibbous",
    "Full Moon",
    "Full Moon",
    "Waning Gibbous",
    "Last Quarter",
    "Waning Crescent",
    "Waning Crescent",
    "New Moon",
    "New Moon",
  ]);
});

test("new and full moons are those among the principal phases, from any day on", () => {
  for (let from = Date.UTC(1800, 0, 3); from < Date.UTC(2099, 0, 1); from += 1717.3 * 86_400_000) {
    const to = from + 700 * 86_400_000;
    const expected = principalPhasesBetween(from, to).filter(({ phaseName }) => phaseName.endsWith("Moon"));
    const found = newAndFullMoonsBetween(from, to);
    expect(found.map(({ phaseName }) => phaseName)).toEqual(expected.map(({ phaseName }) => phaseName));
    for (const [i, { instant }] of found.entries())
      expect(instant).toBeCloseTo(expected[i]?.instant ?? 0, -1);
  }
});
