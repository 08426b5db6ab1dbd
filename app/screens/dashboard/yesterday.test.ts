import { describe, expect, it } from "vitest";
import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { sinceYesterday } from "./yesterday";

const NOW = new Date(2026, 10, 26, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const contact = (planet: string, ...exact: readonly string[]) =>
  ({ planet, exact: exact.map((at) => ({ at, isRetrograde: false })) }) as unknown as ActiveTransitAnswer;
const sky = (moonSign: string, moonDegree: number) => ({
  sunSign: "Sagittarius",
  moonSign,
  moonDegree,
  phaseName: "Waning Gibbous",
  elongation: 200,
});

describe("Since yesterday", () => {
  it("has what was exact from the first minute of yesterday until now, the latest first", () => {
    const active = [
      contact("Saturn", at(24, 23), at(25, 0), at(26, 10)),
      contact("Mercury", at(26, 9)),
      contact("Mars", at(20, 9), at(30, 9)),
    ];
    expect(sinceYesterday(active, null, NOW).exact.map(({ contact, at }) => [contact.planet, +at])).toEqual([
      ["Mercury", Date.parse(at(26, 9))],
      ["Saturn", Date.parse(at(25, 0))],
    ]);
  });

  // She goes between 11.8 and 15.4 degrees a day; 33 hours have passed.
  it.each([
    ["Aries", 3, "Pisces"],
    ["Aries", 15, "Pisces"],
    ["Aries", 16, null],
    ["Aries", 29, null],
  ])("knows in %s at %i° which sign the Moon has left for certain: %s", (sign, degree, left) => {
    expect(sinceYesterday([], sky(sign, degree), NOW).moonLeft).toBe(left);
  });
});
