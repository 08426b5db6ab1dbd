import type { Area, Way } from "./ids";

/** What a story is made of, as the API answers it. */

export interface StoryParagraph {
  readonly text: string;
  /** The ids of what the reading says of what it is about (`readingId`). */
  readonly about: readonly string[];
  /** Why it is said, in sentences that name the chart's places. */
  readonly why: readonly string[];
  /** Of a text that says how two sides live together: what speaks for each, and by which way. */
  readonly reconciles: readonly [sides: readonly [string, string], by: Way] | null;
}

/** One thing to do, and how to do it sitting or lying; both follow a label "Practice". */
export interface StoryPractice {
  readonly text: string;
  readonly seated: string;
}

export interface StoryChapter {
  readonly id: "thread" | Area;
  readonly title: string;
  readonly paragraphs: readonly StoryParagraph[];
  readonly practice: StoryPractice | null;
}

/** Some years of a life in which a slow body stands where it matters. */
export interface StoryTime {
  /** Years. */
  readonly from: number;
  readonly to: number;
  /** Completed years of life at the beginning and the end. */
  readonly ages: readonly [from: number, to: number];
  readonly text: string;
  readonly why: string;
}

export interface StoryQuestion {
  readonly question: string;
  /** How somebody answers whose Moon is in the sign that it left that day, and in the next. */
  readonly first: string;
  readonly second: string;
}

/** A chart as one story: the same for the same birth on every day, but for the practice of the year. */
export interface Story {
  readonly title: string;
  readonly page: readonly StoryParagraph[];
  /** The thread's first, then the heaviest. */
  readonly chapters: readonly StoryChapter[];
  readonly times: readonly StoryTime[];
  /** The year's is left out where there is no `now`. */
  readonly practices: readonly (StoryPractice & { readonly for: "thread" | "tension" | "year" })[];
  /** Three where the Moon changed its sign on a day without a time. */
  readonly questions: readonly StoryQuestion[] | null;
}

/** The year of life that runs. */
export interface StoryNow {
  readonly paragraphs: readonly StoryParagraph[];
  readonly practice: StoryPractice;
}
