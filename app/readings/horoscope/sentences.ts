import type { MajorAspect } from "../../astrology/aspects";
import { PLANETS, type Planet } from "../../astrology/bodies";
import { dateOfIso, monthName, weekdayOf } from "../../astrology/calendar";
import type { HouseNumber } from "../../astrology/houses";
import { type Instant, MILLISECONDS_PER_DAY } from "../../astrology/instant";
import { placesAfter, SIGNS, type Sign } from "../../astrology/signs";
import type { SkyEvent } from "../../astrology/span-events";
import * as ENGLISH from "../telling/en/horoscope";
import { HOUSES } from "../telling/en/names";
import { withArticle } from "../with-article";
import { type SkySource, sourceOf, standingSource } from "./sky-source";
import { CONTRASTS, type HoroscopeWords } from "./words";

export interface HoroscopeSentence {
  readonly text: string;
  readonly source: SkySource;
}

/** Whether a sentence speaks of help, of resistance, or of neither: what can contradict its neighbour. */
export type Tone = "flowing" | "tense" | "plain";

export interface Spoken extends HoroscopeSentence {
  readonly tone: Tone;
}

/** How a span names a moment in it: of its day there is nothing to say but that it is today. */
export type NamesOfMoments = "today" | "weekday" | "date";

/** From whose side the sky is read: the sign that is the first house, and how moments are named. */
export interface Reader {
  readonly first: Sign;
  readonly names: NamesOfMoments;
}

/** Which house a sign is when `first` is the first one. */
export function houseFrom(first: Sign, sign: Sign): HouseNumber {
  return (placesAfter(first, sign) + 1) as HouseNumber;
}

const TONES: Readonly<Record<MajorAspect, Tone>> = {
  Conjunction: "plain",
  Sextile: "flowing",
  Square: "tense",
  Trine: "flowing",
  Opposition: "tense",
};

/** The Moon's mean sidereal month, days, and a moment at which her mean longitude was 0° (Meeus, chapter 47). */
const SIDEREAL_MONTH = 27.321_582;
const MOON_AT_ARIES = Date.UTC(2000, 0, 1, 12) - (218.316 / 360) * SIDEREAL_MONTH * MILLISECONDS_PER_DAY;

/**
 * Which of two texts the Moon's round takes, 0 and 1 in turn: she is back in a sign after 27 days, and should not say the
 * same again.
 */
function roundOfMoon(at: Instant, sign: Sign): 0 | 1 {
  const rounds = (at - MOON_AT_ARIES) / (SIDEREAL_MONTH * MILLISECONDS_PER_DAY);
  const round = Math.round(rounds - (SIGNS.indexOf(sign) + 0.5) / 12);
  return (round & 1) as 0 | 1;
}

/** Whole days since 1 January 1800 (UTC), by which words that mean the same take turns. */
export function dayNumber(at: Instant): number {
  return Math.floor((at - Date.UTC(1800, 0, 1)) / MILLISECONDS_PER_DAY);
}

/** Whose turn it is of so many, from 0 on; a week may begin before 1800. */
function turnOf(count: number, turn: number): number {
  return ((turn % count) + count) % count;
}

/** One of some words, in turn. */
function inTurn(words: readonly string[], turn: number): string {
  return words[turnOf(words.length, turn)] as string;
}

/** "Today", "On Tuesday", "On 14 November". */
function momentName(at: Instant, names: NamesOfMoments): string {
  const date = dateOfIso(new Date(at).toISOString());
  if (names === "today") return "Today";
  return names === "weekday" ? `On ${weekdayOf(date)}` : `On ${date.day} ${monthName(date.month)}`;
}

