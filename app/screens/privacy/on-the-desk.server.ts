import type { Settings } from "~/env";
import { CLIENT_MONTHS, DRAFT_DAYS } from "~/schemas/desk-limits";
import type { Kept } from "./kept";

const DESK: readonly Kept[] = [
  {
    what: "If you are a client",
    details:
      "What the astrologer notes of a consultation: your name, how to reach you, birth data, people and dates that you told of, and notes. All of it is sealed before it is kept, with a key that the database does not have.",
    why: "To prepare sessions with you and to remember them. Nobody but the astrologer can read it.",
    howLong: `${DRAFT_DAYS} days as long as you have not agreed to more; then until ${CLIENT_MONTHS} months after your last contact, or until you ask for its deletion. The astrologer is told ${DRAFT_DAYS} days before it is deleted.`,
  },
];

/** What the privacy page says of the owner's desk: nothing where there is none. */
export function keptOnTheDesk({ OWNER_IDENTITIES, DESK_KEY }: Settings): { readonly desk?: readonly Kept[] } {
  return OWNER_IDENTITIES.length > 0 && DESK_KEY.length > 0 ? { desk: DESK } : {};
}
