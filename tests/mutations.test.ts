import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MUTATIONS } from "./mutations";

test("there are thirty mutations, of every kind of test, each another", () => {
  expect(MUTATIONS).toHaveLength(30);
  expect(new Set(MUTATIONS.map(({ what }) => what)).size).toBe(30);
  expect(new Set(MUTATIONS.map(({ file, from }) => `${file} ${from}`)).size).toBe(30);
  const of = (runner: string) => MUTATIONS.filter((mutation) => mutation.runner === runner).length;
  expect([of("unit"), of("workers"), of("browser")].every((count) => count >= 8)).toBe(true);
});

test.each(MUTATIONS)("“$what” still has its line in $file, and its tests", (mutation) => {
  const { file, from, to, caughtBy } = mutation;
  expect(to).not.toBe(from);
  expect(readFileSync(file, "utf8").split(from), `${from} in ${file}: once`).toHaveLength(2);
  expect(existsSync(caughtBy), caughtBy).toBe(true);
});
