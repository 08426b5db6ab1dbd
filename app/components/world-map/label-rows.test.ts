import { expect, test } from "vitest";
import { labelRows } from "./label-rows";

const upright = (x: number, width = 40) => ({ width, xAt: () => x });

test("a name that has room stands in the middle row", () => {
  expect(labelRows([upright(100), upright(200)], [0, 1, -1], 1024)).toEqual([
    { row: 0, x: 100 },
    { row: 0, x: 200 },
  ]);
});

test("names of lines that stand close together go to rows of their own", () => {
  const placed = labelRows([upright(100), upright(110), upright(120), upright(160)], [0, 1, -1], 1024);
  expect(placed.map((spot) => spot?.row)).toEqual([0, 1, -1, 0]);
});

test("on both sides of the map's edge lines are still close together", () => {
  const placed = labelRows([upright(1020), upright(5)], [0, 1], 1024);
  expect(placed.map((spot) => spot?.row)).toEqual([0, 1]);
});

test("a slanting line's name moves along the line, not off it", () => {
  const slanting = { width: 40, xAt: (row: number) => 100 + row * 12 };
  expect(labelRows([upright(100), slanting], [0, 1], 1024)[1]).toEqual({ row: 1, x: 112 });
});

test("a line that reaches no row has no name on the map", () => {
  expect(labelRows([{ width: 40, xAt: () => null }], [0, 1], 1024)).toEqual([null]);
});

test("where every row is full a name overlaps rather than vanish", () => {
  expect(labelRows([upright(100), upright(100)], [0], 1024)[1]).toEqual({ row: 0, x: 100 });
});
