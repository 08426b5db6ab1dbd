import { describe, expect, it } from "vitest";
import {
  type MoonPhase,
  moonPhaseAt,
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
    expect(Math.abs(moonPhaseAt(instant).illumination - 100 * illuminated), utc).toBeLessThan(0.01);
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

describe("20 November 2026, 9:30 UT", () => {
  const phase: MoonPhase = moonPhaseAt(Date.UTC(2026, 10, 20, 9, 30));

  it("is a Waxing Gibbous of 78.0 % at 2° Aries", () => {
    expect(phase).toMatchObject({ phaseName: "Waxing Gibbous", zodiacSign: "Aries", degree: 2 });
    expect(phase.date).toBe("2026-11-20T09:30:00.000Z");
    expect(Math.abs(phase.illumination - 78)).toBeLessThan(0.3);
    expect(phase.elongation).toBeGreaterThan(112.5);
    expect(phase.elongation).toBeLessThan(157.5);
  });

  it("names the next four principal phases in order, the Full Moon of the 24th first", () => {
    expect(phase.nextPhases.map(({ phaseName }) => phaseName)).toEqual([
      "Full Moon",
      "Last Quarter",
      "New Moon",
      "First Quarter",
    ]);
    expect(phase.nextPhases[0]?.at).toMatch(/^2026-11-24T14:53:/);
  });
});

it("the Full Moon of 24 November 2026, 14:53 UT, stands at 2° Gemini", () => {
  expect(moonPhaseAt(Date.UTC(2026, 10, 24, 14, 53))).toMatchObject({
    phaseName: "Full Moon",
    zodiacSign: "Gemini",
    degree: 2,
  });
});

it("there are four next phases at both ends of the years that the app accepts", () => {
  expect(moonPhaseAt(Date.UTC(1800, 0, 1)).nextPhases).toHaveLength(4);
  expect(moonPhaseAt(Date.UTC(2100, 11, 31, 23, 59)).nextPhases).toHaveLength(4);
});
