import type { Database } from "~/db/database.server";
import type { OutboxMessage } from "~/db/email-outbox.server";
import { requestOf } from "~/db/requests.server";
import { sealerOf } from "~/db/sealed.server";
import { emailOfIdentity } from "~/db/users.server";
import type { Settings } from "~/env";
import { site } from "~/site";
import { type Message, quizMessage } from "./quiz-message";
import { receivedMessage, waitsMessage } from "./request-messages";

interface Letter {
  readonly to: string;
  readonly message: Message;
}

/**
 * What a message of the outbox says and to whom it goes; null where it cannot be read. One about a request has neither
 * in its row: the request is opened for it.
 */
export async function letterOf(
  db: Database,
  { OWNER_IDENTITIES: [owner], DESK_KEY }: Settings,
  { kind, recipient, content, requestId }: OutboxMessage,
): Promise<Letter | null> {
  if (content === null) return null;
  const { origin, language } = content;
  switch (kind) {
    case "quiz":
      return recipient === null ? null : { to: recipient, message: quizMessage(content) };
    case "received": {
      if (requestId === null || DESK_KEY.length === 0) return null;
      const request = await requestOf({ db, sealer: sealerOf(DESK_KEY) }, requestId);
      return request?.email
        ? { to: request.email, message: receivedMessage(origin, request.token, language) }
        : null;
    }
    case "waits": {
      const to = owner && ((await emailOfIdentity(db, owner)) ?? site.contact);
      return to ? { to, message: waitsMessage(origin) } : null;
    }
    default:
      return null; // a row that somebody else wrote
  }
}
