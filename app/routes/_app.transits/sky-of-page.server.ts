import { skyAheadAnswer } from "~/answers/sky-ahead";
import { transitsAnswer } from "~/answers/transits";
import { operation } from "~/calls/operation";
import { MomentFields, readMoment } from "~/schemas/moment-query";
import { transitsOfProfile } from "./transits-of-profile.server";

/** All that the screen shows of one moment, in the zodiac of the visitor's own chart: it counts as one calculation. */
export const skyOfPage = operation({
  access: "open",
  limit: "calculation",
  fields: MomentFields,
  read: readMoment,
  run: async (at, { context }) => {
    const instant = at ?? Date.now();
    const own = await transitsOfProfile(context, instant);
    return { transits: transitsAnswer(instant, own?.chart.zodiac), ahead: skyAheadAnswer(instant), own };
  },
});
