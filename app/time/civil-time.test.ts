import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CivilDate } from "~/astrology/calendar";
import { times } from "../../tests/support/properties";
import { type CivilTime, civilDateTimeOf } from "./civil-date";
import { type LocalReading, localMeanTime, readLocalTime, todayIn, utcOffsetAt } from "./civil-time";
import truth from "./truth/civil-times.json";
import { zoneSpans } from "./zone-history";
import { ZONES } from "./zones-table";

interface TruthRow {
  readonly id: string;
  readonly zone: string;
  readonly local: string;
  readonly kind: string;
  readonly offset_seconds: number;
  readonly offsets?: readonly number[];
  readonly abbr: string;
  readonly longitude?: number;
  readonly lmt_offset_seconds_at_longitude?: number;
}

const rows: readonly TruthRow[] = truth;

function clock(text: string): [CivilDate, CivilTime] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return [
    { year, month, day },
    { hour, minute, second },
  ];
}

function offsetsOf(reading: LocalReading): readonly number[] {
  if (reading.kind === "unique") return [reading.offset];
  return reading.kind === "gap" ? [reading.before, reading.after] : reading.offsets;
}

const zones = ZONES.trim()
  .split("\n")
  .map((line) => line.split(/[|=]/, 1)[0] ?? "");
const anyZone = fc.constantFrom(...zones);
const anySecond = fc.integer({ min: Date.UTC(1800, 0, 2) / 1000, max: Date.UTC(2100, 11, 30) / 1000 });
const anyLongitude = fc.option(fc.double({ min: -180, max: 180, noNaN: true }));

/** A zone and a moment (seconds), as often as not within a day and a half of one of its changes. */
const zoneAndSecond = fc
  .tuple(anyZone, anySecond, fc.boolean(), fc.nat(), fc.integer({ min: -130_000, max: 130_000 }))
  .map(([zone, second, nearChange, pick, distance]): [string, number] => {
    const changes = zoneSpans(zone, Date.UTC(1800, 0, 4) / 1000, Date.UTC(2100, 11, 28) / 1000).slice(1);
    const change = changes[pick % Math.max(changes.length, 1)];
    return [zone, nearChange && change ? change.start + distance : second];
  });

describe("clock readings against the tz database with backzone", () => {
  test.each(rows.map((row) => [row.id, row.zone, row.local, row] as const))(
    "%s: %s %s",
    (_, zone, local, row) => {
      const [date, time] = clock(local);
      const reading = readLocalTime(zone, date, time);
      expect(reading.kind).toBe(row.kind);
      expect(offsetsOf(reading)).toEqual(row.offsets ?? [row.offset_seconds]);
      const instant = Date.parse(`${local}Z`) - row.offset_seconds * 1000;
      const inForce = utcOffsetAt(zone, reading.kind === "gap" ? reading.at - 1 : instant);
      expect(inForce).toMatchObject({ offset: row.offset_seconds, abbreviation: row.abbr });
      expect(inForce.isLocalMeanTime).toBe(row.abbr === "LMT");
    },
  );

  test.each(
    rows.flatMap((row) =>
      row.longitude === undefined
        ? []
        : [[row.id, row.longitude, row.lmt_offset_seconds_at_longitude, row] as const],
    ),
  )("%s: local mean time at longitude %s is %s seconds", (_, longitude, seconds, { zone, local }) => {
    expect(readLocalTime(zone, ...clock(local), longitude)).toEqual({
      kind: "unique",
      offset: seconds,
      isLocalMeanTime: true,
    });
  });
});

