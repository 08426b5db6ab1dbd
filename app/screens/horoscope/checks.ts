import type {
  Act,
  DailyHoroscope,
  DatedText,
  DateToNote,
  EclipsePair,
  HoroscopeSpan,
  Journey,
  MonthlyHoroscope,
  WeeklyHoroscope,
  YearlyHoroscope,
} from "~/answers/horoscope-shapes";
import type { Sign } from "~/astrology/signs";
import { type Check, instant, listOf, nullOr, number, orNone, record, text, word } from "~/calls/shape";
import { areSentences, isSource } from "~/components/sky/horoscope-of";
import type { Remembered } from "~/readings/horoscope/second/remembers";

export type AnyHoroscope = DailyHoroscope | WeeklyHoroscope | MonthlyHoroscope | YearlyHoroscope;

const shared = { sign: word<Sign>(), prediction: text, sentences: areSentences };
const dates = orNone(listOf(record<DateToNote>({ at: instant, text, source: isSource })));

/** What an answer must be like to be shown, by its span. */
export const CHECKS: Readonly<Record<HoroscopeSpan, Check<AnyHoroscope>>> = {
  daily: record<DailyHoroscope>({
    ...shared,
    date: text,
    compatibility: word(),
    mood: text,
    color: text,
    luckyNumber: number(),
    luckyTime: text,
    sky: orNone(text),
    genre: orNone(word()),
    instruction: orNone(nullOr(text)),
    swatch: orNone(text),
    remembers: orNone(nullOr(record<Remembered>({ date: text, text }))),
    from: orNone(
      record<NonNullable<DailyHoroscope["from"]>>({
        mood: text,
        color: text,
        luckyNumber: text,
        luckyTime: text,
        compatibility: text,
      }),
    ),
  }) as Check<AnyHoroscope>,
  weekly: record<WeeklyHoroscope>({
    ...shared,
    week: text,
    question: orNone(text),
    days: orNone(listOf(record<DatedText>({ date: text, text }))),
  }) as Check<AnyHoroscope>,
  monthly: record<MonthlyHoroscope>({
    ...shared,
    month: text,
    headline: orNone(text),
    acts: orNone(listOf(record<Act>({ from: text, to: text, text }))),
    dates,
  }) as Check<AnyHoroscope>,
  yearly: record<YearlyHoroscope>({
    ...shared,
    year: number(),
    journeys: orNone(
      listOf(
        record<Journey>({
          body: text,
          acts: listOf(
            record<Journey["acts"][number]>({ from: instant, to: instant, house: number(), text }),
          ),
        }),
      ),
    ),
    eclipses: orNone(listOf(record<EclipsePair>({ at: listOf(instant), houses: listOf(number()), text }))),
    dates,
  }) as Check<AnyHoroscope>,
};
