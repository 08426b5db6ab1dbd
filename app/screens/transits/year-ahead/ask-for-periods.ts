import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { PeriodAnswer, TimeLordsAnswer } from "~/answers/time-lords";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { holding, instant } from "~/calls/shape";
import { arePeriods, periodsOf } from "../techniques/ask-for-time-lords";
import type { TechniqueChoice, TimeLords } from "../techniques/technique-note";
import { endOf, type Span } from "./span";

/** What a band shows: the periods of two levels in a span, and what runs on a day of it. */
export type PeriodsOfSpan = Pick<TimeLordsAnswer, "periods" | "at" | "moment">;

const arePeriodsOfSpan = holding<PeriodsOfSpan>({ periods: arePeriods, at: arePeriods, moment: instant });

/**
 * Who has the days of a span in hand. What runs is told for today where that is one of them, else for the first.
 * @param lot from which signs are released
 */
export function askForPeriods(
  chart: BirthChartAnswer,
  kind: TimeLords,
  lot: TechniqueChoice["lot"],
  span: Span,
): Promise<Outcome<PeriodsOfSpan>> {
  const { from } = span;
  const to = endOf(span);
  const today = formatIsoDate(localDay(new Date()));
  return ask(
    "POST /api/time-lords",
    {
      ...periodsOf(chart, kind, lot),
      from,
      to,
      at: from <= today && today < to ? today : from,
      levels: 2,
    },
    arePeriodsOfSpan,
  );
}

/** A period as much of it as lies in a span. */
export interface PeriodOnLine {
  readonly period: PeriodAnswer;
  /** 0 at the beginning of the span, 1 at its end. */
  readonly start: number;
  readonly end: number;
}

/** The periods of each level on a line of time, those of the first level first; what lies outside of it is left out. */
export function periodsOnLine(
  periods: readonly PeriodAnswer[],
  scale: (at: string) => number,
): readonly (readonly PeriodOnLine[])[] {
  const placed = periods
    .map((period) => ({
      period,
      start: Math.max(0, scale(period.from)),
      end: Math.min(1, scale(period.to)),
    }))
    .filter(({ start, end }) => start < end);
  const levels = [...new Set(placed.map(({ period }) => period.level))].sort((a, b) => a - b);
  return levels.map((level) => placed.filter(({ period }) => period.level === level));
}
