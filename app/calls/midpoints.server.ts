import { midpointsAnswer } from "~/answers/midpoints";
import { MidpointsFields, readMidpoints } from "~/schemas/midpoints-input";
import { operation } from "./operation";

export const midpoints = operation({
  access: "open",
  limit: "calculation",
  fields: MidpointsFields,
  read: (raw, { readAsset }) => readMidpoints(raw, readAsset),
  run: midpointsAnswer,
});
