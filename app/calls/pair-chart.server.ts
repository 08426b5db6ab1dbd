import { pairChartAnswer } from "~/answers/pair-chart";
import { PairChartFields, readPairChart } from "~/schemas/pair-chart-input";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const pairChart = operation({
  access: "open",
  limit: "calculation",
  fields: PairChartFields,
  read: (raw, { readAsset }) => readPairChart(raw, readAsset),
  run: (input) => orInvalid(pairChartAnswer(input)),
});
