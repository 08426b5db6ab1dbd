import { chartTransitsAnswer } from "~/answers/chart-transits";
import { call, operation } from "~/http/call.server";
import { readChartTransits } from "~/schemas/chart-transits-input";

const chartTransits = call({
  POST: operation({
    access: "open",
    limit: "calculation",
    read: readChartTransits,
    run: (input) => chartTransitsAnswer(input, Date.now()),
  }),
});
export const loader = chartTransits.loader;
export const action = chartTransits.action;
