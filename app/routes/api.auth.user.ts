import { user } from "~/calls/account.server";
import { call } from "~/calls/api.server";

const api = call({ GET: user });
export const loader = api.loader;
export const action = api.action;
