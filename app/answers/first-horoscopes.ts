import type { MajorAspect } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import { type CivilDate, daysInMonth, formatIsoDate, isoWeekOf, midnightOf } from "~/astrology/calendar";
import { TRANSITING_PLANETS } from "~/astrology/chart-transits";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { positionOf } from "~/astrology/positions";
import { type Sign, signAt } from "~/astrology/signs";
import { SLOWER } from "~/astrology/sky-ahead";
import { type SkyEvent, STAYS, skyEventsBetween, yearEventsBetween } from "~/astrology/span-events";
import { remembered } from "~/memo";
import {
  dayNumber,
  type HoroscopeSentence,
  inOne,
  joined,
  quietDay,
  type Spoken,
  spoken,
  standing,
} from "~/readings/horoscope/sentences";
import { firstEdition, type HoroscopeWords } from "~/readings/horoscope/words";
import type { Texts } from "~/readings/texts";
import { factsOf, noonOf } from "./day-facts";
import type { DailyHoroscope, MonthlyHoroscope, WeeklyHoroscope, YearlyHoroscope } from "./horoscope-shapes";

/** The edition of 22 November 2026, which speaks of all days before the next one. */

const eventsOfSpan = remembered(
  30,
  ({ from, to, withMoon }: { from: Instant; to: Instant; withMoon: boolean }) => `${from} ${to} ${withMoon}`,
  ({ from, to, withMoon }) => skyEventsBetween(from, to, { withMoon }),
);

const eventsOfYear = remembered(
  30,
  ({ from }: { from: Instant; to: Instant }) => String(from),
  ({ from, to }) => yearEventsBetween(from, to),
);

/** How many sentences a span has at most. */
const MOST = { day: 3, week: 5, month: 6, year: 10 } as const;

/** Where the sky does less than this, planets speak from where they stand. */
const LEAST = { day: 2, week: 4 } as const;

export async function dailyHoroscope(sign: Sign, date: CivilDate, texts: Texts): Promise<DailyHoroscope> {
  const from = midnightOf(date);
  const words = await firstEdition(texts);
  return texts.tell(() => ({
    sign,
    date: formatIsoDate(date),
    ...inOne(sentencesOfDay(sign, from, words)),
    ...factsOf(sign, from, words),
  }));
}

export async function weeklyHoroscope(sign: Sign, date: CivilDate, texts: Texts): Promise<WeeklyHoroscope> {
  const { monday, week } = isoWeekOf(date);
  const words = await firstEdition(texts);
  const from = midnightOf(monday);
  const reader = { first: sign, names: "weekday" } as const;
  const to = from + 7 * MILLISECONDS_PER_DAY;
  const events = strongest(eventsOfSpan({ from, to, withMoon: false }), MOST.week);
  return texts.tell(() => {
    const said = events.map((event) => spoken(event, reader, words));
    const sentences = filled(said, LEAST.week, (from + to) / 2, reader, words);
    return { sign, week, ...inOne(joined(sentences, dayNumber(from), words)) };
  });
}

export async function monthlyHoroscope(sign: Sign, date: CivilDate, texts: Texts): Promise<MonthlyHoroscope> {
  const first = { ...date, day: 1 };
  const words = await firstEdition(texts);
  const from = midnightOf(first);
  const to = from + daysInMonth(date.year, date.month) * MILLISECONDS_PER_DAY;
  const reader = { first: sign, names: "date" } as const;
  const events = strongest(eventsOfSpan({ from, to, withMoon: false }), MOST.month);
  return texts.tell(() => {
    const sentences = events.map((event) => spoken(event, reader, words));
    return { sign, month: formatIsoDate(first).slice(0, 7), ...inOne(joined(sentences, date.month, words)) };
  });
}

export async function yearlyHoroscope(
  sign: Sign,
  { year }: CivilDate,
  texts: Texts,
): Promise<YearlyHoroscope> {
  const words = await firstEdition(texts);
  const [from, to] = [instantOfDate(year, 1, 1), instantOfDate(year + 1, 1, 1)];
  const reader = { first: sign, names: "date" } as const;
  return texts.tell(() => {
    // Where the slow planets stand: of the slowest three, two a year.
    const backgrounds = TRANSITING_PLANETS.filter((_, index) => index < 2 || (index + year) % 3 !== 0).map(
      (planet) => standing(planet, signAt(positionOf(planet, from).longitude), from, year, sign, words),
    );
    const events = strongest(eventsOfYear({ from, to }), MOST.year - backgrounds.length).map((event) =>
      spoken(event, reader, words),
    );
    return { sign, year, ...inOne([...joined(backgrounds, year, words), ...joined(events, year, words)]) };
  });
}

