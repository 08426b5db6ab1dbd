import { moonCalendarAnswer } from "~/answers/moon-calendar";
import { call, operation } from "~/http/call.server";
import { success } from "~/http/responses.server";
import { readEphemeris } from "~/schemas/ephemeris-input";

const moonCalendar = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readEphemeris,
    // A month of the Moon changes with a deployment at most.
    run: (input) => success(moonCalendarAnswer(input), { "Cache-Control": "public, max-age=86400" }),
  }),
});
export const loader = moonCalendar.loader;
export const action = moonCalendar.action;
