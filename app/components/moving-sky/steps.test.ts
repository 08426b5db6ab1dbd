import { describe, expect, test } from "vitest";
import { FIRST, isWithin, LAST, moved, within, yearOf } from "./steps";

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

describe("a step", () => {
  test.each([
    ["2026-11-20T09:30:00.000Z", "minute", 10, "2026-11-20T09:40:00.000Z"],
    ["2026-11-20T09:30:00.000Z", "hour", -10, "2026-11-19T23:30:00.000Z"],
    ["2026-11-20T09:30:00.000Z", "day", 1, "2026-11-21T09:30:00.000Z"],
    ["2026-12-28T09:30:00.000Z", "week", 1, "2027-01-04T09:30:00.000Z"],
    ["2026-11-20T09:30:00.000Z", "month", 2, "2027-01-20T09:30:00.000Z"],
    ["2026-01-20T09:30:00.000Z", "month", -1, "2025-12-20T09:30:00.000Z"],
    ["2026-01-31T09:30:00.000Z", "month", 1, "2026-02-28T09:30:00.000Z"],
    ["2024-02-29T23:59:59.999Z", "year", 1, "2025-02-28T23:59:59.999Z"],
    ["2024-02-29T00:00:00.000Z", "year", -4, "2020-02-29T00:00:00.000Z"],
    ["1901-03-01T00:00:00.000Z", "year", -100, "1801-03-01T00:00:00.000Z"],
  ] as const)("from %s by %s × %i", (from, unit, count, to) => {
    expect(iso(moved(at(from), unit, count))).toBe(to);
  });
});

test("the years end with the first and the last minute of 1800 to 2100", () => {
  expect([iso(FIRST), iso(LAST)]).toEqual(["1800-01-01T00:00:00.000Z", "2100-12-31T23:59:00.000Z"]);
  expect([FIRST, LAST, FIRST - 1, LAST + 1].map(isWithin)).toEqual([true, true, false, false]);
  expect([within(FIRST - 1), within(LAST + 1), within(0)]).toEqual([FIRST, LAST, 0]);
  expect([yearOf(FIRST), yearOf(LAST)]).toEqual([1800, 2100]);
});
