import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { readSkySearch } from "~/schemas/sky-search-input";
import { eventText } from "./found-in-sky";
import { skySearchAnswer, skySearchCalendar, skySearchCsv } from "./sky-search";

function answer(query: Record<string, string>) {
  const read = readSkySearch(query, Date.UTC(2026, 10, 22));
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return skySearchAnswer(read.value);
}

const titles = (query: Record<string, string>) => answer(query).events.map(eventText);

describe("what is found is said in words", () => {
  it("an aspect", () => {
    const [event] = answer({ kind: "aspect", body: "Jupiter", with: "saturn", aspect: "conjunction" }).events;
    expect(event).toMatchObject({ body: "Jupiter", with: "Saturn", type: "Conjunction", sign: "Libra" });
    expect(event?.at).toMatch(/^2040-10-31T/);
    expect(event && eventText(event)).toBe("Jupiter conjunct Saturn");
  });

  it("a degree, as it was asked for", () => {
    for (const minute of Array.from({ length: 60 }, (_, index) => index)) {
      const longitude = `29°${String(minute).padStart(2, "0")}′ Aquarius`;
      const [title] = titles({ kind: "longitude", body: "Sun", longitude, to: "2027" });
      expect(title).toBe(`Sun reaches ${longitude}`);
    }
    expect(titles({ kind: "return", body: "Moon", longitude: "84.5", to: "2026-12-20" })).toEqual([
      "Moon returns to 24°30′ Gemini",
    ]);
  });

  it("stations and changes of sign", () => {
    expect(titles({ kind: "station", body: "Venus", from: "2025", to: "2025" })).toEqual([
      "Venus turns retrograde",
      "Venus turns direct",
    ]);
    expect(titles({ kind: "ingress", body: "Pluto", from: "2023", to: "2023" })).toEqual([
      "Pluto enters Aquarius",
      "Pluto goes back into Capricorn",
    ]);
  });
});

it("the Moon in Taurus applies to Venus on the weekdays of a month alone", () => {
  const query = { kind: "aspect", body: "Moon", with: "Venus", sign: "Taurus", from: "2020", to: "2030" };
  const all = answer(query).events;
  const weekdays = answer({ ...query, weekdays: "true" }).events;
  const isWeekday = ({ at }: (typeof all)[number]) => ![0, 6].includes(new Date(at).getUTCDay());
  expect(all.length).toBeGreaterThan(weekdays.length);
  expect(weekdays).toEqual(all.filter(isWeekday));
  expect(new Set(all.map(({ sign }) => sign))).toEqual(new Set(["Taurus"]));
});

it("what does not fit into one answer goes on in the next, and every answer is short", () => {
  const query = { kind: "aspect", body: "Moon", with: "Sun", from: "1800", to: "2100" };
  const first = answer(query);
  expect(first.events).toHaveLength(500);
  expect(first.truncated).toBe(true);
  const second = answer({ ...query, from: first.until ?? "" });
  expect(Date.parse(second.events[0]?.at ?? "")).toBeGreaterThan(Date.parse(first.events.at(-1)?.at ?? ""));

  const long = answer({
    kind: "aspect",
    body: "Mercury",
    with: "Venus",
    aspect: "Conjunction",
    from: "1800",
  });
  expect(long.truncated).toBe(true);
  expect(long.events.length).toBeGreaterThan(100);
});

it("three centuries of great conjunctions are complete", () => {
  const great = { kind: "aspect", body: "Jupiter", with: "Saturn", aspect: "Conjunction" };
  expect(answer({ ...great, from: "1800", to: "2100" })).toMatchObject({ truncated: false, until: null });
});

describe("as files", () => {
  const venus = answer({ kind: "station", body: "Venus", from: "2025", to: "2025" });

  it("a table", () => {
    const [, first] = skySearchCsv(venus).split("\r\n");
    expect(first).toMatch(/^2025-03-02 00:3\d:\d\d,Venus turns retrograde,Venus,,Station Retrograde,10\.8/);
    expect(first).toMatch(/,10°50′ Aries,R$/);
  });

  it("a calendar, whose events keep their names when it is fetched again", () => {
    const events = (written: number) =>
      new ICAL.Component(ICAL.parse(skySearchCalendar(venus, written)))
        .getAllSubcomponents("vevent")
        .map((event) => new ICAL.Event(event));
    const [first] = events(0);
    expect(first?.summary).toBe("Venus turns retrograde");
    expect(first?.description).toBe("Venus at 10°50′ Aries, retrograde.");
    expect(events(0).map(({ uid }) => uid)).toEqual([
      "sky-venus-station-retrograde-aries-2025-03-02@realign",
      "sky-venus-station-direct-pisces-2025-04-13@realign",
    ]);
    expect(events(1_000_000).map(({ uid }) => uid)).toEqual(events(0).map(({ uid }) => uid));
  });

  it.each(["longitude", "return"])("a calendar whose events of two degrees are two: %s", (kind) => {
    // The Moon is at 1° Taurus on 22 November 2026 at 11:50, at 5° at 18:30 (Swiss Ephemeris).
    const uidOf = (longitude: string) => {
      const found = answer({ kind, body: "Moon", longitude, from: "2026-11-20", to: "2026-11-24" });
      const [event] = new ICAL.Component(ICAL.parse(skySearchCalendar(found, 0))).getAllSubcomponents(
        "vevent",
      );
      return event && new ICAL.Event(event).uid;
    };
    expect(uidOf("31")).toBe(`sky-moon-${kind}-31-2026-11-22@realign`);
    expect(new Set(["31", "35", "31.5", "31.25"].map(uidOf)).size).toBe(4);
  });
});
