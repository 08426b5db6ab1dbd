import { useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type {
  AngleReading,
  AspectReading,
  LordReading,
  PlacementReading,
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
  story: holding<StoryAnswer["story"]>({
    title: text,
    page: paragraphs,
    chapters: listOf(
      holding<StoryChapter>({ id: word(), title: text, paragraphs, practice: nullOr(practice) }),
    ),
    times: listOf(holding<StoryTime>({ from: number(), to: number(), ages: twoNumbers, text, why: text })),
    practices: listOf(
      holding<StoryAnswer["story"]["practices"][number]>({ text, seated: text, for: word() }),
    ),
    questions: nullOr(listOf(record<StoryQuestion>({ question: text, first: text, second: text }))),
  }),
  now: nullOr(holding<StoryNow>({ paragraphs, practice })),
});
const isOfPlaces = holding<ReadingOfChart>({
  note: nullOr(text),
  synthesis: listOf(record<ReadingOfChart["synthesis"][number]>({ text, why: listOf(text) })),
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
  practices: listOf(record<ReadingOfChart["practices"][number]>({ title: text, practice: text })),
});

/** What a chart's reading was last, and of which chart it is. */
interface Noted {
  readonly of: string;
  readonly story: StoryAnswer | null;
  readonly places: ReadingOfChart | null;
}

const readingNote = note<Noted>("last-reading", {
  owner: "person",
  lasts: "device",
  check: record({ of: text, story: nullOr(isStory), places: nullOr(isOfPlaces) }),
});

/** A reading comes in two answers, each as much as one request may cost. */
export interface Readings {
  readonly story: Asked<StoryAnswer>;
  readonly places: Asked<ReadingOfChart>;
}

/** What of it came with the page. */
export interface GivenReading {
  readonly story: StoryAnswer | null;
  readonly places: ReadingOfChart | null;
}

/** Asks for a part; where the server cannot be reached, what it said of this very chart before. */
async function partOf<Part extends keyof Readings>(
  part: Part,
  { id, input }: BirthChartAnswer,
  from: (asked: object) => Promise<Outcome<NonNullable<Noted[Part]>>>,
): Promise<Outcome<NonNullable<Noted[Part]>>> {
  // The year that runs is that of the visitor's own day.
  const outcome = await from({ ...input, at: formatIsoDate(localDay(new Date())), part });
  const noted = readingNote.read();
  const ofChart = noted?.of === id ? noted : { of: id, story: null, places: null };
  // Of the chart that is noted here; one that a link opened leaves nothing.
  if (outcome.ok && chartNote.read()?.id === id) readingNote.write({ ...ofChart, [part]: outcome.data });
  const before = ofChart[part];
  return outcome.ok || outcome.status !== 0 || !before ? outcome : { ok: true, data: before };
}

/**
 * The reading of the chart on the screen, asked for when it has come, with the birth as it was understood: the
 * coordinates are part of it, so that a chart that was kept means the same place.
 * @param given came with the page, for the chart that came with it
 */
export function useReading(chart: BirthChartAnswer, given: GivenReading | null): Readings {
  const [first] = useState(chart);
  const came = chart === first ? given : null;
  return {
    story: useAsked(chart.id, came?.story ?? null, () =>
      partOf("story", chart, (asked) => ask("POST /api/reading", asked, isStory)),
    ),
    places: useAsked(chart.id, came?.places ?? null, () =>
      partOf("places", chart, (asked) => ask("POST /api/reading", asked, isOfPlaces)),
    ),
  };
}
