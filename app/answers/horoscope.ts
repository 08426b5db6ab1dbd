import { PLANETS, type Planet } from "~/astrology/bodies";
import { addDays, type CivilDate, formatIsoDate } from "~/astrology/calendar";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { positionOf } from "~/astrology/positions";
import { TRADITIONAL_RULERS, type TraditionalRuler } from "~/astrology/profections";
import { SIGNS, type Sign, signAt, signIndex } from "~/astrology/signs";
import { type MajorAspect, majorAspectAt } from "~/astrology/sky-ahead";
import { type SkyEvent, STAYS, skyEventsBetween } from "~/astrology/span-events";
import { remembered } from "~/memo";
import { wordsOf } from "~/readings/horoscope/editions";
import {
  dayNumber,
  type HoroscopeSentence,
  houseFrom,
  joined,
  quietDay,
  type Spoken,
  spoken,
  standing,
} from "~/readings/horoscope/sentences";
import type { HoroscopeWords } from "~/readings/horoscope/words";

export const HOROSCOPE_SPANS = ["daily", "weekly", "monthly", "yearly"] as const;
export type HoroscopeSpan = (typeof HOROSCOPE_SPANS)[number];

/** What every horoscope has. */
interface Horoscope {
  readonly sign: Sign;
  /** The sentences in one. */
  readonly prediction: string;
  readonly sentences: readonly HoroscopeSentence[];
}

export interface DailyHoroscope extends Horoscope {
  /** ISO date, UTC. */
  readonly date: string;
  readonly compatibility: Sign;
  readonly mood: string;
  readonly color: string;
  readonly luckyNumber: number;
  /** `HH:MM`, by the reader's own clock. */
  readonly luckyTime: string;
}

export interface WeeklyHoroscope extends Horoscope {
  /** ISO week, Monday to Sunday: `2026-W47`. */
  readonly week: string;
}

export interface MonthlyHoroscope extends Horoscope {
  /** `2026-11` */
  readonly month: string;
}

export interface YearlyHoroscope extends Horoscope {
  readonly year: number;
}

/** Days, weeks, months and years begin at midnight UTC. */
const startOf = ({ year, month, day }: CivilDate) => instantOfDate(year, month, day);

const eventsOfSpan = remembered(
  30,
  ({ from, to, withMoon }: { from: Instant; to: Instant; withMoon: boolean }) => `${from} ${to} ${withMoon}`,
  ({ from, to, withMoon }) => skyEventsBetween(from, to, { withMoon }),
);

/** How many sentences a span has at most. */
const MOST = { day: 3, week: 5, month: 6, year: 10 } as const;

/** Where the sky does less than this, planets speak from where they stand. */
const LEAST = { day: 2, week: 4 } as const;

export async function dailyHoroscope(sign: Sign, date: CivilDate): Promise<DailyHoroscope> {
  const from = startOf(date);
  const words = await wordsOf(formatIsoDate(date));
  const sentences = sentencesOfDay(sign, from, words);
  return {
    sign,
    date: formatIsoDate(date),
    ...inOne(sentences),
    compatibility: companionOf(sign, from),
    mood: moodOf(sign, from, words),
    color: colourOf(sign, from, words),
    luckyNumber: numberOf(sign, from),
    luckyTime: hourOf(sign, from),
  };
}

export async function weeklyHoroscope(sign: Sign, date: CivilDate): Promise<WeeklyHoroscope> {
  const { monday, week } = isoWeekOf(date);
  const words = await wordsOf(formatIsoDate(monday));
  const from = startOf(monday);
  const reader = { first: sign, names: "weekday" } as const;
  const to = from + 7 * MILLISECONDS_PER_DAY;
  const events = strongest(eventsOfSpan({ from, to, withMoon: false }), MOST.week);
  const said = events.map((event) => spoken(event, reader, words));
  const sentences = filled(said, LEAST.week, (from + to) / 2, reader, words);
  return { sign, week, ...inOne(joined(sentences, dayNumber(from), words)) };
}

