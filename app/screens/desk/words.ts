import { dateOfIso, utcDate } from "~/astrology/calendar";
import type { ClientBirth, NoteKind, Relation } from "~/schemas/client";
import type { Appointment, RequestStatus } from "~/schemas/visitor-request";
import { formatUtcOffset } from "~/time/birth-moment";
import { formatShortTime } from "~/time/civil-date";
import { civilDateTimeAt } from "~/time/civil-time";
import { zoneNamed } from "~/time/zone-history";
import * as words from "~/words/consult";
import { longDate, weekdayName } from "~/words/dates";
import * as moments from "~/words/moments";

export const NOTE_NAMES: Readonly<Record<NoteKind, string>> = {
  prep: "Preparation",
  session: "Session",
  private: "For myself",
};

export const STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  new: "New",
  answered: "Answered",
  agreed: "Agreed",
  done: "Done",
  declined: "Declined",
};

/** As a form offers them: the first is what a birth has of which nothing is said. */
export const SOURCE_NAMES: Readonly<Record<ClientBirth["source"], string>> = {
  unknown: "Unknown",
  record: "A record",
  family: "Family",
  memory: "Memory",
  rectified: "Rectified",
};

/** The same. */
export const RATING_NAMES: Readonly<Record<ClientBirth["rating"], string>> = {
  X: "X: time unknown",
  AA: "AA: birth record",
  A: "A: from memory",
  B: "B: biography",
  C: "C: no source, or doubtful",
  DD: "DD: contradictory sources",
};

export const RELATION_NAMES: Readonly<Record<Relation["kind"], string>> = {
  partner: "Partner",
  parent: "Parent",
  child: "Child",
  colleague: "Colleague",
};

/** `27 November 2026`, of milliseconds since 1970. */
export function dayOf(milliseconds: number): string {
  return longDate(dateOfIso(utcDate(milliseconds)));
}

/** `Friday, 27 November 2026, 18:30 (Europe/Berlin, UTC+01:00)`, of milliseconds since 1970. */
export function momentWords(instant: number, timezone: string): string {
  const { date, time, offset } = civilDateTimeAt(timezone, instant);
  const dayAndTime = moments.dayAndTime({ day: longDate(date), time: formatShortTime(time) });
  const moment = moments.weekdayAndMoment({ weekday: weekdayName(date), moment: dayAndTime });
  return words.momentInZone({ moment, zone: timezone, offset: formatUtcOffset(offset) });
}

/** An appointment by the clock in which it is told first, and by the other one where that is known and shows another time. */
export function momentsOf(
  { instant, timezone }: Appointment,
  { own, other }: { readonly own?: string | null; readonly other: string | null },
): readonly [first: string, ...second: string[]] {
  const first = own ?? timezone;
  const zone = zoneNamed(other?.trim() ?? "");
  return zone && zone !== first
    ? [momentWords(instant, first), momentWords(instant, zone)]
    : [momentWords(instant, first)];
}

export const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
