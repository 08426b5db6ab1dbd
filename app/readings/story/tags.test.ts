import { expect, test } from "vitest";
import { SETS, type SetName } from "../../../content/sets/sets";
import natal from "../../../content/tags/natal.json";
import sides from "../../../content/tags/sides.json";
import story from "../../../content/tags/story.json";
import usual from "../../../content/tags/usual.json";
import { randomCharts, randomDays } from "../../../tests/readings/natal-page";
import type { BornChart } from "../../astrology/born-chart";
import { knownOf } from "../../astrology/findings/known";
import { factorsOf } from "./factors";
import { WAYS } from "./ids";
import { PAIRS, POLES, pairOf, polesOf } from "./poles";
import { tagsOf } from "./tags";
import { sourcesOf, sumOf } from "./themes";

test("tags name texts that exist, and poles and strengths that are known", () => {
  for (const [set, lines] of Object.entries<Record<string, string>>({ ...natal, ...story })) {
    expect(Object.keys(SETS)).toContain(set);
    for (const id of Object.keys(lines)) {
      expect(SETS[set as SetName].ids, set).toContain(id);
      const { claims } = tagsOf(set, id);
      expect(claims.length).toBeLessThanOrEqual(3);
      for (const { pole, strength } of claims) {
        expect(POLES, `${set} ${id}`).toContain(pole);
        expect([1, 2, 3]).toContain(strength);
      }
    }
  }
});

const CLAIMING = ["openers", "guests", "manners", "figures"] as const;

test("every text of a placement, of a contact and of the story claims something, and none of the story's both of a pair", () => {
  const claimed = (Object.keys(SETS) as SetName[]).filter(
    (set) =>
      (set.startsWith("natal/") && !/lord-in|minor-aspects|node-at-home/.test(set)) ||
      CLAIMING.some((name) => set === `story/${name}`),
  );
  for (const set of claimed)
    for (const id of SETS[set].ids) {
      const { claims } = tagsOf(set, id);
      expect(claims.length, `${set} ${id}`).toBeGreaterThan(0);
      const pairs = claims.map(({ pole }) => pairOf(pole));
      if (set.startsWith("story/")) expect(new Set(pairs).size, `${set} ${id}`).toBe(pairs.length);
    }
});

test("every way of a pair says which pole has its first side, or that it does not matter", () => {
  expect(Object.keys(sides)).toEqual(PAIRS.flatMap((pair) => WAYS.map((way) => `${pair} ${way}`)));
  for (const [id, pole] of Object.entries(sides))
    expect([null, ...polesOf(id.split(" ")[0] as (typeof PAIRS)[number])]).toContain(pole);
});

/** Other charts than those that the table is made of (`scripts/story-usual.ts`). */
test.each([
  ["timed", usual.timed, randomCharts(500, 4)],
  ["untimed", usual.untimed, randomDays(200, 4)],
] as const)("what is usual of each pole is still so: %s", (_, table, charts: readonly BornChart[]) => {
  const known: Readonly<Record<string, readonly number[]>> = table;
  const sums = charts.map((chart) => sourcesOf(factorsOf(knownOf(chart))));
  for (const pole of POLES) {
    const [mean = 0, deviation = 0] = known[pole] ?? [];
    const now = sums.reduce((sum, sources) => sum + sumOf(sources[pole]), 0) / sums.length;
    expect(Math.abs(now - mean) / deviation, pole).toBeLessThan(0.3);
  }
});
