import { moonPhaseAnswer } from "~/answers/moon-phase";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const moonPhase = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => moonPhaseAnswer(at ?? Date.now()),
  }),
});
export const loader = moonPhase.loader;
export const action = moonPhase.action;
