import { expect, test } from "vitest";
import { namedTests } from "./named-tests";

const expecting = (source: string) =>
  namedTests(source).map(({ words, expects }) => `${words.trim()}: ${expects}`);

test("a test that was emptied expects nothing, nor does its group", () => {
  const emptied = `describe("a guard", () => { test("refuses", async () => { /* expect(1) */ }); });`;
  expect(expecting(emptied)).toEqual(["a guard: false", "refuses: false"]);
  expect(expecting(emptied.replace("/* expect(1) */", "expect(1).toBe(1);"))).toEqual([
    "a guard: true",
    "refuses: true",
  ]);
});

test("what a function of the file expects counts, however far away", () => {
  const far = `const ends = () => expect(1).toBe(1); function refuses() { ends(); }`;
  expect(expecting(`${far} test("a", () => refuses()); test("b", () => other());`)).toEqual([
    "a: true",
    "b: false",
  ]);
});

test("the rows of a table are words, and what a template leaves open is not", () => {
  const rows = `const ROWS = [["one letter", 1]]; test.each(ROWS)(\`%s at \${place}\`, () => expect(1));`;
  expect(namedTests(rows)).toEqual([{ words: '%s at …\nROWS = [["one letter", 1]]', expects: true }]);
});

test("words that stand elsewhere in a file name no test", () => {
  expect(namedTests(`const refuses = "a guard"; expect(refuses).toBe("a guard");`)).toEqual([]);
});
