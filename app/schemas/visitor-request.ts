import type { QuestionKey } from "~/readings/quiz";
import type { BirthDetails } from "./birth-details";

/** How far a request has come; the last two end it. */
export const REQUEST_STATUSES = ["new", "answered", "agreed", "done", "declined"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const isClosed = (status: RequestStatus): boolean => status === "done" || status === "declined";

/** What somebody sent to the owner, all of it sealed. */
export interface VisitorRequest {
  readonly name: string;
  readonly email: string;
  /** The id of a consultation. */
  readonly offer: string | null;
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
}
