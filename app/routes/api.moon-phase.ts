import { moonPhaseAt } from "~/astrology/lunar-phase";
import { call, operation } from "~/http/call.server";
import { readMoment } from "~/schemas/moment-query";

const moonPhase = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => moonPhaseAt(at ?? Date.now()),
  }),
});
export const loader = moonPhase.loader;
export const action = moonPhase.action;
