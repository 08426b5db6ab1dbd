import { forecastAnswer } from "~/answers/forecast";
import { ForecastFields, readForecast } from "~/schemas/forecast-input";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const forecast = operation({
  access: "open",
  limit: "calculation",
  fields: ForecastFields,
  read: (raw, { readAsset }) => readForecast(raw, readAsset),
  run: (input) => orInvalid(forecastAnswer(input)),
});
