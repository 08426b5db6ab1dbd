import type { SetName } from "../../content/sets/sets";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const story = setsOf("story");

type Name = Extract<SetName, `story/${string}`>;

/** Parts of the entries of a set, under the entry's id and the part's name. */
function partsOf(name: Name, ...parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entriesOf(name) as Readonly<Record<string, Readonly<Record<string, string>>>>).flatMap(
      ([id, entry]) => parts.map((part) => [`${id} ${part}`, entry[part] as string]),
    ),
  );
}

/** The same of parts that have several wordings. */
function partsOfLists(name: "story/pages", part: "rest" | "gift"): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entriesOf(name)).flatMap(([id, entry]) =>
      entry[part].map((text, index) => [`${id} ${part} ${index + 1}`, text]),
    ),
  );
}

const MET = Object.fromEntries(
  Object.entries(entriesOf("story/pages")).flatMap(([id, { met }]) => [
    [`${id} met first`, met.first],
    [`${id} met second`, met.second],
  ]),
);

const practices = (name: Name) => partsOf(name, "practice", "seated");

const QUESTIONS = Object.fromEntries(
  Object.entries(entriesOf("story/moons")).flatMap(([id, { questions }]) =>
    questions.flatMap(({ question, first, second }, index) => [
      [`${id} question ${index + 1}`, question],
      [`${id} first ${index + 1}`, first],
      [`${id} second ${index + 1}`, second],
    ]),
  ),
);

/** The forks that every longer text has. */
const FORKS = ["with people who", "with somebody who"];
/** A way names where each side is at home. */
const WAYS = [
  "at work you",
  "in love you",
  "in public you",
  "at home you",
  "with strangers you",
  "when you are",
  "it goes wrong",
];

/** What the story of a chart is put together of; formulas are those that the plan of a set asks for. */
export const STORY_SETS: readonly ReadingSet[] = [
  {
    ...story("threads, openings", partsOf("story/threads", "opening"), 24, [75, 95], [45, 100]),
    formulas: FORKS,
  },
  {
    ...story(
      "threads, met again",
      partsOf("story/threads", "work", "love", "growth", "home"),
      96,
      [16, 30],
      [40, 115],
    ),
    formulas: ["at work you", "in love {thread}", "in love you", "at home {thread}", "at home you"],
  },
  { ...story("tensions", entriesOf("story/tensions"), 144, [85, 110], [45, 105]), formulas: WAYS },
  {
    ...story("choruses", entriesOf("story/choruses"), 96, [65, 85], [45, 105]),
    formulas: [...FORKS, "you want to", "it rubs when"],
  },
  story("pages, met first", MET, 48, [38, 60], [45, 110]),
  story("pages, at rest", partsOfLists("story/pages", "rest"), 48, [38, 60], [45, 110]),
  story("pages, gifts", partsOfLists("story/pages", "gift"), 48, [32, 52], [45, 112]),
  story("openers", entriesOf("story/openers"), 96, [45, 58], [45, 108]),
  story("guests", entriesOf("story/guests"), 80, [40, 52], [45, 108]),
  story("manners", partsOf("story/manners", "text"), 96, [55, 70], [45, 105]),
  {
    ...story("figures", entriesOf("story/figures"), 70, [60, 85], [45, 105]),
    formulas: [...FORKS, "you want to", "several planets stand", "many planets share"],
  },
  {
    ...story("ages", entriesOf("story/ages"), 29, [45, 65], [40, 105]),
  },
  story("the year", partsOf("story/year", "text", "next"), 24, [14, 42], [40, 115]),
  {
    ...story(
      "practices",
      {
        threads: practices("story/threads"),
        tensions: practices("story/tension-practices"),
        manners: practices("story/manners"),
        year: practices("story/year"),
      },
      312,
      [11, 26],
      [30, 120],
    ),
    // How somebody does it without getting up.
    formulas: [
      "without getting up",
      "sitting or lying",
      "lying or sitting",
      "close your eyes",
      "with your eyes",
      "think of a",
      "think of an",
      "think of something",
      "for five minutes",
      "for ten minutes",
    ],
  },
  story("questions between two Moons", QUESTIONS, 108, [5, 18], [30, 120]),
  story("unknown time", entriesOf("story/unknown"), 2, [35, 70], [40, 100]),
];
