import { electionsAnswer } from "~/answers/elections";
import { SHOWN_WINDOWS } from "~/schemas/election-rows";
import { ElectionsFields, readElections } from "~/schemas/elections-input";
import { ElectionsQueryFields, readElectionsQuery } from "~/schemas/elections-query";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";
import { inWords, telling } from "./telling.server";

export const elections = telling({
  access: "open",
  limit: "calculation",
  fields: ElectionsFields,
  read: (raw, { readAsset }) => readElections(raw, readAsset),
  run: (input, { context }) => inWords(context, () => orInvalid(electionsAnswer(input))),
});

/** The same for the screen, which shows fewer windows. */
export const electionsShown = operation({
  ...elections,
  run: (input, { context }) => inWords(context, () => orInvalid(electionsAnswer(input, SHOWN_WINDOWS))),
});

/** The same, asked for by an address: for files. */
export const electionsByAddress = telling({
  access: "open",
  limit: "calculation",
  fields: ElectionsQueryFields,
  read: (raw, { readAsset }) => readElectionsQuery(raw, readAsset),
  run: (input, { context }) => inWords(context, () => orInvalid(electionsAnswer(input))),
});
