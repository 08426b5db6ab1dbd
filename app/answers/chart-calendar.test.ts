import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { BirthDetails } from "~/schemas/birth-details";
import { TIME_LORD_KINDS, type TimeLordKind } from "~/schemas/time-lords-input";
import { chartCalendar, longitudesOfBirth, periodsOfBirth } from "./chart-calendar";

const NOW = Date.UTC(2026, 10, 22, 9, 30);
const ALL = { transits: true, returns: true, lunations: true, voidMoons: true };
const NONE = { transits: false, returns: false, lunations: false, voidMoons: false };
const ann: BirthDetails = {
  fullName: "Mary Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
  latitude: 40.71427,
  longitude: -74.00597,
  timezone: "America/New_York",
  timeUnknown: false,
};
const longitudes = longitudesOfBirth(ann);

function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
}

const eventsAt = (now: number, parts = ALL, of = "feed") =>
  eventsOf(chartCalendar(longitudes, parts, now, of));
const summaries = (parts: Partial<typeof ALL>) =>
  eventsAt(NOW, { ...NONE, ...parts }).map(({ summary }) => summary);

describe("the places of a birth", () => {
  it("are the chart's: Sun 24°20′ Gemini, Ascendant and Midheaven", () => {
    expect(longitudes.Sun).toBeCloseTo(84.34, 1);
    expect(Object.keys(longitudes)).toHaveLength(12);
  });

  it("leave out what an unknown time leaves open: the angles, and the Moon", () => {
    const known = Object.keys(longitudesOfBirth({ ...ann, birthTime: "", timeUnknown: true }));
    expect(known).toHaveLength(9);
    expect(known).not.toContain("Moon");
  });
});

