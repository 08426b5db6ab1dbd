import { birthChartAnswer } from "~/answers/birth-chart";
import { BirthFields, readBirth } from "~/schemas/read-birth";
import { answerMark } from "./answer-mark.server";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const birthChart = operation({
  access: "open",
  limit: "calculation",
  fields: BirthFields,
  read: (raw, { readAsset }) => readBirth(raw, readAsset),
  run: (birth, { context }) => orInvalid(birthChartAnswer(birth, answerMark(context))),
});
