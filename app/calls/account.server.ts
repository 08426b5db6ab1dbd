import { endSessions } from "~/auth/account.server";
import { claimSignIn } from "~/auth/claim-sign-in.server";
import { withinDailyWrites } from "~/auth/daily-rations.server";
import { deleteAccount as deleteAccountOf } from "~/auth/delete-account.server";
import { database, stored } from "~/db/database.server";
import { everythingOf } from "~/db/everything-of.server";
import { Failure } from "~/failure";
import { DeletionFields, readAccountDeletion } from "~/schemas/account-deletion";
import { ClaimFields, readSignInClaim } from "~/schemas/sign-in-claim";
import * as words from "~/words/failures";
import { nothing, operation } from "./operation";

export const user = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { account }) => {
    const { id, email, firstName, lastName, profileImageUrl } = account.user;
    return { id, email, firstName, lastName, profileImageUrl };
  },
});

/** Everything kept about the signed-in user. */
export const everything = operation({
  access: "personal",
  user: "required",
  limit: "change",
  read: nothing,
  run: (_, { context, account }) => stored(everythingOf(database(context.bindings.DB), account.user)),
});

export const deleteAccount = operation({
  access: "personal",
  user: "required",
  limit: "change",
  fields: DeletionFields,
  read: readAccountDeletion,
  run: async (asked, { context, account }) => {
    // Counted as all writes are, and refused to nobody: a sign-in comes before each, and a day has so many of those.
    await withinDailyWrites(context, account.user);
    await deleteAccountOf(account, asked, context);
    return { deleted: true } as const;
  },
});

/** Ends the user's sessions in every browser. */
export const signOutEverywhere = operation({
  access: "personal",
  user: "required",
  read: nothing,
  run: (_, { context, account }) => endSessions(account, context, true),
});

/** An embed asks for the session of the sign-in that it opened a window for: `waiting` until somebody has signed in. */
export const claim = operation({
  access: "personal",
  limit: "claim",
  fields: ClaimFields,
  read: readSignInClaim,
  run: async ({ verifier }, { context }) => {
    const { kind, cookies } = await claimSignIn(verifier, context);
    if (kind === "gone") {
      throw new Failure("gone", words.signInIsOver);
    }
    return { kind, cookies };
  },
});
