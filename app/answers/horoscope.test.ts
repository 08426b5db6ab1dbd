import { beforeAll, describe, expect, test } from "vitest";
import { addDays, type CivilDate, formatIsoDate, midnightOf } from "~/astrology/calendar";
import { positionOf } from "~/astrology/positions";
import { SIGNS, type Sign, signAt } from "~/astrology/signs";
import { skyEventsBetween } from "~/astrology/span-events";
import { concerns } from "~/readings/horoscope/second/concerns";
import { houseFrom } from "~/readings/horoscope/sentences";
import { sourceOf } from "~/readings/horoscope/sky-source";
import * as telling from "~/readings/telling/en/horoscope";
import { wordsOf } from "../../tests/readings/lint";
import { isInTheSky } from "../../tests/support/in-the-sky";
import { isWhole, times } from "../../tests/support/properties";
import { ENGLISH } from "../../tests/support/texts";
import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "./horoscope";
import type { DailyHoroscope } from "./horoscope-shapes";

const DAY = 86_400_000;
const FIRST: CivilDate = { year: 2026, month: 12, day: 1 };
const dayOf = (index: number) => addDays(FIRST, index);

/** Planets that a text calls retrograde, and those that it names without. */
function claimsOf(text: string) {
  const named = [
    ...text.matchAll(/(retrograde )?(Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)/gi),
  ];
  return named.map(([, retrograde, planet]) => ({
    planet: planet as "Mercury",
    isRetrograde: retrograde !== undefined,
  }));
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(" ")));
}

describe("days of twelve signs, spread over 400", () => {
  const days: { readonly date: CivilDate; readonly bySign: readonly DailyHoroscope[] }[] = [];
  beforeAll(async () => {
    const count = times(400);
    for (let index = 0; index < count; index++) {
      const date = dayOf(Math.floor((index * 400) / count));
      const bySign = await Promise.all(SIGNS.map((sign) => dailyHoroscope(sign, date, ENGLISH)));
      days.push({ date, bySign });
    }
  }, 120_000);

  test("say in 50 to 70 words what is in the sky of that day", () => {
    for (const { date, bySign } of days) {
      for (const { prediction, sentences } of bySign) {
        const words = wordsOf(prediction).length;
        expect(words, prediction).toBeGreaterThanOrEqual(50);
        expect(words, prediction).toBeLessThanOrEqual(70);
        expect(prediction).not.toMatch(/undefined|null|NaN|[{}]|\s\s|\. [a-z]/);
        for (const { source } of sentences) {
          expect(isInTheSky(source), `${source.title} at ${source.at}`).toBe(true);
          const at = Date.parse(source.at) - midnightOf(date);
          expect(at >= 0 && at < DAY, `${source.at} on ${formatIsoDate(date)}`).toBe(true);
        }
      }
    }
  });

  test("call retrograde whom they name, if he is", () => {
    for (const { bySign } of days) {
      for (const { prediction, sentences } of bySign) {
        const at = Date.parse(sentences[0]?.source.at ?? "");
        if (sentences[0]?.source.kind !== "Aspect") continue;
        const bodies: readonly string[] = sentences[0].source.bodies;
        const claims = claimsOf(prediction).filter(({ planet }) => bodies.includes(planet));
        for (const { planet } of claims) {
          // Where it is looked at in the evening it may be named a second time, without.
          const isCalled = claims.some((claim) => claim.planet === planet && claim.isRetrograde);
          expect(isCalled, `${planet}: ${prediction}`).toBe(positionOf(planet, at).speed < 0);
        }
      }
    }
  });

  test("share at most 8 % of their runs of four words with another sign's, and never more than 25 %", () => {
    let sum = 0;
    let pairs = 0;
    let most = 0;
    for (const { bySign } of days) {
      const runs = bySign.map(({ prediction }) => runsOf(prediction));
      for (const [a, one] of runs.entries()) {
        for (const other of runs.slice(a + 1)) {
          const shared = [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size);
          sum += shared;
          pairs += 1;
          most = Math.max(most, shared);
        }
      }
    }
    console.log(
      `shared on average ${((100 * sum) / pairs).toFixed(2)} %, at most ${(100 * most).toFixed(1)} %`,
    );
    expect(sum / pairs).toBeLessThanOrEqual(0.08);
    expect(most).toBeLessThanOrEqual(0.25);
  });

  test("have an order on at most 45 % of days, as it stands in the words", () => {
    const all = days.flatMap(({ bySign }) => bySign);
    const orders = all.filter(({ instruction }) => instruction);
    for (const { prediction, instruction } of orders) expect(prediction).toContain(instruction);
    expect(orders.length / all.length).toBeLessThanOrEqual(0.45);
  });

  test("remember what was in the sky before, and say from what each line follows", () => {
    for (const { date, bySign } of days) {
      for (const { remembers, from, luckyNumber, luckyTime, mood, color } of bySign) {
        if (remembers) expect(remembers.date < formatIsoDate(date), remembers.text).toBe(true);
        expect(Object.keys(from ?? {})).toEqual([
          "mood",
          "color",
          "luckyNumber",
          "luckyTime",
          "compatibility",
        ]);
        expect(luckyNumber).toBeGreaterThanOrEqual(1);
        expect(luckyNumber).toBeLessThanOrEqual(30);
        expect(luckyTime).toMatch(/^(0[6-9]|1\d):00$/);
        expect(mood).toMatch(/^[a-z]/);
        expect(color.length).toBeGreaterThan(2);
      }
    }
  });
});

