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

test.each(['=HYPERLINK("x")', "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("%j is no formula", (text) => {
  expect(csvTable([[text]]).replace(/^\uFEFF"?/, "")).toMatch(/^'/);
});

test("nothing is an empty cell, and zero is not nothing", () => {
  expect(csvTable([[null, undefined, 0]])).toBe("\uFEFF,,0\r\n");
});
