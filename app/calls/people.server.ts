import { database, stored } from "~/db/database.server";
import {
  changePerson,
  peopleOf,
  removePerson as removePersonOf,
  savePerson as savePersonOf,
} from "~/db/people.server";
import { invalidInput } from "~/failure";
import { refusal } from "~/refusals";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import { IdFields, PersonFields, readId, readPersonDetails } from "~/schemas/birth-details";
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

/** With an id it changes whom it names, without one it saves somebody new. */
export const savePerson = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: PersonFields,
  read: (raw, { readAsset }) => readPersonDetails(raw, readAsset),
  run: async ({ id, birth }, { context, account }) => {
    const db = database(context.bindings.DB);
    if (id !== null) {
      const changed = await stored(changePerson(db, account.user.id, id, birth));
      if (typeof changed === "string") throw invalidInput({ "": [refusal(`person.${changed}`)] });
      return changed;
    }
    const saved = await stored(savePersonOf(db, account.user.id, birth));
    if (!saved) throw invalidInput({ "": [refusal("people.too-many", MOST_PEOPLE)] });
    return saved;
  },
});

export const removePerson = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  // Somebody else's id and one that is gone are alike: nothing was removed.
  run: async (id, { context, account }) => ({
    removed: await stored(removePersonOf(database(context.bindings.DB), account.user.id, id)),
  }),
});
