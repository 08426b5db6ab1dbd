import { call } from "~/calls/api.server";
import { transits } from "~/calls/sky-at.server";

const api = call({ GET: transits });
export const loader = api.loader;
export const action = api.action;
