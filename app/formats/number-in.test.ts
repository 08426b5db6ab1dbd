import { describe, expect, test } from "vitest";
import { numberIn } from "./number-in";

describe("a number in a text", () => {
  test.each([
    ["5", 5],
    [" 5 ", 5],
    ["-1e-7", -1e-7],
    ["5E-8", 5e-8],
    ["+1.5e+2", 150],
    [".5", 0.5],
    ["-.5", -0.5],
    ["2026.0", 2026],
    ["84.38822492663232", 84.38822492663232],
    ["0.30000000000000004", 0.30000000000000004],
    ["1e-400", 0],
  ])("%j is read", (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each([
    ...[
      "",
      " ",
      ".",
      "-",
      "e5",
      "1e",
      "5.",
      "1.2.3",
      "--1",
      "1 2",
      "0x10",
      "1_000",
      "1,5,5",
      "1.5,5",
      "٣",
      "１",
    ],
    ...["NaN", "Infinity", "-Infinity", "1e999", "1".repeat(400), `${" ".repeat(64)}1`],
  ])("%j is none", (text) => {
    expect(numberIn(text)).toBeNull();
  });
});
