import { saveSettings as saveSettingsOf, settingsOf } from "~/db/chart-settings.server";
import { database, stored } from "~/db/database.server";
import { KeptSettingsFields, readSettingsToKeep } from "~/schemas/chart-settings-input";
import { nothing, operation } from "./operation";

/** How the signed-in user wants charts drawn; null for the defaults. */
export const settings = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { account }) => ({ settings: settingsOf(account.user) }),
});

export const saveSettings = operation({
  access: "personal",
  user: "required",
  writes: true,
  fields: KeptSettingsFields,
  read: readSettingsToKeep,
  run: async (chosen, { context, account }) => {
    await stored(saveSettingsOf(database(context.bindings.DB), account.user.id, chosen));
    return { settings: chosen };
  },
});
