import { describe, expect, test } from "vitest";
import { splitFullName } from "~/components/births/full-name";
import { fieldsFrom, joinNames } from "./names";

describe("a full name is split at its first space", () => {
  test.each([
    ["Mary Ann Lee", "Mary", "Ann Lee"],
    ["Mary", "Mary", ""],
    ["  Mary   Ann ", "Mary", "Ann"],
    ["María José de la Cruz", "María", "José de la Cruz"],
    ["", "", ""],
  ])("%j", (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });
});

describe("first and last name are joined by a space", () => {
  test.each([
    ["Mary", "Ann Lee", "Mary Ann Lee"],
    ["Mary", "", "Mary"],
    ["Mary", "  ", "Mary"],
    ["", "", ""],
  ])("%j and %j", (firstName, lastName, name) => {
    expect(joinNames(firstName, lastName)).toBe(name);
  });
});

test("a saved profile fills the form", () => {
  expect(
    fieldsFrom({
      fullName: "Mary Ann Lee",
      birthDate: "1990-06-15",
      birthTime: "14:30",
      birthLocation: "New York",
      latitude: 40.71,
      longitude: -74.01,
    }),
  ).toEqual({
    name: "Mary",
    lastName: "Ann Lee",
    date: "1990-06-15",
    time: "14:30",
    location: "New York",
    latitude: "40.71",
    longitude: "-74.01",
  });
});

test("without a profile nothing is filled in", () => {
  expect(fieldsFrom(null)).toEqual({});
});
