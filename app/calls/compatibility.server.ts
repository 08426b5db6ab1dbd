import { compatibilityAnswer } from "~/answers/compatibility";
import { CoupleFields, readCompatibility } from "~/schemas/compatibility-input";
import { answerMark } from "./answer-mark.server";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const compatibility = operation({
  access: "open",
  limit: "calculation",
  fields: CoupleFields,
  read: (raw, { readAsset }) => readCompatibility(raw, readAsset),
  run: (input, { context }) => orInvalid(compatibilityAnswer(input, () => answerMark(context))),
});
