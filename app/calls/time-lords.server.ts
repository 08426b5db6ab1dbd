import { timeLordsAnswer } from "~/answers/time-lords";
import { readTimeLords, TimeLordsFields } from "~/schemas/time-lords-input";
import { telling } from "./telling.server";

export const timeLords = telling({
  access: "open",
  limit: "calculation",
  fields: TimeLordsFields,
  read: (raw, { readAsset }) => readTimeLords(raw, readAsset),
  run: (input) => timeLordsAnswer(input, Date.now()),
});
