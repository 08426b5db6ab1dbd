import type { ReadingSet } from "./lint";
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
];
