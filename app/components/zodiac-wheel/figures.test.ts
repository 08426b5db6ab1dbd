import { expect, test } from "vitest";
import type { Planet } from "../../astrology/bodies";
import { PATTERN_TYPES, type Pattern } from "../../astrology/patterns";
import { GLOSSARY_TERMS } from "../../readings/glossary-terms";
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

test("each kind of figure has its meaning in the glossary", () => {
  const known = Object.values(GLOSSARY_TERMS).flat() as readonly string[];
  const terms = PATTERN_TYPES.flatMap((type) => figuresOf([pattern(type, ["Sun", "Moon", "Mars"])]));
  expect(terms).toHaveLength(7);
  for (const { term } of terms) expect(known).toContain(term);
});
