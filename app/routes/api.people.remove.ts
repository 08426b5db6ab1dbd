import { database, stored } from "~/db/database.server";
import { removePerson } from "~/db/people.server";
import { call, operation } from "~/http/call.server";
import { readId } from "~/schemas/birth-details";

const removal = call({
  POST: operation({
    access: "personal",
    user: "required",
    read: readId,
    // Somebody else's id and one that is gone are alike: nothing was removed.
    run: async (id, { context, account }) => ({
      removed: await stored(removePerson(database(context.bindings.DB), account.user.id, id)),
    }),
  }),
});
export const loader = removal.loader;
export const action = removal.action;
