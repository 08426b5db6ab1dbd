import { electionsAnswer } from "~/answers/elections";
import { ElectionsFields, readElections } from "~/schemas/elections-input";
import { orInvalid } from "./perform.server";
import { telling } from "./telling.server";

export const elections = telling({
  access: "open",
  limit: "calculation",
  fields: ElectionsFields,
  read: (raw, { readAsset }) => readElections(raw, readAsset),
  run: (input) => orInvalid(electionsAnswer(input)),
});
