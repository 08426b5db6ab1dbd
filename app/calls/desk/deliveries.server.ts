import { digestOf } from "~/auth/secrets";
import { stored } from "~/db/database.server";
import { addDelivery, deliveriesTo, isDelivered, openDelivery, revokeDelivery } from "~/db/deliveries.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure, invalidInput } from "~/failure";
import { IdFields, readId } from "~/schemas/birth-details";
import { DeliveryFields, readDelivery } from "~/schemas/delivery-input";
import { MOST_BYTES_OF_DELIVERY, MOST_DELIVERIES } from "~/schemas/desk-limits";
import { readToken, TokenFields } from "~/schemas/token-input";
import { operation } from "../operation";
import { clientThere } from "./clients.server";
import { deskStore } from "./desk-store.server";

/** The letters that were sent to a client. */
export const deliveries = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (client, { context }) => {
    await clientThere(context, client);
    return { deliveries: await stored(deliveriesTo(deskStore(context), client)) };
  },
});

/** Keeps a letter that a browser has sealed: neither its words nor its key come along. */
export const makeDelivery = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: 2 * MOST_BYTES_OF_DELIVERY,
  fields: DeliveryFields,
  read: readDelivery,
  run: async ({ id, client, tokenHash, ciphertext, days, ...words }, { context }) => {
    await clientThere(context, client);
    const letter = { id: id ?? context.newId(), client, tokenHash, ciphertext, days, words };
    const made = await stored(addDelivery(deskStore(context), letter));
    switch (made.is) {
      case "full":
        throw invalidInput({ "": [deskRefusal("deliveries.too-many", MOST_DELIVERIES)] });
      case "gone":
        throw new Failure("gone", "This client was deleted meanwhile. Nothing was sent.");
      case "kept":
        return { delivery: made.delivery };
    }
  },
});

/** Takes a letter back: its link opens nothing any more. */
export const deleteDelivery = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ removed: await stored(revokeDelivery(deskStore(context), id)) }),
});

/** One answer, whether a letter is over, was taken back or never was. */
const notThere = () =>
  new Failure("not_found", "This link opens nothing: its time is over, or it was taken back by its sender.");

/** What is no token is answered like one that opens nothing. */
function readLink(raw: Readonly<Record<string, unknown>>) {
  const token = readToken(raw);
  if (!token.ok) throw notThere();
  return token;
}

/** Whether a link opens a letter, for its page. It is not opened by that. */
export const seeDelivery = operation({
  access: "desk",
  limit: "calculation",
  fields: TokenFields,
  read: readLink,
  run: async (token, { context }) => {
    if (!(await stored(isDelivered(deskStore(context), await digestOf(token))))) throw notThere();
    return null;
  },
});

/** The sealed letter of a link, for the browser that has the key. */
export const delivery = operation({
  access: "desk",
  limit: "calculation",
  fields: TokenFields,
  read: readLink,
  run: async (token, { context }) => {
    const letter = await stored(openDelivery(deskStore(context), await digestOf(token)));
    if (!letter) throw notThere();
    return letter;
  },
});
