import { database, stored } from "~/db/database.server";
import { profileOf, saveProfile } from "~/db/profiles.server";
import { call, nothing, operation } from "~/http/call.server";
import { readBirthDetails } from "~/schemas/birth-details";

const profile = call({
  GET: operation({
    access: "personal",
    user: "required",
    read: nothing,
    run: (_, { context, account }) => stored(profileOf(database(context.bindings.DB), account.user.id)),
  }),
  POST: operation({
    access: "personal",
    user: "required",
    read: (raw, { context }) => readBirthDetails(raw, context.readAsset),
    run: (birth, { context, account }) =>
      stored(saveProfile(database(context.bindings.DB), account.user.id, birth)),
  }),
});
export const loader = profile.loader;
export const action = profile.action;
