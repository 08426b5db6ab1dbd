import { beforeAll, describe, expect, test } from "vitest";
import { addDays, type CivilDate, dateOfIso, isoWeekOf } from "~/astrology/calendar";
import { SIGNS } from "~/astrology/signs";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import { isInTheSky } from "../../tests/support/in-the-sky";
import { ENGLISH } from "../../tests/support/texts";
import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "./first-horoscopes";
import type { DailyHoroscope } from "./horoscope-shapes";

const DAY = 86_400_000;
const FIRST: CivilDate = { year: 2026, month: 11, day: 22 };

function problemsOf(sentences: readonly HoroscopeSentence[], from: number, to: number): string[] {
  return sentences.flatMap(({ text, source }) => {
    const at = Date.parse(source.at);
    const problems: string[] = [];
    if (!isInTheSky(source)) problems.push(`${source.title} at ${source.at} is not in the sky`);
    if (at < from || at >= to) problems.push(`${source.at} lies outside the span`);
    if (/undefined|null|NaN|[{}]|\s\s|\. [a-z]/.test(text)) problems.push(`not a text: ${text}`);
    const names = source.kind === "Lunation" || source.kind === "Eclipse" ? [] : source.bodies;
    for (const name of names) if (!text.includes(name)) problems.push(`${name} is not named: ${text}`);
    return problems;
  });
}

describe("400 days of twelve signs", () => {
  const days: { readonly date: CivilDate; readonly bySign: readonly DailyHoroscope[] }[] = [];
  beforeAll(async () => {
    for (let day = 0; day < 400; day++) {
      const date = addDays(FIRST, day);
      days.push({
        date,
        bySign: await Promise.all(SIGNS.map((sign) => dailyHoroscope(sign, date, ENGLISH))),
      });
    }
  }, 120_000);

  test("speak of what is in the sky on that day", () => {
    const problems = days.flatMap(({ date, bySign }) => {
      const from = Date.UTC(date.year, date.month - 1, date.day);
      return bySign.flatMap(({ sentences }) => problemsOf(sentences, from, from + DAY));
    });
    expect(problems).toEqual([]);
  });

  test("have two or three sentences and everything beside them", () => {
    for (const { bySign } of days) {
      for (const {
        sentences,
        prediction,
        mood,
        color,
        luckyNumber,
        luckyTime,
        compatibility,
        sign,
      } of bySign) {
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(sentences.length).toBeLessThanOrEqual(3);
        expect(prediction).toBe(sentences.map(({ text }) => text).join(" "));
        expect(mood).toMatch(/^[a-z][a-z ,-]+$/);
        expect(color).toMatch(/^[a-z][a-z -]+$/i);
        expect(luckyNumber).toBeGreaterThanOrEqual(4);
        expect(luckyNumber).toBeLessThanOrEqual(21);
        expect(luckyTime).toMatch(/^(0[6-9]|1[0-2]):00$/);
        expect(SIGNS).toContain(compatibility);
        expect(compatibility).not.toBe(sign);
      }
    }
  });

  test("no two signs share a sentence on a day", () => {
    for (const { bySign, date } of days) {
      const said = bySign.flatMap(({ sentences }) => sentences.map(({ text }) => text));
      expect(new Set(said).size, JSON.stringify(date)).toBe(said.length);
    }
  });

  test("no sign says a sentence on two days running, and 2 % at most again within 30 days", () => {
    let said = 0;
    let again = 0;
    SIGNS.forEach((_, sign) => {
      const last = new Map<string, number>();
      days.forEach(({ bySign }, day) => {
        for (const { text } of bySign[sign]?.sentences ?? []) {
          const before = last.get(text);
          expect(before, text).not.toBe(day - 1);
          if (before !== undefined && day - before <= 30) again += 1;
          said += 1;
          last.set(text, day);
        }
      });
    });
    console.log(`${said} sentences, ${again} again within 30 days (${((100 * again) / said).toFixed(2)} %)`);
    expect(again / said).toBeLessThanOrEqual(0.02);
  });
});

test("60 weeks speak of what is in the sky in that week", async () => {
  for (let week = 0; week < 60; week++) {
    const date = addDays(FIRST, 7 * week);
    const { monday } = isoWeekOf(date);
    const from = Date.UTC(monday.year, monday.month - 1, monday.day);
    const said: string[] = [];
    for (const sign of SIGNS) {
      const { sentences } = await weeklyHoroscope(sign, date, ENGLISH);
      expect(problemsOf(sentences, from, from + 7 * DAY)).toEqual([]);
      expect(sentences.length).toBeGreaterThanOrEqual(4);
      said.push(...sentences.map(({ text }) => text));
    }
    expect(new Set(said).size).toBe(said.length);
  }
});

test("24 months speak of what is in the sky in that month", async () => {
  for (let month = 0; month < 24; month++) {
    const from = Date.UTC(2026, 10 + month, 1);
    for (const sign of SIGNS) {
      const { sentences } = await monthlyHoroscope(sign, dateOfIso(new Date(from).toISOString()), ENGLISH);
      expect(problemsOf(sentences, from, Date.UTC(2026, 11 + month, 1))).toEqual([]);
      expect(sentences.length).toBe(6);
    }
  }
});

test("10 years speak of what is in the sky in that year", async () => {
  for (let year = 2026; year < 2036; year++) {
    for (const sign of SIGNS) {
      const { sentences } = await yearlyHoroscope(sign, { year, month: 7, day: 1 }, ENGLISH);
      expect(problemsOf(sentences, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))).toEqual([]);
      // Two eclipses of a kind in one sign would be told in the same words.
      const titles = sentences.map(({ source }) => source.title);
      expect(new Set(titles).size, titles.join()).toBe(titles.length);
      expect(sentences.length).toBeGreaterThanOrEqual(8);
    }
  }
});

test("the same sign and day have the same words", async () => {
  expect(await dailyHoroscope("Leo", FIRST, ENGLISH)).toEqual(await dailyHoroscope("Leo", FIRST, ENGLISH));
});
