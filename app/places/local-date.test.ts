import { expect, test } from "vitest";
import { localDate } from "./local-date";

const instant = Date.UTC(2026, 10, 20, 9, 30);

test.each([
  ["Europe/Berlin", 20],
  ["Pacific/Kiritimati", 20],
  ["Pacific/Pago_Pago", 19],
])("at 09:30 UT on 20 November it is the %s day %i", (zone, day) => {
  expect(localDate(zone, instant)).toEqual({ year: 2026, month: 11, day });
});

test("in Kiritimati the next day has begun at 10:00 UT", () => {
  expect(localDate("Pacific/Kiritimati", Date.UTC(2026, 10, 20, 10))).toEqual({ year: 2026, month: 11, day: 21 });
});
