import { astrocartographyAnswer } from "~/answers/astrocartography";
import { readTimedBirth, TimedBirthFields } from "~/schemas/astrocartography-input";
import { operation } from "./operation";
import { textsFor } from "./texts.server";

export const astrocartography = operation({
  access: "open",
  limit: "calculation",
  fields: TimedBirthFields,
  read: (raw, { readAsset }) => readTimedBirth(raw, readAsset),
  run: (birth, { context }) => astrocartographyAnswer(birth, textsFor(context)),
});
