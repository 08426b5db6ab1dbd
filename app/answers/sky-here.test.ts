import { expect, test } from "vitest";
import { messagesOf } from "~/failure";
import { skyHereAnswer } from "./sky-here";

const apia = {
  name: "Apia",
  admin: "Tuamasaga",
  country: "Samoa",
  countryCode: "WS",
  latitude: -13.83,
  longitude: -171.76,
  timeZone: "Pacific/Apia",
} as const;

// Samoa went from 29 to 31 December 2011 (tz database).
test("a day that a place skipped is refused, the days beside it are not", () => {
  const skipped = skyHereAnswer(apia, { year: 2011, month: 12, day: 30 });
  expect(skipped.ok ? {} : messagesOf(skipped.fields)).toEqual({
    date: ["There was no 30 December 2011 there: the clocks of Pacific/Apia skipped that day."],
  });
  for (const day of [29, 31])
    expect(skyHereAnswer(apia, { year: 2011, month: 12, day })).toMatchObject({ ok: true });
});
