import { type CivilDate, formatIsoDate, midnightOf } from "../../../astrology/calendar";
import { MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { type Sign, signAt } from "../../../astrology/signs";
import type { OwnLanguage } from "../../../languages";
import { tellingIn } from "../../telling/telling";
import type { Texts } from "../../texts";
import type { HoroscopeSentence } from "../sentences";
import { sourceOf, standingSource } from "../sky-source";
import { countWords } from "./fill";
import type { Lead } from "./lead-of-event";
import { leadsOfDay } from "./leads";
import { type LuckLines, luckOf } from "./luck";
import type { Genre } from "./plan";
import { type Remembered, rememberedOn } from "./remembers";
import { skySentence } from "./sky-sentence";

/** A sign's day as the edition of 1 December 2026 tells it. */
export interface ToldDay extends LuckLines {
  readonly sign: Sign;
  /** ISO date, UTC. */
  readonly date: string;
  readonly prediction: string;
  readonly sentences: readonly HoroscopeSentence[];
  /** The sentence of the prediction that says what is in the sky: small print beside its sense. */
  readonly sky: string;
  readonly genre: Genre;
  /** What the day asks for, as it stands in its words; null on most days. */
  readonly instruction: string | null;
  readonly remembers: Remembered | null;
}

export async function toldDay(sign: Sign, date: CivilDate, texts: Texts): Promise<ToldDay & OwnLanguage> {
  const from = midnightOf(date);
  const noon = from + MILLISECONDS_PER_DAY / 2;
  const lead = leadsOfDay(from)[sign];
  const [entryOf, sky, moods, colours, luck] = await Promise.all([
    textOf(lead, texts),
    texts("horoscope-days/sky"),
    texts("horoscope-days/moods"),
    texts("horoscope-days/colours"),
    texts("horoscope-days/luck"),
  ]);
  const moonSign = signAt(positionOf("Moon", noon).longitude);
  return texts.tell((language) => {
    const telling = tellingIn(language).horoscope;
    const voice = { words: (id: Parameters<typeof sky.of>[0]) => sky.of(id).variants, telling };
    const entry = entryOf();
    const said = skySentence(lead, sign, { from, noon }, countWords(entry.text), voice);
    const prediction = beginsWithSky(lead) ? `${said} ${entry.text}` : `${entry.text} ${said}`;
    const source = lead.event
      ? sourceOf(lead.event, telling)
      : standingSource("Moon", moonSign, noon, telling);
    return {
      sign,
      date: formatIsoDate(date),
      prediction,
      sentences: [{ text: prediction, source }],
      sky: said,
      genre: entry.genre,
      instruction: entry.instruction,
      remembers: rememberedOn(lead, sign, noon, voice),
      ...luckOf(lead, sign, noon, {
        mood: (id) => moods.of(id).variants,
        colours: (id) => colours.of(id).variants,
        luck: (id) => luck.of(id).text,
        sky: voice.words,
        telling,
      }),
    };
  });
}

/** What finds the day's text. */
async function textOf(lead: Lead, texts: Texts) {
  if (lead.set === "moon-in") {
    const { of } = await texts(`horoscope-days/moon-in-${lead.house}`);
    return () => of(lead.id);
  }
  const { of } = await texts(`horoscope-days/events-in-${lead.house}`);
  return () => of(lead.id);
}

/** Now and then the sky comes first, so that twelve days do not all run alike. */
function beginsWithSky({ genre, house, turn }: Lead): boolean {
  return (genre === "forecast" || genre === "pause" || genre === "scene") && (house + turn) % 3 === 0;
}
