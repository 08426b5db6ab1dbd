import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../tests/support/properties";
import { clockNotesIn } from "../clock-notes";
import {
  type BirthMoment,
  formatUtcOffset,
  parseTimezone,
  resolveBirthMoment,
  type TimeReading,
  type TimezoneChoice,
} from "./birth-moment";
import { civilDateTimeOf, parseCivilDate, parseCivilTime } from "./civil-date";
import { utcOffsetAt } from "./civil-time";
import { zoneSpans } from "./zone-history";
import { ZONES } from "./zones-table";

const PLACES = {
  "New York": [40.7143, -74.006, "America/New_York"],
  Boston: [42.36, -71.06, "America/New_York"],
  London: [51.5085, -0.1257, "Europe/London"],
  Sydney: [-33.8679, 151.2073, "Australia/Sydney"],
  Ulm: [48.4, 9.99, "Europe/Berlin"],
  Kathmandu: [27.7017, 85.3206, "Asia/Kathmandu"],
  Shanghai: [31.2222, 121.4581, "Asia/Shanghai"],
  Manila: [14.6042, 120.9822, "Asia/Manila"],
  Juneau: [58.3, -134.42, "America/Juneau"],
  Kiritimati: [1.87, -157.4, "Pacific/Kiritimati"],
  "São Paulo": [-23.5475, -46.6361, "America/Sao_Paulo"],
} as const;

function born(
  local: string,
  placeName: keyof typeof PLACES,
  { timezone = "auto" as TimezoneChoice, timeReading = "earlier" as TimeReading, timeUnknown = false } = {},
): BirthMoment & { readonly note: string | null } {
  const [dateText = "", timeText = ""] = local.split(" ");
  const date = parseCivilDate(dateText);
  const time = parseCivilTime(timeText);
  if (!date.ok || (!time.ok && !timeUnknown)) throw new Error(`Unreadable: ${local}`);
  const [latitude, longitude, timeZone] = PLACES[placeName];
  const moment = resolveBirthMoment({
    date: date.date,
    time: time.ok ? time.time : null,
    timezone,
    place: { latitude, longitude, timeZone },
    timeReading,
  });
  return { ...moment, note: clockNotesIn(moment.notes) };
}

function hours(moment: BirthMoment): number {
  return (moment.dayEnd - moment.dayStart) / 3_600_000;
}

describe("the instant of a birth", () => {
  test("New York, 15 June 1990, 14:30 is 18:30 UTC", () => {
    expect(born("1990-06-15 14:30", "New York")).toEqual({
      instant: Date.UTC(1990, 5, 15, 18, 30),
      utc: "1990-06-15T18:30:00Z",
      utcOffset: "-04:00",
      localTime: "1990-06-15T14:30:00",
      timeZone: "America/New_York",
      note: null,
      notes: [],
      ambiguous: false,
      dayStart: Date.UTC(1990, 5, 15, 4),
      dayEnd: Date.UTC(1990, 5, 16, 4),
    });
  });

  test("a fixed offset of -4 hours gives the same, -5 an hour later, neither with a note", () => {
    const auto = born("1990-06-15 14:30", "New York");
    expect(born("1990-06-15 14:30", "New York", { timezone: -4 })).toEqual({
      ...auto,
      timeZone: "UTC-04:00",
    });
    expect(born("1990-06-15 14:30", "New York", { timezone: -5 })).toMatchObject({
      utc: "1990-06-15T19:30:00Z",
      utcOffset: "-05:00",
      note: null,
    });
  });

  test("a fixed offset has no gaps, no repetitions and no local mean time", () => {
    for (const local of ["2023-03-12 02:30", "2023-11-05 01:30", "1850-01-01 12:00"]) {
      expect(born(local, "New York", { timezone: -5 })).toMatchObject({
        utcOffset: "-05:00",
        note: null,
        ambiguous: false,
      });
    }
  });

  test("a zone that the visitor chose holds instead of the place's", () => {
    expect(born("1990-06-15 14:30", "New York", { timezone: "Europe/Berlin" })).toMatchObject({
      utc: "1990-06-15T12:30:00Z",
      timeZone: "Europe/Berlin",
    });
    expect(born("1850-06-15 14:30", "New York", { timezone: "UTC" })).toMatchObject({
      utc: "1850-06-15T14:30:00Z",
      utcOffset: "+00:00",
      note: null,
    });
  });

  test.each([
    ["1969-01-15 12:00", "London", "+01:00", "1969-01-15T11:00:00Z"],
    ["2000-01-01 12:00", "Sydney", "+11:00", "2000-01-01T01:00:00Z"],
    ["1995-05-05 12:00", "Kathmandu", "+05:45", "1995-05-05T06:15:00Z"],
    ["1988-07-01 12:00", "Shanghai", "+09:00", "1988-07-01T03:00:00Z"],
    ["2100-12-31 23:59:59", "New York", "-05:00", "2101-01-01T04:59:59Z"],
    ["2100-07-01 12:00", "New York", "-04:00", "2100-07-01T16:00:00Z"],
  ] as const)("%s in %s is at %s", (local, place, utcOffset, utc) => {
    expect(born(local, place)).toMatchObject({ utcOffset, utc, note: null, ambiguous: false });
  });
});

