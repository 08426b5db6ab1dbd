/** Prints the figures of every set of readings as a Markdown table, and what the lint has to say. */
import { figuresOf, lintSets, longestSharedRun } from "../tests/readings/lint";
import { READING_SETS } from "../tests/readings/sets";

console.log("| set | texts | words | shortest | longest | ease | longest shared run |");
console.log("|---|---:|---:|---:|---:|---:|---:|");
const rows = READING_SETS.map(figuresOf);
for (const row of rows) {
  const { id, texts, words, shortest, longest, ease, sharedRun } = row;
  console.log(
    `| ${id} | ${texts} | ${words} | ${shortest} | ${longest} | ${ease.toFixed(0)} | ${sharedRun} |`,
  );
}
const sum = (pick: (row: (typeof rows)[number]) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);
const { length, run } = longestSharedRun(READING_SETS);
console.log(`| all | ${sum((row) => row.texts)} | ${sum((row) => row.words)} | | | | ${length} |`);
console.log(`\nLongest run that two texts share: “${run}”.`);

const problems = lintSets(READING_SETS);
for (const { set, text, what } of problems) console.log(`${set} · ${text}: ${what}`);
process.exitCode = problems.length > 0 ? 1 : 0;
