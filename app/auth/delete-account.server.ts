import { database, stored } from "~/db/database.server";
import { deleteUser } from "~/db/users.server";
import type { LoadContext } from "~/load-context";
import type { AccountDeletion } from "~/schemas/account-deletion";
import { type Account, forgetInKv } from "./account.server";

/** Deletes the account and ends its sessions everywhere: a session without its user is none. */
export async function deleteAccount(
  { user, session }: Account,
  { quizSubmissions }: AccountDeletion,
  context: LoadContext,
) {
  await stored(deleteUser(database(context.bindings.DB), user, { quizSubmissions }));
  forgetInKv(session, context);
}
