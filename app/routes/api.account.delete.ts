import { deleteAccount } from "~/auth/delete-account.server";
import { forgetSession } from "~/auth/session.server";
import { call, operation } from "~/http/call.server";
import { withCookies } from "~/http/cookies.server";
import { success } from "~/http/responses.server";
import { readAccountDeletion } from "~/schemas/account-deletion";

const deletion = call({
  POST: operation({
    access: "personal",
    user: "required",
    read: readAccountDeletion,
    run: async (asked, { request, context, account }) => {
      await deleteAccount(account, asked, context);
      return withCookies(success({ deleted: true }), forgetSession(request, context));
    },
  }),
});
export const loader = deletion.loader;
export const action = deletion.action;
