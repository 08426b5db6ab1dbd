import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { zoneHistory, zoneNamed } from "./zone-history";
import { ZONES, ZONES_SOURCE } from "./zones-table";

const names = ZONES.trimEnd()
  .split("\n")
  .map((line) => line.split(/[|=]/, 1)[0] ?? "");

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
      const { initial, transitions } = zoneHistory(name);
      let previous = Number.NEGATIVE_INFINITY;
      for (const { at, type } of [{ at: -1e11, type: initial }, ...transitions]) {
        expect(at, name).toBeGreaterThan(previous);
        expect(Number.isInteger(type.offset) && Math.abs(type.offset) < 16 * 3600, name).toBe(true);
        expect(type.abbreviation, name).toMatch(/^[-+A-Za-z0-9]{2,6}$/);
        previous = at;
      }
    }
  });

  test("yearly changes go on to the end of 2100", () => {
    const last = zoneHistory("Europe/Paris").transitions.at(-1);
    expect(last && new Date(last.at * 1000).getUTCFullYear()).toBeGreaterThan(2100);
  });

  test("names are known in any case and come back as the tz database spells them", () => {
    expect(zoneNamed("america/new_york")).toBe("America/New_York");
    expect(zoneNamed("AMERICA/PORT-AU-PRINCE")).toBe("America/Port-au-Prince");
    expect(zoneNamed("utc")).toBe("UTC");
    expect(zoneNamed("Etc/gmt+5")).toBe("Etc/GMT+5");
  });

  test("a link keeps its name and has its target's history", () => {
    expect(zoneNamed("europe/kiev")).toBe("Europe/Kiev");
    expect(zoneHistory("Asia/Calcutta")).toBe(zoneHistory("Asia/Kolkata"));
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
    expect(() => zoneHistory(name)).toThrow(RangeError);
  });

  test("zones that agree since 1970 keep their own earlier history", () => {
    expect(zoneHistory("Europe/Oslo")).not.toEqual(zoneHistory("Europe/Berlin"));
    expect(zoneHistory("Europe/Amsterdam")).not.toEqual(zoneHistory("Europe/Brussels"));
    expect(zoneHistory("America/Curacao")).not.toEqual(zoneHistory("America/Puerto_Rico"));
  });
});
