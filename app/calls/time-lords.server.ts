import { timeLordsAnswer } from "~/answers/time-lords";
import { readTimeLords, TimeLordsFields } from "~/schemas/time-lords-input";
import { inWords, telling } from "./telling.server";

export const timeLords = telling({
  access: "open",
  limit: "calculation",
  fields: TimeLordsFields,
  read: (raw, { readAsset }) => readTimeLords(raw, readAsset),
  run: (input, { context }) => inWords(context, () => timeLordsAnswer(input, Date.now())),
});
