import { chartTransitsAnswer } from "~/answers/chart-transits";
import { ChartFields, readChartTransits } from "~/schemas/chart-transits-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const chartTransits = telling({
  access: "open",
  limit: "calculation",
  fields: ChartFields,
  read: readChartTransits,
  run: (input, { context }) => chartTransitsAnswer(input, input.at ?? Date.now(), textsFor(context)),
});
