import { skyMarksAnswer } from "~/answers/sky-marks";
import { readSkyMarks, SkyMarksFields } from "~/schemas/sky-marks-query";
import { operation } from "./operation";

export const skyMarks = operation({
  access: "open",
  limit: "calculation",
  fields: SkyMarksFields,
  read: readSkyMarks,
  run: skyMarksAnswer,
});
