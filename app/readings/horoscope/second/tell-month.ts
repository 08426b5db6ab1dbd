import { type CivilDate, daysInMonth, formatIsoDate, midnightOf } from "../../../astrology/calendar";
import { MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { SIGNS, type Sign } from "../../../astrology/signs";
import { type SkyEvent, skyEventsBetween } from "../../../astrology/span-events";
import { remembered } from "../../../memo";
import { tellingIn } from "../../telling/telling";
import type { Texts } from "../../texts";
import { houseFrom, inOne } from "../sentences";
import { sourceOf } from "../sky-source";
import { concerns } from "./concerns";
import { datesOf, factOf, signOf, spanWords } from "./span-words";
import { turnOf } from "./turns";
import { strongestFirst } from "./weights";

const eventsOfMonth = remembered(
  6,
  ({ from, to }: { from: number; to: number }) => `${from} ${to}`,
  ({ from, to }) => skyEventsBetween(from, to, { withMoon: false, withStays: false }),
);

const ACTS = ["opening", "turn", "close"] as const;
/** The days on which a month's acts begin. */
const BEGINNINGS = [1, 11, 21] as const;
const MOST_DATES = 8;

interface Lead {
  readonly event: SkyEvent;
  /** How many signs before it, from Aries on, take their headline from the same house. */
  readonly before: number;
}

/** Headlines of a house. */
const HEADLINES = 3;

/** What leads each sign's month, Aries first: its strongest event in a house of which a headline is left for it. */
const leadsOfMonth = remembered(
  6,
  (events: readonly SkyEvent[]) => String(events[0]?.at),
  (events) => {
    const taken = new Map<number, number>();
    return SIGNS.map((sign): Lead => {
      const strongest = strongestFirst(events, sign);
      const takenOf = (event: SkyEvent) => taken.get(houseFrom(sign, signOf(event))) ?? 0;
      const event = strongest.find((event) => takenOf(event) < HEADLINES) ?? (strongest[0] as SkyEvent);
      const before = takenOf(event);
      taken.set(houseFrom(sign, signOf(event)), before + 1);
      return { event, before };
    });
  },
);

/** A sign's month: a headline from the house of its strongest event, three acts and a table of dates. */
export async function toldMonth(sign: Sign, date: CivilDate, texts: Texts) {
  const first = { ...date, day: 1 };
  const last = daysInMonth(date.year, date.month);
  const from = midnightOf(first);
  const events = eventsOfMonth({ from, to: from + last * MILLISECONDS_PER_DAY });
  const wordsIn = await spanWords(texts);
  const turn = 12 * date.year + date.month + SIGNS.indexOf(sign);
  const strongest = strongestFirst(events, sign);
  const { event: lead, before } = leadsOfMonth(events)[SIGNS.indexOf(sign)] as Lead;
  const houseOf = (event: SkyEvent) => houseFrom(sign, signOf(event));
  const version = (1 + turnOf(HEADLINES, 12 * date.year + date.month + before)) as 1 | 2 | 3;
  const noted = strongest.filter((event, index) => concerns(event, sign) || index < MOST_DATES);
  return texts.tell((language) => {
    const words = wordsIn(tellingIn(language).horoscope);
    const headline = words.house(houseOf(lead), `headline ${version}`);
    const acts = ACTS.map((act, index) => {
      const begins = { ...date, day: BEGINNINGS[index] as number };
      const ends = { ...date, day: index === 2 ? last : (BEGINNINGS[index + 1] as number) - 1 };
      const [start, end] = [midnightOf(begins), midnightOf(ends) + MILLISECONDS_PER_DAY];
      // A third without an event of its own is told by the one that leads the month.
      const event = strongest.find(({ at }) => at >= start && at < end) ?? lead;
      const about = words.house(houseOf(event), `act ${act} ${(1 + turnOf(2, turn + index)) as 1 | 2}`);
      const fact = factOf(event, sign, { names: "date", turn: turn + index }, words);
      const text = `${about} ${fact}`;
      return { event, act: { from: formatIsoDate(begins), to: formatIsoDate(ends), text } };
    });
    const sentences = [
      { text: headline, source: sourceOf(lead, words.telling) },
      ...acts.map(({ event, act }) => ({ text: act.text, source: sourceOf(event, words.telling) })),
    ];
    return {
      sign,
      month: formatIsoDate(first).slice(0, 7),
      ...inOne(sentences),
      headline,
      acts: acts.map(({ act }) => act),
      dates: datesOf(noted, sign, turn, words),
    };
  });
}
