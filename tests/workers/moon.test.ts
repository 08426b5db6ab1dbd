import { describe, expect, test } from "vitest";
import type { MoonAheadAnswer } from "../../app/answers/moon-ahead";
import type { MoonCalendarAnswer } from "../../app/answers/moon-calendar";
import type { MoonPhaseAnswer } from "../../app/answers/moon-phase";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

async function got<T>(path: string): Promise<T> {
  const response = await worker.fetch(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

describe("GET /api/moon-phase", () => {
  test("on 20 November 2026 the Moon is waxing gibbous in Aries, and full four days later in Gemini", async () => {
    const waxing = await got<MoonPhaseAnswer>("/api/moon-phase?at=2026-11-20T09:30:00Z");
    expect(waxing).toMatchObject({ phaseName: "Waxing Gibbous", zodiacSign: "Aries", degree: 2 });
    expect(Math.abs(waxing.illumination - 78)).toBeLessThanOrEqual(0.3);
    expect(waxing.date).toBe("2026-11-20T09:30:00.000Z");
    expect(waxing.interpretation).toMatch(/^People want to begin/); // the Moon in Aries
    expect(waxing.nextPhases.map(({ phaseName }) => phaseName)).toEqual([
      "Full Moon",
      "Last Quarter",
      "New Moon",
      "First Quarter",
    ]);
    expect(waxing.nextPhases[0]?.at.slice(0, 16)).toBe("2026-11-24T14:53");
    const full = await got<MoonPhaseAnswer>("/api/moon-phase?at=2026-11-24T14:53Z");
    expect(full).toMatchObject({ phaseName: "Full Moon", zodiacSign: "Gemini", degree: 2 });
    expect(full.elongation).toBeCloseTo(180, 1);
    expect(full.interpretation).toMatch(/^Curiosity/);
  });
});

describe("GET /api/moon-calendar", () => {
  test("has every day of a month, and its four phases on their days", async () => {
    const answer = await got<MoonCalendarAnswer>("/api/moon-calendar?year=2026&month=11");
    expect(answer.days).toHaveLength(30);
    expect(answer.phases.map(({ phaseName, at }) => `${at.slice(0, 10)} ${phaseName}`)).toEqual([
      "2026-11-01 Last Quarter",
      "2026-11-09 New Moon",
      "2026-11-17 First Quarter",
      "2026-11-24 Full Moon",
    ]);
    expect(answer.phasesBeside).toEqual([
      { phaseName: "Last Quarter", at: expect.stringMatching(/^2026-12-01T06:0/) },
    ]);
    const brightest = [...answer.days].sort((a, b) => b.illumination - a.illumination)[0];
    expect(brightest?.date).toBe("2026-11-24");
    const darkest = [...answer.days].sort((a, b) => a.illumination - b.illumination)[0];
    expect(darkest?.date).toBe("2026-11-09");
  });

  test("reaches the first and the last month of the tables", async () => {
    for (const query of ["year=1800&month=1", "year=2100&month=12"]) {
      expect((await got<MoonCalendarAnswer>(`/api/moon-calendar?${query}`)).days).toHaveLength(31);
    }
    expect((await worker.fetch("/api/moon-calendar?year=2101&month=1")).status).toBe(422);
  });
});

describe("GET /api/moon-ahead", () => {
  test("names the next four eclipses as the almanacs do", async () => {
    const { eclipses } = await got<MoonAheadAnswer>("/api/moon-ahead?at=2026-01-01T00:00Z");
    expect(eclipses.map(({ at, type, kind }) => `${at.slice(0, 10)} ${type} ${kind}`)).toEqual([
      "2026-02-17 annular solar",
      "2026-03-03 total lunar",
      "2026-08-12 total solar",
      "2026-08-28 partial lunar",
    ]);
    expect(eclipses[2]).toMatchObject({ sign: "Leo", degree: 20 });
  });

  test("lists void-of-course spans that end when the Moon changes her sign, none of them over", async () => {
    const at = "2026-11-20T09:30:00.000Z";
    const { voidOfCourse } = await got<MoonAheadAnswer>(`/api/moon-ahead?at=${at}`);
    expect(voidOfCourse.length).toBeGreaterThanOrEqual(2);
    for (const { start, end, sign } of voidOfCourse) {
      expect(end > at && start < end).toBe(true);
      const before = await got<MoonPhaseAnswer>(`/api/moon-phase?at=${isoBeside(end, -60_000)}`);
      const after = await got<MoonPhaseAnswer>(`/api/moon-phase?at=${isoBeside(end, 60_000)}`);
      expect(before.zodiacSign).toBe(sign);
      expect(after.zodiacSign).not.toBe(sign);
    }
  });
});

function isoBeside(iso: string, milliseconds: number): string {
  return new Date(Date.parse(iso) + milliseconds).toISOString();
}

test("The page holds the Moon in its first HTML", async () => {
  const html = await (await worker.fetch("/moon-phases")).text();
  expect(html).toContain("Illumination");
  expect(html).toMatch(/In (<!-- -->)?[A-Z][a-z]+/);
  expect(html).toContain("Waning Crescent");
});
