import { numerologyAnswer } from "~/answers/numerology";
import { dateOfIso } from "~/astrology/calendar";
import { NumerologyFields, readNumerology } from "~/schemas/numerology-input";
import { operation } from "./operation";

export const numerology = operation({
  access: "open",
  limit: "calculation",
  fields: NumerologyFields,
  read: readNumerology,
  run: (input) => numerologyAnswer(input, dateOfIso(new Date().toISOString())),
});
