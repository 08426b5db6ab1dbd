import { timeLordsAnswer } from "~/answers/time-lords";
import { readTimeLords, TimeLordsFields } from "~/schemas/time-lords-input";
import { operation } from "./operation";

export const timeLords = operation({
  access: "open",
  limit: "calculation",
  fields: TimeLordsFields,
  read: (raw, { readAsset }) => readTimeLords(raw, readAsset),
  run: (input) => timeLordsAnswer(input, Date.now()),
});
