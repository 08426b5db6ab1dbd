import { profectionsAnswer } from "~/answers/profections";
import { ProfectionsFields, readProfections } from "~/schemas/profections-input";
import { operation } from "./operation";
import { textsFor } from "./texts.server";

export const annualProfections = operation({
  access: "open",
  limit: "calculation",
  fields: ProfectionsFields,
  read: readProfections,
  run: (input, { context }) => profectionsAnswer(input, textsFor(context)),
});
