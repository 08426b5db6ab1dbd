import type { BornChart } from "~/astrology/born-chart";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { marksOf, type OwnLanguage } from "~/languages";
import { storyTexts } from "~/readings/story/library";
import type { Story, StoryNow } from "~/readings/story/shape";
import { storyOf } from "~/readings/story/story";
import { tellingIn } from "~/readings/telling/telling";
import type { Texts } from "~/readings/texts";
import type { BirthMoment } from "~/time/birth-moment";

export interface StoryAnswer {
  /** The chart as one story: the same for the same birth on every day, but for the practice of the year. */
  readonly story: Story & OwnLanguage;
  /** The year of life that runs; null before the birth and from a hundred years on. */
  readonly now: (StoryNow & OwnLanguage) | null;
}

/** All of it in one language: half a story in another would be none. */
export async function storyAnswer(
  chart: BornChart,
  { instant, localTime }: Pick<BirthMoment, "instant" | "localTime">,
  at: CivilDate,
  texts: Texts,
): Promise<StoryAnswer> {
  const words = await storyTexts(texts);
  const birth = { instant, date: dateOfIso(localTime) };
  const { story, now, ...marks } = texts.tell((language) =>
    storyOf(chart, birth, at, words, tellingIn(language).story),
  );
  const own = marksOf(marks);
  return { story: { ...story, ...own }, now: now && { ...now, ...own } };
}
