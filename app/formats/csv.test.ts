import { expect, test } from "vitest";
import { csvTable } from "./csv";

test("a table is marked as UTF-8, ended as spreadsheets like it, and quoted where it must be", () => {
  expect(
    csvTable([
      ["name", "note"],
      ["Zoë", 'said "no", twice\nor thrice'],
      ["Bob, Jr.", "none"],
    ]),
  ).toBe('\uFEFFname,note\r\nZoë,"said ""no"", twice\nor thrice"\r\n"Bob, Jr.",none\r\n');
});

test.each([
  '=HYPERLINK("x")',
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
  expect(csvTable([[text]]).replace(/^\uFEFF"?/, "")).toMatch(/^'/);
});

test.each(["Ann", " Ann", "a=1", "ann@example.com", "Ｚoë", "2026-11-20"])("%j stays as it is", (text) => {
  expect(csvTable([[text]])).toBe(`\uFEFF${text}\r\n`);
});

test("nothing is an empty cell, and zero is not nothing", () => {
  expect(csvTable([[null, undefined, 0]])).toBe("\uFEFF,,0\r\n");
});

test("a number stays a number, below zero too", () => {
  expect(csvTable([[-0.5, "-0.5"]])).toBe("\uFEFF-0.5,'-0.5\r\n");
});
