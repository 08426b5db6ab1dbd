import { derivedChartAnswer } from "~/answers/derived-chart";
import { DerivedChartFields, readDerivedChart } from "~/schemas/derived-chart-input";
import { answerMark } from "./answer-mark.server";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const derivedChart = operation({
  access: "open",
  limit: "calculation",
  fields: DerivedChartFields,
  read: (raw, { readAsset }) => readDerivedChart(raw, readAsset),
  run: (input, { context }) =>
    orInvalid(derivedChartAnswer(input, input.at ?? Date.now(), answerMark(context))),
});
