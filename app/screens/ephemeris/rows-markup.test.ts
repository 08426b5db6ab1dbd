import { describe, expect, it } from "vitest";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { rowsMarkup } from "./rows-markup";

describe("The rows of the ephemeris", () => {
  it("hold no markup from an answer that is not ours", () => {
    const evil = '<img src=x onerror="alert(1)">' as never;
    const answer = {
      monthName: "November",
      year: 2026,
      days: [
        {
          date: `2026-11-${evil}`,
          dayOfWeek: evil,
          siderealTime: evil,
          positions: [
            { body: "Sun", sign: evil, degree: 1, minute: 2, isRetrograde: false },
            { body: "Moon", sign: "Aries", degree: evil, minute: evil, isRetrograde: true },
          ],
        },
      ],
    } as unknown as EphemerisMonth;
    expect(rowsMarkup(answer, "2026-11-20")).not.toMatch(/<img|onerror=|alert\(/);
  });
});
