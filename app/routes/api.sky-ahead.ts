import { call } from "~/calls/api.server";
import { skyAhead } from "~/calls/sky-at.server";

const api = call({ GET: skyAhead });
export const loader = api.loader;
export const action = api.action;
