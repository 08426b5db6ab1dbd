import { expect, test } from "vitest";
import { reasonOf, signed, withPoints } from "./dignity-words";

test("points carry their sign", () => {
  expect([signed(7), signed(0), signed(-5)]).toEqual(["+7", "0", "−5"]);
  expect([withPoints("Domicile"), withPoints("Fall")]).toEqual(["Domicile 5", "Fall −4"]);
});

test("a reason names what is ruled at that degree", () => {
  // 8° Taurus is where Venus's bounds end and Mercury's begin; its first face is Mercury's.
  expect(reasonOf("Bounds", 38, true)).toBe(": it rules 8° to 14° of Taurus");
  expect(reasonOf("Face", 38, true)).toBe(": it rules 0° to 10° of Taurus");
  expect(reasonOf("Face", 59.99, true)).toBe(": it rules 20° to 30° of Taurus");
  expect(reasonOf("Triplicity", 38, false)).toBe(": it rules the earth signs by night");
  expect(reasonOf("Detriment", 38, true)).toBe(": it rules the opposite sign, Scorpio");
});
