import { compatibilityAnswer } from "~/answers/compatibility";
import { answerMark } from "~/http/answer-mark.server";
import { call, operation } from "~/http/call.server";
import { orInvalid } from "~/http/responses.server";
import { readCompatibility } from "~/schemas/compatibility-input";

const compatibility = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: (raw, { context }) => readCompatibility(raw, context.readAsset),
    run: (input, { context }) => orInvalid(compatibilityAnswer(input, () => answerMark(context))),
  }),
});
export const loader = compatibility.loader;
export const action = compatibility.action;
