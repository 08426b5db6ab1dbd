import { expect, test } from "vitest";
import { separation } from "./angles";
import { positionOf } from "./positions";
import { passagesOver } from "./slow-passages";
import { SLOW } from "./slow-places";

const DAY = 86_400_000;

test("Saturn meets 0° Capricorn in February 1988 for the first time, and a last time in November", () => {
  // Ingresses of the almanacs: 13 February 1988, back 10 June, again 12 November; the next round on 19 December 2017.
  const passages = passagesOver("Saturn", 270, Date.UTC(1985, 0, 1), Date.UTC(2020, 0, 1));
  expect(
    passages.map(({ from, to }) => [from, to].map((at) => new Date(at).toISOString().slice(0, 7))),
  ).toEqual([
    ["1988-02", "1988-11"],
    ["2017-12", "2017-12"],
  ]);
});

test("at both ends of a passage the body stands at the place", () => {
  for (const body of SLOW) {
    for (const longitude of [3, 77, 151, 238, 322]) {
      // The true node swings to and fro within weeks, of which samples a hundred days apart see little.
      for (const { from, to } of passagesOver(body, longitude, Date.UTC(1900, 0, 1), Date.UTC(2000, 0, 1)))
        for (const edge of [from, to])
          expect(separation(positionOf(body, edge).longitude, longitude), body).toBeLessThan(
            body === "North Node" ? 2.5 : 0.3,
          );
    }
  }
});

test("nothing is missed: whenever a body stands at the place, a passage is near", () => {
  for (const body of ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron"] as const) {
    const passages = passagesOver(body, 200, Date.UTC(1850, 0, 1), Date.UTC(2090, 0, 1));
    for (let at = Date.UTC(1851, 0, 1); at < Date.UTC(2089, 0, 1); at += 10 * DAY) {
      if (separation(positionOf(body, at).longitude, 200) > 0.02) continue;
      expect(passages.some(({ from, to }) => at > from - 60 * DAY && at < to + 60 * DAY)).toBe(true);
    }
  }
});

test("beyond the stored sky there is none", () => {
  expect(passagesOver("Saturn", 10, Date.UTC(2101, 11, 1), Date.UTC(2180, 0, 1))).toEqual([]);
});
