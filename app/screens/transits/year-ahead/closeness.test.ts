import { expect, test } from "vitest";
import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { closenessOf, spread } from "./closeness";

const day = (count: number) => new Date(Date.UTC(2027, 0, 1 + count)).toISOString();
/** A hundred days. */
const scale = (at: string) => (Date.parse(at) - Date.UTC(2027, 0, 1)) / 8_640_000_000;

function contact(of: Partial<ForecastContactAnswer>): ForecastContactAnswer {
  const closest = { at: day(0), orb: 0 };
  return {
    transiting: "Saturn",
    natal: "Sun",
    type: "Square",
    enters: null,
    leaves: null,
    exact: [],
    closest,
    turns: [],
    ...of,
  };
}

test("a bar is empty at both ends of its window and full at its pass", () => {
  const stops = closenessOf(contact({ enters: day(10), exact: [day(20)], leaves: day(30) }), 1, scale);
  expect(stops).toEqual([
    { at: 0.1, closeness: 0 },
    { at: 0.2, closeness: 1 },
    { at: 0.3, closeness: 0 },
  ]);
});

test("where a planet leaves the orb and comes back the bar is empty, and only there", () => {
  const stops = closenessOf(
    contact({
      enters: day(10),
      exact: [day(20), day(80)],
      turns: [{ at: day(50), orb: 4 }],
      leaves: day(90),
    }),
    1,
    scale,
  );
  const empty = stops.filter(({ closeness }) => closeness < 1e-9).map(({ at }) => at);
  // At a distance that grows with the square of the time from 4° to 0° in thirty days, 1° is left after 26.
  expect(empty.map((at) => Math.round(100 * at))).toEqual([10, 24, 50, 76, 90]);
});

test("a near miss is never full", () => {
  const stops = closenessOf(
    contact({ enters: day(10), turns: [{ at: day(50), orb: 0.25 }], leaves: day(90) }),
    1,
    scale,
  );
  expect(Math.max(...stops.map(({ closeness }) => closeness))).toBe(0.75);
  expect(stops.map(({ at }) => at)).toEqual([...stops.map(({ at }) => at)].sort());
});

test("labels keep their gap and stay within the line, and move no further than they must", () => {
  expect(spread([0.2, 0.5], 0.1, 0.05)).toEqual([0.2, 0.5]);
  const rounded = (places: readonly number[]) => places.map((place) => Math.round(100 * place));
  expect(rounded(spread([0, 0.01, 0.98, 0.99], 0.1, 0.05))).toEqual([5, 15, 85, 95]);
  // Both give way, and not the second alone.
  expect(rounded(spread([0.5, 0.52], 0.1, 0.05))).toEqual([46, 56]);
  const full = spread([0.5, 0.5, 0.5], 0.6, 0.05);
  expect(rounded(full)).toEqual([5, 50, 95]);
});
