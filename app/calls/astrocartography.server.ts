import { astrocartographyAnswer } from "~/answers/astrocartography";
import { readTimedBirth } from "~/schemas/astrocartography-input";
import { operation } from "./operation";

export const astrocartography = operation({
  access: "open",
  limit: "calculation",
  read: (raw, { readAsset }) => readTimedBirth(raw, readAsset),
  run: astrocartographyAnswer,
});
