import { horaryAnswer } from "~/answers/horary";
import { HoraryFields, readHorary } from "~/schemas/horary-input";
import { inWords, telling } from "./telling.server";

export const horary = telling({
  access: "open",
  limit: "calculation",
  fields: HoraryFields,
  read: (raw, { readAsset }) => readHorary(raw, readAsset),
  run: (input, { context }) => inWords(context, () => horaryAnswer(input)),
});
