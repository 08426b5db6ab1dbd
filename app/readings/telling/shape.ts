import type * as horoscope from "./en/horoscope";
import type * as returns from "./en/returns";
import type * as story from "./en/story";
import type * as summaries from "./en/summaries";
import type * as synthesis from "./en/synthesis";
import type * as titles from "./en/titles";

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

export type StoryTelling = typeof story;
export type HoroscopeTelling = typeof horoscope;
export type ReturnTelling = typeof returns;
export type SummaryTelling = typeof summaries;
export type SynthesisTelling = typeof synthesis;
export type TitleTelling = typeof titles;
