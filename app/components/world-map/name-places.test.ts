import { expect, test } from "vitest";
import { namePlaces } from "./name-places";

const VIEW = { width: 400, height: 300 };
const dot = (x: number, y: number, isKept = false) => ({
  ...{ x, y, width: 50, height: 15 },
  radius: 5,
  isKept,
});

test("a name stands right of its dot, at its height", () => {
  expect(namePlaces([dot(100, 100)], [], VIEW)).toEqual([{ left: 107, top: 92.5, width: 50, height: 15 }]);
});

test("where something stands there, or the map ends, left of it", () => {
  const taken = [{ left: 120, top: 90, width: 30, height: 20 }];
  expect(namePlaces([dot(100, 100)], taken, VIEW)[0]?.left).toBe(43);
  expect(namePlaces([dot(370, 100)], [], VIEW)[0]?.left).toBe(313);
});

test("a city without room for its name is left out, or stands as a dot where it must", () => {
  const walls = [
    { left: 110, top: 90, width: 30, height: 20 },
    { left: 60, top: 90, width: 30, height: 20 },
  ];
  expect(namePlaces([dot(100, 100), dot(100, 100, true)], walls, VIEW)).toEqual([undefined, null]);
});

test("who comes first has the room", () => {
  const [first, second, third] = namePlaces([dot(100, 100), dot(130, 104), dot(200, 100)], [], VIEW);
  expect(first?.left).toBe(107);
  expect(second).toBeUndefined();
  expect(third?.left).toBe(207);
});
