import * as z from "zod";
import { countedLetters } from "~/numerology/letters";
import { refusal } from "~/refusals";
import { requiredDate, wholeNumber } from "./birth-input";
import { described, ifTyped, optionalText, readBy, refuse, requiredText } from "./fields";
import { flag } from "./flag";

function counted(name: string, context: z.core.$RefinementCtx): string {
  return countedLetters(name).length > 0 ? name : refuse(context, refusal("name.no-letters"));
}

export const NumerologyFields = z.object({
  fullName: described("The name at birth, in Latin letters", requiredText("full-name.required")).transform(
    counted,
  ),
  birthDate: requiredDate("date.required"),
  /** The visitor's calendar year, for the personal year: around New Year it is not everybody's. */
  year: described("Of the personal year; default that of `on`", ifTyped(wholeNumber(1800, 2100))),
  /** Whether the numbers over time are wanted, and the day that they are wanted for: as with the year. */
  cycles: flag("Answer the numbers over time too"),
  on: described("The day of the numbers over time; default today, UTC", ifTyped(requiredDate("date.blank"))),
  /** Whether maturity, karmic lessons and the name that is used today are wanted. */
  more: flag("Answer maturity, karmic lessons and the current name too"),
  currentName: described("The name that is used today", optionalText()).transform((name, context) =>
    name === undefined ? undefined : counted(name, context),
  ),
});
/** A day or a name that is given is given for its numbers. */
const NumerologySchema = NumerologyFields.transform((input) => ({
  ...input,
  cycles: input.cycles || input.on !== undefined,
  more: input.more || input.currentName !== undefined,
}));
export type NumerologyInput = z.infer<typeof NumerologySchema>;

export const readNumerology = readBy(NumerologySchema);