export async function monthlyHoroscope(sign: Sign, date: CivilDate): Promise<MonthlyHoroscope> {
  const first = { ...date, day: 1 };
  const next =
    date.month === 12 ? { year: date.year + 1, month: 1, day: 1 } : { ...first, month: date.month + 1 };
  const words = await wordsOf(formatIsoDate(first));
  const [from, to] = [startOf(first), startOf(next)];
  const reader = { first: sign, names: "date" } as const;
  const events = strongest(eventsOfSpan({ from, to, withMoon: false }), MOST.month);
  const sentences = events.map((event) => spoken(event, reader, words));
  return { sign, month: formatIsoDate(first).slice(0, 7), ...inOne(joined(sentences, date.month, words)) };
}

/** Those whose place is a matter of years; each year speaks of two of the slowest three. */
const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const satisfies readonly Planet[];

export async function yearlyHoroscope(sign: Sign, { year }: CivilDate): Promise<YearlyHoroscope> {
  const words = await wordsOf(`${String(year).padStart(4, "0")}-01-01`);
  const [from, to] = [instantOfDate(year, 1, 1), instantOfDate(year + 1, 1, 1)];
  const reader = { first: sign, names: "date" } as const;
  const backgrounds = SLOW.filter((_, index) => index < 2 || (index + year) % 3 !== 0).map((planet) =>
    standing(planet, signAt(positionOf(planet, from).longitude), from, year, sign, words),
  );
  const turning = eventsOfSpan({ from, to, withMoon: false }).filter(turnsAYear);
  const events = strongest(turning, MOST.year - backgrounds.length).map((event) =>
    spoken(event, reader, words),
  );
  return { sign, year, ...inOne([...joined(backgrounds, year, words), ...joined(events, year, words)]) };
}

/** What a year is remembered by: eclipses, and what the planets from Mars outwards do. */
function turnsAYear(event: SkyEvent): boolean {
  const isSlow = (planet: string) => SLOW.some((slow) => slow === planet);
  switch (event.kind) {
    case "eclipse":
      return true;
    case "ingress":
      return isSlow(event.planet) || event.planet === "Mars";
    case "station":
      return event.planet === "Venus" || event.planet === "Mars" || event.planet === "Mercury";
    case "aspect":
      return isSlow(event.planet1) && isSlow(event.planet2);
    default:
      return false;
  }
}

function inOne(sentences: readonly HoroscopeSentence[]) {
  return { prediction: sentences.map(({ text }) => text).join(" "), sentences };
}

/** The planets that speak from where they stand, in turn: the Moon has spoken already. */
const FILLING = PLANETS.filter((planet) => planet !== "Moon");

/**
 * Sentences, and as many more as are missing. The nine planets' two texts take turns in steps of seven, so that the
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
    const turn = (7 * (dayNumber(at) + FILLING.length) + 4 * index) % (2 * FILLING.length);
    const planet = FILLING[turn % FILLING.length] as Planet;
    const { longitude, speed } = positionOf(planet, at);
    // A text that belongs to a degree nearby was said some days ago or soon will be.
    const near = STAYS.findIndex((degree) => Math.abs((longitude % 30) - degree) < 10 * speed);
    const variant = Math.floor(turn / FILLING.length);
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

/**
 * How much an event weighs: by its kind, then by the kind of aspect, then the shorter-lived first, for that is what makes
 * one day differ from the next.
 */
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

/** The ISO week of a date: the week of the year's first Thursday is the first (ISO 8601). */
export function isoWeekOf(date: CivilDate): { readonly monday: CivilDate; readonly week: string } {
  const monday = addDays(date, -((weekdayIndex(startOf(date)) + 6) % 7));
  const thursday = addDays(monday, 3);
  const days = dayNumber(startOf(thursday)) - dayNumber(instantOfDate(thursday.year, 1, 1));
  return { monday, week: `${thursday.year}-W${String(1 + Math.floor(days / 7)).padStart(2, "0")}` };
}

