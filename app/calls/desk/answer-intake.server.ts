import { withinDailyIntakes } from "~/auth/daily-rations.server";
import { digestOf, randomToken } from "~/auth/secrets";
import { stored } from "~/db/database.server";
import { answerIntake, intakeByToken, isAnsweredBy } from "~/db/intakes.server";
import { requestOf } from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { deliverDue } from "~/email/deliver.server";
import { Failure, invalidInput } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IntakeFields, readIntake } from "~/schemas/intake-input";
import { readToken, TokenFields } from "~/schemas/token-input";
import * as words from "~/words/intake";
import { messageToOwnerOf } from "../messages.server";
import { operation } from "../operation";
import { tooManyToday } from "../perform.server";
import { deskStore } from "./desk-store.server";
import { ownLink } from "./send-request.server";

/** One answer, whether a link was used, is over, was taken back or never was. */
const notOpen = () => new Failure("not_found", words.opensNothing);

/**
 * Whether a link opens the form still, and until when. Of a request that it answers the form has the name and the
 * question, so that nobody writes them twice; of a client it has nothing.
 */
export const openIntake = operation({
  access: "desk",
  limit: "quiz",
  fields: TokenFields,
  read: readToken,
  run: async (token, { context }) => {
    const { expiresAt, isUsed, from } = await linkThere(token, context);
    if (isUsed) throw notOpen();
    const asked = from ? await stored(requestOf(deskStore(context), from)) : null;
    return { expiresAt, asked: asked && { fullName: asked.name, question: asked.question } };
  },
});

/** The link that a token names, which may have been used. */
async function linkThere(token: string, context: LoadContext) {
  const found = await stored(intakeByToken(deskStore(context), await digestOf(token)));
  if (!found) throw notOpen();
  return found;
}

/** Keeps what somebody says by the owner's invitation: once. The same form sent twice is answered twice. */
export const sendIntake = operation({
  access: "desk",
  limit: "quiz",
  fields: IntakeFields,
  // A link that opens nothing says so whatever was typed: its field is wrong, and no other is looked at.
  read: async (raw, context) => {
    const token = readToken(raw);
    if (!token.ok) throw notOpen();
    const found = await linkThere(token.value, context);
    const sent = await readIntake(raw, context.readAsset);
    if (found.isUsed && !sent.ok) throw notOpen();
    return sent.ok ? { ok: true, value: { ...sent.value, link: found } } : sent;
  },
  run: async ({ link, requestToken, said }, { context }) => {
    const store = deskStore(context);
    const token = requestToken ?? randomToken();
    const requestHash = await digestOf(token);
    const received = { received: true, yours: ownLink(token, context) } as const;
    if (link.isUsed) {
      if (await stored(isAnsweredBy(store, link.id, requestHash))) return received;
      throw notOpen();
    }
    if (!(await withinDailyIntakes(context))) throw tooManyToday();
    const request = { ...said, token, from: link.from };
    const message = messageToOwnerOf(context);
    switch (await stored(answerIntake(store, link, requestHash, request, message))) {
      case "gone":
        throw notOpen();
      case "full":
        throw invalidInput({ "": [deskRefusal("requests.too-many")] });
      case "kept":
        if (message) context.waitUntil(deliverDue(store.db, context.settings));
        return received;
    }
  },
});
