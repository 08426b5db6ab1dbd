import { describe, expect, test } from "vitest";
import { parseDaylightRule, transitionsOfRule } from "./daylight-rule";

function changes(footer: string, year: number): string[] {
  return transitionsOfRule(parseDaylightRule(footer), year, year).map(
    ({ at, type }) =>
      `${new Date(at * 1000).toISOString().slice(0, 16)}Z ${type.abbreviation} ${type.offset}`,
  );
}

describe("a zone's rule for the years to come", () => {
  test("Berlin changes at 01:00 UTC on the last Sundays of March and October", () => {
    expect(changes("CET-1CEST,M3.5.0,M10.5.0/3", 2026)).toEqual([
      "2026-03-29T01:00Z CEST 7200",
      "2026-10-25T01:00Z CET 3600",
    ]);
  });

  test("New York changes on the second Sunday of March and the first of November", () => {
    expect(changes("EST5EDT,M3.2.0,M11.1.0", 2026)).toEqual([
      "2026-03-08T07:00Z EDT -14400",
      "2026-11-01T06:00Z EST -18000",
    ]);
  });

  test("Sydney's summer begins in October and ends in April", () => {
    expect(changes("AEST-10AEDT,M10.1.0,M4.1.0/3", 2026)).toEqual([
      "2026-04-04T16:00Z AEST 36000",
      "2026-10-03T16:00Z AEDT 39600",
    ]);
  });

  test("Lord Howe moves by half an hour", () => {
    expect(changes("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2026)).toEqual([
      "2026-04-04T15:00Z +1030 37800",
      "2026-10-03T15:30Z +11 39600",
    ]);
  });

  test("Israel's change counts 26 hours from a Thursday's midnight", () => {
    expect(changes("IST-2IDT,M3.4.4/26,M10.5.0", 2026)).toEqual([
      "2026-03-27T00:00Z IDT 10800",
      "2026-10-24T23:00Z IST 7200",
    ]);
  });

  test("Greenland's change falls an hour before midnight", () => {
    expect(changes("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2026)).toEqual([
      "2026-03-29T01:00Z -01 -3600",
      "2026-10-25T01:00Z -02 -7200",
    ]);
  });

  test("Ireland's standard time is that of its summer", () => {
    expect(changes("IST-1GMT0,M10.5.0,M3.5.0/1", 2026)).toEqual([
      "2026-03-29T01:00Z IST 3600",
      "2026-10-25T01:00Z GMT 0",
    ]);
  });

  test("a zone without daylight saving never changes", () => {
    expect(changes("<+0545>-5:45", 2026)).toEqual([]);
    expect(parseDaylightRule("<+0545>-5:45").standard.offset).toBe(20_700);
    expect(parseDaylightRule("<-0930>9:30").standard.offset).toBe(-34_200);
    expect(Object.is(parseDaylightRule("UTC0").standard.offset, 0)).toBe(true);
  });

  test.each(["", "CET", "CET-1CEST", "CET-1CEST,J60,J300", "CET-1CEST,M3.5.0"])(
    "%j is no rule we know",
    (text) => {
      expect(() => parseDaylightRule(text)).toThrow(/Unreadable time zone rule/);
    },
  );
});
