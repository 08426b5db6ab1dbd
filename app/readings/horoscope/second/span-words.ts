import type { Planet } from "../../../astrology/bodies";
import { dateOfIso, utcDate } from "../../../astrology/calendar";
import type { HouseNumber } from "../../../astrology/houses";
import { type Instant, isoOf } from "../../../astrology/instant";
import type { Sign } from "../../../astrology/signs";
import type { SkyEvent } from "../../../astrology/span-events";
import type { HoroscopeTelling } from "../../telling/shape";
import type { Texts } from "../../texts";
import { houseFrom } from "../sentences";
import { sourceOf } from "../sky-source";
import { familyOf, natureOf } from "./concerns";
import { fill } from "./fill";
import { isBack } from "./loops";
import type { Family, Partner } from "./plan";
import { houseName, planetName, type SkyWords } from "./sky-sentence";
import type { FactId, FactValues, SpanId } from "./span-ids";
import { inTurn } from "./turns";

/** The words for spans: what is said of each house, and of what happens. */
export interface SpanWords {
  house(house: HouseNumber, id: SpanId): string;
  fact(id: FactId, turn: number, values: FactValues): string;
  readonly sky: SkyWords;
  readonly telling: HoroscopeTelling;
}

/**
 * Opens the sets; of the twelve houses' only those texts are decoded that an answer takes.
 * @returns what gives the words in a language, for one telling
 */
export async function spanWords(texts: Texts): Promise<(telling: HoroscopeTelling) => SpanWords> {
  const [sky, facts, ...houses] = await Promise.all([
    texts("horoscope-days/sky"),
    texts("horoscope-spans/facts"),
    texts("horoscope-spans/house-1"),
    texts("horoscope-spans/house-2"),
    texts("horoscope-spans/house-3"),
    texts("horoscope-spans/house-4"),
    texts("horoscope-spans/house-5"),
    texts("horoscope-spans/house-6"),
    texts("horoscope-spans/house-7"),
    texts("horoscope-spans/house-8"),
    texts("horoscope-spans/house-9"),
    texts("horoscope-spans/house-10"),
    texts("horoscope-spans/house-11"),
    texts("horoscope-spans/house-12"),
  ]);
  return (telling) => {
    // A year says the same kind of fact a dozen times.
    const wordings = once((id: FactId) => facts.of(id).variants);
    return {
      house: (house, id) => (houses[house - 1] as (typeof houses)[number]).of(id).text,
      fact: (id, turn, values) => fill(inTurn(wordings(id), turn), values),
      sky: once((id) => sky.of(id).variants),
      telling,
    };
  };
}

/** Looks each id up once. */
function once<Id, Value>(look: (id: Id) => Value): (id: Id) => Value {
  const known = new Map<Id, Value>();
  return (id) => {
    const found = known.get(id) ?? look(id);
    known.set(id, found);
    return found;
  };
}

/** How a span names a day of its own. */
export type DayNames = "weekday" | "date";

export function dayName(at: Instant, names: DayNames, telling: HoroscopeTelling): string {
  const date = dateOfIso(utcDate(at));
  return names === "weekday" ? telling.dayOfWeek(date) : telling.day(date);
}

/** The signs of an event: where it happens first, and the other planet's. */
export function signOf(event: SkyEvent): Sign {
  return event.kind === "aspect" ? event.sign1 : event.sign;
}

/** What happens, with its day, in one sentence. */
export function factOf(
  event: SkyEvent,
  sign: Sign,
  { names, turn }: { readonly names: DayNames; readonly turn: number },
  words: SpanWords,
): string {
  const { telling } = words;
  const day = dayName(event.at, names, telling);
  const at = signOf(event);
  const place = { day, sign: telling.sign(at), house: houseName(sign, at, telling) };
  switch (event.kind) {
    case "aspect":
      return words.fact(event.planet1 === "Moon" ? "moon aspect" : "aspect", turn, {
        ...place,
        planet: planetName(event.planet1, event.at, telling),
        other: planetName(event.planet2, event.at, telling),
        their: houseName(sign, event.sign2, telling),
        does: words.sky(`does ${event.type}`)[0] as string,
      });
    case "ingress": {
      const back =
        event.planet !== "Moon" && isBack(event.planet as Partner, event.at, event.sign, event.isRetrograde);
      return words.fact(back ? "back" : "enters", turn, { ...place, planet: telling.planet(event.planet) });
    }
    case "station":
      return words.fact(event.turns === "retrograde" ? "turns back" : "turns forward", turn, {
        ...place,
        planet: telling.planet(event.planet as Planet),
      });
    case "lunation":
      return words.fact(event.phase, turn, place);
    case "eclipse":
      return words.fact(`${event.eclipse} eclipse`, turn, place);
    case "stay":
      return words.fact("stands", turn, { ...place, planet: telling.planet(event.planet) });
  }
}

/** What an event does to the matters of its house: whose clause, and whether it helps. */
function clauseOf(event: SkyEvent): readonly [Partner, Family] {
  switch (event.kind) {
    case "aspect":
      return [event.planet2 as Partner, familyOf(event.type, event.planet2 as Partner)];
    case "ingress":
    case "stay": {
      const planet = (event.planet === "Moon" ? "Sun" : event.planet) as Partner;
      return [planet, natureOf(planet)];
    }
    case "station":
      return [event.planet as Partner, event.turns === "retrograde" ? "hard" : "easy"];
    case "lunation":
      return ["Sun", event.phase === "New Moon" ? "easy" : "hard"];
    case "eclipse":
      return ["Sun", event.eclipse === "solar" ? "easy" : "hard"];
  }
}

export function clauseFor(event: SkyEvent, sign: Sign, words: SpanWords): string {
  const [planet, family] = clauseOf(event);
  return words.house(houseFrom(sign, signOf(event)), `clause ${planet} ${family}`);
}

/** What happens on a day and what it does; what was `said` before of the same house is not said again. */
export function datedText(
  event: SkyEvent,
  sign: Sign,
  how: { readonly names: DayNames; readonly turn: number },
  words: SpanWords,
  said: Set<string>,
): string {
  const fact = factOf(event, sign, how, words);
  const clause = clauseFor(event, sign, words);
  if (said.has(clause)) return fact;
  said.add(clause);
  return `${fact} ${clause}`;
}

/** Events as dates to note, in order of time. */
export function datesOf(events: readonly SkyEvent[], sign: Sign, turn: number, words: SpanWords) {
  const said = new Set<string>();
  return [...events]
    .sort((a, b) => a.at - b.at)
    .map((event, index) => ({
      at: isoOf(event.at),
      text: datedText(event, sign, { names: "date", turn: turn + index }, words, said),
      source: sourceOf(event, words.telling),
    }));
}
