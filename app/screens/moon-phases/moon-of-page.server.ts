import { moonCalendar } from "~/calls/months.server";
import { operation } from "~/calls/operation";
import { moonAhead, moonPhase } from "~/calls/sky-at.server";
import { EphemerisFields, readEphemeris } from "~/schemas/ephemeris-input";

/** All that the screen shows of now, beside a month's calendar: it counts as one calculation. */
export const moonOfPage = operation({
  access: "open",
  limit: "calculation",
  fields: EphemerisFields,
  read: readEphemeris,
  run: async (month, args) => {
    const now = Date.now();
    return {
      now: new Date(now).toISOString(),
      moon: await moonPhase.run(now, args),
      ahead: await moonAhead.run(now, args),
      calendar: await moonCalendar.run(month, args),
    };
  },
});
