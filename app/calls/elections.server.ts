import { electionsAnswer } from "~/answers/elections";
import { ElectionsFields, readElections } from "~/schemas/elections-input";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

export const elections = operation({
  access: "open",
  limit: "calculation",
  fields: ElectionsFields,
  read: (raw, { readAsset }) => readElections(raw, readAsset),
  run: (input) => orInvalid(electionsAnswer(input)),
});
