import type { TraditionalRuler } from "../bodies";
import type { Instant } from "../instant";
import type { Sign } from "../signs";

/** Who has a time of life in hand: of firdaria the nodes too, of dashas Rahu and Ketu. */
export type TimeLord = TraditionalRuler | "North Node" | "South Node" | "Rahu" | "Ketu";

/** What sets a period apart: its place from Fortune, that the bond is loosed with it, that it runs at birth. */
export type PeriodMark = "peak-10" | "peak-1" | "peak-4" | "peak-7" | "loosed" | "balance";

/** A time with its lord. It holds its first instant and not its last. */
export interface Period {
  readonly lord: TimeLord;
  /** Null in techniques that go by planets alone. */
  readonly sign: Sign | null;
  readonly from: Instant;
  readonly to: Instant;
  readonly marks: readonly PeriodMark[];
}

/** 1 divides a life, 2 each of these periods, and so on. */
export type Level = 1 | 2 | 3 | 4;

/** A way of dividing a life. Periods follow each other without a gap, the parts of one from its first instant to its last. */
export interface Technique {
  /** Those of the first level in order of time; they may go on for ever. */
  readonly first: () => Iterable<Period>;
  /** Of a period of a level, its parts, which are of the next; none where it is not divided. */
  readonly parts: (period: Period, level: Level) => readonly Period[];
  /** The finest level that it has. */
  readonly levels: Level;
}

/**
 * Periods one after the other, each as long as its share of the whole; the last one ends exactly where the whole does.
 * @param lengths each in the same unit, of which the whole has `sum`
 */
export function shared<Part>(
  { from, to }: Pick<Period, "from" | "to">,
  parts: readonly Part[],
  lengthOf: (part: Part) => number,
  periodOf: (part: Part, from: Instant, to: Instant) => Period,
): readonly Period[] {
  const sum = parts.reduce((all, part) => all + lengthOf(part), 0);
  let gone = 0;
  let begins = from;
  return parts.map((part) => {
    gone += lengthOf(part);
    const ends = gone === sum ? to : from + ((to - from) * gone) / sum;
    const period = periodOf(part, begins, ends);
    begins = ends;
    return period;
  });
}
