import { expect, test } from "vitest";
import { separation } from "./angles";
import { ASPECT_RULES } from "./aspects";
import { PLANETS } from "./bodies";
import { transitsActiveAt } from "./chart-transits";
import { crossings, longitudeOf, stepDaysOf } from "./crossings";
import { positionOf } from "./positions";

const SPAN = [Date.UTC(1800, 0, 1), Date.UTC(2101, 0, 1)] as const;
const NOV_20 = Date.UTC(2026, 10, 20);

test("Saturn at 8°19′ Aries on 20 November 2026, retrograde, squares a Sun at 8°19′ Cancer for the second of three times", () => {
  // Swiss Ephemeris has Saturn at 8°19′ Aries at that midnight; its station is on 11 December.
  const saturn = transitsActiveAt({ Sun: 98.33 }, NOV_20, SPAN).find(({ planet }) => planet === "Saturn");
  expect(saturn).toMatchObject({ point: "Sun", type: "Square", isRetrograde: true });
  expect(saturn?.orb).toBeLessThan(0.03);
  expect(saturn?.exact.map(({ isRetrograde }) => isRetrograde)).toEqual([false, true, false]);
  expect(Math.abs((saturn?.exact[1]?.instant ?? 0) - NOV_20)).toBeLessThan(86_400_000);
});

test("a slow planet counts within two degrees and a fast one within one, on either side", () => {
  const active = (planet: "Saturn" | "Venus", degrees: number) => {
    const { longitude } = positionOf(planet, NOV_20);
    const found = transitsActiveAt({ Moon: (longitude + 120 + degrees + 360) % 360 }, NOV_20, SPAN);
    return found.some((contact) => contact.planet === planet && contact.type === "Trine");
  };
  for (const side of [1, -1]) {
    expect([active("Saturn", 1.99 * side), active("Saturn", 2.01 * side)]).toEqual([true, false]);
    expect([active("Venus", 0.99 * side), active("Venus", 1.01 * side)]).toEqual([true, false]);
  }
});

test("every contact of 60 moments with twelve places is as close as it says, and exact at its passes", () => {
  const points = Object.fromEntries(PLANETS.map((planet, index) => [planet, (index * 37.7 + 11) % 360]));
  let passes = 0;
  for (let moment = SPAN[0]; moment < SPAN[1]; moment += 5 * 365.25 * 86_400_000) {
    const active = transitsActiveAt(points, moment, SPAN);
    expect(active.map(({ orb }) => orb)).toEqual(active.map(({ orb }) => orb).sort((a, b) => a - b));
    for (const { planet, point, type, orb, isApplying, exact } of active) {
      const offAt = (instant: number) =>
        Math.abs(
          separation(positionOf(planet, instant).longitude, points[point] as number) -
            ASPECT_RULES[type].angle,
        );
      expect(offAt(moment)).toBeCloseTo(orb, 9);
      const inAMinute = offAt(moment + 60_000);
      if (Math.abs(inAMinute - orb) > 1e-7) expect(inAMinute < orb).toBe(isApplying);
      for (const { instant } of exact) {
        expect(offAt(instant), `${planet} ${type} ${point}`).toBeLessThan(1e-4);
        expect(instant >= SPAN[0] && instant < SPAN[1]).toBe(true);
      }
      passes += exact.length;
    }
  }
  expect(passes).toBeGreaterThan(300);
});

test.each([
  // Swiss Ephemeris: Mars is over 156.6312° three times in 165 days, Uranus over 59.874° three times in 293.
  ["Mars", { Jupiter: 36.6312 }, "2026-12-16T12:24Z", ["2026-12-15", "2027-02-03", "2027-05-30"]],
  ["Uranus", { Moon: 179.874 }, "2027-02-24T19:02Z", ["2025-07-04", "2025-11-11", "2026-04-23"]],
] as const)("%s in trine tells all three passes, however far off", (planet, points, at, days) => {
  const [contact] = transitsActiveAt<string>(points, Date.parse(at), SPAN).filter(
    (each) => each.planet === planet,
  );
  expect(contact?.type).toBe("Trine");
  expect(contact?.exact.map(({ instant }) => new Date(instant).toISOString().slice(0, 10))).toEqual(days);
});

test("no pass of a contact is left out, and none of the next contact comes in", () => {
  const slow = { Mars: 400, Uranus: 1000, Neptune: 1400, Pluto: 2200 } as const;
  for (const [planet, days] of Object.entries(slow) as [keyof typeof slow, number][]) {
    for (let year = 1810; year < 2090; year += 7) {
      const moment = Date.UTC(year, year % 12, 1 + (year % 28));
      const { longitude } = positionOf(planet, moment);
      for (const off of [-1.9, -0.9, -0.4, 0.4, 0.9, 1.9]) {
        const place = longitude + off;
        const [contact] = transitsActiveAt({ Sun: (place + 360) % 360 }, moment, SPAN).filter(
          (each) => each.planet === planet,
        );
        if (!contact) continue;
        const [from, to] = [moment - days * 86_400_000, moment + days * 86_400_000];
        const sought = { target: place, stepDays: stepDaysOf(planet) };
        const all = crossings(longitudeOf(planet), sought, Math.max(SPAN[0], from), Math.min(SPAN[1], to));
        const told = contact.exact.map(({ instant }) => Math.round(instant / 1000));
        // Mars is back over the same place after 521 days at the earliest.
        const own = all.filter(
          ({ instant }) => Math.abs(instant - moment) < 360 * 86_400_000 || planet !== "Mars",
        );
        expect(told, `${planet} ${year} ${off}`).toEqual(
          own.map(({ instant }) => Math.round(instant / 1000)),
        );
      }
    }
  }
});

test("Saturn, retrograde until 11 December 2026, comes no nearer than its station to a place behind that", () => {
  const station = positionOf("Saturn", Date.UTC(2026, 11, 11)).longitude;
  const closestTo = (place: number) =>
    transitsActiveAt({ Sun: place }, NOV_20, SPAN).find(({ planet }) => planet === "Saturn");
  // Passed once, in spring; the station falls a minute of arc short of it.
  const missed = closestTo(station - 1 / 60);
  expect(missed?.isApplying).toBe(true);
  expect(missed?.exact.every(({ instant }) => instant < NOV_20)).toBe(true);
  expect(new Date(missed?.closest?.instant ?? 0).toISOString()).toMatch(/^2026-12-1[01]/);
  expect(missed?.closest?.orb).toBeCloseTo(1 / 60, 2);
  // Passed at the station's side: the way to it is still open.
  expect(closestTo(station + 0.5)?.closest).toBeNull();
});
