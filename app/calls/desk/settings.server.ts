import { stored } from "~/db/database.server";
import { deskSettingsOf, type KeptSettings, setDeskSettings } from "~/db/desk-settings.server";
import { deskRefusal } from "~/desk-refusals";
import { DeskSettingsFields, readDeskSettings } from "~/schemas/desk-settings-input";
import { nothing, operation } from "../operation";
import { deskStore } from "./desk-store.server";
import { keptOrBoth } from "./written.server";

/** What the owner has set on the desk. */
export const settings = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => ({ settings: await stored(deskSettingsOf(deskStore(context))) }),
});

/** Sets it, over the version that was shown: 0 where nothing was ever set. */
export const saveSettings = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: DeskSettingsFields,
  read: readDeskSettings,
  run: async ({ updatedAt, ...given }, { context }) => {
    const written = await stored(setDeskSettings(deskStore(context), updatedAt, given));
    return keptOrBoth<KeptSettings, typeof given>(written, given, deskRefusal("updated-at.required"));
  },
});
