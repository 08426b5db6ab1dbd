import { call } from "~/calls/api.server";
import { moonAhead } from "~/calls/sky-at.server";

const api = call({ GET: moonAhead });
export const loader = api.loader;
export const action = api.action;
