import { useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type {
  AngleReading,
  AspectReading,
  LordReading,
  PlacementReading,
  Reading,
  ReadingOfChart,
  TitledText,
} from "~/answers/reading";
import type { StoryAnswer } from "~/answers/story";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { check, holding, listOf, nullOr, number, record, text, word } from "~/calls/shape";
import { chartNote } from "~/components/births/chart-note";
import { type Asked, useAsked } from "~/components/results/use-asked";
import { isDegree } from "~/components/sky/is-degree";
import { note } from "~/notes/note";
import type {
  StoryChapter,
  StoryNow,
  StoryParagraph,
  StoryPractice,
  StoryQuestion,
  StoryTime,
} from "~/readings/story/shape";

const texts = listOf(holding<TitledText>({ title: text, text }));
const paragraphs = listOf(holding<StoryParagraph>({ text, about: listOf(text), why: listOf(text) }));
const twoNumbers = check<readonly [number, number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(number()),
);
const practice = holding<StoryPractice>({ text, seated: text });
const isStory = holding<StoryAnswer>({
  story: holding<Reading["story"]>({
    title: text,
    page: paragraphs,
    chapters: listOf(
      holding<StoryChapter>({ id: word(), title: text, paragraphs, practice: nullOr(practice) }),
    ),
    times: listOf(holding<StoryTime>({ from: number(), to: number(), ages: twoNumbers, text, why: text })),
    practices: listOf(holding<Reading["story"]["practices"][number]>({ text, seated: text, for: word() })),
    questions: nullOr(listOf(record<StoryQuestion>({ question: text, first: text, second: text }))),
  }),
  now: nullOr(holding<StoryNow>({ paragraphs, practice })),
});
const isOfPlaces = holding<ReadingOfChart>({
  note: nullOr(text),
  synthesis: listOf(record<Reading["synthesis"][number]>({ text, why: listOf(text) })),
  placements: listOf(
    record<PlacementReading>({
      planet: word(),
      sign: word(),
      house: nullOr(number(1, 12)),
      texts,
      degree: nullOr(isDegree),
    }),
  ),
  aspects: listOf(
    holding<AspectReading>({ planet1: word(), planet2: word(), type: word(), title: text, text }),
  ),
  angles: listOf(record<AngleReading>({ angle: word(), sign: word(), texts })),
  lords: listOf(record<LordReading>({ planet: word(), text })),
  practices: listOf(record<Reading["practices"][number]>({ title: text, practice: text })),
});

const isReading = (value: unknown): value is Reading => isStory(value) && isOfPlaces(value);

/** The reading that was shown last, and of which chart it is. */
const readingNote = note<{ readonly of: string; readonly reading: Reading }>("last-reading", {
  owner: "person",
  lasts: "device",
  check: record({ of: text, reading: isReading }),
});

function joined(story: Outcome<StoryAnswer>, places: Outcome<ReadingOfChart>): Outcome<Reading> {
  if (!story.ok) return story;
  return places.ok ? { ok: true, data: { ...places.data, ...story.data } } : places;
}

/** From the server; where that cannot be reached, what it said of this very chart before. */
async function askFor({ id, input }: BirthChartAnswer): Promise<Outcome<Reading>> {
  // The year that runs is that of the visitor's own day.
  const at = formatIsoDate(localDay(new Date()));
  // Asked for in two, each as much as one request may cost.
  const [story, places] = await Promise.all([
    ask("POST /api/reading", { ...input, at, part: "story" }, isStory),
    ask("POST /api/reading", { ...input, at, part: "places" }, isOfPlaces),
  ]);
  const outcome = joined(story, places);
  // Of the chart that is noted here; one that a link opened leaves nothing.
  if (outcome.ok && chartNote.read()?.id === id) readingNote.write({ of: id, reading: outcome.data });
  if (outcome.ok || outcome.status !== 0) return outcome;
  const noted = readingNote.read();
  return noted?.of === id ? { ok: true, data: noted.reading } : outcome;
}

/**
 * The reading of the chart on the screen, asked for when it has come, with the birth as it was understood: the
 * coordinates are part of it, so that a chart that was kept means the same place.
 * @param given came with the page, for the chart that came with it
 */
export function useReading(chart: BirthChartAnswer, given: Reading | null): Asked<Reading> {
  const [first] = useState(chart);
  return useAsked(chart.id, chart === first ? given : null, () => askFor(chart));
}
