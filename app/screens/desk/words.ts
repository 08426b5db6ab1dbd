import { dateOfIso, formatLongDate, utcDate } from "~/astrology/calendar";
import type { ClientBirth, NoteKind } from "~/schemas/client";
import type { RequestStatus } from "~/schemas/visitor-request";

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

/** `27 November 2026`, of milliseconds since 1970. */
export function dayOf(milliseconds: number): string {
  return formatLongDate(dateOfIso(utcDate(milliseconds)));
}

/** `15 June 1990, 14:30, New York`. */
export function birthWords({ birthDate, birthTime, timeUnknown, birthLocation }: ClientBirth): string {
  const time = timeUnknown ? "time unknown" : birthTime;
  return [formatLongDate(dateOfIso(birthDate)), time, birthLocation].join(", ");
}

export const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
