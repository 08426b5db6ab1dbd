import { expect, test } from "vitest";
import { separation } from "./angles";
import { ASPECT_RULES } from "./aspects";
import { PLANETS } from "./bodies";
import { feltWithin, transitsActiveAt } from "./chart-transits";
import { MILLISECONDS_PER_DAY } from "./instant";
import { positionOf } from "./positions";
import { transitsAround } from "./transits-around";

const MOMENT = Date.UTC(2026, 10, 20, 9, 30);
const [FROM, UNTIL] = [MOMENT - 3 * MILLISECONDS_PER_DAY, MOMENT + 27 * MILLISECONDS_PER_DAY];
const POINTS = {
  ...Object.fromEntries(PLANETS.map((planet, index) => [planet, (index * 37.7 + 11) % 360])),
  Ascendant: 193.7,
  Chiron: 26.2,
};

/** Degrees from exact at an instant. */
function offAt({ transiting, natal, type }: ReturnType<typeof transitsAround>[number], instant: number) {
  const apart = separation(positionOf(transiting, instant).longitude, POINTS[natal as keyof typeof POINTS]);
  return Math.abs(apart - ASPECT_RULES[type].angle);
}

test("every contact of thirty days begins, is exact and ends where the planet stands so", () => {
  const contacts = transitsAround(POINTS, FROM, UNTIL);
  expect(contacts.length).toBeGreaterThan(20);
  for (const contact of contacts) {
    expect(contact.within).toBe(feltWithin(contact.transiting, contact.natal));
    for (const edge of [contact.enters, contact.leaves])
      if (edge !== null) expect(offAt(contact, edge)).toBeCloseTo(contact.within, 3);
    for (const { instant } of contact.exact) {
      expect(offAt(contact, instant)).toBeLessThan(1e-3);
      expect(instant >= FROM && instant < UNTIL).toBe(true);
    }
    expect(offAt(contact, contact.closest.instant)).toBeCloseTo(contact.closest.orb, 3);
  }
  expect(contacts.some(({ transiting }) => transiting === "Moon")).toBe(false);
});

test("whatever but the Moon is active at the moment is among them, and nothing else lasts then", () => {
  const named = (planet: string, type: string, point: string) => `${planet} ${type} ${point}`;
  const active = transitsActiveAt(POINTS, MOMENT, [Date.UTC(1800, 0, 1), Date.UTC(2101, 0, 1)])
    .filter(({ planet }) => planet !== "Moon")
    .map(({ planet, type, point }) => named(planet, type, point));
  const lasting = transitsAround(POINTS, FROM, UNTIL)
    .filter(({ enters, leaves }) => (enters ?? FROM) <= MOMENT && (leaves ?? UNTIL) >= MOMENT)
    .map(({ transiting, type, natal }) => named(transiting, type, natal));
  expect(active.length).toBeGreaterThan(3);
  expect(lasting.sort()).toEqual(active.sort());
});
