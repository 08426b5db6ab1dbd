import { expect, test } from "vitest";
import { ENGLISH } from "../../../tests/support/texts";
import { type CoreNumber, reduceToDigit } from "../../numerology/reduction";
import { numberTexts } from "./library";
import { numbersSummary } from "./summary";

const TEXTS = await numberTexts(ENGLISH);
const NUMBERS: readonly CoreNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11];

test("any three numbers have a paragraph of one life path, one meeting and one talent, at most 130 words long", () => {
  for (const lifePath of NUMBERS) {
    for (const soulUrge of NUMBERS) {
      for (const expression of NUMBERS) {
        const { text } = numbersSummary(lifePath, soulUrge, expression, TEXTS);
        const name = `${lifePath} ${soulUrge} ${expression}`;
        expect(text.startsWith(TEXTS.summary.ways.of(`${lifePath}`).text), name).toBe(true);
        expect(text.endsWith(TEXTS.summary.meets.of(`${expression}`).text), name).toBe(true);
        expect(text.split(" ").length, name).toBeLessThanOrEqual(130);
      }
    }
  }
});

test("way and wish meet alike whichever is which, and by their digits", () => {
  const meeting = (one: CoreNumber, other: CoreNumber) => {
    const { text } = numbersSummary(one, other, 1, TEXTS);
    return text
      .slice(TEXTS.summary.ways.of(`${one}`).text.length, -TEXTS.summary.meets.of("1").text.length)
      .trim();
  };
  expect(meeting(3, 7)).toBe(meeting(7, 3));
  expect(meeting(11, 5)).toBe(meeting(2, 5));
  const digits = NUMBERS.map((number) => reduceToDigit(number).number);
  const all = digits.flatMap((one) => digits.map((other) => meeting(one, other)));
  expect(new Set(all).size).toBe(45);
});

test("it says what it is told from", () => {
  expect(numbersSummary(4, 6, 8, TEXTS).why.map((reason) => reason.replace(/:.*/, ""))).toEqual([
    "Life Path 4",
    "Soul Urge 6",
    "Expression 8",
  ]);
});
