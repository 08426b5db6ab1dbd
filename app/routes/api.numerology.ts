import { numerologyAnswer } from "~/answers/numerology";
import { call, operation } from "~/http/call.server";
import { readNumerology } from "~/schemas/numerology-input";

const numerology = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: readNumerology,
    run: (input) => numerologyAnswer(input, new Date().getUTCFullYear()),
  }),
});
export const loader = numerology.loader;
export const action = numerology.action;
