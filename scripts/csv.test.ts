import { expect, test } from "vitest";
import { toCsv } from "./csv.mjs";

test("a table is quoted, marked as UTF-8 and ended as spreadsheets like it", () => {
  expect(toCsv(["name", "note"], [["Zoë", 'said "no", twice\nor thrice']])).toBe(
    '\uFEFF"name","note"\r\n"Zoë","said ""no"", twice\nor thrice"\r\n',
  );
});

test.each([
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\tAnn",
  "\rAnn",
  "\nAnn",
  "  =1",
  "\u00a0=1",
  "\u3000@SUM(A1)",
  "\ufeff=1",
  "\u200b=1",
  "＝HYPERLINK(1)",
  "＋1",
  "－1",
  "＠SUM(A1)",
  "﹦1",
  " \t＝1",
])("%j is no formula", (text) => {
  expect(toCsv([], [[text]])).toContain(`"'${text}"`);
});

test.each(["Ann", " Ann", "a=1", "ann@example.com", "Ｚoë", "2026-11-20"])("%j stays as it is", (text) => {
  expect(toCsv([], [[text]])).toContain(`"${text}"`);
});

test("nothing is an empty cell", () => {
  expect(toCsv([], [[null, undefined, 0]])).toContain('"","","0"');
});
