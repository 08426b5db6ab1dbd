import { database, stored } from "~/db/database.server";
import { peopleOf, savePerson } from "~/db/people.server";
import { call, nothing, operation } from "~/http/call.server";
import { invalidInput } from "~/http/responses.server";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import { readBirthDetails } from "~/schemas/birth-details";

/** Others whose births a user keeps at hand, to pick in any form. */
const people = call({
  GET: operation({
    access: "personal",
    user: "required",
    read: nothing,
    run: async (_, { context, account }) => ({
      people: await stored(peopleOf(database(context.bindings.DB), account.user.id)),
    }),
  }),
  POST: operation({
    access: "personal",
    user: "required",
    read: (raw, { context }) => readBirthDetails(raw, context.readAsset),
    run: async (birth, { context, account }) => {
      const saved = await stored(savePerson(database(context.bindings.DB), account.user.id, birth));
      if (!saved) throw invalidInput({ "": [`${MOST_PEOPLE} people are saved already: remove one first`] });
      return saved;
    },
  }),
});
export const loader = people.loader;
export const action = people.action;
