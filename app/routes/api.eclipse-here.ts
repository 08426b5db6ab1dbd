import { call } from "~/calls/api.server";
import { eclipseHere } from "~/calls/here.server";

const api = call({ GET: eclipseHere });
export const loader = api.loader;
export const action = api.action;
