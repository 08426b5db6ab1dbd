import { operation } from "~/calls/operation";
import { skyAhead, transits } from "~/calls/sky-at.server";
import { MomentFields, readMoment } from "~/schemas/moment-query";
import { transitsOfProfile } from "./transits-of-profile.server";

/** All that the screen shows of one moment, in the zodiac of the visitor's own chart: it counts as one calculation. */
export const skyOfPage = operation({
  access: "open",
  limit: "calculation",
  fields: MomentFields,
  read: readMoment,
  run: async (asked, args) => {
    const at = asked ?? Date.now();
    const own = await transitsOfProfile(args.context, at);
    const zodiac = own?.chart.zodiac ?? "Tropical";
    return {
      transits: await transits.run({ at, zodiac }, args),
      ahead: await skyAhead.run(at, args),
      own,
    };
  },
});
