import { expect, test } from "vitest";
import { listed } from "./listed";

test("names are listed as in a sentence", () => {
  expect([listed([]), listed(["Mars"]), listed(["Mars", "Venus"]), listed(["Sun", "Moon", "Mars"])]).toEqual([
    "",
    "Mars",
    "Mars and Venus",
    "Sun, Moon and Mars",
  ]);
});