/** At noon UTC, for what a whole day has. */
const noonOf = (from: Instant) => from + MILLISECONDS_PER_DAY / 2;

/** Of the four signs in trine or sextile with the reader's, the one in which the Moon is at noon or which she reaches next. */
function companionOf(sign: Sign, from: Instant): Sign {
  const moon = signIndex(positionOf("Moon", noonOf(from)).longitude);
  const own = SIGNS.indexOf(sign);
  const ahead = [2, 4, 8, 10].map((apart) => (own + apart - moon + 24) % 12);
  return SIGNS[(moon + Math.min(...ahead)) % 12] as Sign;
}

/** The Moon's sign at noon, and whether the next aspect that she makes to the ruler of the reader's sign helps. */
function moodOf(sign: Sign, from: Instant, words: HoroscopeWords): string {
  const noon = noonOf(from);
  const moon = positionOf("Moon", noon).longitude;
  const ruler = TRADITIONAL_RULERS[sign];
  return words.moods[signAt(moon)][ruler === "Moon" ? "plain" : nextAspectOf(moon, ruler, noon)];
}

/** The Moon moves some 13° a day and everything else little: what she comes to next lies ahead of her. */
function nextAspectOf(moon: number, ruler: TraditionalRuler, at: Instant): "flowing" | "tense" | "plain" {
  const ahead = positionOf(ruler, at).longitude - moon;
  for (let index = Math.floor(ahead / 30); ; index--) {
    const type = majorAspectAt(index);
    if (type === "Conjunction") return "plain";
    if (type) return type === "Trine" || type === "Sextile" ? "flowing" : "tense";
  }
}

/** The colour of the sign in which the reader's ruler stands: its first while the Moon waxes, its second about full, its third as she wanes. */
function colourOf(sign: Sign, from: Instant, words: HoroscopeWords): string {
  const noon = noonOf(from);
  const { longitude } = positionOf(TRADITIONAL_RULERS[sign], noon);
  const elongation = positionOf("Moon", noon).longitude - positionOf("Sun", noon).longitude;
  const third = Math.floor((((elongation % 360) + 360) % 360) / 120);
  return words.colours[signAt(longitude)][third] as string;
}

/** The numbers of the seven planets in the tradition of their magic squares (Agrippa, Three Books of Occult Philosophy, II.22). */
const PLANET_NUMBERS: Readonly<Record<TraditionalRuler, number>> = {
  Saturn: 3,
  Jupiter: 4,
  Mars: 5,
  Sun: 6,
  Venus: 7,
  Mercury: 8,
  Moon: 9,
};

/** The planets of the weekdays, Sunday first. */
const WEEKDAY_PLANETS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"] as const;

/** 0 is Sunday. */
const weekdayIndex = (from: Instant) => new Date(from).getUTCDay();

/** The house of the Moon at noon and the number of the weekday's planet, added. */
function numberOf(sign: Sign, from: Instant): number {
  const house = houseFrom(sign, signAt(positionOf("Moon", noonOf(from)).longitude));
  return house + PLANET_NUMBERS[WEEKDAY_PLANETS[weekdayIndex(from)] as TraditionalRuler];
}

/** The order in which planets rule the hours: from the slowest to the fastest, and over again. */
const CHALDEAN: readonly TraditionalRuler[] = [
  "Saturn",
  "Jupiter",
  "Mars",
  "Sun",
  "Venus",
  "Mercury",
  "Moon",
];

/** The first hour of the day that the reader's ruler has, in equal hours from six in the morning, when the weekday's planet begins. */
function hourOf(sign: Sign, from: Instant): string {
  const begins = CHALDEAN.indexOf(WEEKDAY_PLANETS[weekdayIndex(from)] as TraditionalRuler);
  const hours = (CHALDEAN.indexOf(TRADITIONAL_RULERS[sign]) - begins + 7) % 7;
  return `${String(6 + hours).padStart(2, "0")}:00`;
}
