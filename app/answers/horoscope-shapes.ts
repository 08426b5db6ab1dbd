import type { Sign } from "~/astrology/signs";
import type { Genre } from "~/readings/horoscope/second/plan";
import type { Remembered } from "~/readings/horoscope/second/remembers";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import type { SkySource } from "~/readings/horoscope/sky-source";
import type { DayFacts } from "./day-facts";

export type HoroscopeSpan = "daily" | "weekly" | "monthly" | "yearly";

/** What every horoscope has. */
interface Horoscope {
  readonly sign: Sign;
  /** The sentences in one. */
  readonly prediction: string;
  readonly sentences: readonly HoroscopeSentence[];
}

/** What is not there of days before 1 December 2026 is absent. */
export interface DailyHoroscope extends Horoscope, DayFacts {
  /** ISO date, UTC. */
  readonly date: string;
  /** The sentence of the prediction that says what is in the sky. */
  readonly sky?: string;
  readonly genre?: Genre;
  /** What the day asks for, as it stands in its words; null on most days. */
  readonly instruction?: string | null;
  /** What was in the sky before and belongs to the day. */
  readonly remembers?: Remembered | null;
  /** The colour to be looked at, `#rrggbb`. */
  readonly swatch?: string;
  /** From what in that day's sky mood, colour, number, time and companion follow. */
  readonly from?: Readonly<Record<keyof DayFacts, string>>;
}

/** A day or a stretch of days and what is said of it. */
export interface DatedText {
  /** ISO date, UTC. */
  readonly date: string;
  readonly text: string;
}

export interface Act {
  /** ISO dates, UTC: its first and its last day. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface DateToNote {
  /** ISO instant. */
  readonly at: string;
  readonly text: string;
  readonly source: SkySource;
}

export interface WeeklyHoroscope extends Horoscope {
  /** ISO week, Monday to Sunday: `2026-W47`. */
  readonly week: string;
  readonly question?: string;
  /** Three days of the week. */
  readonly days?: readonly DatedText[];
}

export interface MonthlyHoroscope extends Horoscope {
  /** `2026-11` */
  readonly month: string;
  readonly headline?: string;
  /** Three of them fill the month. */
  readonly acts?: readonly Act[];
  readonly dates?: readonly DateToNote[];
}

/** What a planet does in a year, house by house. */
export interface Journey {
  readonly body: string;
  readonly acts: readonly {
    /** ISO instants: the year's first, or that of the change of sign. */
    readonly from: string;
    readonly to: string;
    /** The body's house all that time. */
    readonly house: number;
    readonly text: string;
  }[];
}

/** Eclipses of one season, half a month apart. */
export interface EclipsePair {
  /** ISO instants. */
  readonly at: readonly string[];
  readonly houses: readonly number[];
  readonly text: string;
}

export interface YearlyHoroscope extends Horoscope {
  readonly year: number;
  readonly journeys?: readonly Journey[];
  readonly eclipses?: readonly EclipsePair[];
  /** Five to write down. */
  readonly dates?: readonly DateToNote[];
}
