import { describe, expect, it } from "vitest";
import type { PeriodAnswer } from "~/answers/time-lords";
import { periodsOnLine } from "./ask-for-periods";
import { scaleOf } from "./span";

const period = (level: 1 | 2, lord: PeriodAnswer["lord"], from: string, to: string): PeriodAnswer => ({
  level,
  lord,
  sign: null,
  from,
  to,
  marks: [],
  parent: null,
});

describe("periods on a line of time", () => {
  const scale = scaleOf("2026-01-01", "2027-01-01");

  it("are cut at its ends and told level by level, in order", () => {
    const levels = periodsOnLine(
      [
        period(1, "Moon", "2021-06-15T00:00:00Z", "2030-06-15T00:00:00Z"),
        period(2, "Mars", "2025-01-01T00:00:00Z", "2026-07-02T12:00:00Z"),
        period(2, "Sun", "2026-07-02T12:00:00Z", "2027-11-19T00:00:00Z"),
      ],
      scale,
    );
    expect(
      levels.map((level) => level.map(({ period: { lord }, start, end }) => [lord, start, end])),
    ).toEqual([
      [["Moon", 0, 1]],
      [
        ["Mars", 0, expect.closeTo(0.5, 9)],
        ["Sun", expect.closeTo(0.5, 9), 1],
      ],
    ]);
  });

  it("leave out what only touches an end, and may be none", () => {
    const outside = [
      period(1, "Moon", "2020-01-01T00:00:00Z", "2026-01-01T00:00:00Z"),
      period(1, "Sun", "2027-01-01T00:00:00Z", "2030-01-01T00:00:00Z"),
    ];
    expect(periodsOnLine(outside, scale)).toEqual([]);
    expect(periodsOnLine([], scale)).toEqual([]);
  });
});
