import { dateOfIso, formatLongDate, midnightOf, utcDate } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { type ListedPeriod, listPeriods } from "~/astrology/time-lords/list-periods";
import type { CalendarEvent } from "~/formats/ics";
import { withArticle } from "~/readings/with-article";
import { type TimeLordKind, USUAL_OPTIONS } from "~/schemas/time-lords-input";
import type { TimezoneChoice } from "~/time/birth-moment";
import { todayIn } from "~/time/civil-time";
import { type Born, timeLordsOf } from "./time-lords";

/** Whose periods a calendar tells, by which technique, and in which zone its days are. */
export interface PeriodsOf {
  readonly kind: TimeLordKind;
  readonly birth: Born;
  /** A name of the tz database, or hours from UTC. */
  readonly zone: Exclude<TimezoneChoice, "auto">;
}

const MILLISECONDS_PER_HOUR = 3_600_000;

/** As they stand in a sentence. */
const NAMES: Readonly<Record<TimeLordKind, string>> = {
  "Zodiacal Releasing": "Zodiacal releasing",
  Firdaria: "Firdaria",
  Profections: "Profections",
  Vimshottari: "Vimshottari",
};

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
    const name = above ? `${nameOf(period)}, part of ${nameOf(above)}` : nameOf(period);
    return {
      uid: `${kind} ${name}`,
      start: midnightOf(dayIn(zone, period.from)),
      isAllDay: true,
      summary: `${NAMES[kind]}: ${name} begins`,
      description: [...lordOf(period), `Until ${formatLongDate(dayIn(zone, period.to))}.`, ...rules].join(
        "\n",
      ),
    };
  });
}

/** A sign where the technique goes by signs, else the lord. */
const nameOf = ({ sign, lord }: ListedPeriod) => sign ?? lord;

function lordOf({ sign, lord }: ListedPeriod): readonly string[] {
  return sign ? [`The ruler of ${sign} is ${withArticle(lord)}.`] : [];
}

function dayIn(zone: PeriodsOf["zone"], instant: Instant) {
  return typeof zone === "string"
    ? todayIn(zone, instant)
    : dateOfIso(utcDate(Math.floor(instant) + zone * MILLISECONDS_PER_HOUR));
}
