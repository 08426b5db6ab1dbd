import { expect, test } from "vitest";
import { toCsv } from "./csv.mjs";

test("a table is quoted, marked as UTF-8 and ended as spreadsheets like it", () => {
  expect(toCsv(["name", "note"], [["Zoë", 'said "no", twice\nor thrice']])).toBe(
    '\uFEFF"name","note"\r\n"Zoë","said ""no"", twice\nor thrice"\r\n',
  );
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1"])("%j is no formula", (text) => {
  expect(toCsv([], [[text]])).toContain(`"'${text}"`);
});

test("nothing is an empty cell", () => {
  expect(toCsv([], [[null, undefined, 0]])).toContain('"","","0"');
});
