import { expect, test } from "vitest";
import { fileNameOf } from "./file-name";

test.each([
  ["Your move, and the year ahead", "Your move, and the year ahead"],
  ["a/b\\c: d?", "a b c  d"],
  ["..", ""],
  ["Año nuevo…", "Año nuevo…"],
  ["x".repeat(80), "x".repeat(60)],
])("of %j a file is called %j", (words, name) => {
  expect(fileNameOf(words)).toBe(name);
});
