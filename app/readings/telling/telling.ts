import type { Language } from "../../languages";
import * as horoscopeInEnglish from "./en/horoscope";
import * as returnsInEnglish from "./en/returns";
import * as storyInEnglish from "./en/story";
import * as summariesInEnglish from "./en/summaries";
import * as synthesisInEnglish from "./en/synthesis";
import * as titlesInEnglish from "./en/titles";
import * as horoscopeInSpanish from "./es/horoscope";
import * as returnsInSpanish from "./es/returns";
import * as storyInSpanish from "./es/story";
import * as summariesInSpanish from "./es/summaries";
import * as synthesisInSpanish from "./es/synthesis";
import * as titlesInSpanish from "./es/titles";
import * as horoscopeInPortuguese from "./pt-br/horoscope";
import * as returnsInPortuguese from "./pt-br/returns";
import * as storyInPortuguese from "./pt-br/story";
import * as summariesInPortuguese from "./pt-br/summaries";
import * as synthesisInPortuguese from "./pt-br/synthesis";
import * as titlesInPortuguese from "./pt-br/titles";

/**
 * How things are said that are put together from a chart: a folder a language, with modules of the same shape. What is
 * said, and in which order, is decided elsewhere and in no language. Texts that stand whole are `content`.
 */
export interface Telling {
  readonly story: StoryTelling;
  readonly horoscope: HoroscopeTelling;
  readonly returns: ReturnTelling;
  readonly summaries: SummaryTelling;
  readonly synthesis: SynthesisTelling;
  readonly titles: TitleTelling;
}

export type StoryTelling = typeof storyInEnglish;
export type HoroscopeTelling = typeof horoscopeInEnglish;
export type ReturnTelling = typeof returnsInEnglish;
export type SummaryTelling = typeof summariesInEnglish;
export type SynthesisTelling = typeof synthesisInEnglish;
export type TitleTelling = typeof titlesInEnglish;

const TELLINGS: Readonly<Record<Language, Telling>> = {
  en: {
    horoscope: horoscopeInEnglish,
    story: storyInEnglish,
    returns: returnsInEnglish,
    summaries: summariesInEnglish,
    synthesis: synthesisInEnglish,
    titles: titlesInEnglish,
  },
  es: {
    horoscope: horoscopeInSpanish,
    story: storyInSpanish,
    returns: returnsInSpanish,
    summaries: summariesInSpanish,
    synthesis: synthesisInSpanish,
    titles: titlesInSpanish,
  },
  "pt-BR": {
    horoscope: horoscopeInPortuguese,
    story: storyInPortuguese,
    returns: returnsInPortuguese,
    summaries: summariesInPortuguese,
    synthesis: synthesisInPortuguese,
    titles: titlesInPortuguese,
  },
};

export function tellingIn(language: Language): Telling {
  return TELLINGS[language];
}
