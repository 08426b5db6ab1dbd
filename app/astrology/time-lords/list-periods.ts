import type { Instant } from "../instant";
import type { Level, Period, Technique } from "./period";

/** A period in a list. */
export interface ListedPeriod extends Period {
  readonly level: Level;
  /** Where in the list the period stands of which it is a part; null at the first level. */
  readonly parent: number | null;
}

export interface PeriodQuery {
  /** Instants; the span holds the first and not the last. */
  readonly from: Instant;
  readonly to: Instant;
  /** For which moment the running periods are told, and around which levels 3 and 4 are. */
  readonly at: Instant;
  readonly levels: Level;
}

export interface ListedPeriods {
  /** Level by level, each in order of time. */
  readonly periods: readonly ListedPeriod[];
  /** The one of each level that runs at the moment, from the first on; fewer where there is none. */
  readonly running: readonly ListedPeriod[];
}

/**
 * The periods that touch a span, each whole, also where it begins before or ends after it. Of levels 3 and 4, of which a
 * life has thousands, only the parts of the period that runs at `at`; those that they are parts of are then listed too
 * where `at` lies outside the span.
 */
export function listPeriods(technique: Technique, { from, to, at, levels }: PeriodQuery): ListedPeriods {
  const deepest = Math.min(levels, technique.levels);
  const isNear = (period: Period) =>
    (period.from < to && period.to > from) || (deepest > 2 && runsAt(period, at));
  const until = Math.max(to, at + 1);

  const periods: ListedPeriod[] = [];
  const running: ListedPeriod[] = [];
  for (const period of technique.first()) {
    if (!(period.from < until)) break;
    const listed: ListedPeriod = { ...period, level: 1, parent: null };
    if (runsAt(period, at)) running.push(listed);
    if (isNear(period)) periods.push(listed);
  }
  if (deepest > 1) {
    const first = periods.length;
    for (let parent = 0; parent < first; parent++) {
      for (const part of technique.parts(periods[parent] as Period, 1)) {
        if (isNear(part)) periods.push({ ...part, level: 2, parent });
      }
    }
  }
  for (const level of [2, 3, 4] as const) {
    const above = running[level - 2];
    if (level > deepest || !above) break;
    const parent = periods.indexOf(above);
    const parts = technique.parts(above, (level - 1) as Level);
    if (level > 2) for (const part of parts) periods.push({ ...part, level, parent });
    const found = parts.find((part) => runsAt(part, at));
    if (!found) break;
    // What is in the list is told by the list, so that `parent` finds it there.
    running.push(
      periods.find((listed) => listed.level === level && listed.from === found.from) ?? {
        ...found,
        level,
        parent: parent < 0 ? null : parent,
      },
    );
  }
  return { periods, running };
}

function runsAt({ from, to }: Period, at: Instant): boolean {
  return from <= at && at < to;
}
