import { expect, test } from "vitest";
import { foundIn } from "./import-found";

test.each([
  ["zone\nAnn,Europe/Nowhere", "Ann: No time zone is called “Europe/Nowhere”"],
  [`note\nAnn,${"x".repeat(17_000)}`, "Ann: A note of more than 16 KiB"],
  [`note\nAnn,${"ж".repeat(10_000)}`, "Ann: A note of more than 16 KiB"],
  [`note\nAnn,${"x".repeat(16_384)} and more`, "Ann: A note of more than 16 KiB"],
])("what the desk would not take of a row is said with its line", (table, message) => {
  const { people, errors } = foundIn(`name,${table}\nBob,\n`);
  expect(people).toMatchObject([{ name: "Bob" }]);
  expect(errors).toEqual([{ line: 2, message }]);
});

test("a clock that the desk cannot be told by is told in Universal Time", () => {
  const birth = (zone: string, day = "1.1.1850") =>
    foundIn(`#A93:A,B,*,${day},20:00,Manila,RP\n#B93:*,14n35,121e0,${zone},0`).people;
  expect(birth("13hw00")).toMatchObject([{ date: "1850-01-02", time: "09:00", zone: 0, note: "" }]);
  expect(birth("12hw00")).toMatchObject([{ date: "1850-01-01", time: "20:00", zone: -12 }]);
  expect(birth("13hw00", "1.1.1850J")).toMatchObject([
    { date: "1850-01-14", time: "09:00", zone: 0, note: "The file has the Old Style date 1850-01-01." },
  ]);
});
