import { answering, call } from "~/calls/api.server";
import { subscribedCalendar } from "~/calls/calendar.server";
import { calendarResponse } from "~/http/calendar-response.server";

const asCalendar = answering(subscribedCalendar, ({ file, tag }) => {
  // Kept by the program that asked, which asks again each time whether it still holds.
  const headers = { "Cache-Control": "private, no-cache", ETag: tag, "X-Robots-Tag": "noindex" };
  if (file === null) return new Response(null, { status: 304, headers });
  return calendarResponse(file, "calendar.ics", headers);
});

const feed = call({ GET: asCalendar });
export const loader = feed.loader;
export const action = feed.action;
