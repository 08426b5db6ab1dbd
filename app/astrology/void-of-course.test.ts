import { describe, expect, it } from "vitest";
import { ASPECT_RULES, MAJOR_ASPECTS } from "./aspects";
import { PLANETS, type Planet } from "./bodies";
import type { Instant } from "./instant";
import { searchSky } from "./sky-search";
import { voidOfCourseMoon } from "./void-of-course";

const MINUTE = 60_000;

/** The Moon's exact major aspects to a planet in [from, to). */
function aspectsTo(planet: Planet, from: Instant, to: Instant) {
  const search = { kind: "aspect", body: "Moon", other: planet, types: MAJOR_ASPECTS, sign: null } as const;
  return searchSky(search, from, to, { events: 1_000, places: 100_000 }).events;
}

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
        expect(aspectsTo(planet, start + MINUTE, end)).toEqual([]);
      }
    }
  });

  it("names the aspect that it begins with", () => {
    for (const { start, lastAspect } of periods) {
      if (lastAspect === null) continue;
      const [exact] = aspectsTo(lastAspect.planet, start - MINUTE, start + MINUTE);
      expect(MAJOR_ASPECTS.find((type) => ASPECT_RULES[type].angle === lastAspect.angle)).toBe(exact?.type);
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
