import { describe, expect, it } from "vitest";
import { BODIES } from "./bodies";
import { ephemerisMonth } from "./ephemeris-month";

const rowOf = (date: string) => {
  const [year, month] = date.split("-").map(Number) as [number, number];
  return ephemerisMonth(year, month).days.find((day) => day.date === date);
};
const positionOn = (date: string, body: string) =>
  rowOf(date)?.positions.find((position) => position.body === body);
const secondsOf = (clock: string) => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

describe("November 2026", () => {
  const month = ephemerisMonth(2026, 11);

  it("has 30 rows of thirteen bodies", () => {
    expect(month).toMatchObject({ monthName: "November", year: 2026 });
    expect(month.days).toHaveLength(30);
    for (const { positions } of month.days) expect(positions.map(({ body }) => body)).toEqual([...BODIES]);
  });

  it("has on the 20th a Friday, sidereal time 3:56:06, and the places of the almanac", () => {
    const row = rowOf("2026-11-20");
    expect(row?.dayOfWeek).toBe("Fri");
    expect(Math.abs(secondsOf(row?.siderealTime ?? "") - secondsOf("03:56:06"))).toBeLessThanOrEqual(1);
    const expected = [
      ["Sun", "Scorpio", 27, 40, false],
      ["Moon", "Pisces", 26, 46, false],
      ["Uranus", "Gemini", 3, 55, true],
      ["Chiron", "Aries", 27, 15, true],
    ] as const;
    for (const [body, sign, degree, minute, isRetrograde] of expected) {
      expect(positionOn("2026-11-20", body)).toEqual({ body, sign, degree, minute, isRetrograde });
    }
  });
});

it("Mercury is retrograde on the rows of 25 October to 13 November 2026 and on no other around them", () => {
  const rows = [...ephemerisMonth(2026, 10).days, ...ephemerisMonth(2026, 11).days];
  const retrograde = rows.filter(({ positions }) =>
    positions.some((p) => p.body === "Mercury" && p.isRetrograde),
  );
  expect(retrograde).toHaveLength(20);
  expect(retrograde[0]?.date).toBe("2026-10-25");
  expect(retrograde.at(-1)?.date).toBe("2026-11-13");
});

it("1 January 2025 has sidereal time 6:43:36 and Mars retrograde at 1°55′ Leo", () => {
  expect(
    Math.abs(secondsOf(rowOf("2025-01-01")?.siderealTime ?? "") - secondsOf("06:43:36")),
  ).toBeLessThanOrEqual(1);
  expect(positionOn("2025-01-01", "Mars")).toMatchObject({
    sign: "Leo",
    degree: 1,
    minute: 55,
    isRetrograde: true,
  });
});

it("1 January 1800 has Chiron at 21°15′ Scorpio", () => {
  expect(positionOn("1800-01-01", "Chiron")).toMatchObject({ sign: "Scorpio", degree: 21, minute: 15 });
});

it("February has 28 rows in 1900 and 29 in 2000, and December 2100 its 31", () => {
  expect(ephemerisMonth(1900, 2).days).toHaveLength(28);
  expect(ephemerisMonth(2000, 2).days).toHaveLength(29);
  const last = ephemerisMonth(2100, 12);
  expect(last.days).toHaveLength(31);
  expect(last.days.at(-1)?.date).toBe("2100-12-31");
});

it("sidereal time gains 3 min 56 s a day", () => {
  const { days } = ephemerisMonth(2026, 3);
  days.slice(1).forEach(({ siderealTime }, i) => {
    const gained = secondsOf(siderealTime) - secondsOf(days[i]?.siderealTime ?? "");
    expect(Math.abs(((gained + 86_400) % 86_400) - 236.5)).toBeLessThanOrEqual(1.5);
  });
});
