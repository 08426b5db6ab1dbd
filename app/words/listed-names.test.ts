import { expect, test } from "vitest";
import { listedNames } from "./listed-names";

test.each([
  [[], ""],
  [["Mars"], "Mars"],
  [["Mars", "Venus"], "Mars and Venus"],
  [["Mars", "Venus", "Jupiter", "Saturn"], "Mars, Venus, Jupiter and Saturn"],
])("%j stand in a row with what joins the last", (names, row) => {
  expect(listedNames(names)).toBe(row);
});
