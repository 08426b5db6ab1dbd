import { profectionsAnswer } from "~/answers/profections";
import { ProfectionsFields, readProfections } from "~/schemas/profections-input";
import { operation } from "./operation";

export const annualProfections = operation({
  access: "open",
  limit: "calculation",
  fields: ProfectionsFields,
  read: readProfections,
  run: profectionsAnswer,
});
