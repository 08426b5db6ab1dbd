import { describe, expect, it } from "vitest";
import { moonPhaseAnswer } from "./moon-phase";

describe("20 November 2026, 9:30 UT", () => {
  const phase = moonPhaseAnswer(Date.UTC(2026, 10, 20, 9, 30));

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
  expect(moonPhaseAnswer(Date.UTC(2026, 10, 24, 14, 53))).toMatchObject({
    phaseName: "Full Moon",
    zodiacSign: "Gemini",
    degree: 2,
  });
});

it("there are four next phases at both ends of the years that the app accepts", () => {
  expect(moonPhaseAnswer(Date.UTC(1800, 0, 1)).nextPhases).toHaveLength(4);
  expect(moonPhaseAnswer(Date.UTC(2100, 11, 31, 23, 59)).nextPhases).toHaveLength(4);
});
