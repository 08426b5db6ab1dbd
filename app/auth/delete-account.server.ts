import { database, stored } from "~/db/database.server";
import { deleteUser } from "~/db/users.server";
import { Failure } from "~/failure";
import type { LoadContext } from "~/load-context";
import type { AccountDeletion } from "~/schemas/account-deletion";
import * as words from "~/words/failures";
import type { Account } from "./account.server";
import { forgetInKv } from "./session.server";

/**
 * Deletes the account and ends its sessions everywhere. A page around ours could
 * lay itself over the form and have it clicked: a session that began inside one may not.
 * @throws Failure for such a session, and when D1 fails
 */
export async function deleteAccount(
  { user, session }: Account,
  { quizSubmissions }: AccountDeletion,
  context: LoadContext,
) {
  if (session.embedded) {
    throw new Failure("forbidden", words.deletedOnThisSiteItself);
  }
  const ended = await stored(deleteUser(database(context.bindings.DB), user, { quizSubmissions }));
  forgetInKv(ended, context);
}
