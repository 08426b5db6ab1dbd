import { expect, test } from "vitest";
import { kilometresText, placeHash, placeInHash, positionText } from "./position";

test.each([
  [{ latitude: 40.71, longitude: -74.01 }, "40°43′ N, 74°01′ W"],
  [{ latitude: -33.87, longitude: 151.21 }, "33°52′ S, 151°13′ E"],
  [{ latitude: 59.9999, longitude: -0.001 }, "60°00′ N, 0°00′ E"],
  [{ latitude: 0, longitude: 180 }, "0°00′ N, 180°00′ E"],
])("%j is written %s", (point, text) => {
  expect(positionText(point)).toBe(text);
});

test.each([
  [4.64, "4.6 km"],
  [0.02, "0.0 km"],
  [312.4, "312 km"],
  [9812.7, "9,813 km"],
])("%d kilometres are written %s", (kilometres, text) => {
  expect(kilometresText(kilometres)).toBe(text);
});

test("the address of a place leads back to it", () => {
  expect(placeHash({ latitude: 40.71001, longitude: -74.00999 })).toBe("#40.71,-74.01");
  expect(placeInHash("#40.71,-74.01")).toEqual({ latitude: 40.71, longitude: -74.01 });
  expect(placeInHash("#-90,180")).toEqual({ latitude: -90, longitude: 180 });
});

test.each(["", "#", "#main", "#91,0", "#0,181", "#40.71", "#40.71,-74.01,3", "#1e1,2"])(
  "%j names no place",
  (hash) => {
    expect(placeInHash(hash)).toBeNull();
  },
);
