import { numerologyAnswer } from "~/answers/numerology";
import { readNumerology } from "~/schemas/numerology-input";
import { operation } from "./operation";

export const numerology = operation({
  access: "open",
  limit: "calculation",
  read: readNumerology,
  run: (input) => numerologyAnswer(input, new Date().getUTCFullYear()),
});
