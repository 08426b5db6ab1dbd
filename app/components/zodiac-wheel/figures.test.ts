import { expect, test } from "vitest";
import type { Planet } from "../../astrology/bodies";
import type { Pattern } from "../../astrology/patterns";
import { figuresOf } from "./figures";

const pattern = (
  type: Pattern["type"],
  planets: readonly Planet[],
  partOf: Pattern["partOf"] = null,
): Pattern => {
  return { type, planets, apex: null, partOf };
};
const titles = (patterns: readonly Pattern[]) => figuresOf(patterns).map(({ title }) => title);

test("a figure within a larger one is told once, in that", () => {
  expect(
    titles([
      pattern("Grand Cross", ["Sun", "Moon", "Mars", "Saturn"]),
      pattern(
        "T-Square",
        ["Sun", "Moon", "Mars"],
        [{ type: "Grand Cross", planets: ["Sun", "Moon", "Mars", "Saturn"] }],
      ),
      pattern("T-Square", ["Sun", "Venus", "Pluto"]),
      pattern("Mystic Rectangle", ["Moon", "Venus", "Jupiter", "Neptune"]),
    ]),
  ).toEqual([
    "Grand cross: Sun, Moon, Mars, Saturn",
    "T-square: Sun, Venus, Pluto",
    "Mystic rectangle: Moon, Venus, Jupiter, Neptune",
  ]);
});
