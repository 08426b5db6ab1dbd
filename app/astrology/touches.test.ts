import { expect, test } from "vitest";
import { touchesAt } from "./touches";

const ON_OR_OPPOSITE = ["Conjunction", "Opposition"] as const;

test("places of which one is opposite the other are equally near, and told in the chart's order", () => {
  for (let place = 0.3; place < 180; place += 7.1) {
    const points = { Mars: place, Ascendant: place + 180 };
    for (const off of [-1.7, -0.2, 0.7, 1.3]) {
      // The Moon goes 1.5e-7° in a millisecond, by which her full phase is found differently.
      for (const later of [0, 1.5e-7]) {
        const touches = touchesAt(place + off + later, points, ON_OR_OPPOSITE, 2);
        expect(touches.map(({ natal }) => natal)).toEqual(["Mars", "Ascendant"]);
      }
    }
  }
});

test("the closest comes first", () => {
  const touches = touchesAt(10, { Sun: 11.5, Venus: 190.5, Saturn: 14 }, ON_OR_OPPOSITE, 2);
  expect(touches.map(({ natal, type }) => [natal, type])).toEqual([
    ["Venus", "Opposition"],
    ["Sun", "Conjunction"],
  ]);
});
