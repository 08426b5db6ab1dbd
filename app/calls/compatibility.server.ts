import { compatibilityAnswer } from "~/answers/compatibility";
import { synastryTexts } from "~/readings/synastry/library";
import { CoupleFields, readCompatibility } from "~/schemas/compatibility-input";
import { answerMark } from "./answer-mark.server";
import { orInvalid } from "./perform.server";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const compatibility = telling({
  access: "open",
  limit: "calculation",
  fields: CoupleFields,
  read: (raw, { readAsset }) => readCompatibility(raw, readAsset),
  run: async (input, { context }) => {
    const texts = await synastryTexts(textsFor(context));
    return orInvalid(compatibilityAnswer(input, () => answerMark(context), texts));
  },
});
