import { answering, call } from "~/calls/api.server";
import { subscribedCalendar } from "~/calls/calendar.server";
import { calendarResponse } from "~/http/calendar-response.server";

const asCalendar = answering(subscribedCalendar, (file) =>
  calendarResponse(file, "calendar.ics", { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" }),
);

const feed = call({ GET: asCalendar });
export const loader = feed.loader;
export const action = feed.action;
