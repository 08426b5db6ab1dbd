import { describe, expect, it } from "vitest";
import { monthIn, stepped } from "./month-of-year";

const today = { year: 2026, month: 11 };

describe("Stepping through the months", () => {
  it("goes from January to December of the year before, and back", () => {
    expect(stepped({ year: 2026, month: 1 }, "previous", today)).toEqual({ year: 2025, month: 12 });
    expect(stepped({ year: 2025, month: 12 }, "next", today)).toEqual({ year: 2026, month: 1 });
  });

  it("stays at January 1800 and at December 2100", () => {
    expect(stepped({ year: 1800, month: 1 }, "previous", today)).toEqual({ year: 1800, month: 1 });
    expect(stepped({ year: 2100, month: 12 }, "next", today)).toEqual({ year: 2100, month: 12 });
  });

  it("returns to the current month with Today", () => {
    expect(stepped({ year: 1815, month: 6 }, "today", today)).toEqual(today);
  });
});

describe("The month of an address", () => {
  it("is none where year or month is missing or out of range", () => {
    for (const search of ["", "year=2000", "year=1799&month=5", "year=2000&month=13", "year=2e3&month=1"]) {
      expect(monthIn(new URLSearchParams(search)), search).toBeNull();
    }
    expect(monthIn(new URLSearchParams("year=1800&month=1"))).toEqual({ year: 1800, month: 1 });
  });
});
