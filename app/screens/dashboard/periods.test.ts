import { describe, expect, it } from "vitest";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { runningPeriods } from "./periods";

const chart = (sun: number, rising: number | null) =>
  ({
    input: { date: "1990-06-15" },
    resolved: { utc: "1990-06-15T18:30:00Z" },
    sun: { longitude: sun },
    rising: rising === null ? null : { sign: "Libra", longitude: rising },
  }) as unknown as BirthChartAnswer;
const TODAY = { year: 2026, month: 11, day: 26 };
const NOW = Date.UTC(2026, 10, 26);

describe("The periods that run", () => {
  it("are the year of the rising sign's count, and the firdar with its part", () => {
    const periods = runningPeriods(chart(84.4, 193.7), TODAY, NOW);
    // At 36 the cycle begins again: the first house, Libra, Venus.
    expect(periods?.year).toMatchObject({ age: 36, house: 1, rulingPlanet: "Venus" });
    // By day: Sun 10, Venus 8, Mercury 13 years, then the Moon until 40; of her sevenths the fifth is the Sun’s.
    expect(periods?.firdar.lord).toBe("Moon");
    expect(periods?.part?.lord).toBe("Sun");
  });

  it("begin with the Moon's firdar where the Sun was below the horizon", () => {
    // By night: Moon 9, Saturn 11, Jupiter 12 and Mars 7 years: 36 lies in the last.
    expect(runningPeriods(chart(240, 193.7), TODAY, NOW)?.firdar.lord).toBe("Mars");
  });

  it("are not told without a rising sign, nor before the birth", () => {
    expect(runningPeriods(chart(84.4, null), TODAY, NOW)).toBeNull();
    expect(
      runningPeriods(chart(84.4, 193.7), { year: 1980, month: 1, day: 1 }, Date.UTC(1980, 0, 1)),
    ).toBeNull();
  });
});
