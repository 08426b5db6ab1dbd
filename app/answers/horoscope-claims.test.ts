import { expect, test } from "vitest";
import { addDays } from "~/astrology/calendar";
import { positionOf } from "~/astrology/positions";
import { SIGNS, type Sign, signAt } from "~/astrology/signs";
import { yearEventsBetween } from "~/astrology/span-events";
import { longStationStepDaysOf, stationsBetween } from "~/astrology/stations";
import { concerns, isGreatConjunction } from "~/readings/horoscope/second/concerns";
import { dayName } from "~/readings/horoscope/second/span-words";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import { houseFrom } from "~/readings/horoscope/sentences";
import { sourceOf } from "~/readings/horoscope/sky-source";
import * as telling from "~/readings/telling/en/horoscope";
import { housesClaimed, placesClaimed, turnsClaimed } from "../../tests/readings/horoscope-claims";
import { isWhole } from "../../tests/support/properties";
import { ENGLISH } from "../../tests/support/texts";
import { dailyHoroscope, monthlyHoroscope, weeklyHoroscope, yearlyHoroscope } from "./horoscope";
import type { Journey, YearlyHoroscope } from "./horoscope-shapes";

const YEARS = isWhole ? [2027, 2028, 2029] : [2027];

interface Told {
  /** Which day, week or month says it. */
  readonly where: string;
  readonly sentences: readonly HoroscopeSentence[];
  /** All else that is said beside. */
  readonly more: readonly string[];
}

/** All that a year's shorter spans say to a sign. */
async function shorterSpans(sign: Sign, year: number): Promise<Told[]> {
  const told: Told[] = [];
  for (let day = 0; day < 365; day++) {
    const date = addDays({ year, month: 1, day: 1 }, day);
    const { sentences, from, remembers } = await dailyHoroscope(sign, date, ENGLISH);
    told.push({
      where: `day ${day}`,
      sentences,
      more: [...Object.values(from ?? {}), remembers?.text ?? ""],
    });
    if (day % 7 !== 0) continue;
    const week = await weeklyHoroscope(sign, date, ENGLISH);
    told.push({ where: week.week, sentences: week.sentences, more: [] });
  }
  for (let month = 1; month <= 12; month++) {
    const { sentences, dates = [] } = await monthlyHoroscope(sign, { year, month, day: 1 }, ENGLISH);
    told.push({ where: `month ${month}`, sentences: [...sentences, ...dates], more: [] });
  }
  return told;
}

const actAt = ({ acts }: Journey, at: number) =>
  acts.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));

const dayOf = (at: number) => dayName(at, "date", telling);

const ofYear = ({ journeys = [], eclipses = [] }: YearlyHoroscope) =>
  [...journeys.flatMap(({ acts }) => acts), ...eclipses].map(({ text }) => text);

test("the claims of a text are read", () => {
  const text =
    "Jupiter is in Leo, your fifth house. On 3 May Saturn turns retrograde. In Aries, which is your first house, the Moon squares Mars in Cancer. From 9 June Mercury moves forward again, into what was prepared. Venus comes into Libra, your seventh house, on 4 July.";
  expect(placesClaimed(text)).toEqual([
    { planet: "Jupiter", sign: "Leo" },
    { planet: "Mars", sign: "Cancer" },
    { planet: "Venus", sign: "Libra" },
  ]);
  expect(housesClaimed(text)).toEqual([
    { sign: "Leo", house: 5 },
    { sign: "Aries", house: 1 },
    { sign: "Libra", house: 7 },
  ]);
  expect(turnsClaimed(text)).toEqual([
    { planet: "Saturn", turns: "back", day: "3 May" },
    { planet: "Mercury", turns: "forward", day: "9 June" },
  ]);
});

