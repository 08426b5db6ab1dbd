import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { zoneNamed, zoneSpans } from "./zone-history";
import { ZONES, ZONES_SOURCE } from "./zones-table";

const names = ZONES.trim()
  .split("\n")
  .map((line) => line.split(/[|=]/, 1)[0] ?? "");

const history = (name: string) => zoneSpans(name, Number.MIN_SAFE_INTEGER, Date.UTC(2101, 0, 1) / 1000);

describe("the time zone table", () => {
  test("is what the builder wrote, untouched by hand", () => {
    expect(createHash("sha256").update(ZONES).digest("hex")).toBe(ZONES_SOURCE.tableSha256);
    expect(names).toHaveLength(ZONES_SOURCE.zones + ZONES_SOURCE.links);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("knows every zone that Node's own tz database knows", () => {
    expect(Intl.supportedValuesOf("timeZone").filter((name) => zoneNamed(name) === null)).toEqual([]);
  });

  test("every zone and link has a history in order of time, with offsets that a clock can have", () => {
    for (const name of names) {
      let previous = Number.NEGATIVE_INFINITY;
      for (const { start, type } of history(name)) {
        expect(start === Number.NEGATIVE_INFINITY || start > previous, name).toBe(true);
        expect(Number.isInteger(type.offset) && Math.abs(type.offset) < 16 * 3600, name).toBe(true);
        expect(type.abbreviation, name).toMatch(/^[-+A-Za-z0-9]{2,6}$/);
        previous = start;
      }
    }
  });

  test("a zone is complete from its local mean time to the last change of 2100", () => {
    const spans = history("Europe/Paris");
    expect(spans[0]).toMatchObject({ isLocalMeanTime: true, type: { offset: 561 } });
    expect(spans.at(-1)).toMatchObject({ start: Date.UTC(2100, 9, 31, 1) / 1000, type: { offset: 3600 } });
  });

  test("a part of a zone's history is the same part of the whole", () => {
    for (const name of ["Europe/Paris", "Australia/Sydney", "Asia/Kathmandu", "America/Havana", "UTC"]) {
      const whole = history(name);
      for (let year = 1799; year < 2100; year++) {
        const from = Date.UTC(year, 2, 29, 1) / 1000;
        const to = Date.UTC(year + 1, 9, 2) / 1000;
        const expected = whole.filter(
          ({ start }, index) => start <= to && (whole[index + 1]?.start ?? Number.POSITIVE_INFINITY) > from,
        );
        expect(zoneSpans(name, from, to), `${name} ${year}`).toEqual(expected);
      }
    }
  });

  test("names are known in any case and come back as the tz database spells them", () => {
    expect(zoneNamed("america/new_york")).toBe("America/New_York");
    expect(zoneNamed("AMERICA/PORT-AU-PRINCE")).toBe("America/Port-au-Prince");
    expect(zoneNamed("utc")).toBe("UTC");
    expect(zoneNamed("Etc/gmt+5")).toBe("Etc/GMT+5");
  });

  test("a link keeps its name and has its target's history", () => {
    expect(zoneNamed("europe/kiev")).toBe("Europe/Kiev");
    expect(history("Asia/Calcutta")).toEqual(history("Asia/Kolkata"));
  });

  test.each([
    "",
    " ",
    "Europe",
    "Europe/",
    "New York",
    "constructor",
    "__proto__",
    "Europe/Berlin|",
    "Factory",
    "localtime",
    "posix/Europe/Berlin",
  ])("%j is no zone", (name) => {
    expect(zoneNamed(name)).toBeNull();
    expect(() => zoneSpans(name, 0, 0)).toThrow(RangeError);
  });

  test("zones that agree since 1970 keep their own earlier history", () => {
    expect(history("Europe/Oslo")).not.toEqual(history("Europe/Berlin"));
    expect(history("Europe/Amsterdam")).not.toEqual(history("Europe/Brussels"));
    expect(history("America/Curacao")).not.toEqual(history("America/Puerto_Rico"));
  });
});
