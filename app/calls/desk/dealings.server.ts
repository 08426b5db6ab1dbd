import { stored } from "~/db/database.server";
import { deliveriesTo } from "~/db/deliveries.server";
import { readingsOfClient } from "~/db/readings.server";
import { requestsOfClient } from "~/db/requests.server";
import { IdFields, readId } from "~/schemas/birth-details";
import { LETTERS_OF_A_CLIENT } from "~/schemas/desk-limits";
import { operation } from "../operation";
import { deskStore } from "./desk-store.server";

/** What there is of a client besides data and notes, the newest of each: requests, readings and letters. */
export const dealings = operation({
  access: "owner",
  user: "required",
  fields: IdFields,
  read: readId,
  run: async (client, { context }) => {
    const store = deskStore(context);
    const [requests, readings, letters] = await stored(
      Promise.all([
        requestsOfClient(store, client),
        readingsOfClient(store, client),
        deliveriesTo(store, client, LETTERS_OF_A_CLIENT),
      ]),
    );
    return {
      requests,
      readings: readings.named.map(({ id, title, updatedAt }) => ({ id, title, updatedAt })),
      allReadings: readings.all,
      letters,
    };
  },
});
