import { moonAheadAnswer } from "~/answers/moon-ahead";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const moonAhead = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => moonAheadAnswer(at ?? Date.now()),
  }),
});
export const loader = moonAhead.loader;
export const action = moonAhead.action;
