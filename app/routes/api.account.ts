import { database, stored } from "~/db/database.server";
import { everythingOf } from "~/db/everything-of.server";
import { call, nothing, operation } from "~/http/call.server";
import { success } from "~/http/responses.server";

/** Everything kept about the signed-in user, as a file. */
const account = call({
  GET: operation({
    access: "personal",
    user: "required",
    read: nothing,
    run: async (_, { context, account: { user } }) =>
      success(await stored(everythingOf(database(context.bindings.DB), user)), {
        "Content-Disposition": 'attachment; filename="my-data.json"',
      }),
  }),
});
export const loader = account.loader;
export const action = account.action;
