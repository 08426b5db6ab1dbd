import { Ecliptic, Body as EngineBody, GeoVector } from "astronomy-engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation, signedDifference } from "./angles";
import { ASPECT_RULES, ASPECT_TYPES, type AspectType } from "./aspects";
import { BODIES, type Body, PLANETS, type Planet } from "./bodies";
import { longStepsOf } from "./crossings";
import { MILLISECONDS_PER_DAY as DAY, type Instant, instantOfDate } from "./instant";
import { positionOf } from "./positions";
import { signAt, signPosition } from "./signs";
import { type FoundEvent, type SkySearch, searchSky } from "./sky-search";

const FIRST = instantOfDate(1800, 1, 1);
const LAST = instantOfDate(2101, 1, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Within which astronomy-engine promises to be right, degrees. */
const ENGINE_ERROR = 1 / 60;
const UNLIMITED = { events: Number.POSITIVE_INFINITY, places: Number.POSITIVE_INFINITY };

function everything(search: SkySearch, from = FIRST, to = LAST): readonly FoundEvent[] {
  return searchSky(search, from, to, UNLIMITED).events;
}

function aspects(
  body: Body,
  other: Body,
  types: readonly AspectType[] = ASPECT_TYPES,
  sign: "Taurus" | null = null,
) {
  return { kind: "aspect", body, other, types, sign } as const;
}

const dayOf = ({ instant }: FoundEvent) => new Date(instant).toISOString().slice(0, 10);
const minuteOf = ({ instant }: FoundEvent) =>
  new Date(Math.round(instant / 60_000) * 60_000).toISOString().slice(0, 16);

/** Where astronomy-engine has a planet, degrees from the true equinox of date. */
function engineLongitude(planet: Planet, instant: Instant): number {
  return Ecliptic(GeoVector(EngineBody[planet], new Date(instant), true)).elon;
}

interface Passed {
  readonly type: AspectType;
  readonly at: Instant;
}

/** Whatever angle is passed between two looks, in order of time. */
function passedIn(angle: (at: Instant) => number, days: number, from = FIRST, to = LAST): readonly Passed[] {
  const passed: Passed[] = [];
  let before = angle(from);
  for (let at = from; at < to; at += days * DAY) {
    const after = angle(at + days * DAY);
    for (const type of ASPECT_TYPES) {
      const size = ASPECT_RULES[type].angle;
      for (const side of size === 0 || size === 180 ? [size] : [size, -size]) {
        const [a, b] = [signedDifference(before, side), signedDifference(after, side)];
        if (a < 0 !== b < 0 && Math.abs(a - b) < 180) passed.push({ type, at });
      }
    }
    before = after;
  }
  return passed;
}

describe("as almanacs have it", () => {
  it("Jupiter and Saturn meet twenty times from 1800 to 2100", () => {
    expect(everything(aspects("Jupiter", "Saturn", ["Conjunction"])).map(dayOf)).toEqual([
      "1802-07-17",
      "1821-06-19",
      "1842-01-26",
      "1861-10-21",
      "1881-04-18",
      "1901-11-28",
      "1921-09-10",
      "1940-08-08",
      "1940-10-20",
      "1941-02-15",
      "1961-02-19",
      "1980-12-31",
      "1981-03-04",
      "1981-07-24",
      "2000-05-28",
      "2020-12-21",
      "2040-10-31",
      "2060-04-07",
      "2080-03-15",
      "2100-09-18",
    ]);
  });

  it("and the three meetings of 1981 are at 9°30′, 8°06′ and 4°56′ Libra, the second two of them backwards", () => {
    const [first, second, third] = everything(
      aspects("Jupiter", "Saturn", ["Conjunction"]),
      Date.UTC(1980, 0, 1),
      Date.UTC(1982, 0, 1),
    );
    const places = [first, second, third].map((event) => signPosition(event?.longitude ?? Number.NaN));
    expect(places).toEqual([
      { sign: "Libra", degree: 9, minute: 29 },
      { sign: "Libra", degree: 8, minute: 6 },
      { sign: "Libra", degree: 4, minute: 56 },
    ]);
    expect([first, second, third].map((event) => event?.isRetrograde)).toEqual([false, true, false]);
  });

  it("Jupiter meets Saturn on 21 December 2020 at 18:20 UT, and Saturn Pluto on 12 January at 16:59", () => {
    const year = [Date.UTC(2020, 0, 1), Date.UTC(2021, 0, 1)] as const;
    const [great] = everything(aspects("Jupiter", "Saturn", ["Conjunction"]), ...year);
    const [hard] = everything(aspects("Saturn", "Pluto", ["Conjunction"]), ...year);
    expect(Math.abs((great?.instant ?? 0) - Date.UTC(2020, 11, 21, 18, 20))).toBeLessThan(5 * MINUTE);
    expect(Math.abs((hard?.instant ?? 0) - Date.UTC(2020, 0, 12, 16, 59))).toBeLessThan(10 * MINUTE);
  });

  it("Venus stands still on 23 July and 4 September 2023, on 2 March and 13 April 2025, to the minute", () => {
    const stations = everything(
      { kind: "station", body: "Venus", sign: null },
      Date.UTC(2023, 0, 1),
      Date.UTC(2026, 0, 1),
    );
    expect(stations.map((event) => `${minuteOf(event)} ${event.type}`)).toEqual([
      "2023-07-23T01:33 Station Retrograde",
      "2023-09-04T01:20 Station Direct",
      "2025-03-02T00:36 Station Retrograde",
      "2025-04-13T01:02 Station Direct",
    ]);
  });

  it("Pluto enters Aquarius on 23 March 2023, 21 January and 19 November 2024, and goes back between", () => {
    const search = { kind: "ingress", body: "Pluto", sign: null } as const;
    const found = everything(search, Date.UTC(2020, 0, 1), Date.UTC(2030, 0, 1));
    expect(found.map((event) => [dayOf(event), event.sign, event.isRetrograde])).toEqual([
      ["2023-03-23", "Aquarius", false],
      ["2023-06-11", "Capricorn", true],
      ["2024-01-21", "Aquarius", false],
      ["2024-09-01", "Capricorn", true],
      ["2024-11-19", "Aquarius", false],
    ]);
    const entries = everything({ ...search, sign: "Aquarius" }, Date.UTC(2020, 0, 1), Date.UTC(2030, 0, 1));
    expect(entries.map(dayOf)).toEqual(["2023-03-23", "2024-01-21", "2024-11-19"]);
  });
});

describe("as astronomy-engine has it", () => {
  it("Saturn next reaches 29°36′ Aquarius, and did not before", () => {
    const degree = 329.6;
    const from = Date.UTC(2026, 10, 22);
    const [next] = everything({ kind: "longitude", body: "Saturn", longitude: degree }, from);
    const instant = next?.instant ?? Number.NaN;
    expect(separation(engineLongitude("Saturn", instant), degree)).toBeLessThan(ENGINE_ERROR);
    for (let at = from; at < instant - 5 * DAY; at += 5 * DAY) {
      const [before, after] = [at, at + 5 * DAY].map((day) =>
        signedDifference(engineLongitude("Saturn", day), degree),
      ) as [number, number];
      const isPassed = before < 0 !== after < 0 && Math.abs(before) < 90;
      expect(isPassed, new Date(at).toISOString()).toBe(false);
    }
  });

  it("the Moon in Taurus makes the aspects to Venus of December 2026 that its places show", () => {
    const [from, to] = [Date.UTC(2026, 11, 1), Date.UTC(2027, 0, 1)];
    const found = everything(aspects("Moon", "Venus", ASPECT_TYPES, "Taurus"), from, to);
    const ahead = (at: Instant) => engineLongitude("Moon", at) - engineLongitude("Venus", at);
    const expected = passedIn(ahead, 1 / 24, from, to).filter(
      ({ at }) => signAt(engineLongitude("Moon", at)) === "Taurus",
    );
    expect(found.map(({ type }) => type)).toEqual(expected.map(({ type }) => type));
    expect(expected.map(({ type }) => type)).toContain("Opposition");
    found.forEach(({ instant }, i) => {
      expect(Math.abs(instant - (expected[i]?.at ?? Number.NaN) - HOUR / 2)).toBeLessThan(HOUR / 2 + MINUTE);
    });
  });

  it("whatever two planets are asked for, they are so far apart there", () => {
    const pairs = fc.uniqueArray(fc.constantFrom(...PLANETS), { minLength: 2, maxLength: 2 });
    const starts = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2020, 0, 1) }); // where ΔT is known
    fc.assert(
      fc.property(pairs, starts, ([a, b], start) => {
        const [body, other] = [a as Planet, b as Planet];
        for (const { instant, type } of everything(aspects(body, other), start, start + 60 * DAY)) {
          const apart = separation(engineLongitude(body, instant), engineLongitude(other, instant));
          expect(Math.abs(apart - ASPECT_RULES[type as AspectType].angle)).toBeLessThan(ENGINE_ERROR);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("nothing is lost between two looks at the sky", () => {
  // The long steps look closer wherever the cubic comes within the margin: so the path must stay within it.
  it.each(BODIES)("%s stays within the margin of the cubic over a long step", (body) => {
    const { days, margin } = longStepsOf(body);
    const place = (at: Instant) => positionOf(body, at);
    for (let at = FIRST; at < LAST - days * DAY; at += days * DAY) {
      const [before, after] = [place(at), place(at + days * DAY)];
      const expected = (before.longitude + ((before.speed + after.speed) / 2) * days) % 360;
      const change = ((before.speed + after.speed) / 2) * days + signedDifference(after.longitude, expected);
      for (const x of [0.15, 0.3, 0.5, 0.7, 0.85]) {
        const cubic =
          (3 * x ** 2 - 2 * x ** 3) * change +
          (x - 2 * x ** 2 + x ** 3) * before.speed * days +
          (x ** 3 - x ** 2) * after.speed * days;
        const real = place(at + x * days * DAY).longitude;
        expect(Math.abs(signedDifference(real, before.longitude + cubic))).toBeLessThan(margin);
      }
    }
  });

  const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron"] as const;
  const pairs = SLOW.flatMap((a, i) => SLOW.slice(i + 1).map((b) => [a, b] as const));
  it.each(pairs)("every aspect of %s and %s in three centuries that looks every four days show", (a, b) => {
    const found = everything(aspects(a, b));
    const passed = passedIn((at) => positionOf(a, at).longitude - positionOf(b, at).longitude, 4);
    expectSame(found, passed, 4);
  });

  it.each([
    ["Sun", "Saturn", 2],
    ["Venus", "Jupiter", 1],
    ["Mars", "Saturn", 1],
    ["Mercury", "Venus", 0.5],
    ["North Node", "Jupiter", 0.5],
  ] as const)("every aspect of %s and %s in forty years", (a, b, days) => {
    const [from, to] = [Date.UTC(1985, 0, 1), Date.UTC(2025, 0, 1)];
    const found = everything(aspects(a, b), from, to);
    const passed = passedIn(
      (at) => positionOf(a, at).longitude - positionOf(b, at).longitude,
      days,
      from,
      to,
    );
    expectSame(found, passed, days);
  });

  /** Each of those is found in its time; what is found besides lies around a station, twice within one look. */
  function expectSame(found: readonly FoundEvent[], passed: readonly Passed[], days: number) {
    const rest = [...found];
    for (const { type, at } of passed) {
      const index = rest.findIndex(
        (event) => event.type === type && event.instant >= at && event.instant < at + days * DAY,
      );
      expect(index, `${type} after ${new Date(at).toISOString()}`).toBeGreaterThanOrEqual(0);
      rest.splice(index, 1);
    }
    for (let i = 0; i < rest.length; i += 2) {
      const [one, other] = [rest[i], rest[i + 1]];
      expect(other?.type).toBe(one?.type);
      expect((other?.instant ?? Number.NaN) - (one?.instant ?? Number.NaN)).toBeLessThan(days * DAY);
    }
  }
});

describe("a search with limits", () => {
  const moon = aspects("Moon", "Venus");
  const LIMITS = { events: 500, places: 6_000 };

  it("ends at the last event that is wanted, and says where the next one is", () => {
    const { events, until } = searchSky(moon, FIRST, LAST, LIMITS);
    expect(events).toHaveLength(500);
    const [next] = searchSky(moon, until ?? Number.NaN, LAST, LIMITS).events;
    expect((next?.instant ?? Number.NaN) - (until ?? Number.NaN)).toBeLessThan(1_100);
    expect(until).toBeGreaterThan(events.at(-1)?.instant ?? Number.NaN);
  });

  it.each([
    ["Moon and Venus", aspects("Moon", "Venus", ["Conjunction"], "Taurus")],
    ["Mercury and Venus", aspects("Mercury", "Venus", ["Conjunction"])],
    ["the Node", { kind: "ingress", body: "North Node", sign: "Leo" }],
    ["Mercury", { kind: "station", body: "Mercury", sign: null }],
  ] as const)("%s: what is found piece by piece is what is found at once", (_, search) => {
    const to = Date.UTC(1900, 0, 1);
    const pieces: FoundEvent[] = [];
    let from: Instant | null = FIRST;
    let rounds = 0;
    while (from !== null) {
      const { events, until } = searchSky(search, from, to, { events: 40, places: 1_500 });
      expect(events.length).toBeLessThanOrEqual(40);
      pieces.push(...events);
      from = until;
      rounds++;
    }
    expect(rounds).toBeGreaterThan(1);
    const whole = everything(search, FIRST, to);
    expect(pieces.map(({ type }) => type)).toEqual(whole.map(({ type }) => type));
    pieces.forEach(({ instant }, i) => {
      expect(Math.abs(instant - (whole[i]?.instant ?? Number.NaN))).toBeLessThan(10);
    });
  });

  it("counts only what is accepted", () => {
    const isMonday = (at: Instant) => new Date(at).getUTCDay() === 1;
    const { events } = searchSky(moon, FIRST, LAST, { events: 20, places: 6_000 }, isMonday);
    expect(events).toHaveLength(20);
    expect(events.every(({ instant }) => isMonday(instant))).toBe(true);
  });

  it("of an empty span is empty", () => {
    expect(searchSky(moon, FIRST, FIRST, LIMITS)).toEqual({ events: [], until: null });
  });
});
