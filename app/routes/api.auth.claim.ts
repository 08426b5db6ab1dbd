import { claim } from "~/calls/account.server";
import { answering, call } from "~/calls/api.server";
import { withCookies } from "~/http/cookies.server";
import { success } from "~/http/responses.server";

const andSignIn = answering(claim, ({ kind, cookies }) => withCookies(success({ status: kind }), cookies));

const api = call({ POST: andSignIn });
export const loader = api.loader;
export const action = api.action;
