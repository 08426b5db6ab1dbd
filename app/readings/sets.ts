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

/** "house 7" → text, for a table whose entries are texts or hold one. */
function keyed<T>(prefix: string, table: Readonly<Record<string | number, T>>, text: (entry: T) => string) {
  return Object.fromEntries(Object.entries(table).map(([key, entry]) => [`${prefix} ${key}`, text(entry)]));
}
const itself = (text: string) => text;

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
];
