import type { CivilDate } from "../../../astrology/calendar";
import { type Instant, instantOfDate, isoOf, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import type { Sign } from "../../../astrology/signs";
import { type SkyEvent, yearEventsBetween } from "../../../astrology/span-events";
import { remembered } from "../../../memo";
import { tellingIn } from "../../telling/telling";
import type { Texts } from "../../texts";
import { houseFrom, inOne } from "../sentences";
import { sourceOf } from "../sky-source";
import { staysOf, toldStay, travellersOf } from "./journeys";
import type { Partner } from "./plan";
import { houseName } from "./sky-sentence";
import { datesOf, dayName, type SpanWords, spanWords } from "./span-words";
import { strongestFirst } from "./weights";

const eventsOfYear = remembered(
  4,
  ({ from }: { from: Instant; to: Instant }) => String(from),
  ({ from, to }) => yearEventsBetween(from, to),
);

const waysOfYear = remembered(
  40,
  ({ body, from }: { body: Partner; from: Instant; to: Instant }) => `${body} ${from}`,
  ({ body, ...span }) => staysOf(body, span, eventsOfYear(span)),
);

const DATES = 5;

/** A sign's year: the ways of its ruler and of the slow planets in order of dates, eclipses in pairs, five dates. */
export async function toldYear(sign: Sign, { year }: CivilDate, texts: Texts) {
  const [from, to] = [instantOfDate(year, 1, 1), instantOfDate(year + 1, 1, 1)];
  const wordsIn = await spanWords(texts);
  const events = eventsOfYear({ from, to });
  return texts.tell((language) => {
    const words = wordsIn(tellingIn(language).horoscope);
    const said = new Set<string>();
    const told = travellersOf(sign).map((body) => ({
      body,
      stays: waysOfYear({ body, from, to }).map((stay) => toldStay(stay, sign, { from, to }, words, said)),
    }));
    const pairs = pairsOf(events).map((pair) => toldPair(pair, sign, words));
    const sentences = [
      ...told.flatMap(({ stays }) => stays.map(({ text, source }) => ({ text, source }))),
      ...pairs.map(({ text, source }) => ({ text, source })),
    ];
    return {
      sign,
      year,
      ...inOne(sentences),
      journeys: told.map(({ body, stays }) => ({
        body,
        acts: stays.map(({ from, to, house, text }) => ({ from, to, house, text })),
      })),
      eclipses: pairs.map(({ at, houses, text }) => ({ at, houses, text })),
      dates: datesOf(strongestFirst(events.filter(isNoEclipse), sign).slice(0, DATES), sign, year, words),
    };
  });
}

/** Eclipses have a part of the year for themselves. */
const isNoEclipse = ({ kind }: SkyEvent): boolean => kind !== "eclipse";

type EclipseEvent = Extract<SkyEvent, { kind: "eclipse" }>;

/** Eclipses that follow each other within a month belong together. */
function pairsOf(events: readonly SkyEvent[]): EclipseEvent[][] {
  const pairs: EclipseEvent[][] = [];
  for (const event of events) {
    if (event.kind !== "eclipse") continue;
    const last = pairs.at(-1);
    if (last && event.at - (last.at(-1) as EclipseEvent).at < 32 * MILLISECONDS_PER_DAY) last.push(event);
    else pairs.push([event]);
  }
  return pairs;
}

function toldPair(pair: readonly EclipseEvent[], sign: Sign, words: SpanWords) {
  const first = pair[0] as EclipseEvent;
  const solar = pair.find(({ eclipse }) => eclipse === "solar");
  const facts = pair.map((event) =>
    words.fact("eclipse pair", pair.indexOf(event), {
      kind: words.fact(`kind ${event.eclipse}`, 0, {}).toLowerCase(),
      day: dayName(event.at, "date", words.telling),
      sign: words.telling.sign(event.sign),
      house: houseName(sign, event.sign, words.telling),
    }),
  );
  // What a lunar eclipse alone shows is the house opposite its own: there the Sun stands.
  const house = solar ? houseFrom(sign, solar.sign) : ((houseFrom(sign, first.sign) + 5) % 12) + 1;
  return {
    at: pair.map(({ at }) => isoOf(at)),
    houses: pair.map((event) => houseFrom(sign, event.sign)),
    text: [...facts, words.house(house as ReturnType<typeof houseFrom>, "eclipses")].join(" "),
    source: sourceOf(first, words.telling),
  };
}
