/**
 * How strong each pole of a story is in random charts: mean and standard deviation of its sum, with a birth time and
 * without, into content/tags/usual.json. Run it when tags or weights have changed: npx tsx scripts/story-usual.ts
 */
import { writeFileSync } from "node:fs";
import { knownOf } from "../app/astrology/findings/known";
import { factorsOf } from "../app/readings/story/factors";
import { POLES } from "../app/readings/story/poles";
import { sourcesOf, sumOf } from "../app/readings/story/themes";
import { randomCharts, randomDays } from "../tests/readings/natal-page";

type Charts = ReturnType<typeof randomCharts>;

function usualOf(charts: Charts): Record<string, readonly [number, number]> {
  const sums = charts.map((chart) => sourcesOf(factorsOf(knownOf(chart))));
  return Object.fromEntries(
    POLES.map((pole) => {
      const values = sums.map((sources) => sumOf(sources[pole]));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      return [pole, [Number(mean.toFixed(2)), Number(Math.max(0.5, Math.sqrt(variance)).toFixed(2))]];
    }),
  );
}

const usual = { timed: usualOf(randomCharts(6000, 39)), untimed: usualOf(randomDays(1500, 39)) };
const lines = Object.entries(usual).map(
  ([name, poles]) =>
    `  "${name}": {\n${Object.entries(poles)
      .map(([pole, [mean, deviation]]) => `    "${pole}": [${mean}, ${deviation}]`)
      .join(",\n")}\n  }`,
);
writeFileSync("content/tags/usual.json", `{\n${lines.join(",\n")}\n}\n`);
