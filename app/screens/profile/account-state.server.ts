import { accountOf } from "~/auth/account.server";
import { feedOf } from "~/db/calendar-feeds.server";
import { database, stored } from "~/db/database.server";
import { peopleOf } from "~/db/people.server";
import { profileOf } from "~/db/profiles.server";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import type { AccountState } from "./account-state";

/** What the screen shows with the first HTML. */
export async function accountState(context: LoadContext): Promise<AccountState> {
  try {
    const account = await accountOf(context);
    if (!account) return { kind: "visitor" };
    const db = database(context.bindings.DB);
    const [profile, people, calendar] = await Promise.all([
      stored(profileOf(db, account.user.id)),
      stored(peopleOf(db, account.user.id)),
      stored(feedOf(db, account.user.id)),
    ]);
    return { kind: "signed-in", profile, people, calendar };
  } catch (error) {
    if (error instanceof Failure) return { kind: "unavailable" };
    throw error;
  }
}