test.each(SIGNS)(
  "what a day, a week or a month says to %s, the year does not say otherwise",
  async (sign) => {
    let places = 0;
    let houses = 0;
    for (const year of YEARS) {
      const yearly = await yearlyHoroscope(sign, { year, month: 1, day: 1 }, ENGLISH);
      const journeys = new Map(yearly.journeys?.map((journey) => [journey.body, journey]));
      for (const { where, sentences, more } of await shorterSpans(sign, year)) {
        for (const text of [...sentences.map(({ text }) => text), ...more]) {
          for (const claim of housesClaimed(text)) {
            houses += 1;
            expect(houseFrom(sign, claim.sign), `${where}: ${text}`).toBe(claim.house);
          }
        }
        for (const { text, source } of sentences) {
          for (const { planet, sign: claimed } of placesClaimed(text)) {
            // A sentence that leads a month may tell what happens on the other side of the new year.
            const journey = journeys.get(planet);
            const at = Date.parse(source.at);
            const act = journey && actAt(journey, at);
            if (!act) continue;
            places += 1;
            // At the moment of its entry a planet is in both; a day has one source, and others may be told beside it.
            const near = [-36e5, 36e5].map((off) => actAt(journey, at + off)?.house);
            expect(near, `${where}: ${text} The year: ${act.text}`).toContain(houseFrom(sign, claimed));
          }
        }
      }
    }
    expect(places).toBeGreaterThan(20);
    expect(houses).toBeGreaterThan(100);
  },
  240_000,
);

test.each(SIGNS)(
  "the year tells %s each turn of the planets whose ways it tells, on its day, and no other",
  async (sign) => {
    for (const year of YEARS) {
      const yearly = await yearlyHoroscope(sign, { year, month: 1, day: 1 }, ENGLISH);
      const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
      for (const { body, acts } of yearly.journeys ?? []) {
        const told = turnsClaimed(
          acts
            .map(({ text }) => text)
            .join(" ")
            .replaceAll(/\bthe (?=Sun|Moon)/g, ""),
        );
        const turns =
          body === "Sun"
            ? []
            : stationsBetween(body as "Mars", from, to, longStationStepDaysOf(body as "Mars"));
        expect(told).toEqual(
          expect.arrayContaining(
            turns.map(({ instant, turns }) => ({
              planet: body,
              turns: turns === "retrograde" ? "back" : "forward",
              day: dayOf(instant),
            })),
          ),
        );
        expect(told).toHaveLength(turns.length);
      }
    }
  },
);

test.each(SIGNS)(
  "%s is told all that concerns it of a year's calendar: in its year, or among a month's dates",
  async (sign) => {
    for (const year of YEARS) {
      const yearly = await yearlyHoroscope(sign, { year, month: 1, day: 1 }, ENGLISH);
      const months = await Promise.all(
        Array.from({ length: 12 }, (_, month) =>
          monthlyHoroscope(sign, { year, month: month + 1, day: 1 }, ENGLISH),
        ),
      );
      const dates = months.flatMap(({ dates = [] }) =>
        dates.map(({ source }) => `${source.title} ${source.at}`),
      );
      const noted = yearly.dates?.map(({ source }) => source.title) ?? [];
      const text = ofYear(yearly).join(" ");
      for (const event of yearEventsBetween(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))) {
        if (!concerns(event, sign)) continue;
        const { title, at } = sourceOf(event, telling);
        expect(dates, `${sign}: ${title}`).toContain(`${title} ${at}`);
        const isOfYear =
          event.kind === "eclipse" ||
          ("planet" in event && yearly.journeys?.some(({ body }) => body === event.planet));
        if (isOfYear) expect(text, `${sign}: ${title}`).toContain(dayOf(event.at));
        if (isGreatConjunction(event)) expect(noted, `${sign}: ${title}`).toContain(title);
      }
      // What the year says of a planet's place on its five days is so.
      for (const { text, at } of yearly.dates ?? []) {
        for (const { planet, sign: claimed } of placesClaimed(text)) {
          const seen = [-36e5, 36e5].map((off) => signAt(positionOf(planet, Date.parse(at) + off).longitude));
          expect(seen, text).toContain(claimed);
        }
      }
    }
  },
);
