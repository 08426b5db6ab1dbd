import { expect, test } from "vitest";
import { cpuOf } from "./support/cpu-of";
import { FILLINGS, fieldReaders } from "./support/field-readers";

/** As long as a body can hold. */
const LONGEST = 16_000;
/** At the limits of fields, and beyond. */
const LENGTHS = [64, 200, 400, LONGEST];
/** A fifth and less of what such texts took where a pattern was not linear, a hundred times what any takes. */
const MOST_MS = 100;
const TRIES = 3;

const readers = await fieldReaders();

test("every call with fields is read here", () => {
  expect(readers.length).toBeGreaterThan(200);
  expect(new Set(readers.map(({ name }) => name.split(" ")[1])).size).toBeGreaterThan(30);
});

/** The least of some: a collection of garbage or another program is not the reader's. */
async function leastCpuOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least >= MOST_MS; tried++) least = Math.min(least, await cpuOf(work));
  return least;
}

test("no field takes a text that is as long as a body, and none takes long to say so", {
  timeout: 600_000,
}, async () => {
  const wrong: string[] = [];
  for (const { name, says, read } of readers) {
    for (const [filling, fill] of Object.entries(FILLINGS)) {
      let slow = false;
      // Upwards, and no further than something is slow: longer texts may take hours then.
      for (const length of LENGTHS) {
        const ms = await leastCpuOf(() => read(fill(length)));
        slow = ms >= MOST_MS;
        if (slow) wrong.push(`${name}: ${length} of ${filling} take ${Math.round(ms)} ms`);
        if (slow) break;
      }
      if (slow) continue;
      const { isTaken, whole } = await read(fill(LONGEST));
      if (isTaken || (says.isRequired && whole.ok)) wrong.push(`${name}: takes ${LONGEST} of ${filling}`);
    }
  }
  expect(wrong).toEqual([]);
});
