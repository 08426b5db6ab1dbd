import { expect, test } from "vitest";
import { minutesOf } from "./offer-minutes";

test.each([
  ["90 minutes", 90],
  ["1 hour", 60],
  ["1.5 hours", 90],
  ["1,5 horas", 90],
  ["45 min.", 45],
  [" 2 h ", 120],
  ["90 minutos", 90],
  ["an hour", null],
  ["60 to 90 minutes", null],
  ["3 sessions", null],
  ["2 minutes", null],
  ["12 hours", null],
  ["", null],
])("%j is %j minutes", (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes);
});
