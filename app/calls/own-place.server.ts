import { database, stored } from "~/db/database.server";
import { ownPlaceOf, saveOwnPlace as savePlaceOf } from "~/db/own-place.server";
import { OwnPlaceFields, readOwnPlace } from "~/schemas/own-place-input";
import { nothing, operation } from "./operation";

/** Where the signed-in user stands; null where they did not say. */
export const ownPlace = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { account }) => ({ place: ownPlaceOf(account.user) }),
});

export const saveOwnPlace = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: OwnPlaceFields,
  read: readOwnPlace,
  run: async (place, { context, account }) => {
    await stored(savePlaceOf(database(context.bindings.DB), account.user.id, place));
    return { place };
  },
});
