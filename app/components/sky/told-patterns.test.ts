import { describe, expect, test } from "vitest";
import type { Planet } from "~/astrology/bodies";
import type { Pattern, PatternType } from "~/astrology/patterns";
import { toldPatterns } from "./told-patterns";

const figure = (
  type: PatternType,
  planets: readonly Planet[],
  partOf: Pattern["partOf"] = null,
): Pattern => ({
  type,
  planets,
  apex: null,
  partOf,
});

describe("figures that are told", () => {
  test("leave out what is part of a larger one", () => {
    const kite = figure("Kite", ["Sun", "Moon", "Mars", "Jupiter"]);
    const trine = figure("Grand Trine", ["Sun", "Mars", "Jupiter"], [kite]);
    const yod = figure("Yod", ["Sun", "Venus", "Pluto"]);
    expect(toldPatterns([kite, trine, yod])).toEqual([kite, yod]);
  });

  test("make one crowd of those that share two planets, and none of those that share one", () => {
    const crowds = [
      figure("Stellium", ["Sun", "Mercury", "Venus"]),
      figure("Stellium", ["Saturn", "Uranus", "Neptune"]),
      figure("Stellium", ["Mercury", "Venus", "Mars"]),
      figure("Stellium", ["Moon", "Jupiter", "Neptune"]),
    ];
    expect(toldPatterns(crowds)).toEqual([
      figure("Stellium", ["Saturn", "Uranus", "Neptune"]),
      figure("Stellium", ["Sun", "Mercury", "Venus", "Mars"]),
      figure("Stellium", ["Moon", "Jupiter", "Neptune"]),
    ]);
  });

  test("make one crowd of two that a third bridges", () => {
    const crowds = [
      figure("Stellium", ["Sun", "Mercury", "Venus"]),
      figure("Stellium", ["Jupiter", "Saturn", "Pluto"]),
      figure("Stellium", ["Mercury", "Venus", "Jupiter", "Saturn"]),
    ];
    expect(toldPatterns(crowds)).toEqual([
      figure("Stellium", ["Sun", "Mercury", "Venus", "Jupiter", "Saturn", "Pluto"]),
    ]);
  });

  test("keep two figures of other kinds apart, though they share planets", () => {
    const squares = [
      figure("T-Square", ["Sun", "Moon", "Mars"]),
      figure("T-Square", ["Sun", "Moon", "Pluto"]),
    ];
    expect(toldPatterns(squares)).toEqual(squares);
  });
});
