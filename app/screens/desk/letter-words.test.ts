import { expect, test } from "vitest";
import { datesIn, saidLine } from "./letter-words";

const LINE = "2027-02-01 Saturn conjunction Ascendant";

test.each([
  ["en", "1 February 2027 Saturn conjunction Ascendant"],
  ["es", "1 de febrero de 2027 Saturn conjunction Ascendant"],
  ["pt-BR", "1 de fevereiro de 2027 Saturn conjunction Ascendant"],
])("a line of dates says its day in %s, and the calendar has it as it was typed", (language, said) => {
  expect(saidLine(LINE, language)).toBe(said);
  expect(datesIn(LINE)).toEqual([{ date: "2027-02-01", what: "Saturn conjunction Ascendant" }]);
});

test.each(["2027-13-01 Saturn", "2027-02-31 Saturn", "Saturn on 2027-02-01", "2027-02-01"])(
  "%j, which begins with no day and what is on it, stays as it is",
  (line) => {
    expect(saidLine(line, "en")).toBe(line);
    expect(datesIn(line)).toEqual([]);
  },
);
