import { expect, test } from "vitest";
import { csvTable } from "../app/formats/csv";
import { HEADER, quizTable } from "./quiz-table";

const answers = { focus: "career", familiarity: "new", explore: "natal", timeline: "now", format: "both" };
const row = {
  id: "first",
  created_at: Date.UTC(2026, 10, 20, 12),
  email: "ann@example.com",
  name: "Ann",
  focus: "career",
  familiarity: "new",
  challenge: null,
  recommendation: "birth-chart",
  responses: JSON.stringify(answers),
  user_id: null,
};

function tableOf(...rows: object[]) {
  const warnings: string[] = [];
  const cells = quizTable(rows as (typeof row)[], (warning) => warnings.push(warning));
  return { cells, warnings, csv: csvTable([HEADER, ...cells]) };
}

test("a submission is a row: what has a column of its own comes from there, the rest from the answers", () => {
  const { cells, warnings } = tableOf(row, { ...row, user_id: "u" });
  expect(HEADER.map((name, i) => [name, cells[0]?.[i]])).toEqual([
    ["date", "2026-11-20T12:00:00.000Z"],
    ["email", "ann@example.com"],
    ["name", "Ann"],
    ["focus", "career"],
    ["familiarity", "new"],
    ["challenge", ""],
    ["explore", "natal"],
    ["timeline", "now"],
    ["format", "both"],
    ["recommendation", "birth-chart"],
    ["signed in", "no"],
  ]);
  expect(cells[1]?.at(-1)).toBe("yes");
  expect(warnings).toEqual([]);
});

test("answers that are no text stand there as JSON", () => {
  const { csv, warnings } = tableOf({ ...row, responses: '{"explore":{"toString":1,"valueOf":1}}' });
  expect(csv).toContain('"{""toString"":1,""valueOf"":1}"');
  expect(warnings).toEqual([]);
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[1]"],
  ["a text", '"natal"'],
  ["nothing", null],
  ["lists too deep to be written", `{"explore":${"[".repeat(50_000)}${"]".repeat(50_000)}}`],
])("answers that are %s leave their cells empty, the others full, and a word about it", (_, responses) => {
  const { csv, cells, warnings } = tableOf(row, { ...row, id: "second", responses }, row);
  expect(cells).toHaveLength(3);
  expect(cells[1]).toEqual(cells[0]?.map((cell, i) => (i >= 6 && i <= 8 ? "" : cell)));
  expect(csv.split("\r\n")).toHaveLength(5);
  expect(warnings).toEqual(["The answers of submission second cannot be read and are left out."]);
});

test.each([Number.NaN, null, "yesterday", 9e15])("a date of %s is left out with a word about it", (date) => {
  const { cells, warnings } = tableOf({ ...row, created_at: date });
  expect(cells[0]?.slice(0, 3)).toEqual(["", "ann@example.com", "Ann"]);
  expect(warnings).toEqual(["The date of submission first cannot be read and is left out."]);
});
