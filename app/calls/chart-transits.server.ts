import { chartTransitsAnswer } from "~/answers/chart-transits";
import { ChartFields, readChartTransits } from "~/schemas/chart-transits-input";
import { operation } from "./operation";

export const chartTransits = operation({
  access: "open",
  limit: "calculation",
  fields: ChartFields,
  read: readChartTransits,
  run: (input) => chartTransitsAnswer(input, input.at ?? Date.now()),
});
