import { profectionsAnswer } from "~/answers/profections";
import { readProfections } from "~/schemas/profections-input";
import { operation } from "./operation";

export const annualProfections = operation({
  access: "open",
  limit: "calculation",
  read: readProfections,
  run: profectionsAnswer,
});
