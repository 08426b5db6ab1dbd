import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerCall, answering } from "~/calls/answer-call.server";
import { subscribedCalendar } from "~/calls/calendar.server";
import { calendarResponse } from "~/http/calendar-response.server";

const asCalendar = answering(subscribedCalendar, ({ file, tag }) => {
  // Kept by the program that asked, which asks again each time whether it still holds.
  const headers = { "Cache-Control": "private, no-cache", ETag: tag, "X-Robots-Tag": "noindex" };
  if (file === null) return new Response(null, { status: 304, headers });
  return calendarResponse(file, "calendar.ics", headers);
});

/** In no table of calls: its address is somebody's secret, and calendar programs ask for it. */
export const loader = (args: LoaderFunctionArgs) => answerCall({ GET: asCalendar }, args);
export const action = loader;
