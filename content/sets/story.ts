import { z } from "zod";
import { PLANETS } from "../../app/astrology/bodies";
import { SIGNS } from "../../app/astrology/signs";
import {
  AGE_IDS,
  AREAS,
  FIGURE_IDS,
  JOIN_IDS,
  MOON_CHANGES,
  PASSAGE_IDS,
  VERSIONS,
  WAYS,
} from "../../app/readings/story/ids";
import { PAIRS, POLES } from "../../app/readings/story/poles";
import { numbersTo, pairs, text, textSet, words } from "./text-set";

/** One thing to do, and how to do it sitting or lying; both follow a label "Practice". */
const practice = { practice: words, seated: words };

const thread = z.strictObject({
  title: words,
  opening: words,
  /** Where the thread is met again, which is called by its title: {thread}. */
  work: words,
  love: words,
  growth: words,
  home: words,
  ...practice,
});

/** What the first page says of a pair beside its thread's opening and one of its ways. */
const page = z.strictObject({
  /** Both poles as what a place in a chart speaks for: "the wide world". */
  sides: z.tuple([words, words]),
  /** How others meet somebody who shows the pair's first pole, or its second. */
  met: z.strictObject({ first: words, second: words }),
  /** Where both are at rest. */
  rest: z.array(words).length(2),
  /** What only somebody with both can do. */
  gift: z.array(words).length(2),
});

const question = z.strictObject({ question: words, first: words, second: words });

/** What the story of a chart is put together of; which text claims what stands in `content/tags`. */
export const story = {
  "story/threads": textSet(PAIRS, thread, ["thread"]),
  "story/pages": textSet(PAIRS, page),
  "story/tensions": textSet(pairs(PAIRS, WAYS), text),
  "story/tension-practices": textSet(PAIRS, z.strictObject(practice)),
  "story/choruses": textSet(
    POLES.flatMap((pole) => VERSIONS.map((version) => `${pole} ${version}` as const)),
    text,
  ),
  "story/openers": textSet(pairs(AREAS, numbersTo(12)), text),
  "story/guests": textSet(pairs(AREAS, PLANETS), text),
  "story/manners": textSet(pairs(AREAS, SIGNS), z.strictObject({ text: words, ...practice })),
  "story/figures": textSet(FIGURE_IDS, text),
  "story/ages": textSet([...AGE_IDS, ...PASSAGE_IDS], text, ["thread"]),
  "story/year": textSet(numbersTo(12), z.strictObject({ text: words, next: words, ...practice })),
  /** For an unknown time on a day on which the Moon went from one sign to the next. */
  "story/moons": textSet(MOON_CHANGES, z.strictObject({ questions: z.array(question).length(3) })),
  "story/unknown": textSet(["note", "find-time"], text),
  "story/joins": textSet(JOIN_IDS, text, ["list"]),
};
