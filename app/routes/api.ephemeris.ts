import { call } from "~/calls/api.server";
import { ephemeris } from "~/calls/months.server";

const api = call({ GET: ephemeris, POST: ephemeris });
export const loader = api.loader;
export const action = api.action;
