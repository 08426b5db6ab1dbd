import type { HoroscopeWords } from "./words";

/**
 * The editions of the horoscopes' words, newest first, each with the day from which it speaks. What was said of a day
 * that has gone is never said otherwise: who changes words adds an edition with a day to come. The first one speaks of
 * all earlier days as well.
 */
const EDITIONS: readonly { readonly from: string; readonly load: () => Promise<HoroscopeWords> }[] = [
  { from: "2026-11-22", load: async () => (await import("./words")).words },
];

/** The words for an ISO date. */
export function wordsOf(date: string): Promise<HoroscopeWords> {
  const edition = EDITIONS.find(({ from }) => from <= date) ?? EDITIONS.at(-1);
  if (!edition) throw new RangeError("There is no edition");
  return edition.load();
}
