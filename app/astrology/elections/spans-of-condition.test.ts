import { describe, expect, it } from "vitest";
import { normalizeDegrees, separation, signedDifference } from "../angles";
import { ASPECT_RULES, sidesOf } from "../aspects";
import { weekdayOf } from "../calendar";
import { altitudeOver } from "../chart-points";
import { dignitiesAt } from "../dignities";
import { chartAngles } from "../houses";
import { MILLISECONDS_PER_DAY as DAY, type Instant } from "../instant";
import { dayHere } from "../observer/day-here";
import { positionOf, skyFrameAt } from "../positions";
import { signAt, signIndex } from "../signs";
import { voidOfCourseMoon } from "../void-of-course";
import type { Condition } from "./condition";
import { electionWindows } from "./election";
import { holds, inAny, inBoth, outside, type Span } from "./spans";
import { electionSky } from "./spans-of-condition";

const BERLIN = { latitude: 52.52, longitude: 13.4 };
const SYDNEY = { latitude: -33.87, longitude: 151.2 };
const SPAN: Span = { from: Date.UTC(2026, 10, 22), to: Date.UTC(2027, 10, 22) };
const ofUtc = (at: Instant) => {
  const date = new Date(at);
  return weekdayOf({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
};

/** Whether a condition holds, looked at by itself: the exact sky of the moment, and of the days after it where need be. */
function isSo(condition: Condition, at: Instant, place: typeof BERLIN): boolean {
  const longitude = (body: "Sun") => positionOf(body, at).longitude;
  switch (condition.kind) {
    case "Sign":
      return signAt(longitude(condition.body as "Sun")) === condition.sign;
    case "House": {
      const { ascendant } = chartAngles(skyFrameAt(at), place);
      const places = signIndex(longitude(condition.body as "Sun")) - signIndex(ascendant);
      return ((places + 12) % 12) + 1 === condition.house;
    }
    case "Ascendant":
      return signAt(chartAngles(skyFrameAt(at), place).ascendant) === condition.sign;
    case "Dignity": {
      const isDay = altitudeOver(positionOf("Sun", at), skyFrameAt(at), place) > 0;
      return (
        dignitiesAt(condition.body, longitude(condition.body as "Sun"), isDay).points >= condition.points
      );
    }
    case "Direct":
      return positionOf(condition.body, at).speed >= 0;
    case "Combust":
    case "Cazimi": {
      const apart = separation(longitude(condition.body as "Sun"), longitude("Sun"));
      return condition.kind === "Cazimi" ? apart < 17 / 60 : apart < 8.5 && apart >= 17 / 60;
    }
    case "Contact":
      return (
        Math.abs(
          separation(longitude(condition.body as "Sun"), condition.longitude) -
            ASPECT_RULES[condition.aspect].angle,
        ) < condition.orb
      );
    case "Aspect":
      return sidesOf(condition.aspect).some((side) => comesToBeExact(condition, side, at));
    case "Moon": {
      const moon = positionOf("Moon", at).longitude;
      if (condition.state === "Waxing") return normalizeDegrees(moon - longitude("Sun")) < 180;
      if (condition.state === "Burned way") return moon >= 195 && moon < 225;
      return voidOfCourseMoon(at, at + 1).some(({ start, end }) => start <= at && at < end);
    }
    case "Hour":
      throw new RangeError("See the hours' own test");
  }
}

/** Hour by hour: within the orb, always nearer, until it is exact before either changes its sign. */
function comesToBeExact(
  { body, with: other, orb }: Extract<Condition, { kind: "Aspect" }>,
  side: number,
  at: Instant,
): boolean {
  const apart = (when: Instant) =>
    signedDifference(positionOf(body, when).longitude - positionOf(other, when).longitude, side);
  const signs = (when: Instant) =>
    signAt(positionOf(body, when).longitude) + signAt(positionOf(other, when).longitude);
  const first = apart(at);
  if (Math.abs(first) > orb) return false;
  const step = body === "Moon" || other === "Moon" ? DAY / 96 : DAY / 8;
  for (let when = at + step, before = first; when < at + 120 * DAY; when += step) {
    const now = apart(when);
    if (now < 0 !== before < 0) {
      let [low, high] = [when - step, when];
      while (high - low > 100) {
        const middle = (low + high) / 2;
        if (apart(middle) < 0 === before < 0) low = middle;
        else high = middle;
      }
      return signs(low) === signs(at);
    }
    if (Math.abs(now) > Math.abs(before) || signs(when) !== signs(at)) return false;
    before = now;
  }
  return false;
}

const CONDITIONS: readonly Condition[] = [
  { kind: "Sign", body: "Moon", sign: "Taurus" },
  { kind: "Sign", body: "Mercury", sign: "Pisces" },
  { kind: "House", body: "Venus", house: 7 },
  { kind: "House", body: "Moon", house: 10 },
  { kind: "Ascendant", sign: "Leo" },
  { kind: "Ascendant", sign: "Aries" },
  { kind: "Dignity", body: "Venus", points: 5 },
  { kind: "Dignity", body: "Moon", points: 3 },
  { kind: "Dignity", body: "Mars", points: 0 },
  { kind: "Direct", body: "Mercury" },
  { kind: "Direct", body: "Saturn" },
  { kind: "Combust", body: "Mercury" },
  { kind: "Combust", body: "Moon" },
  { kind: "Cazimi", body: "Mercury" },
  { kind: "Aspect", body: "Moon", with: "Jupiter", aspect: "Trine", orb: 8 },
  { kind: "Aspect", body: "Venus", with: "Mars", aspect: "Sextile", orb: 6 },
  { kind: "Aspect", body: "Mercury", with: "Saturn", aspect: "Square", orb: 5 },
  { kind: "Aspect", body: "Sun", with: "Mercury", aspect: "Conjunction", orb: 10 },
  { kind: "Contact", body: "Jupiter", aspect: "Conjunction", longitude: 145, orb: 3 },
  { kind: "Contact", body: "Moon", aspect: "Square", longitude: 359.5, orb: 2 },
  { kind: "Moon", state: "Void" },
  { kind: "Moon", state: "Waxing" },
  { kind: "Moon", state: "Burned way" },
];

/** Milliseconds around an edge in which both may be right: instants of the turning sky are within some seconds. */
const NEAR = 10_000;

describe.each([
  ["Berlin", BERLIN],
  ["Sydney", SYDNEY],
] as const)("over %s, through a year", (_, place) => {
  it.each(CONDITIONS.map((condition) => [JSON.stringify(condition), condition] as const))(
    "%s holds where it is so, and nowhere else",
    (_words, condition) => {
      const spans = electionSky(place, SPAN, ofUtc).spansOf(condition);
      const edges = spans.flatMap(({ from, to }) => [from, to]);
      const count = condition.kind === "Aspect" ? 200 : 600;
      // Moments of all hours, and both sides of every edge.
      const moments = [
        ...Array.from(
          { length: count },
          (_, index) => SPAN.from + ((index + 0.37) / count) * (SPAN.to - SPAN.from),
        ),
        ...edges.slice(0, 80).flatMap((edge) => [edge - 6 * NEAR, edge + 6 * NEAR]),
      ].filter((at) => at > SPAN.from && at < SPAN.to);
      let held = 0;
      for (const at of moments) {
        if (edges.some((edge) => Math.abs(edge - at) < NEAR)) continue;
        const isHeld = holds(spans, at);
        held += isHeld ? 1 : 0;
        expect(isHeld, new Date(at).toISOString()).toBe(isSo(condition, at, place));
      }
      expect(held).toBeGreaterThan(0);
    },
  );

  it("has the hours of a ruler where the day's own planetary hours have them, within ten seconds", () => {
    const spans = electionSky(place, SPAN, ofUtc).spansOf({ kind: "Hour", ruler: "Venus" });
    for (let day = 3; day < 360; day += 17) {
      // From a local midnight by the longitude, so that a sunrise lies within.
      const from = SPAN.from + day * DAY - (place.longitude / 360) * DAY;
      const sunriseDay = ofUtc(from + DAY / 4);
      const hours = dayHere(place, { from, to: from + DAY }, sunriseDay).planetaryHours ?? [];
      expect(hours).toHaveLength(24);
      const isOfUtcDay = ofUtc((hours[0] as (typeof hours)[number]).from) === sunriseDay;
      for (const hour of hours) {
        if (!isOfUtcDay) continue;
        const middle = (hour.from + hour.to) / 2;
        expect(holds(spans, middle)).toBe(hour.ruler === "Venus");
        if (hour.ruler !== "Venus") continue;
        const own = spans.find(({ from, to }) => from <= middle && middle < to);
        expect(Math.abs((own?.from ?? 0) - hour.from)).toBeLessThan(NEAR);
        expect(Math.abs((own?.to ?? 0) - hour.to)).toBeLessThan(NEAR);
      }
    }
  });
});

describe("an election", () => {
  const election = {
    all: [
      { kind: "Moon", state: "Waxing" },
      { kind: "Direct", body: "Mercury" },
    ],
    any: [
      { kind: "Sign", body: "Moon", sign: "Taurus" },
      { kind: "Aspect", body: "Moon", with: "Venus", aspect: "Trine", orb: 6 },
    ],
    not: [{ kind: "Moon", state: "Void" }],
  } as const satisfies Parameters<typeof electionWindows>[0];

  it("holds all that must, one at least that may, and none that must not, through each window", () => {
    const windows = electionWindows(election, SPAN, BERLIN, ofUtc);
    expect(windows.length).toBeGreaterThan(10);
    for (const { from, to, best, met, unmet } of windows) {
      expect(best).toBeGreaterThan(from);
      expect(best).toBeLessThan(to);
      expect(met.length + unmet.length).toBe(2);
      for (const at of [best, from + (to - from) / 7, to - (to - from) / 7]) {
        for (const condition of election.all) expect(isSo(condition, at, BERLIN)).toBe(true);
        expect(
          election.any.some((condition) => isSo(condition, at, BERLIN)),
          new Date(at).toISOString(),
        ).toBe(true);
        for (const condition of election.not) expect(isSo(condition, at, BERLIN)).toBe(false);
      }
    }
  });

  it("of what never is has no window", () => {
    const never = { all: [{ kind: "Sign", body: "Pluto", sign: "Leo" }], any: [], not: [] } as const;
    expect(electionWindows(never, SPAN, BERLIN, ofUtc)).toEqual([]);
  });
});

describe("spans", () => {
  const spans = (...ends: readonly (readonly [number, number])[]) => ends.map(([from, to]) => ({ from, to }));

  it("meet, join and leave out, and those that touch are one", () => {
    const [a, b] = [spans([0, 3], [5, 9]), spans([2, 6], [8, 10])];
    expect(inBoth(a, b)).toEqual(spans([2, 3], [5, 6], [8, 9]));
    expect(inAny([a, b])).toEqual(spans([0, 10]));
    expect(inAny([spans([0, 1]), spans([1, 2])])).toEqual(spans([0, 2]));
    expect(outside(a, { from: -1, to: 12 })).toEqual(spans([-1, 0], [3, 5], [9, 12]));
    expect(outside([], { from: 0, to: 1 })).toEqual(spans([0, 1]));
    expect(holds(a, 3)).toBe(false);
    expect(holds(a, 0)).toBe(true);
  });
});
