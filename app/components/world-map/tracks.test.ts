import { expect, test } from "vitest";
import { mapLines, subpointsAt } from "~/astrology/astrocartography";
import { instantOfDate } from "~/astrology/instant";
import { mercator, turnsIn } from "./mercator";
import { nearestTrack, runsIn, tracksOf } from "./tracks";

/** A meridian and a parallel. */
const [MERIDIAN, PARALLEL] = [
  tracksOf([[-60, -30, 0, 30, 60].map((latitude) => [latitude, 10] as const)]),
  tracksOf([[-90, -45, 0, 45, 90].map((longitude) => [20, longitude] as const)]),
];
const EVERYWHERE = { minX: 0, maxX: 1, minY: 0, maxY: 1 };

test("Greenwich and the equator meet in the middle of the map, whose upper edge is at 85°", () => {
  expect(mercator(0, 0)).toEqual([0.5, 0.5]);
  expect(mercator(85.0511, -180)[0]).toBe(0);
  expect(mercator(89, 0)[1]).toBeCloseTo(0, 5);
});

test("a view across the 180th meridian shows two turns of the globe", () => {
  expect(turnsIn({ minX: 0.9, maxX: 1.2, minY: 0, maxY: 1 })).toEqual([0, 1]);
  expect(turnsIn({ minX: -0.4, maxX: 0.7, minY: 0, maxY: 1 })).toEqual([-1, 0]);
  expect(turnsIn({ minX: 3.1, maxX: 3.2, minY: 0, maxY: 1 })).toEqual([3]);
});

test("of a line only the part in view is drawn, on the turn of the globe that is in view", () => {
  const [track] = MERIDIAN;
  if (!track) throw new Error("no track");
  expect(runsIn(track, 0, EVERYWHERE)).toEqual([[0, 4]]);
  const north = { ...EVERYWHERE, maxY: 0.45 };
  expect(runsIn(track, 0, north)).toEqual([[2, 4]]);
  expect(runsIn(track, 0, { ...north, minX: 1, maxX: 2 })).toEqual([]);
  expect(runsIn(track, 1, { ...north, minX: 1, maxX: 2 })).toEqual([[2, 4]]);
});

test("dashes are counted from the line's beginning, however little of it is in view", () => {
  const along = MERIDIAN[0]?.along ?? [];
  expect(along[0]).toBe(0);
  expect(along[4]).toBeCloseTo(mercator(-60, 10)[1] - mercator(60, 10)[1], 9);
});

test("the nearest line within reach is meant, on any turn of the globe", () => {
  const world = 1024;
  const place = (latitude: number, longitude: number) => {
    const [x, y] = mercator(latitude, longitude);
    return { x: x * world, y: y * world };
  };
  const lines = [MERIDIAN, PARALLEL];
  expect(nearestTrack(lines, place(-20, 11), world, 7)).toBe(0);
  expect(nearestTrack(lines, place(-20, 11 + 720), world, 7)).toBe(0);
  expect(nearestTrack(lines, place(20.5, 60), world, 7)).toBe(1);
  expect(nearestTrack(lines, place(-20, 40), world, 7)).toBeNull();
  expect(nearestTrack(lines, place(70, 10), world, 7)).toBeNull();
});

test("no line of a real sky leaps across the map where it meets the 180th meridian", () => {
  const longest = mapLines(subpointsAt(instantOfDate(1990, 6, 15))).map(({ points }) =>
    Math.max(
      ...tracksOf(points).flatMap(({ xs }) => [...xs].slice(1).map((x, i) => Math.abs(x - (xs[i] ?? x)))),
    ),
  );
  expect(longest).toHaveLength(52);
  expect(Math.max(...longest)).toBeLessThan(0.25);
});
