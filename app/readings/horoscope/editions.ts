import type { Texts } from "../texts";
import { firstEdition, type HoroscopeWords } from "./words";

interface Edition {
  /** ISO date: the day from which it speaks. */
  readonly from: string;
  words(texts: Texts): Promise<HoroscopeWords>;
}

/**
 * The editions of the horoscopes' words, newest first. What was said of a day that has gone is never said otherwise: who
 * changes words adds an edition with a day to come. The first one speaks of all earlier days as well.
 */
const EDITIONS: readonly Edition[] = [{ from: "2026-11-22", words: firstEdition }];

/** The edition for an ISO date. */
export function editionOf(date: string): Edition {
  const edition = EDITIONS.find(({ from }) => from <= date) ?? EDITIONS.at(-1);
  if (!edition) throw new RangeError("There is no edition");
  return edition;
}
