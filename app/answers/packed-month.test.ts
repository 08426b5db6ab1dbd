import { describe, expect, it } from "vitest";
import { ephemerisMonth } from "~/astrology/ephemeris-month";
import { packMonth, unpackMonth } from "./packed-month";

describe("A packed month", () => {
  it("unpacks to what it was, in any of three centuries", () => {
    for (const [year, month] of [
      [1800, 1],
      [1900, 2],
      [2000, 2],
      [2026, 11],
      [2100, 12],
    ] as const) {
      const answer = ephemerisMonth(year, month);
      expect(unpackMonth({ year, month }, packMonth(answer))).toEqual(answer);
    }
  });

  it("keeps a missing position missing", () => {
    const answer = ephemerisMonth(2026, 11);
    const [first, ...others] = answer.days;
    if (!first) throw new Error("November has days");
    const gappy = {
      ...answer,
      days: [{ ...first, positions: first.positions.filter(({ body }) => body !== "Chiron") }, ...others],
    };
    expect(unpackMonth({ year: 2026, month: 11 }, packMonth(gappy))).toEqual(gappy);
  });

  it("takes a twentieth of the JSON", () => {
    const answer = ephemerisMonth(2026, 11);
    expect(packMonth(answer).length * 15).toBeLessThan(JSON.stringify(answer).length);
  });
});
