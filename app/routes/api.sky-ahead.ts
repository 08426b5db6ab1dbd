import { skyAheadAnswer } from "~/answers/sky-ahead";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const skyAhead = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => skyAheadAnswer(at ?? Date.now()),
  }),
});
export const loader = skyAhead.loader;
export const action = skyAhead.action;
