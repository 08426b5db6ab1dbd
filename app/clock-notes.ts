import { dateOfIso } from "~/astrology/calendar";
import * as births from "~/words/births";
import { longDate } from "~/words/dates";
import { dayAndClock } from "~/words/day-and-clock";
import { decimalLongitude } from "~/words/positions";
import type { ClockNoteCode } from "./clock-note-codes";
import { inLanguage, inUse } from "./page-language";

/**
 * What a visitor must know to trust how a birth's clock was read. As with refusals, each note is a code that stays and
 * what its sentence speaks of, and the sentence is made where it is answered or shown: an answer that was kept in one
 * language is told in that of the page. A moment by a clock is written as `1990-06-15T14:30`, a day as `1990-06-15`.
 */

const dayIn = (iso: string) => longDate(dateOfIso(iso));
const clockIn = (moment: string) => moment.slice(11);
const SENTENCES = {
  "date.old-style": (given: string, gregorian: string) =>
    births.noteOldStyle({ given: dayIn(given), gregorian: dayIn(gregorian) }),
  /** Clocks went from one moment to another, so that what was given was read as a third, at an offset. */
  "time.skipped": (from: string, to: string, given: string, readAs: string, offset: string) =>
    dayIn(from) === dayIn(to)
      ? births.noteSkipped({
          from: clockIn(from),
          to: clockIn(to),
          given: clockIn(given),
          readAs: clockIn(readAs),
          offset,
        })
      : births.noteSkippedDays({
          from: dayAndClock(from),
          to: dayAndClock(to),
          given: dayAndClock(given),
          readAs: dayAndClock(readAs),
          offset,
        }),
  /** The clock showed it at two offsets, of which the first or the second was taken. */
  "time.twice-earlier": (earlier: string, later: string) => births.noteTwiceEarlier({ earlier, later }),
  "time.twice-later": (earlier: string, later: string) => births.noteTwiceLater({ earlier, later }),
  /** No clock there went by a standard time yet: by which longitude it was read, and at which offset. */
  "time.before-standard": (longitude: number, offset: string) =>
    births.noteBeforeStandard({ longitude: decimalLongitude(longitude), offset }),
  /** The same of an offset that another note names. */
  "time.local-mean": (longitude: number, offset: string) =>
    births.noteLocalMean({ longitude: decimalLongitude(longitude), offset }),
} satisfies Readonly<Record<ClockNoteCode, (...values: never[]) => string>>;

type Sentences = typeof SENTENCES;

/** A note as answers carry it. */
export interface ClockNote {
  readonly code: ClockNoteCode;
  readonly values: readonly (string | number)[];
}

/** A code with what its sentence speaks of. */
export function clockNote<Code extends ClockNoteCode>(
  code: Code,
  ...values: Parameters<Sentences[Code]>
): ClockNote {
  return { code, values };
}

/** The sentences in a language, by itself that of the page, English in an answer; null where there is nothing to say. */
export function clockNotesIn(notes: readonly ClockNote[], language = inUse()): string | null {
  if (notes.length === 0) return null;
  return inLanguage(language, () => notes.map(sentenceOf).join(" "));
}

function sentenceOf({ code, values }: ClockNote): string {
  const say = SENTENCES[code] as (...values: readonly (string | number)[]) => string;
  return say(...values);
}