describe("births before standard time", () => {
  test("Einstein was born by Ulm's own mean time, and the note says so", () => {
    const einstein = born("1879-03-14 11:30", "Ulm");
    expect(einstein).toMatchObject({ utc: "1879-03-14T10:50:02Z", utcOffset: "+00:39:58", ambiguous: false });
    expect(einstein.note).toMatch(/local mean time at longitude 9\.99° E \(UTC\+00:39:58\)/);
  });

  test("Manila counted its days with America until 1844, with Asia after that", () => {
    expect(born("1840-06-01 12:00", "Manila").utcOffset).toBe("-15:56:04");
    expect(born("1850-06-01 12:00", "Manila").utcOffset).toBe("+08:03:56");
  });

  test("Alaska counted its days with Russia until 1867, with America after that", () => {
    expect(born("1860-01-01 12:00", "Juneau").utcOffset).toBe("+15:02:19");
    expect(born("1880-01-01 12:00", "Juneau").utcOffset).toBe("-08:57:41");
  });

  test("Boston's clocks went back to Eastern time at noon in 1883, so some minutes came twice", () => {
    const earlier = born("1883-11-18 11:55", "Boston");
    expect(earlier).toMatchObject({ utcOffset: "-04:44:14", ambiguous: true });
    expect(earlier.note).toMatch(/occurred twice.*UTC-04:44:14 is local mean time/);
    const later = born("1883-11-18 11:55", "Boston", { timeReading: "later" });
    expect(later).toMatchObject({ utcOffset: "-05:00", ambiguous: true });
    expect(later.note).not.toMatch(/local mean time/);
    expect(born("1883-11-19 11:55", "Boston")).toMatchObject({ utcOffset: "-05:00", note: null });
  });

  test("the day that Manila skipped is read as the one that followed", () => {
    const skipped = born("1844-12-31 12:00", "Manila");
    expect(skipped.note).toMatch(/did not exist.*read as 1 January 1845, 12:00/);
    expect(skipped.instant).toBe(born("1845-01-01 12:00", "Manila").instant);
  });
});

describe("clock times that did not exist or came twice", () => {
  test("02:30 in the hour that spring skips is read with the offset before it, and the note says so", () => {
    expect(born("2023-03-12 02:30", "New York")).toMatchObject({
      utc: "2023-03-12T07:30:00Z",
      utcOffset: "-05:00",
      localTime: "2023-03-12T02:30:00",
      ambiguous: false,
      note:
        "This clock time did not exist: clocks went forward from 02:00 to 03:00, " +
        "so 02:30 was read as 03:30 (UTC-04:00).",
    });
  });

  test("01:30 in the hour that autumn repeats is the earlier one unless the visitor says later", () => {
    expect(born("2023-11-05 01:30", "New York")).toMatchObject({
      utc: "2023-11-05T05:30:00Z",
      utcOffset: "-04:00",
      ambiguous: true,
      note: expect.stringMatching(/occurred twice: the earlier one \(UTC-04:00\) was taken/),
    });
    expect(born("2023-11-05 01:30", "New York", { timeReading: "later" })).toMatchObject({
      utc: "2023-11-05T06:30:00Z",
      utcOffset: "-05:00",
      ambiguous: true,
      note: expect.stringMatching(/occurred twice: the later one \(UTC-05:00\) was taken/),
    });
  });

  test("asking for the later reading changes nothing where there is only one", () => {
    expect(born("1990-06-15 14:30", "New York", { timeReading: "later" })).toEqual(
      born("1990-06-15 14:30", "New York"),
    );
  });
});

describe("the civil day of a birth", () => {
  test("an unknown time is computed for local noon", () => {
    expect(born("1990-06-15", "New York", { timeUnknown: true })).toEqual(
      born("1990-06-15 12:00", "New York"),
    );
  });

  test("is 23 hours long in spring, 25 in autumn and 24 otherwise", () => {
    expect(hours(born("2023-03-12 12:00", "New York"))).toBe(23);
    expect(hours(born("2023-11-05 12:00", "New York"))).toBe(25);
    expect(hours(born("2023-11-06 12:00", "New York"))).toBe(24);
  });

  test("starts at one o'clock where clocks skipped midnight", () => {
    const moment = born("2017-10-15 12:00", "São Paulo");
    expect(moment.dayStart).toBe(Date.UTC(2017, 9, 15, 3));
    expect(hours(moment)).toBe(23);
  });

  test("of a skipped day is the day that its births are read as", () => {
    expect(born("1994-12-31 12:00", "Kiritimati")).toMatchObject({
      dayStart: Date.UTC(1994, 11, 31, 10),
      dayEnd: Date.UTC(1995, 0, 1, 10),
    });
  });

  test("lasted two days where the date was repeated: Juneau, 18 October 1867", () => {
    expect(hours(born("1867-10-18 12:00", "Juneau"))).toBe(48);
  });
});

