import * as z from "zod";
import { countedLetters } from "~/numerology/letters";
import { NO_LETTERS_REASON } from "~/numerology/profile";
import { requiredDate, wholeNumber } from "./birth-input";
import { isUntyped, readBy, refuse, requiredText } from "./fields";

const NumerologySchema = z.object({
  fullName: requiredText("Full name is required").transform((name, context): string =>
    countedLetters(name).length > 0 ? name : refuse(context, NO_LETTERS_REASON),
  ),
  birthDate: requiredDate("Birth date is required"),
  /** The visitor's calendar year, for the personal year: around New Year it is not everybody's. */
  year: z.preprocess((value) => (isUntyped(value) ? undefined : value), wholeNumber(1800, 2100).optional()),
});
export type NumerologyInput = z.infer<typeof NumerologySchema>;

export const readNumerology = readBy(NumerologySchema);
