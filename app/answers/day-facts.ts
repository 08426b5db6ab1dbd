import { normalizeDegrees } from "~/astrology/angles";
import type { TraditionalRuler } from "~/astrology/bodies";
import { dateOfIso, utcDate, weekdayOf } from "~/astrology/calendar";
import { DAY_RULERS, placesBetween } from "~/astrology/chaldean-order";
import { type Instant, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { positionOf } from "~/astrology/positions";
import { TRADITIONAL_RULERS } from "~/astrology/profections";
import { SIGNS, type Sign, signAt, signIndex } from "~/astrology/signs";
import { majorAspectAt } from "~/astrology/sky-ahead";
import { houseFrom } from "~/readings/horoscope/sentences";
import type { HoroscopeWords } from "~/readings/horoscope/words";

/** What a day has besides its sentences, each by a rule from the sky, which the page tells. */
export interface DayFacts {
  readonly compatibility: Sign;
  readonly mood: string;
  readonly color: string;
  readonly luckyNumber: number;
  /** `HH:MM`, by the reader's own clock. */
  readonly luckyTime: string;
}

/** At noon UTC, for what a whole day has. */
export const noonOf = (from: Instant) => from + MILLISECONDS_PER_DAY / 2;

/** @param from the beginning of the day, UTC */
export function factsOf(sign: Sign, from: Instant, words: HoroscopeWords): DayFacts {
  const noon = noonOf(from);
  const moon = positionOf("Moon", noon).longitude;
  const ruler = TRADITIONAL_RULERS[sign];
  const ofRuler = positionOf(ruler, noon).longitude;
  const elongation = moon - positionOf("Sun", noon).longitude;
  const ofDay = DAY_RULERS[weekdayOf(dateOfIso(utcDate(from)))];
  return {
    compatibility: companionOf(sign, moon),
    mood: words.mood(signAt(moon), ruler === "Moon" ? "plain" : nextAspectOf(moon, ofRuler)),
    color: words.colours(signAt(ofRuler))[thirdOf(elongation)] as string,
    luckyNumber: houseFrom(sign, signAt(moon)) + PLANET_NUMBERS[ofDay],
    luckyTime: hourOf(ruler, ofDay),
  };
}

/** Of the four signs in trine or sextile with the reader's, the one in which the Moon is or which she reaches next. */
function companionOf(sign: Sign, moon: number): Sign {
  const at = signIndex(moon);
  const own = SIGNS.indexOf(sign);
  const ahead = [2, 4, 8, 10].map((apart) => (own + apart - at + 24) % 12);
  return SIGNS[(at + Math.min(...ahead)) % 12] as Sign;
}

/**
 * Whether the next aspect that the Moon makes to a planet helps. She moves some 13° a day and everything else little:
 * what she comes to next lies ahead of her.
 */
function nextAspectOf(moon: number, planet: number): "flowing" | "tense" | "plain" {
  for (let index = Math.floor((planet - moon) / 30); ; index--) {
    const type = majorAspectAt(index);
    if (type === "Conjunction") return "plain";
    if (type) return type === "Trine" || type === "Sextile" ? "flowing" : "tense";
  }
}

/** Of the Moon's round: 0 while she waxes, 1 about full, 2 as she wanes. */
function thirdOf(elongation: number): number {
  return Math.floor(normalizeDegrees(elongation) / 120);
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

/** The first hour of the day that a planet has, in equal hours from six in the morning, when the weekday's planet begins. */
function hourOf(ruler: TraditionalRuler, ofDay: TraditionalRuler): string {
  return `${String(6 + placesBetween(ofDay, ruler)).padStart(2, "0")}:00`;
}
