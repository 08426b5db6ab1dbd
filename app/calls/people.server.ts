import { database, stored } from "~/db/database.server";
import { peopleOf, removePerson as removePersonOf, savePerson as savePersonOf } from "~/db/people.server";
import { invalidInput } from "~/failure";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import { readBirthDetails, readId } from "~/schemas/birth-details";
import { nothing, operation } from "./operation";

/** Others whose births a user keeps at hand, to pick in any form. */
export const people = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: async (_, { context, account }) => ({
    people: await stored(peopleOf(database(context.bindings.DB), account.user.id)),
  }),
});

export const savePerson = operation({
  access: "personal",
  user: "required",
  writes: true,
  read: (raw, { readAsset }) => readBirthDetails(raw, readAsset),
  run: async (birth, { context, account }) => {
    const saved = await stored(savePersonOf(database(context.bindings.DB), account.user.id, birth));
    if (!saved) throw invalidInput({ "": [`${MOST_PEOPLE} people are saved already: remove one first`] });
    return saved;
  },
});

export const removePerson = operation({
  access: "personal",
  user: "required",
  writes: true,
  read: readId,
  // Somebody else's id and one that is gone are alike: nothing was removed.
  run: async (id, { context, account }) => ({
    removed: await stored(removePersonOf(database(context.bindings.DB), account.user.id, id)),
  }),
});
