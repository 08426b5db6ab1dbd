import * as z from "zod";
import { clientsEnding, endingCounted, noteContact, noteTold } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { deletedCounted } from "~/db/deleted-clients.server";
import { newRequestsCounted, requestsAgreed } from "~/db/requests.server";
import { emptyDesk } from "~/db/whole-desk.server";
import { refusal } from "~/refusals";
import { isDeletionWord } from "~/schemas/account-deletion";
import { DELETION_WORD } from "~/schemas/account-limits";
import { IdFields, readId } from "~/schemas/birth-details";
import { REQUESTS_OF_A_PAGE } from "~/schemas/desk-limits";
import { asSent, type Parsed } from "~/schemas/fields";
import { comingOf } from "~/schemas/visitor-request";
import { nothing, operation } from "../operation";
import { clientThere } from "./clients.server";
import { deskStore } from "./desk-store.server";

/** Those whose time ends within 30 days: who asks is told of these, and that is remembered. */
export const ending = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const store = deskStore(context);
    const clients = await stored(clientsEnding(store));
    await stored(noteTold(store, clients));
    return { clients };
  },
});

/**
 * What the first page says is to be done: how many of them there are, how many requests nobody has looked into yet, and
 * which appointments are coming, of as many requests as a page has; how many more were agreed on is said.
 */
export const toDo = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const store = deskStore(context);
    const [ending, asked, agreed] = await stored(
      Promise.all([endingCounted(store), newRequestsCounted(store), requestsAgreed(store)]),
    );
    const coming = comingOf(agreed.requests, Date.now());
    return { ending, asked, coming, unlooked: Math.max(0, agreed.counted - REQUESTS_OF_A_PAGE) };
  },
});

/** How many ids of deleted clients are remembered. */
export const deletedCount = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: (_, { context }) => stored(deletedCounted(deskStore(context).db)),
});

/** Says of somebody that there was contact today: the 24 months begin anew. */
export const keepOn = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => {
    const client = await clientThere(context, id);
    const store = deskStore(context);
    await stored(noteContact(store, client, new Date()));
    return { client: await clientThere(context, id) };
  },
});

/** Deletes all that the desk keeps of people; the links of letters open nothing from then on. */
export const deleteAll = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: z.object({
    confirmation: asSent({ type: "string", isRequired: true, description: `The word ${DELETION_WORD}` }),
  }),
  read: ({ confirmation }): Parsed<true> =>
    isDeletionWord(confirmation)
      ? { ok: true, value: true }
      : { ok: false, fields: { confirmation: [refusal("confirmation.missing", DELETION_WORD)] } },
  run: async (_, { context }) => {
    await stored(emptyDesk(deskStore(context).db));
    return { deleted: true };
  },
});
