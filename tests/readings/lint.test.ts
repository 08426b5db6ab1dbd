import { describe, expect, test } from "vitest";
import {
  bannedIn,
  figuresOf,
  lintSet,
  lintSets,
  longestSharedRun,
  type ReadingSet,
  readingEase,
  sentencesOf,
  sharedRuns,
  syllablesOf,
  wordsOf,
} from "./lint";

function setOf(texts: Record<string, string>, changes: Partial<ReadingSet> = {}): ReadingSet {
  return {
    id: "sample",
    texts,
    count: Object.keys(texts).length,
    words: [1, 200],
    ease: [-200, 200],
    ...changes,
  };
}
const whats = (problems: readonly { what: string }[]) => problems.map(({ what }) => what).join("\n");

describe("measuring", () => {
  test("a word keeps its apostrophe, parts at a hyphen, and a placeholder is one word", () => {
    expect(wordsOf("It’s {a}’s well-kept café")).toEqual(["it's", "{a}'s", "well", "kept", "café"]);
  });

  test("a sentence may end inside a quotation", () => {
    expect(sentencesOf("Say “no.” Then wait. Why?")).toEqual(["Say “no.”", "Then wait.", "Why?"]);
  });

  // Every 37th word longer than four letters of the first two sets, counted by hand.
  // biome-ignore format: a table
  const counted: Record<number, string> = {
    1: "comes third place sides house frame clear plain counts hands needs tired talked swapped source grand where street leave lifts feels world looks school thing wrong stand which doubt rides tried missed there field first three",
    2: "every hinges people outside about finish waited patience forgive because between prefer problem early follow tailors answer repeat matter edges being whether funny attics draughty across before anger arrive propose colleagues little perfect lawyer questions thursdays decides fifteen nothing",
    3: "finally family exactly expression anyway nobody impatience personal",
  };

  test("the syllable counter is right on 95 of 100 hand-counted words and off by 2 % on the whole", () => {
    const rows = Object.entries(counted).flatMap(([n, words]) =>
      words.split(" ").map((w) => [w, Number(n)] as const),
    );
    const right = rows.filter(([word, n]) => syllablesOf(word) === n).length;
    const sum = (of: (row: readonly [string, number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    expect(right / rows.length).toBeGreaterThanOrEqual(0.95);
    expect(Math.abs(sum(([word]) => syllablesOf(word)) / sum(([, n]) => n) - 1)).toBeLessThanOrEqual(0.02);
  });

  test("short words in short sentences read more easily than a statute", () => {
    expect(readingEase("The cat sat on the mat. It was warm.")).toBeGreaterThan(100);
    expect(
      readingEase(
        "Notwithstanding institutional considerations, organisational responsibilities necessitate documentation.",
      ),
    ).toBeLessThan(0);
  });

  test("the longest run that two texts share is found across sets", () => {
    const one = setOf({ a: "we keep the blue lamp burning late" }, { id: "one" });
    const two = setOf({ b: "they keep the blue lamp dark" }, { id: "two" });
    expect(longestSharedRun([one, two])).toEqual({ length: 4, run: "keep the blue lamp" });
  });

  test("figures count texts, words and the range", () => {
    const { texts, words, shortest, longest } = figuresOf(setOf({ a: "One two three.", b: "Four five." }));
    expect({ texts, words, shortest, longest }).toEqual({ texts: 2, words: 5, shortest: 2, longest: 3 });
  });
});

describe("what the lint refuses", () => {
  const good = "Two cups stand on the board. You wash the one that is not yours.";

  test("a good sample passes", () => {
    expect(lintSet(setOf({ a: good }))).toEqual([]);
  });

  test("a missing text", () => {
    expect(whats(lintSet(setOf({ a: good }, { count: 2 })))).toMatch(/has 1 texts and should have 2/);
  });

  test("too few and too many words", () => {
    expect(whats(lintSet(setOf({ a: good }, { words: [20, 30] })))).toMatch(/has 14 words/);
    expect(whats(lintSet(setOf({ a: good }, { words: [2, 13] })))).toMatch(/has 14 words/);
  });

  test("a text that is too hard or has no words at all", () => {
    const hard = "Institutional considerations necessitate organisational responsibilities.";
    expect(whats(lintSet(setOf({ a: hard }, { ease: [40, 110] })))).toMatch(/reading ease/);
    expect(whats(lintSet(setOf({ a: "" }, { ease: [40, 110] })))).toMatch(/reading ease/);
  });

  test("a run of six words in three texts, wherever they stand", () => {
    const run = "the key under the third flowerpot";
    const sets = ["a", "b", "c"].map((id) =>
      setOf({ [id]: `${id.repeat(4)} left ${run} ${id.repeat(5)}.` }, { id }),
    );
    expect(sharedRuns(sets.slice(0, 2), 6, 2).size).toBe(0);
    expect(whats(lintSets(sets))).toContain(`share “${run}”`);
  });

  test("four texts that begin alike, three that end alike, four with a sentence that starts alike", () => {
    const four = (make: (word: string) => string) =>
      lintSet(setOf(Object.fromEntries(["ash", "elm", "oak", "fir"].map((w) => [w, make(w)]))));
    expect(whats(four((w) => `Under the old ${w} you wait.`))).toMatch(/begin alike: “under the old”/);
    expect(whats(four((w) => `${w} burns and you sweep the floor.`))).toMatch(/end alike: “sweep the floor”/);
    expect(whats(four((w) => `${w} burns. The rub is ${w} smoke. ${w} ends.`))).toMatch(
      /start alike: “the rub is”/,
    );
  });

  test.each([
    ["This placement brings karmic lessons.", "fog"],
    ["You are practical, analytical, and hardworking.", "stacked adjectives"],
    ["You may sometimes find that love hurts.", "hedge true of everyone"],
    ["Relationships can be challenging.", "true of everyone"],
    ["You will find money by spring.", "promise"],
    ["It is inevitable that he leaves.", "fatalism"],
    ["Amethyst cures a headache.", "medical"],
    ["Invest in land this year.", "money or legal advice"],
    ["Embrace the change.", "worn verb"],
    ["A tapestry of feeling.", "worn noun"],
    ["It is not only love.", "worn frame"],
    ["Wait — then go.", "dash"],
    ["What a year!", "exclamation"],
  ])("%s", (text, why) => {
    expect(bannedIn(text).join()).toContain(why);
  });

  test("a set that is registered twice", () => {
    expect(whats(lintSets([setOf({ a: good }), setOf({ b: "Rain fell on the roof." })]))).toMatch(
      /registered twice/,
    );
  });

  test("stray spaces and a missing full stop", () => {
    expect(whats(lintSet(setOf({ a: `${good} ` })))).toMatch(/stray spaces/);
    expect(whats(lintSet(setOf({ a: "Two cups stand there" })))).toMatch(/full stop/);
  });
});
