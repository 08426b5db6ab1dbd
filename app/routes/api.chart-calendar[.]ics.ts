import { answering, call } from "~/calls/api.server";
import { chartCalendarFile } from "~/calls/calendar.server";
import { calendarResponse } from "~/http/calendar-response.server";

const api = call({ POST: answering(chartCalendarFile, (file) => calendarResponse(file, "transits.ics")) });
export const loader = api.loader;
export const action = api.action;