test("no sign says a sentence again within 90 days, nor stays with a colour for a week", async () => {
  // One sign by default: the texts of all are chosen by the same counts.
  for (const sign of isWhole ? SIGNS : (["Leo"] as const)) {
    const last = new Map<string, number>();
    let color = "";
    let since = 0;
    for (let day = 0; day < 400; day++) {
      const { prediction, color: now } = await dailyHoroscope(sign, dayOf(day), ENGLISH);
      for (const sentence of prediction.split(/(?<=[.!?]["”’)]?)\s+/u)) {
        const before = last.get(sentence) ?? Number.NEGATIVE_INFINITY;
        expect(day - before, `${sign}, day ${day}: ${sentence}`).toBeGreaterThanOrEqual(90);
        last.set(sentence, day);
      }
      if (now !== color) since = day;
      color = now;
      expect(day - since).toBeLessThan(7);
    }
  }
}, 120_000);

test("a sign's own events lead its day, unless another of its own does, and stand among the month's dates", async () => {
  let due = 0;
  let told = 0;
  for (let month = 0; month < (isWhole ? 13 : 2); month++) {
    const first = { year: 2026 + Math.floor((11 + month) / 12), month: ((11 + month) % 12) + 1, day: 1 };
    const [from, to] = [midnightOf(first), Date.UTC(first.year, first.month, 1)];
    const events = skyEventsBetween(from, to, { withMoon: false, withStays: false });
    for (const sign of SIGNS) {
      const { dates = [] } = await monthlyHoroscope(sign, first, ENGLISH);
      for (const event of events.filter((each) => concerns(each, sign))) {
        const { at, title } = sourceOf(event, telling);
        expect(
          dates.some(({ source }) => source.title === title && source.at === at),
          `${sign}: ${title}`,
        ).toBe(true);
        const date = addDays(first, Math.floor((event.at - from) / DAY));
        const { sentences } = await dailyHoroscope(sign, date, ENGLISH);
        due += 1;
        if (sentences[0]?.source.title === title) told += 1;
      }
    }
  }
  expect(told / due).toBeGreaterThan(0.9);
}, 120_000);

test("weeks have a question and three days, all in the sky of that week", async () => {
  for (let week = 0; week < times(60); week++) {
    for (const sign of SIGNS) {
      const { question, days = [], sentences } = await weeklyHoroscope(sign, dayOf(7 * week), ENGLISH);
      expect(question).toMatch(/\?$/);
      expect(new Set(days.map(({ date }) => date)).size).toBe(3);
      for (const { source } of sentences) expect(isInTheSky(source), source.title).toBe(true);
    }
  }
});

test("months have a headline, three acts that fill them, and dates in order, and no two signs share an act or a headline", async () => {
  for (let month = 0; month < times(24); month++) {
    const date = { year: 2027 + Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
    const said: string[] = [];
    const headlines = new Set<string>();
    for (const sign of SIGNS) {
      const { headline = "", acts = [], dates = [], sentences } = await monthlyHoroscope(sign, date, ENGLISH);
      expect(acts.map(({ from }) => from.slice(8))).toEqual(["01", "11", "21"]);
      expect(dates.map(({ at }) => at)).toEqual(dates.map(({ at }) => at).toSorted());
      for (const { source } of [...sentences, ...dates]) expect(isInTheSky(source), source.title).toBe(true);
      expect(headline).toMatch(/\.$/);
      said.push(...acts.map(({ text }) => text));
      headlines.add(headline);
    }
    expect(headlines.size).toBe(SIGNS.length);
    expect(new Set(said).size).toBe(said.length);
  }
});

/** Where a planet is in a sign's houses. */
const houseAt = (body: string, at: number, sign: Sign) =>
  houseFrom(sign, signAt(positionOf(body as "Saturn", at).longitude));

test("a year's journeys are where the planets are, from act to act", async () => {
  for (const sign of isWhole ? SIGNS : (["Aries", "Virgo"] as const)) {
    for (let year = 2026; year < 2026 + (isWhole ? 10 : 2); year++) {
      const {
        journeys = [],
        dates,
        eclipses = [],
      } = await yearlyHoroscope(sign, { year, month: 12, day: 5 }, ENGLISH);
      for (const { body, acts } of journeys) {
        acts.forEach(({ from, to, house, text }, index) => {
          const [start, end] = [Date.parse(from), Date.parse(to)];
          for (const part of [0.001, 0.5, 0.999])
            expect(houseAt(body, start + part * (end - start), sign), `${body} ${from}`).toBe(house);
          expect(from).toBe(acts[index - 1]?.to ?? `${year}-01-01T00:00:00.000Z`);
          expect(text).toContain(body);
        });
      }
      expect(dates).toHaveLength(5);
      for (const { source } of dates ?? []) expect(isInTheSky(source), source.title).toBe(true);
      expect(eclipses.length).toBeGreaterThanOrEqual(2);
      // Both eclipses of a pair stand on one axis: six houses apart, or as many as the season has moved on.
      for (const { at, houses } of eclipses) expect(houses).toHaveLength(at.length);
    }
  }
});

test("an answer is of the edition in force on its date", async () => {
  const before = await dailyHoroscope("Leo", { year: 2026, month: 11, day: 30 }, ENGLISH);
  expect("genre" in before).toBe(false);
  expect(await dailyHoroscope("Leo", FIRST, ENGLISH)).toHaveProperty("genre");
  expect(await yearlyHoroscope("Leo", { year: 2026, month: 11, day: 30 }, ENGLISH)).not.toHaveProperty(
    "journeys",
  );
  expect(await yearlyHoroscope("Leo", { year: 2026, month: 12, day: 1 }, ENGLISH)).toHaveProperty("journeys");
});
