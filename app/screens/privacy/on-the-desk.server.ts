import { hasDesk } from "~/auth/owner.server";
import type { Settings } from "~/env";
import {
  CLIENT_MONTHS,
  DRAFT_DAYS,
  INTAKE_DAYS,
  MOST_DELIVERY_DAYS,
  REQUEST_DAYS,
} from "~/schemas/desk-limits";
import type { Kept } from "./kept";

const DESK: readonly Kept[] = [
  {
    what: "If you are a client",
    details:
      "What the astrologer notes of a consultation: your name, how to reach you, birth data, people and dates that you told of, and notes. All of it is sealed before it is kept, with a key that the database does not have.",
    why: "To prepare sessions with you and to remember them. Nobody but the astrologer can read it.",
    howLong: `${DRAFT_DAYS} days as long as you have not agreed to more; then until ${CLIENT_MONTHS} months after your last contact, or until you ask for its deletion. The astrologer is told ${DRAFT_DAYS} days before it is deleted.`,
  },
  {
    what: "If you ask for a consultation",
    details:
      "What you typed into the form: your name and e-mail address, what it is about, your question, times that would suit you and your time zone; your quiz answers and your chart where you ticked them. All of it is sealed, as a client’s data are. A message to you says that it came in; neither your question nor your address stands in what waits to be sent.",
    why: "So that the astrologer can answer you",
    howLong: `${REQUEST_DAYS} days after it is answered and closed, and ${CLIENT_MONTHS} months if that never happens; once you are a client, as long as your other data. The link in the message that you get shows and deletes it at any time, without an account.`,
  },
  {
    what: "If you agree on an appointment",
    details:
      "When it takes place, in whose time zone it was written, and how long it takes; sealed, as the request is that it belongs to. The file for your calendar says neither your name nor why you come.",
    why: "So that both of you know when",
    howLong: "As long as the request",
  },
  {
    what: "If the astrologer sends you an intake form",
    details:
      "What you typed into it: your names, birth data and how you know the time, your language and time zone, your question, dates that mattered, people whom it is about and that they agree, and what you agreed to. All of it is sealed. Of the link that you got, the database has a mark from which nobody can make it again; the link itself is sealed for the astrologer.",
    why: "To prepare your session",
    howLong: `The link opens for ${INTAKE_DAYS} days and once; what is kept of it is deleted on the day after. What you sent stays as a request does; without your consent to be kept ${DRAFT_DAYS} days, or as long after the session that you agree on. The link that you get after sending shows and deletes it at any time, without an account.`,
  },
  {
    what: "If the astrologer sends you a reading",
    details:
      "The letter as its sender’s browser sealed it, with a key that stands in your link alone: nobody here can open it. Besides, sealed for the astrologer, what it is called; and how often it was opened, neither when nor from where.",
    why: "So that you can read it where you want to",
    howLong: `Until the day that the letter says, ${MOST_DELIVERY_DAYS} days at most, or until its sender takes it back.`,
  },
];

const CONSULT = { href: "/consult", className: "link", children: "Write to the astrologer first" };

/** What pages say of the owner's desk, and the way to it: nothing where there is none. */
export function keptOnTheDesk(settings: Settings): {
  readonly desk?: readonly Kept[];
  readonly consult?: typeof CONSULT;
} {
  return hasDesk(settings) ? { desk: DESK, consult: CONSULT } : {};
}
