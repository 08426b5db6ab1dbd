import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  dateOfIso,
  daysInMonth,
  formatIsoDate,
  formatLongDate,
  gregorianOf,
  isLeapYear,
  isoWeekOf,
  shortWeekdayOf,
  weekdayOf,
} from "./calendar";

describe("the calendar", () => {
  test.each([
    [1800, 1, 1, "Wednesday"],
    [1879, 3, 14, "Friday"],
    [1969, 7, 20, "Sunday"],
    [1970, 1, 1, "Thursday"],
    [2000, 2, 29, "Tuesday"],
    [2026, 11, 20, "Friday"],
    [2100, 12, 31, "Friday"],
  ])("%i-%i-%i is a %s", (year, month, day, weekday) => {
    expect(weekdayOf({ year, month, day })).toBe(weekday);
    expect(shortWeekdayOf({ year, month, day })).toBe(weekday.slice(0, 3));
  });

  test("every fourth year leaps, and of the full centuries every fourth", () => {
    expect([1800, 1896, 1900, 1990, 2000, 2024, 2100].filter(isLeapYear)).toEqual([1896, 2000, 2024]);
    expect(daysInMonth(1900, 2)).toBe(28);
    expect(daysInMonth(2000, 2)).toBe(29);
  });

  test("the months of a year have its days", () => {
    const lengths = Array.from({ length: 12 }, (_, i) => daysInMonth(2026, i + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  test.each([
    ["1900-02-28", 1, "1900-03-01"],
    ["2000-02-28", 1, "2000-02-29"],
    ["2000-01-01", -1, "1999-12-31"],
    ["2100-03-01", -1, "2100-02-28"],
  ])("%s and %i day is %s", (text, days, expected) => {
    const [year, month, day] = text.split("-").map(Number) as [number, number, number];
    expect(formatIsoDate(addDays({ year, month, day }, days))).toBe(expected);
  });

  test("the day after a month's last is the first of the next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
        expect(addDays({ year, month, day: daysInMonth(year, month) }, 1)).toEqual({ ...next, day: 1 });
      }),
    );
  });

  test("the long form leaves no doubt about day and month", () => {
    expect(formatLongDate({ year: 1990, month: 3, day: 4 })).toBe("4 March 1990");
    expect(formatLongDate({ year: 1990, month: 6, day: 15 })).toBe("15 June 1990");
  });
});

// ISO 8601's own examples of weeks at the turn of a year.
test.each([
  ["2005-01-01", "2004-W53"],
  ["2005-12-31", "2005-W52"],
  ["2007-01-01", "2007-W01"],
  ["2008-12-30", "2009-W01"],
  ["2010-01-03", "2009-W53"],
])("%s lies in %s", (date, week) => {
  expect(isoWeekOf(dateOfIso(date)).week).toBe(week);
});

describe("an Old Style date", () => {
  test.each([
    ["1799-12-31", "1800-01-11"],
    ["1800-02-28", "1800-03-11"],
    ["1800-02-29", "1800-03-12"], // a leap day of the Julian calendar alone
    ["1800-03-01", "1800-03-13"],
    ["1899-12-31", "1900-01-12"],
    ["1900-02-28", "1900-03-12"],
    ["1900-02-29", "1900-03-13"],
    ["1900-03-01", "1900-03-14"],
    ["1917-10-25", "1917-11-07"], // the October Revolution
    ["1918-01-31", "1918-02-13"], // the last in Russia: 14 February followed
    ["1923-02-15", "1923-02-28"], // the last in Greece: 1 March followed
    ["2000-02-29", "2000-03-13"],
    ["2100-02-28", "2100-03-13"],
  ])("%s is %s in the Gregorian calendar", (julian, gregorian) => {
    expect(formatIsoDate(gregorianOf(dateOfIso(julian)))).toBe(gregorian);
  });

  test("falls on the day of the week on which it did", () => {
    // The Decembrists rose on Monday, 14 December 1825; the Tsar abdicated on Thursday, 2 March 1917.
    expect(weekdayOf(gregorianOf({ year: 1825, month: 12, day: 14 }))).toBe("Monday");
    expect(weekdayOf(gregorianOf({ year: 1917, month: 3, day: 2 }))).toBe("Thursday");
  });
});
