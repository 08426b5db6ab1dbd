import { expect, test } from "vitest";
import { nearestLine } from "./nearest-line";

test("the line nearest to the finger is meant, and none far from all", () => {
  const lines = [
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 20 },
      { x: 100, y: 20 },
    ],
  ] as const;
  expect(nearestLine({ x: 50, y: 14 }, lines, 16)).toBe(1);
  expect(nearestLine({ x: 50, y: 4 }, lines, 16)).toBe(0);
  expect(nearestLine({ x: 50, y: 80 }, lines, 16)).toBeNull();
});
