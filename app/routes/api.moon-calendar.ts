import { call } from "~/calls/api.server";
import { moonCalendar } from "~/calls/months.server";

const api = call({ GET: moonCalendar });
export const loader = api.loader;
export const action = api.action;