describe("the offset in force", () => {
  test("changes at the very second of a transition", () => {
    const change = Date.UTC(2026, 2, 29, 1);
    expect(utcOffsetAt("Europe/London", change - 1)).toMatchObject({ offset: 0, isDaylightSaving: false });
    expect(utcOffsetAt("Europe/London", change)).toMatchObject({ offset: 3600, isDaylightSaving: true });
  });

  test("a gap names the instant at which clocks jumped", () => {
    expect(readLocalTime("America/New_York", ...clock("2023-03-12T02:30"))).toEqual({
      kind: "gap",
      before: -18_000,
      after: -14_400,
      at: Date.UTC(2023, 2, 12, 7),
      isLocalMeanTime: false,
    });
  });

  test("the first second of a gap and of an overlap belong to them, the last ones' successors do not", () => {
    const kind = (zone: string, local: string) => readLocalTime(zone, ...clock(local)).kind;
    expect(kind("America/New_York", "2023-03-12T01:59:59")).toBe("unique");
    expect(kind("America/New_York", "2023-03-12T02:00:00")).toBe("gap");
    expect(kind("America/New_York", "2023-03-12T02:59:59")).toBe("gap");
    expect(kind("America/New_York", "2023-03-12T03:00:00")).toBe("unique");
    expect(kind("America/New_York", "2023-11-05T00:59:59")).toBe("unique");
    expect(kind("America/New_York", "2023-11-05T01:00:00")).toBe("ambiguous");
    expect(kind("America/New_York", "2023-11-05T01:59:59")).toBe("ambiguous");
    expect(kind("America/New_York", "2023-11-05T02:00:00")).toBe("unique");
  });

  test("today is one date in Auckland and another in Honolulu", () => {
    const now = Date.UTC(2026, 10, 20, 11, 0, 0, 500);
    expect(todayIn("Pacific/Auckland", now)).toEqual({ year: 2026, month: 11, day: 21 });
    expect(todayIn("Europe/London", now)).toEqual({ year: 2026, month: 11, day: 20 });
    expect(todayIn("Pacific/Honolulu", now)).toEqual({ year: 2026, month: 11, day: 20 });
    expect(todayIn("Pacific/Honolulu", now - 2 * 3_600_000)).toEqual({ year: 2026, month: 11, day: 19 });
  });

  test("an unknown zone is refused loudly", () => {
    expect(() => utcOffsetAt("Mars/Olympus_Mons", 0)).toThrow(RangeError);
  });

  test("what clocks showed at any instant can be read back, in any zone and at any longitude", () => {
    fc.assert(
      fc.property(zoneAndSecond, anyLongitude, ([zone, second], longitude) => {
        const { offset } = utcOffsetAt(zone, second * 1000, longitude);
        expect(Number.isInteger(offset)).toBe(true);
        const { date, time } = civilDateTimeOf(second + offset);
        const reading = readLocalTime(zone, date, time, longitude);
        expect(reading.kind).not.toBe("gap");
        expect(offsetsOf(reading)).toContain(offset);
      }),
      { numRuns: times(2000) },
    );
  });

  test("of two unique clock readings the later one is the later instant", () => {
    fc.assert(
      fc.property(
        zoneAndSecond,
        fc.integer({ min: 1, max: 200_000 }),
        anyLongitude,
        ([zone, wall], later, longitude) => {
          const instants = [wall, wall + later].map((each) => {
            const { date, time } = civilDateTimeOf(each);
            const reading = readLocalTime(zone, date, time, longitude);
            return reading.kind === "unique" ? each - reading.offset : null;
          });
          const [first, second] = instants;
          if (first == null || second == null) return;
          expect(second).toBeGreaterThan(first);
        },
      ),
      { numRuns: times(2000) },
    );
  });
});

describe("local mean time", () => {
  test("is four minutes a degree, to the second", () => {
    expect(localMeanTime(9.99, 3208)).toBe(2398);
    expect(localMeanTime(-74.006, -17_762)).toBe(-17_761);
    expect(Object.is(localMeanTime(-0.0001, -75), 0)).toBe(true);
  });

  test("keeps the zone's side of the date line", () => {
    expect(localMeanTime(120.9822, -57_368)).toBe(29_036 - 86_400);
    expect(localMeanTime(120.9822, 29_032)).toBe(29_036);
    expect(localMeanTime(-134.42, 54_139)).toBe(-32_261 + 86_400);
  });

  test("Ulm's clocks came to standard time at their own midnight, not at Berlin's", () => {
    const ulm = (local: string) => readLocalTime("Europe/Berlin", ...clock(local), 9.99);
    expect(ulm("1893-03-31T23:59:59")).toEqual({ kind: "unique", offset: 2398, isLocalMeanTime: true });
    expect(ulm("1893-04-01T00:00:00")).toMatchObject({ kind: "gap", before: 2398, after: 3600 });
    expect(ulm("1893-04-01T00:20:01")).toMatchObject({ kind: "gap" });
    expect(ulm("1893-04-01T00:20:02")).toEqual({ kind: "unique", offset: 3600, isLocalMeanTime: false });
  });

  test("east of the standard meridian the change repeats clock times", () => {
    // Königsberg (20.51° E) by Berlin's zone: an hour and 22 minutes before Greenwich, then one hour.
    const reading = readLocalTime("Europe/Berlin", ...clock("1893-03-31T23:50:00"), 20.51);
    expect(reading).toEqual({ kind: "ambiguous", offsets: [4922, 3600], isLocalMeanTime: [true, false] });
  });

  test("the Philippines skipped 31 December 1844 at every longitude", () => {
    for (const longitude of [118, 120.9822, 126]) {
      const kind = (local: string) => readLocalTime("Asia/Manila", ...clock(local), longitude).kind;
      expect(kind("1844-12-30T23:59:59")).toBe("unique");
      expect(kind("1844-12-31T00:00:00")).toBe("gap");
      expect(kind("1844-12-31T23:59:59")).toBe("gap");
      expect(kind("1845-01-01T00:00:00")).toBe("unique");
    }
  });

  test("São Tomé went by Lisbon's clocks from 1884, an hour behind its sun", () => {
    const saoTome = (local: string) => readLocalTime("Africa/Sao_Tome", ...clock(local), 6.73);
    expect(saoTome("1880-01-01T12:00")).toEqual({ kind: "unique", offset: 1615, isLocalMeanTime: true });
    expect(saoTome("1900-01-01T12:00")).toEqual({ kind: "unique", offset: -2205, isLocalMeanTime: false });
  });

  test("national mean times are not local: Paris time holds in Brest", () => {
    const reading = readLocalTime("Europe/Paris", ...clock("1900-06-01T12:00"), -4.49);
    expect(reading).toEqual({ kind: "unique", offset: 561, isLocalMeanTime: false });
  });
});
