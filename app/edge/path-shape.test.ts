import { expect, test } from "vitest";
import { namesOfPaths, shapeOf } from "./path-shape";

test.each([
  ["/horoscope/leo", true],
  ["/horoscope/leo/week", true],
  ["/horoscope", false],
  ["/horoscope/", false],
  ["/horoscope/leo/week/2", false],
  ["/a/horoscope/leo", false],
])("%s has the shape of /horoscope/:sign/:when?: %s", (path, fits) => {
  expect(shapeOf("/horoscope/:sign/:when?").test(path)).toBe(fits);
});

test("a path is named by its route, and never by what a visitor typed", () => {
  const nameOf = namesOfPaths(["/", "/transits", "/degrees/:sign", "/*"]);
  expect(nameOf("/transits")).toBe("/transits");
  expect(nameOf("/degrees/Ann%20Lee")).toBe("/degrees/:sign");
  expect(nameOf("/Ann%20Lee")).toBeNull();
});
