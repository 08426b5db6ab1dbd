import { angleCards, lineReadings, mapIntroduction } from "./astrocartography";
import type { ReadingSet } from "./lint";
import {
  birthdays,
  expression,
  lifePath,
  masterTotals,
  missingLetters,
  personality,
  personalYears,
  soulUrge,
} from "./numerology";
import { profectionHouses, timeLords } from "./profections";
import {
  elementPairs,
  emptyLists,
  overallReadings,
  personalPairs,
  slowPairs,
  slowPlanets,
  sunMoonElements,
} from "./synastry";

/** "house 7" → text, for a table whose entries are texts or hold one. */
function keyed<T>(prefix: string, table: Readonly<Record<string | number, T>>, text: (entry: T) => string) {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [`${prefix} ${key}`.trim(), text(entry)]),
  );
}
const itself = (text: string) => text;

/** "Sun-Moon tense" → text, for a table of tables. */
function keyedTwice(prefix: string, table: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.assign(
    {},
    ...Object.entries(table).map(([key, inner]) => keyed(`${prefix} ${key}`, inner, itself)),
  ) as Record<string, string>;
}

/** Every set of texts that the lint and the report know. A new set joins with one entry. */
export const READING_SETS: readonly ReadingSet[] = [
  {
    id: "profections",
    texts: { ...keyed("house", profectionHouses, ({ text }) => text), ...keyed("lord", timeLords, itself) },
    count: 19,
    words: [70, 95],
    ease: [55, 98],
  },
  {
    id: "numerology",
    texts: {
      ...keyed("life path", lifePath, itself),
      ...keyed("expression", expression, itself),
      ...keyed("soul urge", soulUrge, itself),
      ...keyed("personality", personality, itself),
      ...keyed("birthday", birthdays, itself),
      ...keyed("personal year", personalYears, itself),
    },
    count: 80,
    words: [60, 90],
    ease: [55, 98],
  },
  {
    id: "numerology notes",
    texts: {
      ...keyed("22/4", masterTotals["22/4"], itself),
      ...keyed("33/6", masterTotals["33/6"], itself),
      ...keyed("missing", missingLetters, itself),
    },
    count: 10,
    words: [24, 45],
    ease: [30, 98],
  },
  {
    id: "synastry",
    texts: {
      ...keyed("elements", elementPairs, itself),
      ...keyedTwice("personal", personalPairs),
      ...keyedTwice("slow", slowPlanets),
      ...keyed("slow pair", slowPairs, itself),
    },
    count: 73,
    words: [40, 60],
    ease: [50, 108],
  },
  {
    id: "synastry, Sun and Moon by element",
    texts: keyed("elements", sunMoonElements, itself),
    count: 10,
    words: [25, 40],
    ease: [50, 108],
  },
  {
    id: "synastry, overall",
    texts: { ...keyedTwice("score", overallReadings), ...keyed("no", emptyLists, itself) },
    count: 12,
    words: [35, 75],
    ease: [50, 98],
  },
  {
    id: "astrocartography",
    texts: keyedTwice("", lineReadings),
    count: 52,
    words: [35, 50],
    ease: [50, 108],
  },
  {
    id: "astrocartography, card and introduction",
    texts: { ...keyed("angle", angleCards, ({ text }) => text), introduction: mapIntroduction },
    count: 5,
    words: [30, 140],
    ease: [50, 98],
  },
];
