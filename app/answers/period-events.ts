import { dateOfIso, midnightOf, utcDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { type ListedPeriod, listPeriods } from "~/astrology/time-lords/list-periods";
import type { CalendarEvent } from "~/formats/ics";
import { type TimeLordKind, USUAL_OPTIONS } from "~/schemas/time-lords-input";
import type { TimezoneChoice } from "~/time/birth-moment";
import { todayIn } from "~/time/civil-time";
import * as words from "~/words/chart-calendar";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
import { type Born, timeLordsOf } from "./time-lords";

/** Whose periods a calendar tells, by which technique, and in which zone its days are. */
export interface PeriodsOf {
  readonly kind: TimeLordKind;
  readonly birth: Born;
  /** A name of the tz database, or hours from UTC. */
  readonly zone: Exclude<TimezoneChoice, "auto">;
}

const MILLISECONDS_PER_HOUR = 3_600_000;

/**
 * The periods of the first two levels that begin in a span, from its first instant up to its last, each as an event of
 * the day on which it begins, with its end and the rules by which it was reckoned.
 */
export function periodEvents(
  { kind, birth, zone }: PeriodsOf,
  from: Instant,
  to: Instant,
): readonly CalendarEvent[] {
  const { technique, rules } = timeLordsOf(birth, kind, USUAL_OPTIONS);
  const { periods } = listPeriods(technique, { from, to, at: from, levels: 2 });
  const begun = periods.filter((period) => from <= period.from && period.from < to);
  return begun.map((period) => {
    const above = period.parent === null ? undefined : periods[period.parent];
    const told = { technique: words.technique(kind), period: words.period(idOf(period)) };
    const until = words.untilDay({ day: longDate(dayIn(zone, period.to)) });
    return {
      uid: `${kind} ${idOf(period)}${above ? `, part of ${idOf(above)}` : ""}`,
      start: midnightOf(dayIn(zone, period.from)),
      isAllDay: true,
      summary: above
        ? words.partBegins({ ...told, whole: words.ofPeriod(idOf(above)) })
        : words.periodBegins(told),
      description: [...lordOf(period), until, ...rules].join("\n"),
    };
  });
}

/** A sign where the technique goes by signs, else the lord. */
const idOf = ({ sign, lord }: ListedPeriod) => sign ?? lord;

function lordOf({ sign, lord }: ListedPeriod): readonly string[] {
  return sign ? [words.rulerOf({ sign: names.sign(sign), lord: words.lordInSentence(lord) })] : [];
}

function dayIn(zone: PeriodsOf["zone"], instant: Instant) {
  return typeof zone === "string"
    ? todayIn(zone, instant)
    : dateOfIso(utcDate(Math.floor(instant) + zone * MILLISECONDS_PER_HOUR));
}
