import { cpuOf } from "../support/cpu-of";
import { FILLINGS, fieldReaders } from "../support/field-readers";
import { median, yardstick } from "./yardstick";

// npm run bench -- texts [rows]: CPU milliseconds that each field of each call takes to read a long text, slowest first.
const LENGTHS = [64, 200, 1_000, 4_000, 16_000];
const ROUNDS = 5;
/** Once a text has taken so long, longer ones are not tried: they may take hours. */
const ENOUGH_MS = 2_000;

const rows = Number(process.argv[2] ?? 20);
const readers = await fieldReaders();
for (const { read } of readers) for (const fill of Object.values(FILLINGS)) await read(fill(64)); // warm

const measured: { readonly name: string; readonly filling: string; length: number; ms: number }[] = [];
for (const { name, read } of readers) {
  for (const [filling, fill] of Object.entries(FILLINGS)) {
    for (const length of LENGTHS) {
      const text = fill(length);
      const first = await cpuOf(() => read(text));
      const others: number[] = [];
      for (let round = 1; round < ROUNDS && first < ENOUGH_MS; round++)
        others.push(await cpuOf(() => read(text)));
      const ms = median([first, ...others]);
      measured.push({ name, filling, length, ms });
      if (ms >= ENOUGH_MS) break;
    }
  }
}

measured.sort((a, b) => b.ms - a.ms);
console.log(`${readers.length} fields, ${measured.length} texts; yardstick ${yardstick().toFixed(3)} ms\n`);
console.log("| CPU, ms | length | filling | field |\n|--:|--:|---|---|");
for (const { name, filling, length, ms } of measured.slice(0, rows))
  console.log(`| ${ms.toFixed(2)} | ${length} | ${filling} | ${name} |`);