describe("the calendar of a chart", () => {
  it("goes from the month before to the end of the twelfth after", () => {
    const starts = eventsAt(NOW).map(({ startDate }) => startDate.toJSDate().getTime());
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(Date.UTC(2026, 8, 29)); // a void Moon that runs into October
    expect(Math.min(...starts)).toBeLessThan(Date.UTC(2026, 9, 5));
    expect(Math.max(...starts)).toBeLessThan(Date.UTC(2027, 11, 1));
    expect(Math.max(...starts)).toBeGreaterThan(Date.UTC(2027, 10, 25));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it("says in plain words what is exact, and which pass it is", () => {
    expect(summaries({ transits: true })).toContain("Saturn square your Uranus, second of three passes");
    expect(summaries({ returns: true }).filter((summary) => summary === "Solar return")).toHaveLength(1);
    expect(
      summaries({ returns: true }).filter((summary) => summary === "Lunar return").length,
    ).toBeGreaterThan(13);
    for (const summary of summaries({ lunations: true })) {
      expect(summary).toMatch(
        /^(New Moon|Full Moon|Solar eclipse|Lunar eclipse)( and)?( (on|opposite) your \w+( and)?)+$/,
      );
    }
    const [moon] = eventsAt(NOW, { ...NONE, voidMoons: true });
    expect(moon?.summary).toBe("Moon void of course");
    expect(moon?.description).toMatch(/^From her .+ until she enters \w+\.$/);
    expect(moon?.duration.toSeconds()).toBeGreaterThan(0);
  });

  it("holds nothing of what was not asked for", () => {
    const parts = ["transits", "returns", "lunations", "voidMoons"] as const;
    const counts = parts.map((part) => summaries({ [part]: true }).length);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(eventsAt(NOW)).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
    expect(summaries({})).toEqual([]);
  });

  it("holds no birth data", () => {
    const text = chartCalendar(longitudes, ALL, NOW, "feed");
    expect(text).not.toMatch(/1990|New York|America|Mary|Lee|40\.7|74\.0/);
  });

  it("gives a pass the same name in every fetch, on other days and in other months too", () => {
    const uidsAt = (now: number) =>
      new Map(
        eventsAt(now).map(({ uid, summary, startDate }) => [
          uid,
          `${summary} ${startDate.toJSDate().getTime()}`,
        ]),
      );
    const first = uidsAt(NOW);
    expect(first.size).toBe(eventsAt(NOW).length);
    for (const later of [1, 8, 40, 200].map((days) => uidsAt(NOW + days * 86_400_000))) {
      const shared = [...later].filter(([uid]) => first.has(uid));
      expect(shared.length).toBeGreaterThan(50);
      for (const [uid, told] of shared) {
        const [words, at] = [told.slice(0, -14), Number(told.slice(-13))];
        expect(first.get(uid)?.slice(0, -14)).toBe(words);
        // Cut to the second, a millisecond may make one.
        expect(Math.abs(Number(first.get(uid)?.slice(-13)) - at)).toBeLessThanOrEqual(1_000);
      }
    }
  });

  it("never shares a name with another's calendar", () => {
    const [one, other] = [eventsAt(NOW, ALL, "a"), eventsAt(NOW, ALL, "b")].map(
      (events) => new Set(events.map(({ uid }) => uid)),
    );
    expect([...(one ?? [])].filter((uid) => other?.has(uid))).toEqual([]);
  });

  it("stops where the tables do", () => {
    expect(eventsAt(Date.UTC(2100, 11, 31)).length).toBeGreaterThan(0);
    expect(eventsAt(Date.UTC(1800, 0, 1)).length).toBeGreaterThan(0);
  });
});

describe("the periods of time lords", () => {
  const periodsOf = (kind: TimeLordKind, birth = ann) =>
    periodsOfBirth(birth, { ...NONE, periods: kind }, null);
  const textOf = (kind: TimeLordKind, zone?: string | number) => {
    const periods = periodsOf(kind);
    if (!periods) throw new Error("no periods");
    return chartCalendar(longitudes, NONE, NOW, "feed", zone === undefined ? periods : { ...periods, zone });
  };
  const told = (kind: TimeLordKind, zone?: string | number) =>
    eventsOf(textOf(kind, zone)).map(
      ({ startDate, summary }) =>
        `${startDate.isDate ? "" : "at an hour of "}${startDate.toString()} ${summary}`,
    );

  it("begin on days: of the Moon’s nine years from 31 on, the sixth part, Venus’s, after five sevenths", () => {
    const begins = Date.UTC(1990, 5, 15, 18, 30) + (31 + (9 * 5) / 7) * 365.2425 * 86_400_000;
    const day = new Date(begins).toISOString().slice(0, 10);
    expect(told("Firdaria")).toEqual([`${day} Firdaria: Venus, part of Moon begins`]);
  });

  it("begin on the day that a calendar in the zone shows then", () => {
    // Libra rises, and the year from 37 on is the next sign's: from the birthday, 14:30 in New York.
    const year = (zone?: string | number) =>
      told("Profections", zone).filter((line) => line.endsWith("Profections: Scorpio begins"));
    expect(year()).toEqual(["2027-06-15 Profections: Scorpio begins"]);
    expect(year("Pacific/Auckland")).toEqual(["2027-06-16 Profections: Scorpio begins"]);
    expect(year(5.75)).toEqual(["2027-06-16 Profections: Scorpio begins"]);
    expect(year(5.25)).toEqual(["2027-06-15 Profections: Scorpio begins"]);
  });

  it("say until when, and every rule by which they were reckoned", () => {
    for (const kind of TIME_LORD_KINDS) {
      const events = eventsOf(textOf(kind));
      expect(events.length, kind).toBeGreaterThan(0);
      for (const { description } of events) expect(description).toMatch(/Until \d+ \w+ 20\d\d\.\n.+\./s);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
    expect(eventsOf(textOf("Profections"))[0]?.description).toContain("counted by whole signs from Libra");
  });

  it("hold no birth data", () => {
    for (const kind of TIME_LORD_KINDS) {
      expect(textOf(kind)).not.toMatch(/1990|New York|America|Mary|Lee|40\.7|74\.0/);
    }
  });

  it("are left out where they need a birth time that is unknown", () => {
    const untimed = { ...ann, birthTime: "", timeUnknown: true };
    const kinds = TIME_LORD_KINDS.filter((kind) => periodsOf(kind, untimed) !== null);
    expect(kinds).toEqual(["Profections"]);
    expect(periodsOfBirth(ann, ALL, null)).toBeNull();
  });
});
