import { expect, test } from "vitest";
import { closestContact, nearestCurve, nearestLine } from "./read-sheet";

const NATAL = { Sun: 84.4, Venus: 48.5, Ascendant: 193.7 };

test.each([
  [84.5, 90, "Sun", 0],
  [174.3, 90, "Sun", 90],
  [264.4, 90, "Sun", 180],
  [13.7, 90, "Ascendant", 180],
  [129.4, 45, "Sun", 45],
  [39.5, 45, "Sun", 45],
  [219.4, 45, "Sun", 135],
  [354.4, 45, "Sun", 90],
] as const)("a planet at %d° on a sheet of %i° meets the %s at %i°", (longitude, sheet, natal, angle) => {
  expect(nearestLine("Saturn", longitude, NATAL, sheet)).toMatchObject({ planet: "Saturn", natal, angle });
});

test("a half square is no contact on a sheet of 90°, and how far apart two stand is told over its edge", () => {
  const contact = nearestLine("Saturn", 129.4, { Sun: 84.4 }, 90);
  expect(contact?.orb).toBeCloseTo(45, 9);
  expect(nearestLine("Saturn", 359.9, { Sun: 90.2 }, 90)?.orb).toBeCloseTo(0.3, 9);
});

test("the closest contact of a day is the closest of all planets that are shown", () => {
  expect(closestContact({ Saturn: 175.2, Jupiter: 318.6 }, NATAL, 90)).toMatchObject({
    planet: "Jupiter",
    natal: "Venus",
    angle: 90,
  });
  expect(closestContact({}, NATAL, 90)).toBeNull();
  expect(closestContact({ Saturn: 10 }, {}, 90)).toBeNull();
});

test("the curve under the pointer is the nearest one, over the sheet's edge as well", () => {
  const places = { Saturn: 100, Jupiter: 179.5 };
  expect(nearestCurve(places, 12, 90)).toBe("Saturn");
  expect(nearestCurve(places, 80, 90)).toBe("Jupiter");
  expect(nearestCurve(places, 0.5, 90)).toBe("Jupiter");
  expect(nearestCurve({}, 0.5, 90)).toBeNull();
});