describe("any birth", () => {
  const zones = ZONES.trim()
    .split("\n")
    .map((line) => line.split(/[|=]/, 1)[0] ?? "");
  const anyWall = fc.integer({ min: Date.UTC(1800, 0, 1) / 1000, max: Date.UTC(2101, 0, 1) / 1000 - 1 });
  /** As often as not within a day and a half of a change of the zone's clocks. */
  const zoneAndClock = fc
    .tuple(
      fc.constantFrom(...zones),
      anyWall,
      fc.boolean(),
      fc.nat(),
      fc.integer({ min: -130_000, max: 130_000 }),
    )
    .map(([zone, wall, nearChange, pick, distance]) => {
      const changes = zoneSpans(zone, Date.UTC(1800, 0, 4) / 1000, Date.UTC(2100, 11, 28) / 1000).slice(1);
      const change = changes[pick % Math.max(changes.length, 1)];
      return { zone, ...civilDateTimeOf(nearChange && change ? change.start + distance : wall) };
    });

  test("has an instant whose local time is the given one less its offset, on a day that holds it", () => {
    fc.assert(
      fc.property(
        zoneAndClock,
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom<TimeReading>("earlier", "later"),
        ({ zone, date, time }, latitude, longitude, timeReading) => {
          const place = { latitude, longitude, timeZone: zone };
          const moment = resolveBirthMoment({ date, time, timezone: "auto", place, timeReading });
          expect(Number.isInteger(moment.instant)).toBe(true);
          expect(Date.parse(moment.utc)).toBe(moment.instant);
          expect(moment.utcOffset).toMatch(/^[-+]\d\d:\d\d(:\d\d)?$/);
          const [hour = 0, minute = 0, second = 0] = moment.utcOffset.slice(1).split(":").map(Number);
          const offset = (moment.utcOffset[0] === "-" ? -1 : 1) * (hour * 3600 + minute * 60 + second);
          expect(Date.parse(`${moment.localTime}Z`) - offset * 1000).toBe(moment.instant);
          expect(moment.dayStart).toBeLessThanOrEqual(moment.instant);
          expect(moment.instant).toBeLessThan(moment.dayEnd);
          const shown = utcOffsetAt(zone, moment.instant, longitude).offset;
          const existed = !moment.notes.some(({ code }) => code === "time.skipped");
          expect(shown === offset).toBe(existed);
        },
      ),
      { numRuns: times(3000) },
    );
  });

  test("at a fixed offset is that many hours from UTC", () => {
    fc.assert(
      fc.property(zoneAndClock, fc.integer({ min: -48, max: 56 }), ({ zone, date, time }, quarters) => {
        const place = { latitude: 0, longitude: 0, timeZone: zone };
        const timezone = quarters / 4;
        const moment = resolveBirthMoment({ date, time, timezone, place, timeReading: "earlier" });
        expect(Date.parse(`${moment.localTime}Z`) - moment.instant).toBe(quarters * 900_000);
        expect(moment.dayEnd - moment.dayStart).toBe(86_400_000);
      }),
    );
  });
});

describe("the timezone field", () => {
  test.each([
    [undefined, "auto"],
    [null, "auto"],
    ["", "auto"],
    ["  ", "auto"],
    ["auto", "auto"],
    [-4, -4],
    ["-4", -4],
    ["+5.5", 5.5],
    ["5.75", 5.75],
    ["5,75", 5.75],
    [" 9.5 ", 9.5],
    [14, 14],
    [-12, -12],
    ["0", 0],
    ["-0", 0],
    ["America/New_York", "America/New_York"],
    ["america/new_york", "America/New_York"],
    ["UTC", "UTC"],
    ["utc", "UTC"],
    ["Europe/Kiev", "Europe/Kiev"],
  ])("%j means %j", (value, timezone) => {
    expect(parseTimezone(value)).toEqual({ ok: true, timezone });
  });

  test.each([
    [15],
    [-12.25],
    ["14.25"],
    [5.6],
    ["5.1"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ["1e1"],
    ["0x5"],
    ["Mars/Olympus"],
    ["New York"],
    ["__proto__"],
    [true],
    [{}],
    [["UTC"]],
  ])("%j is refused with a message", (value) => {
    expect(parseTimezone(value)).toMatchObject({ ok: false, why: [expect.stringMatching(/^timezone\./)] });
  });
});

describe("a written offset", () => {
  test("has seconds only where they are not 0", () => {
    expect(formatUtcOffset(0)).toBe("+00:00");
    expect(formatUtcOffset(20_700)).toBe("+05:45");
    expect(formatUtcOffset(-2670)).toBe("-00:44:30");
    expect(formatUtcOffset(2398)).toBe("+00:39:58");
  });
});
