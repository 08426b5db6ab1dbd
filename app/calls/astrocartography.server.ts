import { astrocartographyAnswer } from "~/answers/astrocartography";
import { readTimedBirth, TimedBirthFields } from "~/schemas/astrocartography-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const astrocartography = telling({
  access: "open",
  limit: "calculation",
  fields: TimedBirthFields,
  read: (raw, { readAsset }) => readTimedBirth(raw, readAsset),
  run: (birth, { context }) => astrocartographyAnswer(birth, textsFor(context)),
});
