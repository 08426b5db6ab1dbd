import { expect, test } from "vitest";
import { wordsAgainst, wordsOf } from "./election-words";

test.each([
  ["Opposition", "Mars comes to an opposition with the Moon, 6° away or less, and nothing prevents it"],
  ["Trine", "Mars comes to a trine with the Moon, 6° away or less, and nothing prevents it"],
] as const)("of %s is said with its article", (aspect, said) => {
  expect(wordsOf({ kind: "Aspect", body: "Mars", aspect, with: "Moon", orb: 6 })).toBe(said);
});

test("a contact to a degree has the article of its aspect", () => {
  expect(wordsOf({ kind: "Contact", body: "Moon", aspect: "Opposition", longitude: 329.6, orb: 1 })).toBe(
    "The Moon is within 1° of an opposition to 329.6° of the zodiac",
  );
});

test.each([
  [1, "Venus has 1 point of dignity or more"],
  [4, "Venus has 4 points of dignity or more"],
  [-1, "Venus has -1 points of dignity or more"],
])("of %i points of dignity", (points, said) => {
  expect(wordsOf({ kind: "Dignity", body: "Venus", points })).toBe(said);
  expect(wordsAgainst({ kind: "Dignity", body: "Venus", points })).toBe(`It is not so that ${said}`);
});
