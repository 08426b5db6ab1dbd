import { derivedChartAnswer } from "~/answers/derived-chart";
import { furtherChartAnswer } from "~/answers/further-chart";
import { DerivedChartFields, readDerivedChart } from "~/schemas/derived-chart-input";
import { answerMark } from "./answer-mark.server";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const derivedChart = operation({
  access: "open",
  limit: "calculation",
  fields: DerivedChartFields,
  read: (raw, { readAsset }) => readDerivedChart(raw, readAsset),
  run: (input, { context }) => {
    const at = input.at ?? Date.now();
    const mark = answerMark(context);
    // A chart for another moment or place has options; one of the birth itself has none.
    return "options" in input
      ? orInvalid(derivedChartAnswer(input, at, mark))
      : orInvalid(furtherChartAnswer(input, at, mark));
  },
});
