import { profectionsAnswer } from "~/answers/profections";
import { ProfectionsFields, readProfections } from "~/schemas/profections-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const annualProfections = telling({
  access: "open",
  limit: "calculation",
  fields: ProfectionsFields,
  read: readProfections,
  run: (input, { context }) => profectionsAnswer(input, textsFor(context)),
});
