import { expect, test } from "vitest";
import { readChosen } from "./chosen-chart";

test("at first both charts are shown; what was written is read again, and nothing else", () => {
  expect(readChosen()).toEqual({ chart: "Two charts", ascendant: "Derived", place: "Mean" });
  const written = { chart: "Davison", ascendant: "Midpoint", place: "Great Circle" };
  expect(readChosen(written)).toEqual(written);
  expect(readChosen({ chart: "Natal", ascendant: "toString", place: "" })).toEqual(readChosen());
});
