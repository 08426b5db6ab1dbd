import { forgetSession } from "~/auth/session.server";
import { deleteAccount } from "~/calls/account.server";
import { answering, call } from "~/calls/api.server";
import { noticeCookie } from "~/calls/notice.server";
import { withCookies } from "~/http/cookies.server";
import { success } from "~/http/responses.server";

const andSignOut = answering(deleteAccount, (data, context) =>
  withCookies(success(data), [...forgetSession(context), noticeCookie(context, "account-deleted")]),
);

const api = call({ POST: andSignOut });
export const loader = api.loader;
export const action = api.action;
