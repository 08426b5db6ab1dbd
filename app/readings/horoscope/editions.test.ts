import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "~/answers/horoscope";
import { addDays } from "~/astrology/calendar";
import { SIGNS } from "~/astrology/signs";
import { ENGLISH } from "../../../tests/support/texts";
import { editionOf } from "./editions";

/**
 * What was said of a day that has gone is never said otherwise. When one of these fails, words or rules were changed
 * that speak of days gone by: make an edition that begins on a day to come (`editions.ts`), and leave the old one alone.
 */
test("what was said of the twelve signs on the twenty days before the first edition stays as it was", async () => {
  const said: string[] = [];
  for (let day = 0; day < 20; day++) {
    const date = addDays({ year: 2026, month: 11, day: 2 }, day);
    for (const sign of SIGNS) said.push(JSON.stringify(await dailyHoroscope(sign, date, ENGLISH)));
  }
  expect(createHash("sha256").update(said.join("\n")).digest("hex")).toBe(
    "0440c810a728f2d657fc1e7b46f55ba15399f5d5f89fdf5423f85785471f5044",
  );
});

/** A week, a month and a year that begin or end within the twenty days belong to what was shown. */
test("what the edition of 1 December 2026 says of the twelve signs stays as it was", async () => {
  const said: string[] = [];
  for (let day = 0; day < 20; day++) {
    const date = addDays({ year: 2026, month: 12, day: 1 }, day);
    for (const sign of SIGNS) said.push(JSON.stringify(await dailyHoroscope(sign, date, ENGLISH)));
  }
  for (const sign of SIGNS) {
    for (const date of [
      { year: 2026, month: 12, day: 10 },
      { year: 2027, month: 1, day: 31 },
    ])
      for (const told of [weeklyHoroscope, monthlyHoroscope, yearlyHoroscope])
        said.push(JSON.stringify(await told(sign, date, ENGLISH)));
  }
  expect(createHash("sha256").update(said.join("\n")).digest("hex")).toBe(
    "671c059853c78e87f719ab2c49b33e6b0fd64051d2259751ed298af932bc2531",
  );
});

test("an edition speaks of its own days, and the first one of all before it", () => {
  const first = editionOf("2026-11-22");
  expect(editionOf("1800-01-01")).toBe(first);
  expect(editionOf("2026-11-21")).toBe(first);
});
