import { database, stored } from "~/db/database.server";
import { profileOf, saveProfile as saveProfileOf } from "~/db/profiles.server";
import { DetailsFields, readBirthDetails } from "~/schemas/birth-details";
import { nothing, operation } from "./operation";

export const profile = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { context, account }) => stored(profileOf(database(context.bindings.DB), account.user.id)),
});

export const saveProfile = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: DetailsFields,
  read: (raw, { readAsset }) => readBirthDetails(raw, readAsset),
  run: (birth, { context, account }) =>
    stored(saveProfileOf(database(context.bindings.DB), account.user.id, birth)),
});