/** What an event says to a reader, from the words of an edition; the same event and reader, the same sentence. */
export function spoken(event: SkyEvent, reader: Reader, words: HoroscopeWords): Spoken {
  const when = momentName(event.at, reader.names);
  const source = sourceOf(event, ENGLISH);
  const houseOf = (sign: Sign) => houseFrom(reader.first, sign);
  /** "your fourth house of home and family": two sentences of one day on the same house take different names for it. */
  const place = (sign: Sign, turn = 0) => {
    const house = houseOf(sign);
    return `your ${HOUSES[house - 1]} house of ${inTurn(words.areas(house), dayNumber(event.at) + turn)}`;
  };
  switch (event.kind) {
    case "aspect": {
      const { planet1, planet2, type } = event;
      const clause =
        planet1 === "Moon"
          ? inTurn(
              words.moonAspect(planet2 as Exclude<Planet, "Moon">, type),
              roundOfMoon(event.at, event.sign1),
            )
          : words.aspect(planet1, planet2, type);
      const stands = `${when} ${withArticle(planet1)}, in ${place(event.sign1, PLANETS.indexOf(planet2))},`;
      return {
        text: `${stands} ${words.aspectVerb(type)} ${withArticle(planet2)}: ${clause}`,
        source,
        tone: TONES[type],
      };
    }
    case "ingress": {
      const { planet, sign, isRetrograde } = event;
      const enters = isRetrograde ? "moves back into" : "enters";
      if (planet === "Moon") {
        return {
          text: inTurn(words.planetInHouse("Moon", houseOf(sign)), roundOfMoon(event.at, sign)),
          source,
          tone: "plain",
        };
      }
      const clause = inTurn(words.ingress(planet), dayNumber(event.at));
      return {
        text: `${when} ${withArticle(planet)} ${enters} ${sign}, ${place(sign)}: ${clause}`,
        source,
        tone: "plain",
      };
    }
    case "station": {
      const { planet, turns, sign } = event;
      const clauses = words.station(
        planet as Exclude<Planet, "Sun" | "Moon">,
        turns === "retrograde" ? "Retrograde" : "Direct",
      );
      const clause = inTurn(clauses, dayNumber(event.at));
      const stands = `stands still and turns ${turns === "retrograde" ? "back" : "forward again"} in ${place(sign)}`;
      return {
        text: `${when} ${planet} ${stands}: ${clause}`,
        source,
        tone: turns === "retrograde" ? "tense" : "flowing",
      };
    }
    case "lunation":
      return {
        text: dated(words.lunation(event.phase, houseOf(event.sign)), when, reader.names),
        source,
        tone: "plain",
      };
    case "eclipse":
      return {
        text: dated(words.eclipse(event.eclipse, houseOf(event.sign)), when, reader.names),
        source,
        tone: "plain",
      };
    case "stay":
      return standing(event.planet, event.sign, event.at, event.part, reader.first, words);
  }
}

/** A text that stands by itself, with its day before it where the span has more than one. */
function dated(text: string, when: string, names: NamesOfMoments): string {
  return names === "today" ? text : `${when}: ${text}`;
}

/** The sentence for a day on which the Moon, in a sign, makes no aspect. */
export function quietDay(at: Instant, sign: Sign, first: Sign, words: HoroscopeWords): Spoken {
  return {
    text: inTurn(words.quietDay(houseFrom(first, sign)), roundOfMoon(at, sign)),
    source: standingSource("Moon", sign, at, ENGLISH),
    tone: "plain",
  };
}

/** A planet where it stands, for spans that it fills; `turn` chooses between its two texts. */
export function standing(
  planet: Planet,
  sign: Sign,
  at: Instant,
  turn: number,
  first: Sign,
  words: HoroscopeWords,
): Spoken {
  return {
    text: inTurn(words.planetInHouse(planet, houseFrom(first, sign)), turn & 1),
    source: standingSource(planet, sign, at, ENGLISH),
    tone: "plain",
  };
}

/**
 * Sentences in the order in which they are to be read. Where help and resistance follow each other within a day, the
 * second opens with a word that says so.
 */
export function joined(
  sentences: readonly Spoken[],
  turn: number,
  words: HoroscopeWords,
): HoroscopeSentence[] {
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1];
    const opener =
      before && contradict(before, sentence) ? `${words.contrast(turnOf(CONTRASTS, turn + index))} ` : "";
    return { text: opener + sentence.text, source: sentence.source };
  });
}

function contradict(a: Spoken, b: Spoken): boolean {
  const apart = Math.abs(Date.parse(a.source.at) - Date.parse(b.source.at));
  return a.tone !== "plain" && b.tone !== "plain" && a.tone !== b.tone && apart < MILLISECONDS_PER_DAY;
}

/** Sentences, and all of them as one text. */
export function inOne(sentences: readonly HoroscopeSentence[]) {
  return { prediction: sentences.map(({ text }) => text).join(" "), sentences };
}
