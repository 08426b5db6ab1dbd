import { returnReadingAnswer } from "~/answers/return-reading";
import { ReturnReadingFields, readReturnReading } from "~/schemas/return-reading-input";
import { answerMark } from "./answer-mark.server";
import { orInvalid } from "./perform.server";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const returnReading = telling({
  access: "open",
  limit: "calculation",
  fields: ReturnReadingFields,
  read: (raw, { readAsset }) => readReturnReading(raw, readAsset),
  run: async (input, { context }) =>
    orInvalid(
      await returnReadingAnswer(input, input.at ?? Date.now(), answerMark(context), textsFor(context)),
    ),
});
