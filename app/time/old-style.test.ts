import { describe, expect, test } from "vitest";
import { addDays, dateOfIso, formatIsoDate, gregorianOf } from "~/astrology/calendar";
import { readPlace } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { isLikelyOldStyle, lastOldStyleDate } from "./old-style";

async function placeNamed(location: string) {
  const read = await readPlace({ location }, readPlaceAsset);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.value.place;
}

describe("a date is likely Old Style up to the day before its country's first Gregorian one", () => {
  test.each([
    ["Moscow", "1918-01-31", "1918-02-14"],
    ["Minsk", "1918-01-31", "1918-02-14"],
    ["Kyiv", "1918-02-15", "1918-03-01"],
    ["Tbilisi", "1918-04-17", "1918-05-01"],
    ["Sofia", "1916-03-31", "1916-04-14"],
    ["Bucharest", "1919-03-31", "1919-04-14"],
    ["Belgrade", "1919-01-14", "1919-01-28"],
    ["Skopje", "1919-01-14", "1919-01-28"],
    ["Athens, Greece", "1923-02-15", "1923-03-01"],
  ])("in %s up to %s, which %s followed", async (location, last, next) => {
    const place = await placeNamed(location);
    expect(isLikelyOldStyle(dateOfIso(last), place)).toBe(true);
    expect(isLikelyOldStyle(dateOfIso("1850-12-31"), place)).toBe(true);
    expect(isLikelyOldStyle(dateOfIso(next), place)).toBe(false);
    expect(formatIsoDate(addDays(gregorianOf(dateOfIso(last)), 1))).toBe(next);
  });
});

test.each([
  "London",
  "New York",
  "Helsinki", // Gregorian within the empire
  "Warsaw", // both dates were written
  "Lviv",
  "Chernivtsi",
  "Uzhhorod",
  "Kaliningrad, Russia",
  "Cluj-Napoca",
  "Baia Mare",
  "Bistrita",
  "Novi Sad",
  "Zagreb",
  "Sarajevo",
])("in %s no date since 1800 is taken for Old Style", async (location) => {
  expect(lastOldStyleDate(await placeNamed(location))).toBeNull();
});

test("in Lithuania it is likely up to the month before the front came", async () => {
  const vilnius = await placeNamed("Vilnius");
  expect(isLikelyOldStyle(dateOfIso("1915-04-30"), vilnius)).toBe(true);
  expect(isLikelyOldStyle(dateOfIso("1915-05-01"), vilnius)).toBe(false);
});

test("on the open sea nobody wrote any", () => {
  expect(isLikelyOldStyle(dateOfIso("1900-01-01"), { countryCode: "", admin: "" })).toBe(false);
});
