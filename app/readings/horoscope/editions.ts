interface Edition {
  /** ISO date: the day from which it speaks. */
  readonly from: string;
  readonly name: "first" | "second";
}

/**
 * The editions of the horoscopes, newest first. What was said of a day that has gone is never said otherwise: who changes
 * words or rules adds an edition with a day to come. The first one speaks of all earlier days as well.
 */
const EDITIONS: readonly Edition[] = [
  { from: "2026-12-01", name: "second" },
  { from: "2026-11-22", name: "first" },
];

/** The edition in force on an ISO date: an answer is of the one that was when it was asked for. */
export function editionOf(date: string): Edition {
  const edition = EDITIONS.find(({ from }) => from <= date) ?? EDITIONS.at(-1);
  if (!edition) throw new RangeError("There is no edition");
  return edition;
}
