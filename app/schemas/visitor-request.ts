import type { QuestionKey } from "~/readings/quiz";
import type { BirthDetails } from "./birth-details";
import type { ClientBirth, DatedEvent, Relation } from "./client";

/** How far a request has come; the last two end it. */
export const REQUEST_STATUSES = ["new", "answered", "agreed", "done", "declined"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const isClosed = (status: RequestStatus): boolean => status === "done" || status === "declined";

/** What somebody sent to the owner, all of it sealed. */
export interface VisitorRequest {
  readonly name: string;
  /** Null of what came in through an intake link, which asks for none. */
  readonly email: string | null;
  /** The id of a consultation. */
  readonly offer: string | null;
  /** Empty where an intake form has none. */
  readonly question: string;
  /** Times that would suit them, in their words. */
  readonly wishes: readonly string[];
  /** As their browser, or they themselves, named it. */
  readonly timezone: string | null;
  /** Their newest quiz; null where they did not want it sent, or took none. */
  readonly quiz: Partial<Readonly<Record<QuestionKey, string>>> | null;
  readonly chart: BirthDetails | null;
  /** What stands in the link by which they see and delete it. */
  readonly token: string;
  /** What else the intake form asks; none of what was sent without an invitation. */
  readonly intake?: Intake;
  /** The request that the owner answered with the link, if it was one: whose client this one's is, too. */
  readonly from?: string | null;
}

/** What somebody says of themselves by the owner's invitation. */
export interface Intake {
  readonly called: string | null;
  readonly language: string | null;
  /** From whom the birth time in `chart` is known. */
  readonly source: ClientBirth["source"];
  /** Whom the question is about besides them: each of these knows of it and agrees. */
  readonly people: readonly Relation[];
  readonly events: readonly DatedEvent[];
  /** Whether they agreed to be kept as a client, and to sessions that are recorded. */
  readonly mayKeep: boolean;
  readonly mayRecord: boolean;
}

/** When a session was agreed on to take place. */
export interface Appointment {
  /** Milliseconds since 1970. */
  readonly instant: number;
  readonly minutes: number;
  /** In whose clock the owner wrote it: a name of the tz database. */
  readonly timezone: string;
  /** How often it was moved or called off, by which calendars tell a later version of it. */
  readonly sequence: number;
  /** It was agreed on and will not take place. */
  readonly isOff?: boolean;
}

/** The appointment of a request that was agreed on; null before and after. */
export function agreedOn({
  status,
  appointment,
}: {
  readonly status: RequestStatus;
  readonly appointment: Appointment | null;
}): Appointment | null {
  return status === "agreed" ? appointment : null;
}

const MINUTE = 60_000;

/** When an appointment is over: milliseconds since 1970. */
export function endOf({ instant, minutes }: Appointment): number {
  return instant + minutes * MINUTE;
}

/** What of an appointment is told in a list of them. */
export interface Coming {
  /** Of the request that it belongs to. */
  readonly id: string;
  readonly name: string;
  readonly appointment: Appointment;
}

/**
 * The appointments of these that lie ahead or are on, the soonest first.
 * @param now milliseconds since 1970
 */
export function comingOf(
  requests: readonly (Pick<Coming, "id" | "name"> & Parameters<typeof agreedOn>[0])[],
  now: number,
): readonly Coming[] {
  return requests
    .flatMap((request) => {
      const appointment = agreedOn(request);
      const isAhead = appointment && endOf(appointment) > now;
      return isAhead ? [{ id: request.id, name: request.name, appointment }] : [];
    })
    .sort((one, other) => one.appointment.instant - other.appointment.instant);
}

/** The appointment that was agreed on and called off; null where there is none. */
export function calledOff({
  status,
  appointment,
}: {
  readonly status: RequestStatus;
  readonly appointment: Appointment | null;
}): Appointment | null {
  return status !== "agreed" && appointment?.isOff ? appointment : null;
}
