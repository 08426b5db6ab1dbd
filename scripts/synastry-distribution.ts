/**
 * Prints how the compatibility score falls over random pairs: `npx tsx scripts/synastry-distribution.ts [pairs]`.
 * Births are spread evenly over 1950–2010 with a seeded generator, so that every run prints the same.
 */
import { PLANETS } from "../app/astrology/bodies";
import { instantOfDate } from "../app/astrology/instant";
import { positionsAt } from "../app/astrology/positions";
import { type SynastryChart, synastry } from "../app/astrology/synastry";

const PAIRS = Number(process.argv[2] ?? 20_000);
const SEED = 20_261_120;

/** A linear congruential generator (Numerical Recipes' constants), uniform in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(SEED);
const first = instantOfDate(1950, 1, 1);
const last = instantOfDate(2010, 1, 1);

function randomChart(): SynastryChart {
  const positions = positionsAt(first + random() * (last - first));
  return { planets: PLANETS.map((planet) => ({ planet, longitude: positions[planet].longitude })) };
}

const columns = ["overall", "element", "sunMoon", "aspects"] as const;
const scores: Record<(typeof columns)[number], number[]> = {
  overall: [],
  element: [],
  sunMoon: [],
  aspects: [],
};
for (let pair = 0; pair < PAIRS; pair++) {
  const result = synastry(randomChart(), randomChart());
  scores.overall.push(result.overallScore);
  for (const { part, score } of result.parts) scores[part].push(score);
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;

console.log(`${PAIRS} random pairs, births 1950–2009, seed ${SEED}\n`);
console.log("| | min | 1 % | 5 % | 25 % | median | 75 % | 95 % | 99 % | max | mean |");
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const column of columns) {
  const sorted = scores[column].sort((a, b) => a - b);
  const row = [0, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 1].map((share) => quantile(sorted, share));
  const mean = sorted.reduce((sum, score) => sum + score, 0) / sorted.length;
  console.log(`| ${column} | ${row.join(" | ")} | ${mean.toFixed(1)} |`);
}

const counts = new Map<number, number>();
for (const score of scores.overall) counts.set(score, (counts.get(score) ?? 0) + 1);
const unused = Array.from({ length: 76 }, (_, i) => 20 + i).filter((score) => !counts.has(score));
console.log(`\nScores from 20 to 95 that never occur: ${unused.length === 0 ? "none" : unused.join(", ")}\n`);
for (let low = 0; low <= 100; low += 5) {
  const share = scores.overall.filter((score) => score >= low && score < low + 5).length / PAIRS;
  console.log(
    `${String(low).padStart(3)}–${String(Math.min(100, low + 4)).padEnd(3)} ${(100 * share).toFixed(1).padStart(5)} %  ${"#".repeat(Math.round(share * 200))}`,
  );
}
