import { type CivilDate, isoWeekOf, midnightOf, utcDate } from "../../../astrology/calendar";
import { MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { SIGNS, type Sign } from "../../../astrology/signs";
import { type SkyEvent, skyEventsBetween } from "../../../astrology/span-events";
import { remembered } from "../../../memo";
import { tellingIn } from "../../telling/telling";
import type { Texts } from "../../texts";
import { dayNumber, houseFrom, inOne } from "../sentences";
import { sourceOf } from "../sky-source";
import { datedText, signOf, spanWords } from "./span-words";
import { turnOf } from "./turns";
import { strongestFirst } from "./weights";

const eventsOfWeek = remembered(
  6,
  (from: number) => String(from),
  (from) => skyEventsBetween(from, from + 7 * MILLISECONDS_PER_DAY, { withMoon: true, withStays: false }),
);

/** A sign's week: the question of its strongest event’s house, and three days. */
export async function toldWeek(sign: Sign, date: CivilDate, texts: Texts) {
  const { monday, week } = isoWeekOf(date);
  const from = midnightOf(monday);
  const wordsIn = await spanWords(texts);
  const weeks = Math.floor(dayNumber(from) / 7);
  const strongest = strongestFirst(eventsOfWeek(from), sign);
  const three = threeDays(strongest);
  const lead = strongest[0] as SkyEvent;
  const version = 1 + turnOf(4, weeks + SIGNS.indexOf(sign));
  return texts.tell((language) => {
    const words = wordsIn(tellingIn(language).horoscope);
    const question = words.house(houseFrom(sign, signOf(lead)), `question ${version as 1 | 2 | 3 | 4}`);
    const said = new Set<string>();
    const told = three.map((event, index) => {
      const how = { names: "weekday", turn: weeks + index + SIGNS.indexOf(sign) } as const;
      return { event, text: datedText(event, sign, how, words, said) };
    });
    const sentences = [
      { text: question, source: sourceOf(lead, words.telling) },
      ...told.map(({ event, text }) => ({ text, source: sourceOf(event, words.telling) })),
    ];
    return {
      sign,
      week,
      ...inOne(sentences),
      question,
      days: told.map(({ event, text }) => ({ date: utcDate(event.at), text })),
    };
  });
}

/** The strongest events of three days, in order of time. */
function threeDays(strongest: readonly SkyEvent[]): SkyEvent[] {
  const days = new Map<string, SkyEvent>();
  for (const event of strongest) {
    const day = utcDate(event.at);
    if (days.size < 3 && !days.has(day)) days.set(day, event);
  }
  return [...days.values()].sort((a, b) => a.at - b.at);
}
