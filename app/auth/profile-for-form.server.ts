import { database, stored } from "~/db/database.server";
import { profileOf } from "~/db/profiles.server";
import type { LoadContext } from "~/load-context";
import type { BirthDetails } from "~/schemas/birth-details";
import { accountIfKnown } from "./account.server";

/** What a form begins with: the saved profile; null for visitors, and while it cannot be read. */
export async function profileForForm(context: LoadContext): Promise<BirthDetails | null> {
  const account = await accountIfKnown(context);
  if (!account) return null;
  return stored(profileOf(database(context.bindings.DB), account.user.id)).catch(() => null);
}
