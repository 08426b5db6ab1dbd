import {
  CLIENT_MONTHS,
  DELETED_DAYS,
  DRAFT_DAYS,
  INTAKE_DAYS,
  MOST_DELIVERY_DAYS,
  REQUEST_DAYS,
} from "~/schemas/desk-limits";
import * as words from "~/words/privacy";

/** What is kept of whoever uses the site. */
const KEPT = [
  "typed",
  "account",
  "profile",
  "settings",
  "place",
  "calendar",
  "quiz",
  "messages",
  "sessions",
  "daily",
  "embedded",
] as const;

/** What is kept on the owner's desk, and until when. */
const ON_THE_DESK = {
  client: () =>
    words.howLongOfClient({ draftDays: DRAFT_DAYS, clientMonths: CLIENT_MONTHS, deletedDays: DELETED_DAYS }),
  request: () => words.howLongOfRequest({ requestDays: REQUEST_DAYS, clientMonths: CLIENT_MONTHS }),
  appointment: words.howLongOfAppointment,
  intake: () => words.howLongOfIntake({ intakeDays: INTAKE_DAYS, draftDays: DRAFT_DAYS }),
  letter: () => words.howLongOfLetter({ mostDays: MOST_DELIVERY_DAYS }),
} as const;

/** One thing that is kept, in the words of the privacy page. */
interface Kept {
  readonly what: string;
  readonly details: string;
  readonly why: string;
  readonly howLong: string;
}

/** @param hasDesk whether the site's owner has a desk */
export function allKept(hasDesk: boolean): readonly Kept[] {
  const onTheDesk = hasDesk ? (Object.keys(ON_THE_DESK) as (keyof typeof ON_THE_DESK)[]) : [];
  return [
    ...KEPT.map((id) => ({ ...saidOf(id), howLong: words.keptHowLong(id) })),
    ...onTheDesk.map((id) => ({ ...saidOf(id), howLong: ON_THE_DESK[id]() })),
  ];
}

function saidOf(id: (typeof KEPT)[number] | keyof typeof ON_THE_DESK) {
  return { what: words.keptWhat(id), details: words.keptDetails(id), why: words.keptWhy(id) };
}
