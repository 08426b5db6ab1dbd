import { dayOf, nameOfTheDay } from "~/auth/names-of-the-day.server";
import { hasDesk } from "~/auth/owner.server";
import type { OwnersMessage } from "~/db/requests.server";
import type { EmailSettings, Settings } from "~/env";
import type { LoadContext } from "~/load-context";
import { MESSAGES_FOR_OWNER } from "~/schemas/desk-limits";
import { mailboxOf } from "~/schemas/mailbox";

/** How many messages a day has: where there is a desk, ten of them are its owner's, and never more than half. */
export function messagesOfADay(settings: Settings): {
  readonly forVisitors: number;
  readonly forOwner: number;
} {
  const cap = settings.email.EMAIL_DAILY_CAP;
  const forOwner = hasDesk(settings) ? Math.min(MESSAGES_FOR_OWNER, Math.floor(cap / 2)) : 0;
  return { forVisitors: cap - forOwner, forOwner };
}

/** What limits call the mailbox of an address: variants of one are one, and who reads D1 learns none. */
export function mailboxOfTheDay(context: Pick<LoadContext, "settings">, address: string): Promise<string> {
  return nameOfTheDay(context, dayOf(new Date()), `mailbox ${mailboxOf(address)}`);
}

/** Where the links of a message lead. */
export function originInMessages(
  email: Exclude<EmailSettings, { readonly EMAIL_PROVIDER: "none" }>,
  origin: string,
): string {
  return email.EMAIL_PROVIDER === "local" ? origin : new URL(email.PUBLIC_ORIGIN).origin;
}

/** The same of a link that the owner copies, also where no messages are sent. */
export function originOfLinks({ settings, origin }: Pick<LoadContext, "settings" | "origin">): string {
  const { email } = settings;
  return email.EMAIL_PROVIDER === "none" ? origin : originInMessages(email, origin);
}

/** What a message to the owner is made of; null where this site sends none. */
export function messageToOwnerOf(context: Pick<LoadContext, "settings" | "origin">): OwnersMessage | null {
  const { settings } = context;
  if (settings.email.EMAIL_PROVIDER === "none") return null;
  return { origin: originOfLinks(context), forOwner: messagesOfADay(settings).forOwner };
}
