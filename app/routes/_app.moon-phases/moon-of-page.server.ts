import { moonAheadAnswer } from "~/answers/moon-ahead";
import { moonCalendarAnswer } from "~/answers/moon-calendar";
import { moonPhaseAnswer } from "~/answers/moon-phase";
import { operation } from "~/calls/operation";
import { EphemerisFields, readEphemeris } from "~/schemas/ephemeris-input";

/** All that the screen shows of now, beside a month's calendar: it counts as one calculation. */
export const moonOfPage = operation({
  access: "open",
  limit: "calculation",
  fields: EphemerisFields,
  read: readEphemeris,
  run: (month) => {
    const now = Date.now();
    return {
      now: new Date(now).toISOString(),
      moon: moonPhaseAnswer(now),
      ahead: moonAheadAnswer(now),
      calendar: moonCalendarAnswer(month),
    };
  },
});
