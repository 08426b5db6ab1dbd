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
import type { Telling } from "./shape";

const TELLINGS: Readonly<Record<Language, Telling>> = {
  en: {
    horoscope: { ...horoscopeInEnglish },
    story: { ...storyInEnglish },
    returns: { ...returnsInEnglish },
    summaries: { ...summariesInEnglish },
    synthesis: { ...synthesisInEnglish },
    titles: { ...titlesInEnglish },
  },
  es: {
    horoscope: { ...horoscopeInSpanish },
    story: { ...storyInSpanish },
    returns: { ...returnsInSpanish },
    summaries: { ...summariesInSpanish },
    synthesis: { ...synthesisInSpanish },
    titles: { ...titlesInSpanish },
  },
  "pt-BR": {
    horoscope: { ...horoscopeInPortuguese },
    story: { ...storyInPortuguese },
    returns: { ...returnsInPortuguese },
    summaries: { ...summariesInPortuguese },
    synthesis: { ...synthesisInPortuguese },
    titles: { ...titlesInPortuguese },
  },
};

export function tellingIn(language: Language): Telling {
  return TELLINGS[language];
}