/**
 * Sentences, and as many more as are missing, of planets where they stand: the Moon has spoken already. The nine planets' two texts take turns in steps of seven, so that the
 * Moon's month of 27 days, after which quiet days come back, brings others.
 */
function filled(
  said: readonly Spoken[],
  least: number,
  at: Instant,
  { first }: { readonly first: Sign },
  words: HoroscopeWords,
): Spoken[] {
  const missing = Array.from({ length: Math.max(0, least - said.length) }, (_, index) => {
    const turn = (7 * (dayNumber(at) + SLOWER.length) + 4 * index) % (2 * SLOWER.length);
    const planet = SLOWER[turn % SLOWER.length] as Planet;
    const { longitude, speed } = positionOf(planet, at);
    // A text that belongs to a degree nearby was said some days ago or soon will be.
    const near = STAYS.findIndex((degree) => Math.abs((longitude % 30) - degree) < 10 * speed);
    const variant = Math.floor(turn / SLOWER.length);
    return standing(planet, signAt(longitude), at, near === variant ? 1 - near : variant, first, words);
  });
  return [...said, ...missing];
}

/** The day's strongest events, then the Moon's in their order; a word more where the Moon says little. */
function sentencesOfDay(sign: Sign, from: Instant, words: HoroscopeWords): HoroscopeSentence[] {
  const events = eventsOfSpan({ from, to: from + MILLISECONDS_PER_DAY, withMoon: true });
  const reader = { first: sign, names: "today" } as const;
  const isOfMoon = (event: SkyEvent) =>
    (event.kind === "ingress" && event.planet === "Moon") ||
    (event.kind === "aspect" && event.planet1 === "Moon");
  const leading = strongest(
    events.filter((event) => !isOfMoon(event)),
    2,
    byStrength,
  );
  const moon = strongest(events.filter(isOfMoon), MOST.day - leading.length);
  const said: Spoken[] = [...leading, ...moon].map((event) => spoken(event, reader, words));
  const noon = noonOf(from);
  if (!moon.some(({ kind }) => kind === "aspect") && said.length < MOST.day) {
    said.push(quietDay(noon, signAt(positionOf("Moon", noon).longitude), sign, words));
  }
  return joined(filled(said, LEAST.day, noon, reader, words), dayNumber(from), words);
}

const STRENGTHS: Readonly<Record<SkyEvent["kind"], number>> = {
  eclipse: 100,
  station: 80,
  lunation: 70,
  ingress: 60,
  aspect: 40,
  stay: 30,
};

const BRISK: Readonly<Partial<Record<Planet, number>>> = { Moon: 10, Mercury: 14, Venus: 13 };

const ASPECT_STRENGTHS: Readonly<Record<MajorAspect, number>> = {
  Conjunction: 9,
  Opposition: 8,
  Square: 7,
  Trine: 6,
  Sextile: 3,
};

/** How much an event weighs: by its kind, then by the kind of aspect; of equals the earlier comes first. */
function strengthOf(event: SkyEvent): number {
  const kind = STRENGTHS[event.kind];
  switch (event.kind) {
    case "aspect":
      return kind + ASPECT_STRENGTHS[event.type];
    // Seven times a year: they would fill every year.
    case "station":
      return kind - (event.planet === "Mercury" ? 22 : 0);
    case "lunation":
      return kind - (event.phase.endsWith("Quarter") ? 15 : 0);
    // Mercury and Venus change places every few weeks, the Moon every other day.
    case "ingress":
      return kind - (BRISK[event.planet] ?? 0);
    default:
      return kind;
  }
}

function byStrength(a: SkyEvent, b: SkyEvent): number {
  return strengthOf(b) - strengthOf(a) || a.at - b.at;
}

const byTime = (a: SkyEvent, b: SkyEvent) => a.at - b.at;

/** What the same words would be said of: an aspect that comes again, two eclipses of a kind in one sign. */
function subjectOf(event: SkyEvent): string {
  switch (event.kind) {
    case "aspect":
      return `${event.planet1} ${event.type} ${event.planet2}`;
    case "eclipse":
      return `${event.eclipse} ${event.sign}`;
    default:
      return `${event.at} ${event.kind}`;
  }
}

/** The strongest of some events, each subject once, in an order of their own: by default in that of time. */
function strongest(events: readonly SkyEvent[], most: number, order = byTime): SkyEvent[] {
  const isFirst = (event: SkyEvent, index: number) =>
    events.findIndex((other) => subjectOf(other) === subjectOf(event)) === index;
  return events.filter(isFirst).sort(byStrength).slice(0, most).sort(order);
}
