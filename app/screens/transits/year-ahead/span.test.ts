import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calendarMarks, endOf, firstSpan, isFirstDay, spanText, steppedSpan } from "./span";

test("a span ends on the same day of a later month, or on that month's last, and with the tables", () => {
  expect(endOf({ from: "2026-11-22", length: "year" })).toBe("2027-11-22");
  expect(endOf({ from: "2026-11-30", length: "quarter" })).toBe("2027-02-28");
  expect(endOf({ from: "2026-12-31", length: "month" })).toBe("2027-01-31");
  expect(endOf({ from: "2100-06-01", length: "year" })).toBe("2100-12-31");
  expect(spanText({ from: "2026-11-22", length: "month" })).toBe("22 November 2026 to 22 December 2026");
});

test("stepping goes a span on or back, and not beyond the tables", () => {
  expect(steppedSpan({ from: "2026-01-15", length: "quarter" }, -1)?.from).toBe("2025-10-15");
  expect(steppedSpan({ from: "2026-11-15", length: "year" }, 1)?.from).toBe("2027-11-15");
  expect(steppedSpan({ from: "1800-01-15", length: "month" }, -1)).toBeNull();
  expect(steppedSpan({ from: "2100-01-15", length: "year" }, 1)).toBeNull();
});

test("a day from 1800 on, of four digits and before the last of 2100, begins a span", () => {
  expect(["1800-01-01", "2100-12-30"].map(isFirstDay)).toEqual([true, true]);
  expect(["1799-12-31", "2100-12-31", "", "20260-01-01"].map(isFirstDay)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe.each([
  ["Pacific/Kiritimati", "2026-11-23", "2026-11-24"],
  ["UTC", "2026-11-23", "2026-11-23"],
  ["America/New_York", "2026-11-22", "2026-11-23"],
])("in %s the first span begins on the visitor's own day", (zone, early, late) => {
  beforeEach(() => {
    vi.stubEnv("TZ", zone);
    vi.useFakeTimers({ now: new Date("2026-11-23T20:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test("of a moment", () => {
    expect(firstSpan("2026-11-23T02:00Z")).toEqual({ from: early, length: "year" });
    expect(firstSpan("2026-11-23T20:00Z").from).toBe(late);
    expect(firstSpan("2026-11-23").from).toBe("2026-11-23");
  });

  test("or of today, where the address has none", () => {
    for (const at of [null, "", "soon", "2100-12-31", "1799-06-01T12:00Z"])
      expect(firstSpan(at).from).toBe(late);
  });
});

test("a year is marked by its months, January by its year; a month by some days", () => {
  const year = calendarMarks({ from: "2026-11-22", length: "year" });
  expect(year.map(({ label }) => label).slice(0, 3)).toEqual(["Dec", "2027", "Feb"]);
  expect(year).toHaveLength(12);
  expect(year[0]?.at).toBeCloseTo(9 / 365, 6);
  const years = calendarMarks({ from: "2026-11-22", length: "two years" });
  expect(years).toHaveLength(24);
  expect(years.map(({ label }) => label).filter(Boolean)).toEqual([
    "2027",
    "Apr",
    "Jul",
    "Oct",
    "2028",
    "Apr",
    "Jul",
    "Oct",
  ]);
  const month = calendarMarks({ from: "2026-11-22", length: "month" });
  expect(month.map(({ label }) => label)).toEqual(["22", "Dec", "8", "15"]);
});
