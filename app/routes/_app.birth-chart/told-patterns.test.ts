import { describe, expect, test } from "vitest";
import type { Planet } from "~/astrology/bodies";
import type { Pattern, PatternType } from "~/astrology/patterns";
import { toldPatterns } from "./told-patterns";

const figure = (type: PatternType, planets: readonly Planet[], partOf: number | null = null): Pattern => ({
  type,
  planets,
  apex: null,
  partOf,
});

describe("figures that are told", () => {
  test("leave out what is part of a larger one", () => {
    const kite = figure("Kite", ["Sun", "Moon", "Mars", "Jupiter"]);
    const trine = figure("Grand Trine", ["Sun", "Mars", "Jupiter"], 0);
    const yod = figure("Yod", ["Sun", "Venus", "Pluto"]);
    expect(toldPatterns([kite, trine, yod])).toEqual([kite, yod]);
  });

  test("make one crowd of those that share planets, through a third too", () => {
    const crowds = [
      figure("Stellium", ["Sun", "Mercury", "Venus"]),
      figure("Stellium", ["Saturn", "Uranus", "Neptune"]),
      figure("Stellium", ["Mars", "Jupiter", "Pluto"]),
      figure("Stellium", ["Venus", "Mars", "Jupiter"]),
    ];
    expect(toldPatterns(crowds)).toEqual([
      figure("Stellium", ["Saturn", "Uranus", "Neptune"]),
      figure("Stellium", ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Pluto"]),
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
