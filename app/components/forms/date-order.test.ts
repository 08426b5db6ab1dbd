import { afterEach, describe, expect, test, vi } from "vitest";
import { parseCivilDate } from "~/time/civil-date";
import { dateOrderHere, isClockOf24, writtenHere, writtenPlainly } from "./date-order";

const here = (language: string) => vi.stubGlobal("navigator", { language });
afterEach(() => vi.unstubAllGlobals());

describe("a date's order is the region's", () => {
  test.each([
    ["en-US", "MM/DD/YYYY"],
    ["en-GB", "DD/MM/YYYY"],
    ["en-NZ", "DD/MM/YYYY"],
    ["de-DE", "DD.MM.YYYY"],
    ["cs-CZ", "DD.MM.YYYY"],
    ["nl-NL", "DD-MM-YYYY"],
    ["pt-BR", "DD/MM/YYYY"],
    ["sv-SE", "YYYY-MM-DD"],
    ["ja-JP", "YYYY/MM/DD"],
    ["hu-HU", "YYYY.MM.DD"],
    ["fa-IR", "YYYY/MM/DD"],
    ["ar-EG", "DD/MM/YYYY"],
  ])("%s: %s", (language, format) => {
    here(language);
    expect(dateOrderHere().format).toBe(format);
  });

  test.each([
    ["en-US", false],
    ["en-GB", true],
    ["de-DE", true],
    ["en-AU", false],
  ])("clocks in %s go on to 24: %s", (language, expected) => {
    here(language);
    expect(isClockOf24()).toBe(expected);
  });
});

describe("digits in the region's order", () => {
  const FIFTH_OF_JUNE = { year: 1990, month: 6, day: 5 };
  test.each([
    ["en-US", "06/05/1990"],
    ["en-US", "06051990"],
    ["en-GB", "05/06/1990"],
    ["en-GB", "5/6/1990"],
    ["en-GB", " 05061990 "],
    ["ar-EG", "٠٥/٠٦/١٩٩٠"],
    ["fa-IR", "۱۹۹۰/۰۶/۰۵"],
    ["nl-NL", "05-06-1990"],
    ["nl-NL", "05061990"],
    ["de-DE", "05.06.1990"],
    ["sv-SE", "19900605"],
    ["ja-JP", "1990/06/05"],
    ["ja-JP", "19900605"],
    ["en-GB", "1990-06-05"],
    ["en-GB", "5 June 1990"],
  ])("in %s %j is 5 June", (language, typed) => {
    here(language);
    expect(parseCivilDate(writtenPlainly(typed, dateOrderHere()))).toEqual({ ok: true, date: FIFTH_OF_JUNE });
  });

  test.each([
    ["en-GB", "05/31/1990", "05/31/1990"],
    ["en-GB", "05311990", "05311990"],
    ["en-US", "31051990", "31051990"],
    ["en-US", "05.06.1990", "05.06.1990"],
    ["sv-SE", "05061990", "05061990"],
    ["en-GB", "05/06/90", "05/06/90"],
    ["en-GB", "", ""],
  ])("in %s %j stays, since it is written in another order", (language, typed, expected) => {
    here(language);
    expect(writtenPlainly(typed, dateOrderHere())).toBe(expected);
  });
});

test.each([
  ["en-US", "06/05/1990"],
  ["en-GB", "05.06.1990"],
  ["nl-NL", "05.06.1990"],
  ["ja-JP", "1990-06-05"],
])(
  "a date that is known stands in a field as %s writes it, and is read as the same day",
  (language, written) => {
    here(language);
    const order = dateOrderHere();
    expect(writtenHere("1990-06-05", order)).toBe(written);
    expect(parseCivilDate(written)).toMatchObject({ ok: true, date: { year: 1990, month: 6, day: 5 } });
    expect(writtenHere("5 June 1990", order)).toBe("5 June 1990");
    expect(writtenHere("", order)).toBe("");
  },
);
