import { transitsAt } from "~/astrology/transits";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const transits = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => transitsAt(at ?? Date.now()),
  }),
});
export const loader = transits.loader;
export const action = transits.action;
