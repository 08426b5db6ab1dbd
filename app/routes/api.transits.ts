import { transitsAnswer } from "~/answers/transits";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const transits = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => transitsAnswer(at ?? Date.now()),
  }),
});
export const loader = transits.loader;
export const action = transits.action;
