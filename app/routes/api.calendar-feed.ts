import { call } from "~/calls/api.server";
import { calendarFeed, changeCalendarFeed } from "~/calls/calendar.server";

const api = call({ GET: calendarFeed, POST: changeCalendarFeed });
export const loader = api.loader;
export const action = api.action;
