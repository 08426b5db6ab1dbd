import { skyMarksAnswer } from "~/answers/sky-marks";
import { readSkyMarks, SkyMarksFields } from "~/schemas/sky-marks-query";
import { operation } from "./operation";

export const skyMarks = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: 86_400, // a span of the sky changes with a deployment at most
  fields: SkyMarksFields,
  read: readSkyMarks,
  run: skyMarksAnswer,
});
