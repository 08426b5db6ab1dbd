import { describe, expect, it } from "vitest";
import { PLANETS } from "./bodies";
import { exactAspectsBetween } from "./exact-aspects";
import { voidOfCourseMoon } from "./void-of-course";

const MINUTE = 60_000;

describe("November 2026", () => {
  const periods = voidOfCourseMoon(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1));

  it("has one period before each change of sign, in order, none overlapping", () => {
    expect(periods.length).toBeGreaterThanOrEqual(13);
    expect(periods.length).toBeLessThanOrEqual(15);
    periods.slice(1).forEach(({ start, sign }, i) => {
      const before = periods[i] as (typeof periods)[number];
      expect(start).toBeGreaterThan(before.end);
      expect(sign).not.toBe(before.sign);
    });
  });

  it("has no major aspect of the Moon from its start to its end", () => {
    for (const { start, end } of periods) {
      for (const planet of PLANETS.filter((name) => name !== "Moon")) {
        expect(exactAspectsBetween("Moon", planet, [0, 60, 90, 120, 180], start + MINUTE, end)).toEqual([]);
      }
    }
  });

  it("names the aspect that it begins with", () => {
    for (const { start, lastAspect } of periods) {
      if (lastAspect === null) continue;
      const [exact] = exactAspectsBetween(
        "Moon",
        lastAspect.planet,
        [lastAspect.angle],
        start - MINUTE,
        start + MINUTE,
      );
      expect(Math.abs((exact?.instant ?? 0) - start)).toBeLessThan(1000);
    }
  });
});

it("a period that is running at the start of the span is told, and one that is over is not", () => {
  const [first, second] = voidOfCourseMoon(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 8));
  const middle = ((first?.start ?? 0) + (first?.end ?? 0)) / 2;
  const running = voidOfCourseMoon(middle, middle + MINUTE);
  expect(running).toHaveLength(1);
  expect(running[0]).toMatchObject({ sign: first?.sign, lastAspect: first?.lastAspect });
  expect(Math.abs((running[0]?.start ?? 0) - (first?.start ?? 0))).toBeLessThan(10);
  expect(voidOfCourseMoon((first?.end ?? 0) + 1, (second?.start ?? 0) - 1)).toEqual([]);
});
