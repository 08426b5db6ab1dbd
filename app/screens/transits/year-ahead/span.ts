import {
  addDays,
  addMonths,
  dateOfIso,
  FIRST_DAY,
  formatIsoDate,
  LAST_DAY,
  localDay,
} from "~/astrology/calendar";
import { check, oneOf, text } from "~/calls/shape";
import { longDate } from "~/words/dates";
import * as words from "~/words/year-ahead";
import { shortMonth } from "../short-day";

/** How long a stretch of time is looked at, in months. */
export const LENGTHS = { "two years": 24, year: 12, quarter: 3, month: 1 } as const;
export type Length = keyof typeof LENGTHS;

export interface Span {
  /** `2026-11-22`. */
  readonly from: string;
  readonly length: Length;
}

/** The day on which a span ends, as the call takes it; no later than the tables do. */
export function endOf({ from, length }: Span): string {
  const end = formatIsoDate(addMonths(dateOfIso(from), LENGTHS[length]));
  return end > LAST_DAY ? LAST_DAY : end;
}

/** The span before or after; null where the tables hold none. */
export function steppedSpan(span: Span, direction: -1 | 1): Span | null {
  const from = formatIsoDate(addMonths(dateOfIso(span.from), direction * LENGTHS[span.length]));
  return from < FIRST_DAY || from >= LAST_DAY ? null : { ...span, from };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a day can begin a span: one at least is left until the tables end. */
export function isFirstDay(text: string): boolean {
  return DAY.test(text) && text >= FIRST_DAY && text < LAST_DAY;
}

/**
 * The year from today on, or from the day of a moment, as an address has it, which may be anything. Both are days of the
 * visitor's own calendar. Of the browser alone.
 */
export function firstSpan(at: string | null): Span {
  const today = dayHere(new Date());
  const day = at === null ? today : DAY.test(at) ? at : dayHere(new Date(at));
  return { from: isFirstDay(day) ? day : today, length: "year" };
}

function dayHere(at: Date): string {
  return formatIsoDate(localDay(at));
}

/** `22 November 2026 to 22 November 2027`. */
export function spanText(span: Span): string {
  return words.fromTo({ from: longDate(dateOfIso(span.from)), until: longDate(dateOfIso(endOf(span))) });
}

/** What a kept span must be like. */
export const SPAN_SHAPE = {
  from: check<string>((value) => text(value) && isFirstDay(value)),
  length: oneOf(...(Object.keys(LENGTHS) as Length[])),
};

export interface Mark {
  /** 0 at the beginning of the span, 1 at its end. */
  readonly at: number;
  /** Empty where the line stands alone. */
  readonly label: string;
}

/** Where the months begin, January by its year; of two years each third is named, of a single month some days are. */
export function calendarMarks(span: Span): Mark[] {
  const scale = scaleOf(span.from, endOf(span));
  const marks: Mark[] = [];
  let day = dateOfIso(span.from);
  for (let iso = span.from; iso < endOf(span); day = addDays(day, 1), iso = formatIsoDate(day)) {
    const isMonth = day.day === 1;
    const isWeek = span.length === "month" && [8, 15, 22].includes(day.day);
    if (!isMonth && !isWeek) continue;
    const isNamed = span.length !== "two years" || day.month % 3 === 1;
    const name = day.month === 1 ? `${day.year}` : isNamed ? shortMonth(day.month) : "";
    marks.push({ at: scale(`${iso}T00:00:00Z`), label: isWeek ? `${day.day}` : name });
  }
  return marks;
}

/** From an ISO instant to its place between two days: 0 to 1 within them. */
export function scaleOf(from: string, to: string): (at: string) => number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (at) => (Date.parse(at) - start) / (end - start);
}
