import { astrocartographyAnswer } from "~/answers/astrocartography";
import { readTimedBirth, TimedBirthFields } from "~/schemas/astrocartography-input";
import { operation } from "./operation";

export const astrocartography = operation({
  access: "open",
  limit: "calculation",
  fields: TimedBirthFields,
  read: (raw, { readAsset }) => readTimedBirth(raw, readAsset),
  run: astrocartographyAnswer,
});
